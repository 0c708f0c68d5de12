import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { suiteFiles } from '../input/storefrontPact.ts';
import { UnusableError } from '../input/unusable.ts';
import { readContract } from './pactContract.ts';

export type ExportSetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** The pact file used without `--pact`. */
  pact: string;
};

const help = ({ command }: ExportSetting) => `${command} FOLDER [--pact FILE]
Writes the storefront's contract into a folder as plain Pact of format 4, for any other tool that reads Pact: the contract,
who may call (.access.json) and conformance (.conformance.json), each with whole queries and rules.
--pact FILE  another pact file in place of the storefront's
Exit: 0 written, 2 not written, with the reason.
`;

/** Writes one stored pact as plain Pact. */
export function exportPact(file: string, to: string): void {
  writeFileSync(to, `${JSON.stringify(readContract(file, null), null, 2)}\n`);
}

/**
 * Runs `contracts:export` with these arguments. Returns the exit code: 0 written, 2 not written, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runExport(args: readonly string[], io: CommandIo, setting: ExportSetting): Promise<number> {
  return exitCodeOf(io, () => {
    const { values, positionals } = commandArguments(args, { pact: { type: 'string' } as const }, 1);
    if (values.help === true) {
      io.out(help(setting));
      return 0;
    }
    const [folder] = positionals;
    if (folder === undefined) throw new UnusableError(`${setting.command} takes a folder. See --help.`);
    mkdirSync(folder, { recursive: true });
    for (const file of suiteFiles(values.pact ?? setting.pact, 'all')) {
      const to = path.join(folder, path.basename(file));
      if (path.resolve(to) === path.resolve(file))
        throw new UnusableError(`${folder} is the folder of the stored contract.`);
      exportPact(file, to);
      io.out(`${to}\n`);
    }
    return 0;
  });
}
