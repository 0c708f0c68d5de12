import { taxKinds } from '#rules/taxes.ts';
import { altsCell } from './altsCell.ts';
import {
  choiceCell,
  countCell,
  emailCell,
  handleCell,
  hourCell,
  instantCell,
  listCell,
  moneyCell,
  nameCell,
  orderCell,
  percentCell,
  placeDayCell,
  pictureCell,
  placementCell,
  positionCell,
  positiveCell,
  postalAreaCell,
  postalCodeCell,
  prefixCell,
  ratingCell,
  seasonCell,
  shelfCell,
  stateCell,
  textCell,
  vacationCell,
  weekdayCell,
  weeklyHoursCell,
  yesNoCell,
  type CellKind,
} from './cellKinds.ts';
import { allergensCell, dietsCell } from './dietaryCells.ts';
import { nutritionCell } from './nutritionCell.ts';

/**
 * A column of a catalogue file. `field`: the table's column that it fills; null: a relation. `empty`: the value of an
 * empty cell and, for a new object, of a missing column; undefined: no value, an error if `required`.
 */
export type FileColumn<Value> = {
  kind: CellKind<Value>;
  field: string | null;
  required: boolean;
  empty: Value | null | undefined;
};

const required = <Value>(kind: CellKind<Value>, field: string | null) => ({
  kind,
  field,
  required: true,
  empty: undefined,
});
const optional = <Value, Empty extends Value | null>(kind: CellKind<Value>, field: string | null, empty: Empty) => ({
  kind,
  field,
  required: false,
  empty,
});

/** Columns of one kind of file, in the order in which they are written. */
export type Columns = Record<string, FileColumn<unknown>>;
type ValueOf<Column> = Column extends { kind: CellKind<infer Value>; empty: infer Empty }
  ? Value | (Empty extends null ? null : never)
  : never;
/** A file's values for one object; a column that the file does not have is undefined. */
export type ColumnValues<C> = { [Name in keyof C]?: ValueOf<C[Name]> };
/** Like `Given`, with every column filled: a new object. */
export type Complete<C> = { [Name in keyof C]: ValueOf<C[Name]> };

const names = { name_fr: required(nameCell, 'name_primary'), name_en: optional(nameCell, 'name_secondary', null) };
const descriptions = {
  description_fr: optional(textCell, 'description_primary', null),
  description_en: optional(textCell, 'description_secondary', null),
};
/** Set once; defaults to the instant of the import. */
const createdAt = { kind: instantCell, field: 'created_at', required: false, empty: undefined };
const priority = optional(orderCell, 'priority', 0);
const active = optional(yesNoCell, 'active', true);
const images = optional(listCell(pictureCell), 'images', []);
const imageAlts = {
  image_alts_fr: optional(altsCell, 'image_alts_primary', null),
  image_alts_en: optional(altsCell, 'image_alts_secondary', null),
};
const weekly = {
  weekday: required(weekdayCell, 'weekday'),
  from: required(hourCell, 'slot_from'),
  to: required(hourCell, 'slot_to'),
};

export const sellerColumns = {
  handle: required(handleCell, 'handle'),
  name: required(nameCell, 'name'),
  trade_fr: optional(nameCell, 'trade_primary', null),
  trade_en: optional(nameCell, 'trade_secondary', null),
  town: optional(nameCell, 'town', null),
  ...descriptions,
  story_fr: optional(textCell, 'story_primary', null),
  story_en: optional(textCell, 'story_secondary', null),
  seasons_fr: optional(listCell(seasonCell), 'seasons_primary', []),
  seasons_en: optional(listCell(seasonCell), 'seasons_secondary', []),
  position: optional(positionCell, 'position', null),
  regional: optional(yesNoCell, 'regional', true),
  commission: optional(percentCell, 'commission', 0),
  created_at: createdAt,
  deactivated_until: optional(instantCell, 'deactivated_until', null),
  images,
  ...imageAlts,
  legacy_id: optional(positiveCell, 'legacy_id', null),
  contact_email: optional(emailCell, 'contact_email', null),
  contact_language: optional(choiceCell(['fr', 'en']), 'contact_language', 'fr'),
  next_vacation: optional(vacationCell, 'next_vacation', null),
};

export const collectionColumns = {
  handle_fr: required(handleCell, 'handle_primary'),
  handle_en: required(handleCell, 'handle_secondary'),
  ...names,
  priority,
  parent: optional(handleCell, null, null),
  image: optional(pictureCell, 'image', null),
  line_fr: optional(nameCell, 'line_primary', null),
  line_en: optional(nameCell, 'line_secondary', null),
  food: optional(yesNoCell, 'food', true),
  group_fr: optional(nameCell, 'group_primary', null),
  group_en: optional(nameCell, 'group_secondary', null),
};

export const productColumns = {
  handle_fr: required(handleCell, 'handle_primary'),
  handle_en: required(handleCell, 'handle_secondary'),
  ...names,
  ...descriptions,
  type_fr: optional(listCell(nameCell), 'type_primary', []),
  type_en: optional(listCell(nameCell), 'type_secondary', []),
  seller: required(handleCell, null),
  collections: optional(placementCell, null, []),
  images,
  ...imageAlts,
  temperature: optional(choiceCell(['normal', 'cold', 'frozen']), 'temperature', 'normal'),
  bio: optional(yesNoCell, 'bio', false),
  alcohol: optional(yesNoCell, 'is_alcohol', false),
  shelf: optional(shelfCell, 'shelf', null),
  taxable: optional(yesNoCell, 'taxable', false),
  tax_kind: optional(choiceCell(taxKinds), 'tax_kind', 'both'),
  status: optional(choiceCell(['active', 'inactive', 'draft']), 'status', 'active'),
  priority,
  rating: optional(ratingCell, 'avg_rating', null),
  votes: optional(countCell, 'nb_rating', 0),
  created_at: createdAt,
  diets: optional(dietsCell, 'diets', null),
  allergens: optional(allergensCell, 'allergens', null),
  ingredients_fr: optional(textCell, 'ingredients_primary', null),
  ingredients_en: optional(textCell, 'ingredients_secondary', null),
  nutrition: optional(nutritionCell, 'nutrition', null),
};

export const variantColumns = {
  variant: required(handleCell, 'key'),
  variant_fr: required(nameCell, 'name_primary'),
  variant_en: optional(nameCell, 'name_secondary', null),
  price: required(moneyCell, 'price'),
  compared_at_price: optional(moneyCell, 'compared_at_price', null),
  deposit: optional(moneyCell, 'deposit', 0),
  track_stock: optional(yesNoCell, 'track_stock', false),
  stock: optional(countCell, 'stock', 0),
  stored: optional(yesNoCell, 'stored', false),
  stored_stock: optional(countCell, 'stock_mdo', 0),
  unit_price: optional(moneyCell, 'unit_price', null),
  unit_amount: optional(positiveCell, 'unit_amount', null),
  unit: optional(choiceCell(['g', 'kg', 'ml', 'l', 'unit']), 'unit', null),
};

export const basketColumns = {
  handle: required(handleCell, 'handle_primary'),
  ...names,
  ...descriptions,
  price: required(moneyCell, 'price'),
  compared_at_price: optional(moneyCell, 'compared_at_price', null),
  frequency: required(
    choiceCell(['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual']),
    'frequency',
  ),
  deposit: optional(moneyCell, 'deposit', 0),
  taxable_price: optional(moneyCell, 'taxable_price', 0),
  contents_fr: optional(listCell(nameCell), 'contents_primary', []),
  contents_en: optional(listCell(nameCell), 'contents_secondary', []),
  images,
  priority,
  active,
};

export const locationColumns = {
  key: required(handleCell, 'key'),
  ...names,
  ...descriptions,
  line1: required(nameCell, 'line1'),
  line2: optional(nameCell, 'line2', null),
  city: required(nameCell, 'city'),
  state: required(stateCell, 'state'),
  postal_code: required(postalCodeCell, 'postal_code'),
  country: required(stateCell, 'country'),
  position: optional(positionCell, 'position', null),
  ...weekly,
  days: optional(listCell(placeDayCell), 'days', []),
  storage_only: optional(yesNoCell, 'storage_only', false),
  express_hours: optional(listCell(weeklyHoursCell), 'express_hours', []),
  priority,
  active,
};

export const zoneColumns = {
  key: required(handleCell, 'key'),
  ...names,
  ...descriptions,
  price: required(moneyCell, 'price'),
  prefixes: required(listCell(prefixCell, 1), 'prefixes'),
  centres: optional(listCell(postalAreaCell), 'centres', []),
  ...weekly,
  days: optional(listCell(placeDayCell), 'days', []),
  priority,
  active,
};

export const synonymColumns = {
  key: required(handleCell, 'key'),
  words_fr: required(listCell(nameCell, 1), 'words_primary'),
  words_en: optional(listCell(nameCell), 'words_secondary', []),
  also_fr: optional(listCell(nameCell), 'also_primary', []),
  also_en: optional(listCell(nameCell), 'also_secondary', []),
  apart: optional(yesNoCell, 'apart', false),
  kind: optional(choiceCell(['not_sold', 'dish', 'occasion']), 'kind', null),
};

/** The kinds of files with rows; a product file also has variant columns. */
export const fileKinds = {
  sellers: sellerColumns,
  collections: collectionColumns,
  products: productColumns,
  baskets: basketColumns,
  locations: locationColumns,
  zones: zoneColumns,
  synonyms: synonymColumns,
};
export type FileKind = keyof typeof fileKinds;
