import { commandArguments, exitCodeOf, wholeNumber, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { isDay } from './approvals.ts';
import {
  callsText,
  perDayText,
  readOperationCalls,
  USES_HELP,
  type Calls,
  type OperationCalls,
} from './operationCalls.ts';
import { addRelease, dayBefore, releaseToRetire, replacedReleases, retireRelease } from './releaseKeeping.ts';
import { datedReleases, ownOperations, type Checkout, type DatedRelease } from './releases.ts';

/** today: 'YYYY-MM-DD' in UTC. */
export type ReleaseSetting = { command: string; checkout: Checkout; releases: string; today: string };

const help = ({
  command,
}: ReleaseSetting) => `${command} add NAME [--day DAY] | retire NAME | retire --days N | list [--uses FILE] [--dry-run]
Keeps which releases of the storefront are in use: a page that was opened before a deploy asks what it was built with.
add NAME     keeps this checkout's schema, operations, contract and places in sources as a release in use, deployed today,
             or on a DAY (YYYY-MM-DD). The same once more changes nothing
retire NAME  forgets a release that no browser runs any more; with --uses it says how many calls a day that breaks
retire --days N  forgets every release that another has replaced for more than N days; with --uses only where nothing that it
             alone asks was called in these N days
list         names the releases in use, with the day of their deployment, and with --uses the last call
${USES_HELP}
--dry-run    retires nothing, and says what it would
--releases FOLDER  where they are kept; default: contracts/deployed
npm run schema:check holds every proposed schema against all of them, npm run contracts:verify -- --deployed a server.
Exit: 0 done, 2 unusable arguments.
`;

function dayOf(text: string): string {
  if (!isDay(text)) throw new UnusableError(`--day: ${text} is no day (YYYY-MM-DD). See --help.`);
  return text;
}

function add(name: string, { day, releases }: Options, { checkout, today }: ReleaseSetting): string {
  const { file, isNew } = addRelease(releases, name, checkout, dayOf(day ?? today));
  return isNew ? `${name} is in use now: ${file}\n` : `${name} is in use already, and is the same: ${file}\n`;
}

/** What a server still receives of a release that no other one in use asks. */
function ownCalls(name: string, releases: readonly DatedRelease[], calls: OperationCalls): Calls {
  const release = releases.find((one) => one.name === name);
  return calls.of(release ? ownOperations(release, releases) : []);
}

const MOST_NAMED = 5;

/** What retiring a release would break beside these releases. */
function breaksText(name: string, releases: readonly DatedRelease[], { uses }: Options): string {
  if (uses === undefined) return '';
  const calls = readOperationCalls(uses);
  const { perDay, lastDay, operations } = ownCalls(name, releases, calls);
  if (lastDay === null) return `Nothing that it alone asks was called since ${calls.from}.\n`;
  const named = operations.slice(0, MOST_NAMED).map(([operation, count]) => `${operation} ${perDayText(count)}`);
  const more = operations.length > MOST_NAMED ? `, and ${operations.length - MOST_NAMED} more` : '';
  return `${perDayText(perDay)} calls a day are of what it alone asks, the last on ${lastDay}: ${named.join(', ')}${more}.\n`;
}

function retire(name: string, options: Options): string {
  const { releases } = options;
  // Throws for an unknown name before anything is said.
  const file = releaseToRetire(releases, name);
  const breaks = breaksText(name, datedReleases(releases), options);
  if (options['dry-run'] === true) return `${name} stays in use, for this is a dry run.\n${breaks}`;
  retireRelease(releases, name);
  return `${name} is in use no more: ${file} is gone.\n${breaks}`;
}

function retireReplaced(text: string, options: Options, { today }: ReleaseSetting): string {
  const { releases, uses } = options;
  const days = wholeNumber('days', text, 0);
  const names = replacedReleases(releases, days, today);
  const calls = uses === undefined ? null : readOperationCalls(uses);
  const limit = dayBefore(today, days);
  if (calls && calls.from > limit)
    throw new UnusableError(`--uses: ${uses} counts only since ${calls.from}, which is less than ${days} days ago.`);
  let staying = datedReleases(releases);
  const stillCalled: string[] = [];
  // Oldest first, each beside what stays: what only two releases ask must not go with both.
  const gone = names.filter((name) => {
    if (calls !== null && (ownCalls(name, staying, calls).lastDay ?? '') > limit) {
      stillCalled.push(`${name} is still called: ${breaksText(name, staying, options)}`);
      return false;
    }
    staying = staying.filter((release) => release.name !== name);
    return true;
  });
  if (options['dry-run'] !== true) for (const name of gone) retireRelease(releases, name);
  const word = options['dry-run'] === true ? 'Would be retired' : 'No longer in use';
  return `${gone.length === 0 ? 'No release is to be retired' : `${word}: ${gone.join(', ')}`}.\n${stillCalled.join('')}`;
}

function list({ releases, uses }: Options): string {
  const calls = uses === undefined ? null : readOperationCalls(uses);
  const all = datedReleases(releases);
  const lines = all.map((release) => {
    const { name, since, operations } = release;
    const own = ownOperations(release, all);
    const used = calls ? `; ${own.length} of its own, ${callsText(calls.of(own), calls)}` : '';
    return `${name}  ${since === null ? 'no day' : `since ${since}`}, ${operations.length} operations${used}\n`;
  });
  return lines.length === 0 ? 'No release is in use.\n' : lines.join('');
}

type Options = {
  releases: string;
  day?: string | undefined;
  days?: string | undefined;
  uses?: string | undefined;
  'dry-run'?: boolean | undefined;
};

/**
 * Runs `release` with these arguments. Returns the exit code: 0 done, 2 unusable arguments, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runRelease(args: readonly string[], io: CommandIo, setting: ReleaseSetting): Promise<number> {
  return exitCodeOf(io, () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = commandArguments(
      args,
      { day: text, days: text, releases: text, uses: text, 'dry-run': { type: 'boolean' } as const },
      2,
    );
    const [action, name] = positionals;
    const options: Options = { releases: setting.releases, ...values };
    if (values.help === true) io.out(help(setting));
    else if (action === 'list' && name === undefined) io.out(list(options));
    else if (action === 'retire' && name === undefined && values.days !== undefined)
      io.out(retireReplaced(values.days, options, setting));
    else if (action === 'add' && name !== undefined) io.out(add(name, options, setting));
    else if (action === 'retire' && name !== undefined) io.out(retire(name, options));
    else
      throw new UnusableError(`${setting.command} takes add NAME, retire NAME, retire --days N or list. See --help.`);
    return 0;
  });
}
