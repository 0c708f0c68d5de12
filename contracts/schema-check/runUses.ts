import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { readOperationCalls, USES_HELP } from './operationCalls.ts';
import { checkoutRelease, releasesInUse } from './releases.ts';
import { consumersOf, type CheckSetting } from './runCheck.ts';
import { schemaUses, unusedOf, usesText, type CoordinateUse } from './schemaUses.ts';

export type UsesSetting = Pick<CheckSetting, 'command' | 'checkout' | 'releases' | 'consumers'>;

const help = ({
  command,
  checkout,
}: UsesSetting) => `${command} [COORDINATE]... [--deprecated] [--unused] [--format text|json]
Lists who uses a part of the schema: operations, components with their line, and releases. Covers ${checkout.name} and
every stored release.
COORDINATE        Type, Type.field, Type.field(argument:), Input.field or Enum.VALUE, such as Product.bio
--deprecated      every deprecated part, and who still uses it
--unused          every field, argument and value that nobody uses
without any of these: each release, and what only that release uses, which can be removed when it is retired
--format FORMAT   text (default) or json
--schema FILE     the schema (file, folder or glob) that the operations were compiled against, in place of that of
                  ${checkout.name}
--operations FILE compiled operations, in place of those of ${checkout.name}
--releases FOLDER the folder of the releases in use
${USES_HELP}
--consumers FILE  more consumers (see check --help)
Exit: 0 listed, 2 an argument or a file cannot be used.
`;

function options(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const consumers = { type: 'string', multiple: true } as const;
  const files = { releases: text, schema: text, operations: text, uses: text };
  const accepted = { format: text, ...files, deprecated: flag, unused: flag, consumers };
  const { values, positionals } = commandArguments(args, accepted, Number.MAX_SAFE_INTEGER);
  const { format = 'text' } = values;
  if (format !== 'text' && format !== 'json')
    throw new UnusableError(`--format: there is no ${format}, only text, json. See --help.`);
  return { ...values, format, coordinates: positionals };
}

const MOST_NAMED = 12;

function aloneText(alone: readonly string[]): string {
  if (alone.length === 0) return 'uses nothing that the others do not';
  const more = alone.length > MOST_NAMED ? ` and ${alone.length - MOST_NAMED} more (--format json has all)` : '';
  return `alone uses ${alone.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/**
 * Runs `schema:uses` with these arguments. Returns the exit code: 0 done, 2 unusable arguments, with the reason in one
 * sentence on `io.err`. Never rejects.
 */
export function runUses(args: readonly string[], io: CommandIo, setting: UsesSetting): Promise<number> {
  return exitCodeOf(io, () => {
    const parsed = options(args);
    if (parsed.help === true) {
      io.out(help(setting));
      return 0;
    }
    const releasesInBrowsers = releasesInUse(parsed.releases ?? setting.releases);
    const calls = parsed.uses === undefined ? null : readOperationCalls(parsed.uses);
    const checkout = {
      ...setting.checkout,
      schema: parsed.schema ?? setting.checkout.schema,
      operations: parsed.operations ?? setting.checkout.operations,
    };
    const uses = schemaUses(
      [...releasesInBrowsers, checkoutRelease(checkout)],
      consumersOf(setting, parsed.consumers, checkout.schema),
      calls,
    );
    const json = parsed.format === 'json';
    const write = (value: unknown, text: string) => io.out(json ? `${JSON.stringify(value, null, 2)}\n` : text);
    if (parsed.unused === true) {
      const unused = unusedOf(uses);
      write(unused, `${unused.join('\n')}\n${unused.length} that nobody uses.\n`);
    } else if (parsed.coordinates.length > 0 || parsed.deprecated === true) {
      const coordinates =
        parsed.deprecated === true ? [...parsed.coordinates, ...uses.deprecated()] : parsed.coordinates;
      const coordinateUses = coordinates.map((coordinate): CoordinateUse => uses.of(coordinate));
      write(
        coordinateUses,
        coordinateUses.length === 0
          ? 'Nothing is deprecated.\n'
          : coordinateUses.map((use) => usesText(use, calls)).join(''),
      );
    } else {
      const releases = uses.releases();
      const lines = releases.map(({ name, operations, alone }, index) => {
        const isCurrent = index === releases.length - 1;
        return `${name}: ${operations} operations${isCurrent ? '' : `; ${aloneText(alone)}`}\n`;
      });
      write(releases, lines.join(''));
    }
    return 0;
  });
}
