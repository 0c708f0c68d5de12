/** The kinds of objects that have a form: those of catalogue files, without words of the search. */
export type RecordKind = 'products' | 'sellers' | 'collections' | 'baskets' | 'locations' | 'zones';

/**
 * How a column is edited. lines, words: a list, one item on each line or separated by commas. seller, category, categories:
 * chosen among those of the market. tax: with the column `tax_kind`, pictures: with those of what
 * they show, which have no fields of their own (`hidden`).
 */
type FieldKind =
  | 'line'
  | 'text'
  | 'yesNo'
  | 'percent'
  | 'tax'
  | 'hidden'
  | 'money'
  | 'count'
  | 'stock'
  | 'choice'
  | 'lines'
  | 'words'
  | 'hour'
  | 'weekday'
  | 'picture'
  | 'pictures'
  | 'seller'
  | 'category'
  | 'categories';

/** seen: the column of the form, not of files, with the stock that was displayed when its typing began. */
export type RecordField = { column: string; kind: FieldKind; choices?: readonly string[]; seen?: string };
/** A text in both languages: its columns end with _fr and _en. */
export type RecordPair = { pair: string; kind: 'line' | 'text' | 'lines' | 'words' };
/** opens: always what changes from week to week; for a new object what it cannot do without, which then comes first. */
export type Section = {
  title:
    | 'sale'
    | 'week'
    | 'pictures'
    | 'names'
    | 'texts'
    | 'story'
    | 'place'
    | 'label'
    | 'terms'
    | 'prices'
    | 'address'
    | 'hours'
    | 'slot'
    | 'express'
    | 'delivery'
    | 'contact'
    | 'tree';
  opens?: 'always' | 'new';
  fields: readonly (RecordField | RecordPair)[];
};

export const pair = <const Pair extends string, const Kind extends RecordPair['kind']>(name: Pair, kind: Kind) =>
  ({ pair: name, kind }) as const;

/** The columns of fields. */
export const columnsOf = (fields: Section['fields']): RecordField[] =>
  fields.flatMap((field) =>
    'pair' in field
      ? [`${field.pair}_fr`, `${field.pair}_en`].map((column) => ({ column, kind: field.kind }))
      : [field],
  );
