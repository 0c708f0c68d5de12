import { commandArguments, exitCodeOf, type CommandIo } from '../command/commandArguments.ts';
import { addRelease, retireRelease } from './releaseKeeping.ts';
import { releaseNames, type Checkout } from './releases.ts';
import { UnusableError } from '../command/unusable.ts';
import { existsSync } from 'node:fs';

export type ReleaseSetting = { command: string; checkout: Checkout; releases: string };

const help = ({ command }: ReleaseSetting) => `${command} add NAME | retire NAME | list
Keeps which releases of the storefront are in use: a page that was opened before a deploy asks what it was built with.
add NAME     keeps this checkout's schema, operations and places in sources as a release in use
retire NAME  forgets a release that no browser runs any more
list         names the releases in use
npm run schema:check holds every proposed schema against all of them.
Exit: 0 done, 2 what was given cannot be used.
`;

/**
 * Runs `release` with these arguments. Returns the exit code: 0 done, 2 unusable arguments, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runRelease(args: readonly string[], io: CommandIo, setting: ReleaseSetting): Promise<number> {
  const { checkout, releases } = setting;
  return exitCodeOf(io, () => {
    const { values, positionals } = commandArguments(args, {}, 2);
    const [action, name] = positionals;
    if (values.help === true) io.out(help(setting));
    else if (action === 'list' && name === undefined) {
      const names = existsSync(releases) ? releaseNames(releases) : [];
      io.out(names.length === 0 ? 'No release is in use.\n' : names.map((one) => `${one}\n`).join(''));
    } else if ((action === 'add' || action === 'retire') && name !== undefined) {
      if (action === 'add') io.out(`${name} is in use from now on: ${addRelease(releases, name, checkout)}\n`);
      else io.out(`${name} is in use no more: ${retireRelease(releases, name)} is gone.\n`);
    } else throw new UnusableError(`${setting.command} takes add NAME, retire NAME or list. See --help.`);
    return 0;
  });
}
