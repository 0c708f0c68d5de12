import { runDeployment } from '../broker/runDeployment.ts';
import { runRecord } from '../broker/runRecord.ts';
import { runCi } from '../ci/runCi.ts';
import type { CommandIo } from '../input/commandArguments.ts';
import { gitText } from '../input/gitText.ts';
import { runExport } from '../provider/runExport.ts';
import { runVerify } from '../provider/runVerify.ts';
import { runCheck, type CheckSetting } from '../schema-check/runCheck.ts';
import { runUses } from '../schema-check/runUses.ts';

type Command = (args: readonly string[], io: CommandIo) => Promise<number>;

/**
 * The commands of the package, by name. inUse: what counts as in use beside the releases of the package; pact: the file
 * of the contract, and commit: of the storefront, its version in a Pact broker; null: unknown.
 */
export function packedCommands(
  inUse: Omit<CheckSetting, 'command'>,
  pact: string,
  commit: string | null,
): Record<string, Command> {
  const commandName = (name: string) => ({ command: `etal-contracts ${name}` });
  const broker = { env: inUse.env, git: gitText(process.cwd()) };
  const deployment =
    (action: 'can-i-deploy' | 'record-deployment'): Command =>
    (args, io) =>
      runDeployment(args, io, { action, ...commandName(action), pacticipant: 'market-api', ...broker });
  return {
    verify: (args, io) =>
      runVerify(args, io, {
        ...commandName('verify'),
        pact,
        releases: inUse.releases,
        start: null,
      }),
    check: (args, io) => runCheck(args, io, { ...commandName('check'), ...inUse }),
    uses: (args, io) => runUses(args, io, { ...commandName('uses'), ...inUse }),
    ci: (args, io) => runCi(args, io, { ...commandName('ci'), ...inUse, pact, start: null, base: null }),
    export: (args, io) => runExport(args, io, { ...commandName('export'), pact }),
    record: (args, io) =>
      runRecord(args, io, {
        ...commandName('record'),
        pact,
        consumerVersion: commit,
        releases: inUse.releases,
        ...broker,
      }),
    'can-i-deploy': deployment('can-i-deploy'),
    'record-deployment': deployment('record-deployment'),
  };
}
