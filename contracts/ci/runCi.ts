import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandArguments, exitCodeOf, saveFile, type CommandIo } from '../command/commandArguments.ts';
import { UnusableError } from '../command/unusable.ts';
import { runVerify, type VerifySetting } from '../provider/runVerify.ts';
import type { Verification } from '../provider/verified.ts';
import { readApprovals } from '../schema-check/approvals.ts';
import { checkProposal, type Outcome } from '../schema-check/outcome.ts';
import { readSchema } from '../schema-check/readSchema.ts';
import { checkoutRelease, releasesInUse, type Checkout } from '../schema-check/releases.ts';
import { reports } from '../schema-check/reports.ts';
import { HEADER_HELP, requestHeaders } from '../schema-check/requestHeaders.ts';
import { consumersOf, type CheckSetting } from '../schema-check/runCheck.ts';
import { workspaceOf } from '../schema-check/schemaPlaces.ts';
import { commentOnPullRequest } from './pullRequestComment.ts';
import { ciExitCode, summary, type Asked } from './summary.ts';

export type CiSetting = Omit<CheckSetting, 'command'> &
  Pick<VerifySetting, 'pact' | 'start'> & {
    /** The command's name, as its help shows it. */
    command: string;
    /** Checks out what a revision of this repository would release into a folder; null if there is no repository. */
    base: ((revision: string, folder: string) => Checkout) | null;
    /** The process environment: SCHEMA_HEADER and the variables of GitHub or GitLab. */
    env: CheckSetting['env'];
  };

const help = ({ command, checkout, base, start }: CiSetting) =>
  `${command} [PROPOSED]${base ? ' [--base REV]' : ''} [--url URL] [--states URL] [--only WHICH]... [--baseline FILE] [--strict] ...
Asks both: what a schema does to the operations that are in use, and whether a server keeps the contract. Writes a summary
in Markdown, and appends it to the file that $GITHUB_STEP_SUMMARY names; on GitHub annotations come before it, at the
lines of the proposed schema.
PROPOSED        a file, a folder or a glob of SDL files, an address (by introspection), or git:REV:PATH; counted in use
                are the operations of ${checkout.name} and of the releases; without it: the schema of ${checkout.name},
                against the releases
${base ? '--base REV      what a revision such as origin/main sends and shows counts as in use as well\n' : ''}--url URL       the server; ${start ? 'without it the shipped one is started' : 'without it only the schema is checked'}
${
  start
    ? `--database pglite|postgres  what the started server keeps its data in (default: pglite, embedded)
`
    : ''
}--states URL    where provider states are set; default: URL/provider-states
--consumers FILE  more consumers (see check --help)
--only WHICH    only the interactions whose name matches, or domain:... or state:... (see verify --help)
--baseline FILE what the server has passed before: what is not in it is pending and does not count
--strict        everything counts: also what waits for a state or is pending
${HEADER_HELP}
--check-only    no server is asked
--comment       writes the summary into the pull request of GitHub ($GITHUB_TOKEN) or the merge request of GitLab
                ($GITLAB_TOKEN): one comment, which each run replaces
--approvals FILE  breaks that were agreed to, each until a day, in place of those of ${checkout.name}
--summary FILE  writes the summary there as well
--sarif FILE    the schema's findings, for code scanning
--codequality FILE  the same as a Code Quality report of GitLab
--junit FILE    the server's answers, as JUnit XML
--json FILE     the same as JSON, for record
--suite NAME    contract, conformance or all (see verify --help)
Exit: 0 all is kept, 1 something is not, 2 something could not be asked.
`;

function options(args: readonly string[], { base }: CiSetting) {
  const text = { type: 'string' } as const;
  const texts = {
    url: text,
    states: text,
    baseline: text,
    summary: text,
    sarif: text,
    junit: text,
    codequality: text,
    json: text,
    suite: text,
    approvals: text,
    base: text,
    database: text,
  };
  const many = { type: 'string', multiple: true } as const;
  const { values, positionals } = commandArguments(
    args,
    {
      ...texts,
      header: many,
      only: many,
      consumers: many,
      'check-only': { type: 'boolean' } as const,
      comment: { type: 'boolean' } as const,
      strict: { type: 'boolean' } as const,
    },
    1,
  );
  if (values.base !== undefined && !base)
    throw new UnusableError('--base needs the repository of the storefront. See --help.');
  return { ...values, proposed: positionals[0] };
}
type Options = ReturnType<typeof options>;

async function checked(
  { proposed, base, header, approvals, consumers }: Options,
  setting: CiSetting,
  folder: string,
): Promise<Asked<Outcome>> {
  try {
    const { checkout } = setting;
    const releases = releasesInUse(setting.releases);
    if (base !== undefined && setting.base) releases.push(checkoutRelease(setting.base(base, folder)));
    if (proposed !== undefined) releases.push(checkoutRelease(checkout));
    const schema = await readSchema(proposed ?? checkout.schema, requestHeaders(header, setting.env));
    const told = { name: proposed ?? `the schema of ${checkout.name}`, schema };
    return checkProposal(told, {
      releases,
      approvals: readApprovals(approvals ?? setting.approvals, approvals !== undefined),
      consumers: consumersOf(setting, consumers),
      today: setting.today,
      root: workspaceOf(setting.env),
    });
  } catch (error) {
    return (error as Error).message;
  }
}

async function verified(given: Options, setting: CiSetting, folder: string): Promise<Asked<Verification>> {
  if (given['check-only'] || (given.url === undefined && !setting.start)) return null;
  const file = path.join(folder, 'verification.json');
  const { url, states, only = [], junit, database, baseline, suite } = given;
  const args = Object.entries({ url, states, junit, database, baseline, suite, json: file }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  args.push(...only.flatMap((one) => ['--only', one]));
  let trouble = '';
  const io = { out: () => undefined, err: (text: string) => void (trouble += text) };
  await runVerify(args, io, setting);
  if (given.json !== undefined && existsSync(file)) saveFile('json', given.json, readFileSync(file, 'utf8'));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verification) : trouble.trim();
}

/** Posts the comment. A failure, such as a fork's read-only token, is only logged. */
async function comment(io: CommandIo, env: CiSetting['env'], text: string, isNews: boolean): Promise<void> {
  try {
    io.err(`Comment: ${await commentOnPullRequest(env, text, isNews)}.\n`);
  } catch (error) {
    io.err(`The comment was not written: ${(error as Error).message}.\n`);
  }
}

/**
 * Runs the schema check and the verification together, for a pull request. Returns the worse of both exit codes: 0
 * passed, 1 failed, 2 one of them could not run. Never rejects.
 */
export function runCi(args: readonly string[], io: CommandIo, setting: CiSetting): Promise<number> {
  const { env } = setting;
  return exitCodeOf(io, async () => {
    const given = options(args, setting);
    if (given.help === true) {
      io.out(help(setting));
      return 0;
    }
    const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-ci-'));
    try {
      const check = await checked(given, setting, folder);
      const verification = await verified(given, setting, folder);
      const strict = given.strict === true || given.url === undefined;
      const text = summary(check, verification, strict);
      const outcome = typeof check === 'string' ? null : check;
      if (given.sarif !== undefined && outcome) saveFile('sarif', given.sarif, reports.sarif(outcome));
      if (given.codequality !== undefined && outcome)
        saveFile('codequality', given.codequality, reports.gitlab(outcome));
      if (given.summary !== undefined) saveFile('summary', given.summary, text);
      if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
      io.out(`${env.GITHUB_ACTIONS === 'true' && outcome ? reports.github(outcome) : ''}${text}`);
      const code = ciExitCode(check, verification, strict);
      if (given.comment === true) await comment(io, env, text, code > 0 || (outcome?.risky ?? 0) > 0);
      return code;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
