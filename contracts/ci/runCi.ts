import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runVerify, type VerifySetting } from '../provider/runVerify.ts';
import type { Verification } from '../provider/verification.ts';
import { readApprovals } from '../schema-check/approvals.ts';
import { checkProposal, type Outcome } from '../schema-check/outcome.ts';
import { readSchema } from '../schema-check/readSchema.ts';
import { checkoutRelease, releasesInUse, type Checkout } from '../schema-check/releases.ts';
import { reports } from '../schema-check/reports.ts';
import type { CheckSetting } from '../schema-check/runCheck.ts';
import { exitCodeOf, summary, type Asked } from './summary.ts';

/** Where the command writes: its summary, and the sentence that says why it could not. */
export type CiIo = { out(text: string): void; err(text: string): void };
export type CiSetting = Omit<CheckSetting, 'command'> &
  Pick<VerifySetting, 'pact' | 'start'> & {
    /** How the command is called, as its help says it. */
    command: string;
    /** What a revision of this repository would be released with, put into a folder; null: there is no repository. */
    base: ((revision: string, folder: string) => Checkout) | null;
    /** Of the process: GITHUB_ACTIONS and GITHUB_STEP_SUMMARY. */
    env: Readonly<Record<string, string | undefined>>;
  };

const help = ({ command, checkout, base, start }: CiSetting) =>
  `${command} [PROPOSED]${base ? ' [--base REV]' : ''} [--url URL] [--states URL] [--only REGEX] [--summary FILE] ...
Asks both: what a schema does to the operations that are in use, and whether a server keeps the contract. Writes a summary
in Markdown, and appends it to the file that $GITHUB_STEP_SUMMARY names; on GitHub annotations come before it.
PROPOSED        a file, an address (by introspection), or git:REV:PATH; counted in use are the operations of
                ${checkout.name} and of the releases; without it: the schema of ${checkout.name}, against the releases
${base ? '--base REV      what a revision such as origin/main sends and shows counts as in use as well\n' : ''}--url URL       the server; ${start ? 'without it the shipped one is started' : 'without it only the schema is checked'}
--states URL    where provider states are set; default: URL/provider-states
--only REGEX    only the interactions whose name matches
--check-only    no server is asked
--summary FILE  writes the summary there as well
--sarif FILE    the schema's findings, for code scanning
--junit FILE    the server's answers, as JUnit XML
Exit: 0 all is kept, 1 something is not, 2 something could not be asked.
`;

function options(args: readonly string[], { base }: CiSetting) {
  const text = { type: 'string' } as const;
  const texts = { url: text, states: text, only: text, summary: text, sarif: text, junit: text, base: text };
  const known = {
    ...texts,
    'check-only': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: known });
  if (positionals.length > 1) throw new Error('One schema can be proposed at a time.');
  if (values.base !== undefined && !base) throw new Error('--base needs the repository of the storefront.');
  return { ...values, proposed: positionals[0] };
}
type Options = ReturnType<typeof options>;

async function checked({ proposed, base }: Options, setting: CiSetting, folder: string): Promise<Asked<Outcome>> {
  try {
    const { checkout } = setting;
    const releases = releasesInUse(setting.releases);
    if (base !== undefined && setting.base) releases.push(checkoutRelease(setting.base(base, folder)));
    if (proposed !== undefined) releases.push(checkoutRelease(checkout));
    const schema = await readSchema(proposed ?? checkout.schema);
    const told = { name: proposed ?? `the schema of ${checkout.name}`, schema };
    return checkProposal(told, { releases, approvals: readApprovals(setting.approvals), today: setting.today });
  } catch (error) {
    return (error as Error).message;
  }
}

async function verified(given: Options, setting: CiSetting, folder: string): Promise<Asked<Verification>> {
  if (given['check-only'] || (given.url === undefined && !setting.start)) return null;
  const file = path.join(folder, 'verification.json');
  const { url, states, only, junit } = given;
  const args = Object.entries({ url, states, only, junit, json: file }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  let trouble = '';
  const io = { out: () => undefined, err: (text: string) => void (trouble += text) };
  const code = await runVerify(args, io, setting);
  return code === 2 ? trouble.trim() : (JSON.parse(readFileSync(file, 'utf8')) as Verification);
}

/**
 * The schema check and the verification in one, for a pull request. Answers the exit code, the worst of both: 0 all is
 * kept, 1 something is not, 2 something could not be asked. Never rejects.
 */
export async function runCi(args: readonly string[], io: CiIo, setting: CiSetting): Promise<number> {
  const { env } = setting;
  let folder: string | undefined;
  try {
    const given = options(args, setting);
    if (given.help) {
      io.out(help(setting));
      return 0;
    }
    folder = mkdtempSync(path.join(os.tmpdir(), 'etal-ci-'));
    const check = await checked(given, setting, folder);
    const verification = await verified(given, setting, folder);
    const text = summary(check, verification);
    const outcome = typeof check === 'string' ? null : check;
    if (given.sarif !== undefined && outcome) writeFileSync(given.sarif, reports.sarif(outcome));
    if (given.summary !== undefined) writeFileSync(given.summary, text);
    if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
    io.out(`${env.GITHUB_ACTIONS === 'true' && outcome ? reports.github(outcome) : ''}${text}`);
    return exitCodeOf(check, verification);
  } catch (error) {
    io.err(`${(error as Error).message.split(/\. (?=[A-Z])/)[0]?.replace(/\.$/, '')}. See --help.\n`);
    return 2;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
