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
  fields: [
    { column: 'images', kind: 'pictures' },
    { column: 'image_alts_fr', kind: 'hidden' },
    { column: 'image_alts_en', kind: 'hidden' },
  ],
} as const satisfies Section;

/** The columns of one variant. Stock of an existing one moves by differences, where it is displayed. */
export const variantFields = [
  pair('variant', 'line'),
  { column: 'price', kind: 'money' },
  { column: 'compared_at_price', kind: 'money' },
  { column: 'deposit', kind: 'money' },
  { column: 'unit_price', kind: 'money' },
  { column: 'unit_amount', kind: 'count' },
  { column: 'unit', kind: 'choice', choices: ['', 'g', 'kg', 'ml', 'l', 'unit'] },
  { column: 'stock', kind: 'count', onlyNew: true },
  { column: 'stored_stock', kind: 'count', onlyNew: true },
  { column: 'track_stock', kind: 'yesNo' },
  { column: 'stored', kind: 'yesNo' },
] as const satisfies Section['fields'];

export const recordSections: Readonly<Record<RecordKind, readonly Section[]>> = {
  products: [
    {
      title: 'texts',
      fields: [names, descriptions, pair('type', 'words')],
    },
    pictures,
    {
      title: 'place',
      fields: [
        { column: 'seller', kind: 'seller' },
        { column: 'collections', kind: 'categories' },
        { column: 'status', kind: 'choice', choices: ['active', 'inactive', 'draft'] },
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
    {
      title: 'texts',
      fields: [
        { column: 'name', kind: 'line' },
        { column: 'town', kind: 'line' },
        pair('trade', 'line'),
        descriptions,
        pair('story', 'text'),
      ],
    },
    pictures,
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
    { title: 'texts', fields: [names, pair('line', 'line'), pair('group', 'line')] },
    {
      title: 'place',
      fields: [
        { column: 'parent', kind: 'category' },
        order,
        { column: 'image', kind: 'picture' },
        { column: 'food', kind: 'yesNo' },
      ],
    },
  ],
  baskets: [
    { title: 'texts', fields: [names, descriptions, pair('contents', 'lines')] },
    {
      title: 'prices',
      fields: [
        { column: 'price', kind: 'money' },
        { column: 'compared_at_price', kind: 'money' },
        { column: 'deposit', kind: 'money' },
        { column: 'taxable_price', kind: 'money' },
        {
          column: 'frequency',
          kind: 'choice',
          choices: ['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual'],
        },
        order,
        { column: 'images', kind: 'picture' },
        active,
      ],
    },
  ],
  locations: [
    { title: 'texts', fields: [names, descriptions] },
    {
      title: 'address',
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
      title: 'hours',
      fields: [
        ...slot,
        { column: 'express_hours', kind: 'lines' },
        { column: 'storage_only', kind: 'yesNo' },
        order,
        active,
      ],
    },
  ],
  zones: [
    { title: 'texts', fields: [names, descriptions] },
    {
      title: 'delivery',
      fields: [
        { column: 'prefixes', kind: 'words' },
        { column: 'price', kind: 'money' },
        { column: 'centres', kind: 'lines' },
        order,
        active,
      ],
    },
    { title: 'hours', fields: [...slot] },
  ],
};

/** What a new object begins with. */
export const newCells: Readonly<Record<RecordKind, Readonly<Record<string, string>>>> = {
  products: { status: 'draft', temperature: 'normal' },
  sellers: { regional: 'yes', contact_language: 'fr' },
  collections: { food: 'yes' },
  baskets: { frequency: 'weekly', active: 'yes' },
  locations: { state: 'QC', country: 'CA', weekday: '4', active: 'yes' },
  zones: { weekday: '4', active: 'yes' },
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
