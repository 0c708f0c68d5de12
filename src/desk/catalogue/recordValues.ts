import type { SaveCatalogueRecordsMutation } from '#generated/relay/SaveCatalogueRecordsMutation.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { withoutAccents } from '#rules/plainText.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { isIdleCount, newCells, recordSections, variantFacts, variantSale } from './recordFields.ts';
import { columnsOf, type RecordField, type RecordKind } from './recordSections.ts';

export type RecordInput = SaveCatalogueRecordsMutation['variables']['records'][number];
type Cells = readonly { readonly column: string; readonly value: string }[];
/** An object of the catalogue as its file has it. */
export type StoredRecord = {
  readonly key: string;
  readonly version: number;
  readonly cells: Cells;
  readonly variants: readonly { readonly key: string; readonly cells: Cells }[];
};

type Values = Record<string, string | boolean>;
/** Variants by `v_` and their keys, new ones by `n_` and a number. */
export type RecordValues = { cells: Values; variants: Record<string, Values> };

/** What an object or a variant is called in the reader's language; '': it has no name yet. */
export const nameIn = (locale: Locale, textOf: (column: string) => unknown, column: 'name' | 'variant'): string =>
  String((locale === 'en' && textOf(`${column}_en`)) || textOf(`${column}_fr`) || textOf(column) || '');

/** The column that names an object for good: two for what has an address in each language. */
export const KEY_COLUMNS: Readonly<Record<RecordKind, readonly string[]>> = {
  products: ['handle_fr', 'handle_en'],
  collections: ['handle_fr', 'handle_en'],
  sellers: ['handle'],
  baskets: ['handle'],
  locations: ['key'],
  zones: ['key'],
};

const keyFields = (kind: RecordKind): RecordField[] =>
  KEY_COLUMNS[kind].map((column) => ({ column, kind: 'line' as const }));
const fieldsOf = (kind: RecordKind): RecordField[] => [
  ...keyFields(kind),
  ...recordSections[kind].flatMap(({ fields }) => columnsOf(fields)),
];
const ofVariants = columnsOf([...variantSale, ...variantFacts]);
/** The stock that was displayed when its typing began; '': it was not typed. The market applies the difference (E58). */
const seenColumns = Object.fromEntries(variantSale.flatMap((field) => ('seen' in field ? [[field.seen, '']] : [])));

/** A name as a part of an address: `Pommes de terre` as `pommes-de-terre`; '' if no letter or digit is left. */
const handleOf = (name: string): string =>
  withoutAccents(name.toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100);

/** A cell as people edit it. */
function shownValue({ kind }: RecordField, text: string): string | boolean {
  if (kind === 'yesNo' || kind === 'tax') return text === 'yes';
  if (kind === 'lines') return text.replaceAll('|', '\n');
  if (kind === 'words') return text.replaceAll('|', ', ');
  if (kind === 'money' || kind === 'percent') return text.replace('.', ',');
  return text;
}

const listText = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
    .join('|');

/** A cell of the catalogue file. */
function cellText({ kind }: RecordField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'lines') return listText(value, '\n');
  if (kind === 'words') return listText(value, /[,;\n]/);
  return value.trim();
}

const shownValues = (fields: readonly RecordField[], textOf: (column: string) => string): Values =>
  Object.fromEntries(fields.map((field) => [field.column, shownValue(field, textOf(field.column))]));
const textIn = (cells: Cells) => (column: string) => cells.find((cell) => cell.column === column)?.value ?? '';

const newVariant = (): Values => ({ ...shownValues(ofVariants, () => ''), ...seenColumns });

/** The form's values of a stored object. */
export const recordValuesOf = (kind: RecordKind, { cells, variants }: StoredRecord): RecordValues => ({
  cells: shownValues(fieldsOf(kind), textIn(cells)),
  variants: Object.fromEntries(
    variants.map((variant) => [
      `v_${variant.key}`,
      { ...shownValues(ofVariants, textIn(variant.cells)), ...seenColumns },
    ]),
  ),
});

/** Those of a new one. */
export const emptyRecord = (kind: RecordKind): RecordValues => ({
  cells: shownValues(fieldsOf(kind), (column) => newCells[kind][column] ?? ''),
  variants: kind === 'products' ? { n_0: newVariant() } : {},
});

/** Those of a copy: another object, which is not on sale yet, without stock. */
export function copiedRecord(kind: RecordKind, record: StoredRecord): RecordValues {
  const { cells, variants } = recordValuesOf(kind, record);
  const fresh = Object.fromEntries(KEY_COLUMNS[kind].map((column) => [column, '']));
  return {
    cells: { ...cells, ...fresh, ...(kind === 'products' && { status: 'draft' }) },
    variants: Object.fromEntries(
      Object.values(variants).map((variant, index) => [`n_${index}`, { ...variant, stock: '', stored_stock: '' }]),
    ),
  };
}

/** The values with one more variant. */
export const withVariant = ({ variants }: RecordValues): [string, Values] => [
  `n_${Object.keys(variants).length}`,
  newVariant(),
];

const changedOf = (saved: Values | undefined, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([column, value]) => value !== saved?.[column]));

/** What is sent: what differs from the stored object; of a new one all that is not empty. */
export function pickRecord(saved: RecordValues, values: RecordValues, isNew: boolean): RecordValues {
  const variants = Object.entries(values.variants).flatMap(([id, variant]) => {
    const effective = Object.fromEntries(Object.entries(variant).filter(([column]) => !isIdleCount(column, variant)));
    const changed = isNew ? effective : changedOf(saved.variants[id], effective);
    return Object.keys(changed).length > 0 ? [[id, changed] as const] : [];
  });
  return { cells: isNew ? values.cells : changedOf(saved.cells, values.cells), variants: Object.fromEntries(variants) };
}

const cellsOf = (fields: readonly RecordField[], values: Values, isNew: boolean, without: readonly string[] = []) =>
  fields.flatMap((field) => {
    const value = values[field.column];
    if (value === undefined || without.includes(field.column)) return [];
    const text = cellText(field, value);
    return isNew && text === '' ? [] : [{ column: field.column, value: text }];
  });

/** Names of variants that are unique among those of the object. */
function variantKeys(variants: RecordValues['variants'], taken: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>();
  const used = new Set(taken);
  for (const [id, values] of Object.entries(variants)) {
    if (id.startsWith('v_')) keys.set(id, id.slice(2));
    else {
      const name = handleOf(String(values['variant_fr'] ?? '')) || 'format';
      const count = [1, ...taken.keys(), ...Object.keys(variants).keys()].length + 2;
      const free = [name, ...Array.from({ length: count }, (_, index) => `${name}-${index + 2}`)];
      const key = free.find((one) => !used.has(one)) ?? name;
      used.add(key);
      keys.set(id, key);
    }
  }
  return keys;
}

/** The record that is sent, and the form's name of each of its variants, in their order. */
export type RecordChange = { record: Omit<RecordInput, 'version'>; variantIds: string[] };

/** Of picked values. `key`: of the stored object, null for a new one, whose name makes one unless it was typed. */
export function recordChange(
  kind: RecordKind,
  key: string | null,
  saved: RecordValues,
  { cells, variants }: RecordValues,
): RecordChange {
  const [keyName = '', twinName] = KEY_COLUMNS[kind];
  const name = String(cells['name_fr'] ?? cells['name'] ?? '');
  const typed = String(cells[keyName] ?? '').trim();
  const ownKey = key ?? (typed || handleOf(name));
  const twin = twinName && String(cells[twinName] ?? '').trim();
  const english = handleOf(String(cells['name_en'] ?? '')) || ownKey;
  const keys = variantKeys(
    variants,
    Object.keys(saved.variants).map((id) => id.slice(2)),
  );
  return {
    record: {
      key: ownKey,
      cells: [
        ...cellsOf(fieldsOf(kind), cells, key === null, [keyName, ...(key === null && twinName ? [twinName] : [])]),
        ...(key === null && twinName ? [{ column: twinName, value: twin || english }] : []),
      ],
      variants: Object.entries(variants).map(([id, values]) => ({
        key: keys.get(id) ?? '',
        cells: cellsOf(ofVariants, values, id.startsWith('n_')),
        ...(values['seen_stock'] && { seenStock: Number(values['seen_stock']) }),
        ...(values['seen_stored_stock'] && { seenStoredStock: Number(values['seen_stored_stock']) }),
      })),
    },
    variantIds: Object.keys(variants),
  };
}

/** The server checks each cell, as an import does: there is one rule for both. */
export const recordSchema = (kind: RecordKind, key: string | null, saved: RecordValues) =>
  z.pipe(
    z.custom<Partial<RecordValues>>(),
    z.transform(({ cells = {}, variants = {} }: Partial<RecordValues>) =>
      recordChange(kind, key, saved, { cells, variants }),
    ),
  );

/** The form's path of a cell that the server names: 'records.0.variants.1.price'. */
export function formPath(field: string, variantIds: readonly string[]): string {
  const [, nth, column] = /^records\.0\.variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (nth && column) return `variants.${variantIds[Number(nth)]}.${column === 'variant' ? 'variant_fr' : column}`;
  return field.replace(/^records\.0\./, 'cells.');
}
