import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { exportMarket } from './catalogueExport.ts';
import { importMarket } from './catalogueImport.ts';
import type {
  basketColumns,
  collectionColumns,
  locationColumns,
  productColumns,
  sellerColumns,
  synonymColumns,
  variantColumns,
  zoneColumns,
} from './fileColumns.ts';

/**
 * What a file says of one column, in a market where nothing else is stated. `without`: the value has no effect there, so that it is an
 * error of its line; these columns, given with it, make it effective.
 */
type Change = string | { value: string; without: Readonly<Record<string, string>> };
type Table<C> = Readonly<Record<keyof C, Change | 'key'>>;

const picture = { images: 'pomme|poire' };
const alts = {
  images: 'pomme|poire',
  image_alts_fr: { value: 'poire: Deux poires', without: picture },
  image_alts_en: {
    value: 'poire: Two pears',
    without: { ...picture, image_alts_fr: 'poire: Deux poires' },
  },
} as const;
/** An English text that is never shown without its French one. */
const english = (column: string) => ({ value: 'Text', without: { [column]: 'Texte' } });
const descriptions = { description_fr: 'Texte', description_en: english('description_fr') };
const day = { weekday: '5', from: '9:00', to: '20:00', days: '2026-12-24', priority: '7', active: 'no' };
const names = { name_fr: 'Autre', name_en: 'Other' };

const TABLES: Readonly<{
  sellers: Table<typeof sellerColumns>;
  collections: Table<typeof collectionColumns>;
  products: Table<typeof productColumns>;
  variants: Table<typeof variantColumns>;
  baskets: Table<typeof basketColumns>;
  locations: Table<typeof locationColumns>;
  zones: Table<typeof zoneColumns>;
  synonyms: Table<typeof synonymColumns>;
}> = {
  sellers: {
    ...descriptions,
    ...alts,
    handle: 'key',
    name: 'Autre',
    trade_fr: 'Fromager',
    trade_en: english('trade_fr'),
    town: 'Low',
    story_fr: 'Texte',
    story_en: english('story_fr'),
    seasons_fr: '4-6 asperges',
    seasons_en: { value: '4-6 asparagus', without: { seasons_fr: '4-6 asperges' } },
    position: '"45.4,-75.7"',
    regional: 'no',
    commission: '12.5',
    created_at: '2026-01-02',
    deactivated_until: '2027-01-02',
    legacy_id: '7',
    contact_email: 'a@ferme.ca',
    contact_language: 'en',
    next_vacation: '2027-02-10/2027-02-20',
  },
  collections: {
    ...names,
    handle_fr: 'key',
    handle_en: 'greens',
    priority: '7',
    parent: 'miel',
    image: 'pomme',
    line_fr: 'Texte',
    line_en: english('line_fr'),
    food: 'no',
    group_fr: 'Frais',
    group_en: english('group_fr'),
  },
  products: {
    ...names,
    ...descriptions,
    ...alts,
    handle_fr: 'key',
    handle_en: 'other',
    type_fr: 'pain',
    type_en: 'bread',
    seller: 'rucher',
    collections: 'miel',
    temperature: 'cold',
    bio: 'yes',
    alcohol: 'yes',
    shelf: 'B-04',
    taxable: 'yes',
    tax_kind: { value: 'gst', without: { taxable: 'yes' } },
    status: 'inactive',
    priority: '7',
    rating: { value: '4.5', without: { votes: '3' } },
    votes: { value: '3', without: { rating: '4.5' } },
    created_at: '2026-01-02',
    diets: 'vegan',
    allergens: 'milk:contains',
    ingredients_fr: 'farine',
    ingredients_en: english('ingredients_fr'),
    nutrition: 'serving:60g|energy:150|fat:1|saturated:0.2|carbohydrate:29|fibre:2|sugars:1|protein:5|sodium:290',
  },
  variants: {
    variant: 'key',
    variant_fr: 'Autre',
    variant_en: 'Other',
    price: '7',
    compared_at_price: '9',
    deposit: '1',
    track_stock: 'yes',
    stock: { value: '7', without: { track_stock: 'yes' } },
    stored: 'yes',
    stored_stock: { value: '7', without: { stored: 'yes' } },
    unit_price: { value: '7', without: { unit_amount: '100', unit: 'g' } },
    unit_amount: { value: '100', without: { unit_price: '7', unit: 'g' } },
    unit: { value: 'g', without: { unit_price: '7', unit_amount: '100' } },
  },
  baskets: {
    ...names,
    ...descriptions,
    handle: 'key',
    price: '21',
    compared_at_price: '30',
    frequency: 'monthly',
    deposit: '5',
    taxable_price: '5',
    contents_fr: 'oignons',
    contents_en: { value: 'onions', without: { contents_fr: 'oignons' } },
    images: 'pomme',
    priority: '7',
    active: 'no',
  },
  locations: {
    ...names,
    ...descriptions,
    ...day,
    key: 'key',
    line1: '2 rue',
    line2: 'app. 3',
    city: 'Low',
    state: 'ON',
    postal_code: 'K1A 0B1',
    country: 'US',
    position: '"45.4,-75.7"',
    storage_only: { value: 'yes', without: { express_hours: '2 09:00-17:00' } },
    express_hours: '2 09:00-17:00',
  },
  zones: {
    ...names,
    ...descriptions,
    ...day,
    key: 'key',
    price: '9',
    prefixes: 'J8Y',
    centres: { value: '"J8Y 45.4,-75.7"', without: { prefixes: 'J8X|J8Y' } },
  },
  synonyms: {
    key: 'key',
    words_fr: 'autre',
    words_en: 'other',
    also_fr: 'chou',
    also_en: 'cabbage',
    apart: 'yes',
    kind: 'dish',
  },
};

/** Each kind once, stating nothing but what it needs. */
const LEAST = {
  'sellers.csv': 'handle,name\nferme,Ferme\nrucher,Rucher\n',
  'collections.csv': 'handle_fr,handle_en,name_fr\nlegumes,vegetables,Légumes\nmiel,honey,Miel\n',
  'products.csv':
    'handle_fr,handle_en,name_fr,seller,collections,variant,variant_fr,price\npain,bread,Pain,ferme,legumes,un,un,5\n',
  'baskets.csv': 'handle,name_fr,price,frequency\nb,B,20,weekly\n',
  'locations.csv':
    'key,name_fr,line1,city,state,postal_code,country,weekday,from,to\nd,D,1 rue,Gatineau,QC,J8X 1A1,CA,4,16:00,18:00\n',
  'zones.csv': 'key,name_fr,price,prefixes,weekday,from,to\nz,Z,5,J8X,4,17:00,19:00\n',
  'synonyms.csv': 'key,words_fr\nchou,chou\n',
};
const KEYS = {
  sellers: ['handle', 'ferme'],
  collections: ['handle_fr', 'legumes'],
  products: ['handle_fr', 'pain'],
  variants: ['handle_fr,variant', 'pain,un'],
  baskets: ['handle', 'b'],
  locations: ['key', 'd'],
  zones: ['key', 'z'],
  synonyms: ['key', 'chou'],
} as const;

let database: Database;
const now = new Date('2026-11-24T17:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await importMarket(database, filesOf(LEAST), { now });
});
afterAll(() => database.close());

type Kind = keyof typeof TABLES;
/** What an import of one object with these columns would do: the columns that change, and those with an error. */
async function tried(kind: Kind, columns: Readonly<Record<string, string>>) {
  const [names_, values] = KEYS[kind];
  const [header, row] = [Object.keys(columns).join(','), Object.values(columns).join(',')];
  const file = `${kind === 'variants' ? 'products' : kind}.csv`;
  const report = await importMarket(database, filesOf({ [file]: `${names_},${header}\n${values},${row}\n` }), {
    now,
    dryRun: true,
  });
  return {
    changed: report.shown.map(({ column }) => column),
    refused: report.problems.map(({ column }) => column),
  };
}
const cases = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([column, change]) =>
    change === 'key' ? [] : [[kind as Kind, column, change as Change] as const],
  ),
);

it.each(cases)(
  '%s: a file that changes %s changes the market, or is told why it does not',
  async (kind, column, change) => {
    if (typeof change === 'string')
      return expect(await tried(kind, { [column]: change })).toEqual({ changed: [column], refused: [] });
    const alone = await tried(kind, { [column]: change.value });
    expect(alone.changed).toEqual([]);
    expect(alone.refused).not.toEqual([]);
    const together = await tried(kind, { ...change.without, [column]: change.value });
    expect(together.refused).toEqual([]);
    expect(together.changed).toContain(column);
  },
);

it('exports nothing that its import would refuse, also of a market whose stock was counted once', async () => {
  await importMarket(
    database,
    filesOf({ 'products.csv': 'handle_fr,variant,track_stock,stock,stored,stored_stock\npain,un,yes,9,yes,2\n' }),
    { now },
  );
  await database.kysely.updateTable('variant').set({ track_stock: false, stored: false }).execute();
  const files = Object.fromEntries(await exportMarket(database, 'csv'));
  expect(await importMarket(database, filesOf(files), { now })).toMatchObject({ isWritten: false, problems: [] });
  const other = await createTestDatabase(eitherDatabaseKind());
  expect((await importMarket(other, filesOf(files), { now })).problems).toEqual([]);
  await other.close();
});
