import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandArguments, exitCodeOf, saveFile, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { runVerify } from '../provider/runVerify.ts';
import type { Verification } from '../provider/verified.ts';
import type { VerifySetting } from '../provider/verifyArguments.ts';
import { readApprovals } from '../schema-check/approvals.ts';
import { checkProposal, type CheckResult } from '../schema-check/checkResult.ts';
import { FAIL_ON_HELP, failOnOf } from '../schema-check/failOn.ts';
import { readSchema } from '../schema-check/readSchema.ts';
import { checkoutRelease, releasesInUse, type Checkout } from '../schema-check/releases.ts';
import { reports } from '../schema-check/reports.ts';
import { HEADER_HELP, requestHeaders } from '../schema-check/requestHeaders.ts';
import { consumersOf, type CheckSetting } from '../schema-check/runCheck.ts';
import { workspaceOf } from '../schema-check/schemaPlaces.ts';
import { commentOnPullRequest } from './pullRequestComment.ts';
import { ciExitCode, summary, type Checked } from './summary.ts';

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
Checks the schema and verifies a server in one run. Writes a summary in Markdown to the standard output and to the file
in $GITHUB_STEP_SUMMARY; on GitHub it also annotates the lines of the proposed schema.
PROPOSED        a file, a folder or a glob of SDL files, the address of a running API, or git:REV:PATH, checked against
                the operations of ${checkout.name} and of the releases;
                without it: the schema of ${checkout.name}, against the releases
${base ? '--base REV      also checks against the operations and texts of a revision such as origin/main\n' : ''}--url URL       the server; ${start ? 'without it the shipped one is started' : 'without it only the schema is checked'}
${
  start
    ? `--database pglite|postgres  the started server's database (default: pglite, embedded)
`
    : ''
}--states URL    the address that sets provider states up; default: URL/provider-states
--consumers FILE  more consumers (see check --help)
--only WHICH    only the interactions whose name matches, or domain:... or state:... (see verify --help)
--baseline FILE the interactions that the server has passed before; others are pending and do not count
--strict        everything counts, including what waits or is pending
${HEADER_HELP}
${FAIL_ON_HELP}
--check-only    checks the schema only
--comment       writes the summary into the pull request on GitHub ($GITHUB_TOKEN) or the merge request on GitLab
                ($GITLAB_TOKEN), as one comment that each run replaces
--approvals FILE  approved changes, each with an end date, in place of those of ${checkout.name}
--summary FILE  writes the summary to a file as well
--sarif FILE    writes the schema findings for code scanning
--codequality FILE  writes them as a Code Quality report of GitLab
--junit FILE    writes the verification as JUnit XML
--json FILE     writes it as JSON, for record
--suite NAME    contract, conformance or all (see verify --help)
--deployed      also verifies the contracts of all releases in use (see verify --help)
Exit: 0 nothing breaks, 1 something does, or is a risk that --fail-on names, 2 something could not be checked.
`;

/** Options that mean nothing where no server is verified. */
const SERVER_OPTIONS = ['states', 'baseline', 'strict', 'only', 'suite', 'deployed', 'junit', 'json'] as const;

function options(args: readonly string[], { base, start }: CiSetting) {
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
      'fail-on': many,
      'check-only': { type: 'boolean' } as const,
      comment: { type: 'boolean' } as const,
      strict: { type: 'boolean' } as const,
      deployed: { type: 'boolean' } as const,
    },
    1,
  );
  if (values.base !== undefined && !base)
    throw new UnusableError('--base needs the repository of the storefront. See --help.');
  const ofServer = SERVER_OPTIONS.find((name) => values[name] !== undefined);
  if (ofServer !== undefined && values.url === undefined && !start)
    throw new UnusableError(`--${ofServer} is about a server, and there is no --url. See --help.`);
  return { ...values, proposed: positionals[0] };
}
type Options = ReturnType<typeof options>;

async function checked(
  { proposed, base, header, approvals, consumers: consumerFiles, 'fail-on': failOn = [] }: Options,
  setting: CiSetting,
  folder: string,
): Promise<Checked<CheckResult>> {
  try {
    const { checkout } = setting;
    const releases = releasesInUse(setting.releases);
    if (base !== undefined && setting.base) releases.push(checkoutRelease(setting.base(base, folder)));
    if (proposed !== undefined) releases.push(checkoutRelease(checkout));
    const schema = await readSchema(proposed ?? checkout.schema, requestHeaders(header, setting.env));
    const proposal = { name: proposed ?? `the schema of ${checkout.name}`, schema };
    const consumers = consumersOf(setting, consumerFiles);
    return checkProposal(proposal, {
      releases,
      approvals: readApprovals(approvals ?? setting.approvals, approvals !== undefined),
      consumers,
      failOn: failOnOf(failOn, consumers.names),
      today: setting.today,
      root: workspaceOf(setting.env),
    });
  } catch (error) {
    return (error as Error).message;
  }
}

async function verified(options: Options, setting: CiSetting, folder: string): Promise<Checked<Verification>> {
  if (options['check-only'] || (options.url === undefined && !setting.start)) return null;
  const file = path.join(folder, 'verification.json');
  const { url, states, only = [], junit, database, baseline, suite } = options;
  const args = Object.entries({ url, states, junit, database, baseline, suite, json: file }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  args.push(...only.flatMap((one) => ['--only', one]), ...(options.deployed === true ? ['--deployed'] : []));
  let errorText = '';
  const io = { out: () => undefined, err: (text: string) => void (errorText += text) };
  await runVerify(args, io, setting);
  if (options.json !== undefined && existsSync(file)) saveFile('json', options.json, readFileSync(file, 'utf8'));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verification) : errorText.trim();
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
    const parsed = options(args, setting);
    if (parsed.help === true) {
      io.out(help(setting));
      return 0;
    }
    const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-ci-'));
    try {
      const check = await checked(parsed, setting, folder);
      const verification = await verified(parsed, setting, folder);
      const strict = parsed.strict === true || parsed.url === undefined;
      const text = summary(check, verification, strict);
      const checkResult = typeof check === 'string' ? null : check;
      if (parsed.sarif !== undefined && checkResult) saveFile('sarif', parsed.sarif, reports.sarif(checkResult));
      if (parsed.codequality !== undefined && checkResult)
        saveFile('codequality', parsed.codequality, reports.gitlab(checkResult));
      if (parsed.summary !== undefined) saveFile('summary', parsed.summary, text);
      if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
      io.out(`${env.GITHUB_ACTIONS === 'true' && checkResult ? reports.github(checkResult) : ''}${text}`);
      const code = ciExitCode(check, verification, strict);
      if (parsed.comment === true) await comment(io, env, text, code > 0 || (checkResult?.risky ?? 0) > 0);
      return code;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
