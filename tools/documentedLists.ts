import { readFileSync } from 'node:fs';
import { fileKinds, variantColumns, type Columns } from '../server/catalogueFiles/fileColumns.ts';
import { catalogueParts } from '../server/providerStates/catalogueInput.ts';
import { importText } from '../server/text/importTexts.ts';
import { defaultsOf } from './stateDefaults.ts';

/** The columns of a catalogue file: what each holds, and what an empty cell means. */
const columnList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, { kind, required, empty }]) => {
      const text = empty === undefined || empty === null ? '' : kind.toText(empty);
      return `- ${required ? `**\`${name}\`**` : `\`${name}\``}: ${importText(kind.expected, 'en')}${text === '' ? '' : `; empty: ${text}`}\n`;
    })
    .join('');

/** The params of an object in a provider state: the required ones, then each other one with its default. */
function paramList(part: (typeof catalogueParts)[keyof typeof catalogueParts]): string {
  const { required, defaults } = defaultsOf([part.shape]);
  const lines = Object.entries(defaults).map(([name, value]) => {
    const { description } = part.shape[name as keyof typeof part.shape] as { description?: string };
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `- \`${name}\` (${text}${description === undefined ? '' : `; ${description}`})\n`;
  });
  return `- ${required.map((name) => `\`${name}\``).join(', ')}\n${lines.join('')}`;
}

/** The lists of each document, by their names. */
const LISTS: Record<string, Record<string, string>> = {
  'docs/catalogue-files.md': Object.fromEntries(
    Object.entries({ ...fileKinds, variants: variantColumns }).map(([kind, columns]) => [kind, columnList(columns)]),
  ),
  'contracts/provider-states.md': Object.fromEntries(
    Object.entries(catalogueParts).map(([name, part]) => [name, paramList(part)]),
  ),
};
export const LISTING_DOCUMENTS = Object.keys(LISTS);

/** The text of a document with its lists: each stands between `<!-- list: name -->` and `<!-- end -->`. */
export function documentWithLists(file: string): string {
  return readFileSync(file, 'utf8').replace(
    /(<!-- list: (\w+) -->\n\n).*?(\n<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => `${start}${LISTS[file]?.[name] ?? ''}${end}`,
  );
}
