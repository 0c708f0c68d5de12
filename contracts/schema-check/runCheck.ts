import { appendFileSync } from 'node:fs';
import { commandArguments, exitCodeOf, saveFile, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { readApprovals } from './approvals.ts';
import { checkProposal, type CheckResult } from './checkResult.ts';
import { readConsumers, type Consumers } from './consumers.ts';
import { FAIL_ON_HELP, failOnOf } from './failOn.ts';
import { readSchema } from './readSchema.ts';
import { checkoutRelease, releasesInUse, type Checkout } from './releases.ts';
import { reports } from './reports.ts';
import { HEADER_HELP, requestHeaders } from './requestHeaders.ts';
import { workspaceOf } from './schemaPlaces.ts';
import { summaryLine } from './textReport.ts';

export type CheckSetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** What counts as in use beside the releases: the paths of its schema, operations and sources. */
  checkout: Checkout;
  /** Folder of the releases in use. */
  releases: string;
  /** Files that name the consumers and their components. */
  consumers?: readonly string[];
  /** File of approved breaks; may be absent. */
  approvals: string;
  /** 'YYYY-MM-DD' in UTC, by which approvals expire. */
  today: string;
  /** The process environment: SCHEMA_HEADER. */
  env: Readonly<Record<string, string | undefined>>;
};

const help = ({
  command,
  checkout,
}: CheckSetting) => `${command} [PROPOSED] [--format text|json|sarif|github|gitlab] [--output FILE] [--deployed-only]
Reports how a proposed schema changes the operations in use: those of ${checkout.name}, and of every stored release,
because its pages may still be open in a browser.
PROPOSED           a file (SDL, or the JSON of an introspection), a folder or a glob of SDL files ('api/**/*.graphql'),
                   the address of a running API, or git:REV:PATH for files of a git revision;
                   without it: the schema of ${checkout.name}, against the releases only
--format FORMAT    text (default), json, sarif (code scanning), github (annotations of a pull request),
                   gitlab (Code Quality report)
--output FILE      writes the report to a file, and one line to the standard output
${FAIL_ON_HELP}
--deployed-only    leaves the operations of ${checkout.name} out
--consumers FILE   more consumers: their operations, or which folders are whose (may be repeated)
--schema FILE      the schema (file, folder or glob) that the operations were compiled against, in place of that of
                   ${checkout.name}
--operations FILE  compiled operations, {"any key": "the operation's text"}, in place of those of ${checkout.name}
--releases FOLDER  the folder of the releases in use
${HEADER_HELP}
--log FILE         appends a line of JSON: day, proposal, breaking changes, and who approved them
--approvals FILE   approved changes, each with an end date
Exit: 0 nothing in use breaks, 1 something does, or is a risk that --fail-on names, 2 an argument or a file cannot be used.
`;

const isFormat = (name: string): name is keyof typeof reports => Object.hasOwn(reports, name);

function options(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const files = { log: text, output: text, schema: text, operations: text, releases: text, approvals: text };
  const many = { type: 'string', multiple: true } as const;
  const { values, positionals } = commandArguments(
    args,
    { format: text, 'deployed-only': flag, header: many, consumers: many, 'fail-on': many, ...files },
    1,
  );
  const { format = 'text' } = values;
  if (!isFormat(format))
    throw new UnusableError(`--format: there is no ${format}, only ${Object.keys(reports).join(', ')}. See --help.`);
  const proposed = positionals[0];
  return { ...values, proposed, format, deployedOnly: values['deployed-only'] === true || proposed === undefined };
}
type Options = ReturnType<typeof options>;

/** The consumers of a setting's files, and of those named with `--consumers`. */
export const consumersOf = (
  { consumers = [], checkout }: Pick<CheckSetting, 'consumers' | 'checkout'>,
  patterns: readonly string[] = [],
  schema: string = checkout.schema,
): Consumers => readConsumers([...consumers, ...patterns], schema);

async function resultOf(options: Options, setting: CheckSetting): Promise<CheckResult> {
  const { name } = setting.checkout;
  const ownFiles = {
    schema: options.schema ?? setting.checkout.schema,
    operations: options.operations ?? setting.checkout.operations,
  };
  const proposed = {
    name: options.proposed ?? `the schema of ${name}`,
    schema: await readSchema(options.proposed ?? ownFiles.schema, requestHeaders(options.header, setting.env)),
  };
  const folder = options.releases ?? setting.releases;
  const releases = releasesInUse(folder);
  if (!options.deployedOnly) releases.push(checkoutRelease({ ...setting.checkout, ...ownFiles }));
  const approvals = readApprovals(options.approvals ?? setting.approvals, options.approvals !== undefined);
  const consumers = consumersOf(setting, options.consumers, ownFiles.schema);
  if (releases.length + consumers.releases.length === 0)
    throw new UnusableError(`Nothing is in use that could break: ${folder} has no release (release add NAME).`);
  return checkProposal(proposed, {
    releases,
    approvals,
    consumers,
    failOn: failOnOf(options['fail-on'] ?? [], consumers.names),
    today: setting.today,
    root: workspaceOf(setting.env),
  });
}

/** A check as the log stores it: one line of JSON, so that two branches that each add one can be merged. */
function addToLog(
  file: string,
  day: string,
  { proposed, releases, changes, breaking, risky, safe }: CheckResult,
): void {
  const noted = changes
    .filter(({ severity, fails }) => severity === 'breaking' || fails)
    .map(({ coordinate, kind, from, to, approved }) => ({
      coordinate,
      kind,
      from,
      to,
      ...(approved && { approvedBy: approved.author, reason: approved.reason, until: approved.until }),
    }));
  const line = { day, proposed, against: releases, breaking, risky, safe, breaks: noted };
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  } catch (error) {
    throw new UnusableError(`--log: ${(error as Error).message}.`);
  }
}

/**
 * Runs `schema:check` with these arguments; paths are relative to the working directory. Returns the exit code: 0
 * nothing in use breaks, 1 something does, 2 unusable arguments, with the reason in one sentence on `io.err`. Never
 * rejects.
 */
export async function runCheck(args: readonly string[], io: CommandIo, setting: CheckSetting): Promise<number> {
  return exitCodeOf(io, async () => {
    const parsed = options(args);
    if (parsed.help === true) {
      io.out(help(setting));
      return 0;
    }
    const result = await resultOf(parsed, setting);
    if (parsed.log !== undefined) addToLog(parsed.log, setting.today, result);
    const report = reports[parsed.format](result);
    if (parsed.output === undefined) io.out(report);
    else {
      saveFile('output', parsed.output, report);
      io.out(`${parsed.output}: ${summaryLine(result)}`);
    }
    return result.failing === 0 ? 0 : 1;
  });
}
