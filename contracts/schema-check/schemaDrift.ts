import { readText } from '../input/readFile.ts';
import { introspected } from './introspect.ts';
import { requestHeaders } from './requestHeaders.ts';
import { schemaFromText } from './schemaFromText.ts';
import { servedChanges } from './servedChanges.ts';

/** At most this many differences are named; `schema:pull --check` names them all. */
const MOST = 10;

/**
 * How the backend at a URL differs from a schema file, as a warning for developers; '' if it does not. An unreachable
 * backend is a warning as well. `env`: its SCHEMA_HEADER is sent. Never rejects.
 */
export async function schemaDrift(
  file: string,
  url: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  try {
    const served = await introspected(url, requestHeaders([], env));
    const changes = servedChanges(schemaFromText(readText(file), file), served);
    if (changes.length === 0) return '';
    const lines = changes.slice(0, MOST).map(({ coordinate, why }) => `    ${coordinate} ${why}\n`);
    const more = changes.length > MOST ? `    and ${changes.length - MOST} more\n` : '';
    return (
      `  Schema drift: ${url} does not serve what schema.graphql says.\n${lines.join('')}${more}` +
      `    npm run schema:check -- ${url} says what that breaks, npm run schema:pull -- ${url} takes it over.\n`
    );
  } catch (error) {
    return `  Schema not compared with the backend's: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}
