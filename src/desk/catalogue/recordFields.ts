import type { TFunction } from 'i18next';
import { pair, type RecordKind, type Section } from './recordSections.ts';

/*
 * The fields of each kind of object, by the columns of its catalogue file (docs/catalogue-files.md). Columns that the market sets
 * itself (ratings, creation) have none.
 */

const names = pair('name', 'line');
const descriptions = pair('description', 'text');
const slot = [
  { column: 'weekday', kind: 'weekday' },
  { column: 'from', kind: 'hour' },
  { column: 'to', kind: 'hour' },
] as const;
const order = { column: 'priority', kind: 'count' } as const;
const active = { column: 'active', kind: 'yesNo' } as const;
const position = { column: 'position', kind: 'line' } as const;

const pictures = {
  title: 'pictures',
  opens: 'always',
  fields: [
    { column: 'images', kind: 'pictures' },
    { column: 'image_alts_fr', kind: 'hidden' },
    { column: 'image_alts_en', kind: 'hidden' },
  ],
} as const satisfies Section;

/** What of a variant changes from week to week. */
export const variantSale = [
  { column: 'price', kind: 'money' },
  { column: 'compared_at_price', kind: 'money' },
  { column: 'track_stock', kind: 'yesNo' },
  { column: 'stock', kind: 'stock', seen: 'seen_stock' },
  { column: 'stored', kind: 'yesNo' },
  { column: 'stored_stock', kind: 'stock', seen: 'seen_stored_stock' },
] as const satisfies Section['fields'];

/**
 * Whether a count has no effect: nobody counts what is not tracked, and nothing lies at the market of what is not stored there. A form
 * neither shows nor sends it, so that no number is typed in vain (ADR 189).
 */
export const isIdleCount = (column: string, variant: Readonly<Record<string, string | boolean>>): boolean =>
  (/^(seen_)?stock$/.test(column) && variant['track_stock'] !== true) ||
  (/^(seen_)?stored_stock$/.test(column) && variant['stored'] !== true);

/** The other columns of a variant. */
export const variantFacts = [
  pair('variant', 'line'),
  { column: 'deposit', kind: 'money' },
  { column: 'unit_price', kind: 'money' },
  { column: 'unit_amount', kind: 'count' },
  { column: 'unit', kind: 'choice', choices: ['', 'g', 'kg', 'ml', 'l', 'unit'] },
] as const satisfies Section['fields'];

/** In the order in which they stand in the form: first what changes from week to week. */
export const recordSections: Readonly<Record<RecordKind, readonly Section[]>> = {
  products: [
    {
      title: 'sale',
      opens: 'always',
      fields: [{ column: 'status', kind: 'choice', choices: ['active', 'inactive', 'draft'] }],
    },
    pictures,
    { title: 'texts', opens: 'new', fields: [names, descriptions, pair('type', 'words')] },
    {
      title: 'place',
      opens: 'new',
      fields: [
        { column: 'seller', kind: 'seller' },
        { column: 'collections', kind: 'categories' },
        { column: 'temperature', kind: 'choice', choices: ['normal', 'cold', 'frozen'] },
        { column: 'shelf', kind: 'line' },
        order,
        { column: 'taxable', kind: 'tax' },
        { column: 'tax_kind', kind: 'hidden' },
        { column: 'bio', kind: 'yesNo' },
        { column: 'alcohol', kind: 'yesNo' },
      ],
    },
    { title: 'label', fields: [pair('ingredients', 'text')] },
  ],
  sellers: [
    pictures,
    {
      title: 'names',
      opens: 'new',
      fields: [{ column: 'name', kind: 'line' }, { column: 'town', kind: 'line' }, pair('trade', 'line')],
    },
    { title: 'story', fields: [descriptions, pair('story', 'text')] },
    {
      title: 'terms',
      fields: [
        pair('seasons', 'lines'),
        position,
        { column: 'commission', kind: 'percent' },
        { column: 'regional', kind: 'yesNo' },
      ],
    },
    {
      title: 'contact',
      fields: [
        { column: 'contact_email', kind: 'line' },
        { column: 'contact_language', kind: 'choice', choices: ['fr', 'en'] },
      ],
    },
  ],
  collections: [
    { title: 'names', opens: 'always', fields: [names, pair('line', 'line')] },
    {
      title: 'tree',
      opens: 'new',
      fields: [{ column: 'parent', kind: 'category' }, pair('group', 'line'), order, { column: 'food', kind: 'yesNo' }],
    },
    { title: 'pictures', fields: [{ column: 'image', kind: 'picture' }] },
  ],
  baskets: [
    {
      title: 'week',
      opens: 'always',
      fields: [
        pair('contents', 'lines'),
        { column: 'price', kind: 'money' },
        { column: 'compared_at_price', kind: 'money' },
        active,
      ],
    },
    { title: 'pictures', opens: 'always', fields: [{ column: 'images', kind: 'picture' }] },
    { title: 'texts', opens: 'new', fields: [names, descriptions] },
    {
      title: 'prices',
      opens: 'new',
      fields: [
        { column: 'deposit', kind: 'money' },
        { column: 'taxable_price', kind: 'money' },
        {
          column: 'frequency',
          kind: 'choice',
          choices: ['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual'],
        },
        order,
      ],
    },
  ],
  locations: [
    { title: 'hours', opens: 'always', fields: [...slot, active] },
    { title: 'texts', opens: 'new', fields: [names, descriptions] },
    {
      title: 'address',
      opens: 'new',
      fields: [
        { column: 'line1', kind: 'line' },
        { column: 'line2', kind: 'line' },
        { column: 'city', kind: 'line' },
        { column: 'state', kind: 'line' },
        { column: 'postal_code', kind: 'line' },
        { column: 'country', kind: 'line' },
        position,
      ],
    },
    {
      title: 'express',
      fields: [{ column: 'express_hours', kind: 'lines' }, { column: 'storage_only', kind: 'yesNo' }, order],
    },
  ],
  zones: [
    { title: 'slot', opens: 'always', fields: [...slot, { column: 'price', kind: 'money' }, active] },
    {
      title: 'delivery',
      opens: 'new',
      fields: [{ column: 'prefixes', kind: 'words' }, { column: 'centres', kind: 'lines' }, order],
    },
    { title: 'texts', opens: 'new', fields: [names, descriptions] },
  ],
};

const isPlace = (kind: RecordKind): boolean => kind === 'locations' || kind === 'zones';

/** What a place can do without: the form marks it as optional. */
const PLACE_OPTIONS: ReadonlySet<string> = new Set([
  'name_en',
  'description_fr',
  'description_en',
  'line2',
  'position',
  'express_hours',
  'centres',
  'priority',
]);
export const isOptional = (kind: RecordKind, column: string): boolean => isPlace(kind) && PLACE_OPTIONS.has(column);

/**
 * The sections of a form. What a new object cannot do without comes before what will change from week to week, its name
 * first; of a new place its name alone: its day, hours and price come before the postal codes.
 */
export const sectionsOf = (kind: RecordKind, isNew: boolean): readonly Section[] => {
  const needed = recordSections[kind].filter(
    ({ title, opens }) => isNew && (title === 'names' || (opens === 'new' && (!isPlace(kind) || title === 'texts'))),
  );
  return [...needed, ...recordSections[kind].filter((section) => !needed.includes(section))];
};

/** What a new object begins with. */
export const newCells: Readonly<Record<RecordKind, Readonly<Record<string, string>>>> = {
  products: { status: 'draft', temperature: 'normal' },
  sellers: { regional: 'yes', contact_language: 'fr' },
  collections: { food: 'yes' },
  baskets: { frequency: 'weekly', active: 'yes' },
  locations: { state: 'QC', country: 'CA', active: 'yes' },
  zones: { active: 'yes' },
};

/** Columns of files that no form has, but that imports change. */
const FILE_COLUMNS = [
  'image_alts_fr',
  'image_alts_en',
  'votes',
  'also_fr',
  'also_en',
  'days',
  'next_vacation',
] as const;

/** The name of a column of catalogue files for the reader. */
export const columnLabel = (t: TFunction, column: string): string =>
  t(`desk_records.columns.${column as (typeof FILE_COLUMNS)[number]}`);
