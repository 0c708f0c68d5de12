import { commandArguments, exitCodeOf, wholeNumber, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { isDay } from './approvals.ts';
import { addRelease, replacedReleases, retireRelease } from './releaseKeeping.ts';
import { datedReleases, type Checkout } from './releases.ts';

/** today: 'YYYY-MM-DD' in UTC. */
export type ReleaseSetting = { command: string; checkout: Checkout; releases: string; today: string };

const help = ({ command }: ReleaseSetting) => `${command} add NAME [--day DAY] | retire NAME | retire --days N | list
Keeps which releases of the storefront are in use: a page that was opened before a deploy asks what it was built with.
add NAME     keeps this checkout's schema, operations, contract and places in sources as a release in use, deployed today,
             or on a DAY (YYYY-MM-DD). The same once more changes nothing
retire NAME  forgets a release that no browser runs any more
retire --days N  forgets every release that another has replaced for more than N days
list         names the releases in use, with the day of their deployment
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

function retireReplaced(days: string, { releases }: Options, { today }: ReleaseSetting): string {
  const names = replacedReleases(releases, wholeNumber('days', days, 0), today);
  for (const name of names) retireRelease(releases, name);
  return names.length === 0 ? 'No release is to be retired.\n' : `No longer in use: ${names.join(', ')}.\n`;
}

function list({ releases }: Options): string {
  const lines = datedReleases(releases).map(
    ({ name, since, operations }) =>
      `${name}  ${since === null ? 'no day' : `since ${since}`}, ${operations} operations\n`,
  );
  return lines.length === 0 ? 'No release is in use.\n' : lines.join('');
}

type Options = { releases: string; day?: string | undefined; days?: string | undefined };

/**
 * Runs `release` with these arguments. Returns the exit code: 0 done, 2 unusable arguments, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runRelease(args: readonly string[], io: CommandIo, setting: ReleaseSetting): Promise<number> {
  return exitCodeOf(io, () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = commandArguments(args, { day: text, days: text, releases: text }, 2);
    const [action, name] = positionals;
    const options: Options = { releases: setting.releases, ...values };
    if (values.help === true) io.out(help(setting));
    else if (action === 'list' && name === undefined) io.out(list(options));
    else if (action === 'retire' && name === undefined && values.days !== undefined)
      io.out(retireReplaced(values.days, options, setting));
    else if (action === 'add' && name !== undefined) io.out(add(name, options, setting));
    else if (action === 'retire' && name !== undefined)
      io.out(`${name} is in use no more: ${retireRelease(options.releases, name)} is gone.\n`);
    else
      throw new UnusableError(`${setting.command} takes add NAME, retire NAME, retire --days N or list. See --help.`);
    return 0;
  });
}
