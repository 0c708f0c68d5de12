import { existsSync } from 'node:fs';
import { commandArguments, exitCodeOf, wholeNumber, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { isDay } from './approvals.ts';
import { addRelease, retireReplaced, retireRelease } from './releaseKeeping.ts';
import { releaseNames, type Checkout } from './releases.ts';

/** today: 'YYYY-MM-DD' in UTC. */
export type ReleaseSetting = { command: string; checkout: Checkout; releases: string; today: string };

const help = ({ command }: ReleaseSetting) => `${command} add NAME [--day DAY] | retire NAME | retire --days N | list
Keeps which releases of the storefront are in use: a page that was opened before a deploy asks what it was built with.
add NAME     keeps this checkout's schema, operations and places in sources as a release in use, deployed today, or on
             a DAY (YYYY-MM-DD)
retire NAME  forgets a release that no browser runs any more
retire --days N  forgets every release that another has replaced for more than N days
list         names the releases in use
--releases FOLDER  where they are kept; default: contracts/deployed
npm run schema:check holds every proposed schema against all of them.
Exit: 0 done, 2 unusable arguments.
`;

function dayOf(text: string): string {
  if (!isDay(text)) throw new UnusableError(`--day: ${text} is no day (YYYY-MM-DD). See --help.`);
  return text;
}

/**
 * Runs `release` with these arguments. Returns the exit code: 0 done, 2 unusable arguments, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runRelease(args: readonly string[], io: CommandIo, setting: ReleaseSetting): Promise<number> {
  const { checkout } = setting;
  return exitCodeOf(io, () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = commandArguments(args, { day: text, days: text, releases: text }, 2);
    const [action, name] = positionals;
    const { releases = setting.releases } = values;
    if (values.help === true) io.out(help(setting));
    else if (action === 'list' && name === undefined) {
      const names = existsSync(releases) ? releaseNames(releases) : [];
      io.out(names.length === 0 ? 'No release is in use.\n' : names.map((one) => `${one}\n`).join(''));
    } else if (action === 'retire' && name === undefined && values.days !== undefined) {
      const retired = retireReplaced(releases, wholeNumber('days', values.days, 0), setting.today);
      io.out(retired.length === 0 ? 'No release is to be retired.\n' : `No longer in use: ${retired.join(', ')}.\n`);
    } else if ((action === 'add' || action === 'retire') && name !== undefined) {
      if (action === 'add')
        io.out(`${name} is in use now: ${addRelease(releases, name, checkout, dayOf(values.day ?? setting.today))}\n`);
      else io.out(`${name} is in use no more: ${retireRelease(releases, name)} is gone.\n`);
    } else
      throw new UnusableError(`${setting.command} takes add NAME, retire NAME, retire --days N or list. See --help.`);
    return 0;
  });
}
