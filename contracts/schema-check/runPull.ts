import { writeFileSync } from 'node:fs';
import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { readText } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { introspected } from './introspect.ts';
import { HEADER_HELP, requestHeaders } from './requestHeaders.ts';
import type { CheckSetting } from './runCheck.ts';
import { schemaFromText } from './schemaFromText.ts';
import { schemaPatch } from './schemaPatch.ts';
import { servedChanges } from './servedChanges.ts';

const help = (command: string) => `${command} URL [--check] [--header "NAME: TEXT"]
Makes schema.graphql say what the backend at URL serves, by introspection, and says what changed. What is the same stays
as it is written. Introspection does not tell @access, @raises and @shows: those of what is still there are kept, and what
is new has none until somebody writes them.
--check            changes nothing; exits 1 where the two differ
${HEADER_HELP}
Exit: 0 done, 1 they differ (--check), 2 the schema cannot be had.
`;

/**
 * Runs `schema:pull` with these arguments, into a schema file. Returns the exit code: 0 done, 1 they differ (--check),
 * 2 the schema is unavailable, with the reason in one sentence on `io.err`. Never rejects.
 */
export function runPull(
  args: readonly string[],
  io: CommandIo,
  { command, schema: file, env }: { command: string; schema: string; env: CheckSetting['env'] },
): Promise<number> {
  return exitCodeOf(io, async () => {
    const { values, positionals } = commandArguments(
      args,
      { check: { type: 'boolean' }, header: { type: 'string', multiple: true } },
      1,
    );
    if (values.help === true) {
      io.out(help(command));
      return 0;
    }
    const [url] = positionals;
    if (url === undefined) throw new UnusableError(`${command} takes the address of one backend. See --help.`);
    const served = await introspected(url, requestHeaders(values.header, env));
    const text = readText(file);
    const was = schemaFromText(text, file);
    const patched = schemaPatch(text, served, was);
    const changes = servedChanges(was, served);
    for (const { coordinate, why } of changes) io.out(`${coordinate} ${why}\n`);
    if (patched === text) {
      io.out(`${file} says what ${url} serves: nothing to change.\n`);
      return 0;
    }
    const count = changes.length === 0 ? 'descriptions differ' : `${changes.length} differ`;
    if (values.check === true) {
      io.out(`${file} is not what ${url} serves: ${count}.\n`);
      return 1;
    }
    // Verifies that the written text parses to exactly what is served.
    const remainingChanges = servedChanges(schemaFromText(patched, `the schema of ${url}`), served);
    if (remainingChanges.length > 0)
      throw new UnusableError(`${url} serves what cannot be written into ${file}: ${remainingChanges[0]?.coordinate}.`);
    writeFileSync(file, patched);
    io.out(`${file} now says what ${url} serves: ${count}.\n`);
    const bare = changes.filter(({ why }) => why.startsWith('is new')).map(({ coordinate }) => coordinate);
    if (bare.length > 0)
      io.out(`New, and without @access and @raises, which introspection does not tell: ${bare.join(', ')}.\n`);
    return 0;
  });
}
