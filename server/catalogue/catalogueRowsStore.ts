import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import {
  collectionOf,
  productOf,
  sellerOf,
  synonymOf,
  variantOf,
  type PlacementRecord,
  type ProductRecord,
  type VariantRecord,
} from '../snapshot/catalogueRecords.ts';
import type { CatalogueRecords } from '../snapshot/catalogueSnapshot.ts';
import { RepeatedValues } from '../snapshot/repeatedValues.ts';

export type ListName = 'sellers' | 'collections' | 'products' | 'placements' | 'variants' | 'synonyms';
type Row = { readonly id: string };
/** A catalogue's rows, as records. */
export type Rows = { [Name in ListName]: readonly CatalogueRecords[Name][number][] };

export const TABLES = {
  sellers: 'seller',
  collections: 'collection',
  products: 'product',
  placements: 'placement',
  variants: 'variant',
  synonyms: 'synonym_group',
} as const satisfies Record<ListName, string>;
export const NAMES = Object.keys(TABLES) as ListName[];

/** Of each list, how many rows there are, all and written since. */
export type Counts = Record<ListName, [all: number, written: number]>;

type Condition = RawBuilder<SqlBool>;
/** The rows of each list that meet a condition; goods in the products' order. */
export const readers: { [Name in ListName]: (tx: Transaction, where: Condition) => Promise<Rows[Name]> } = {
  sellers: async (tx, where) => (await tx.selectFrom('seller').selectAll().where(where).execute()).map(sellerOf),
  collections: async (tx, where) =>
    (await tx.selectFrom('collection').selectAll().where(where).execute()).map(collectionOf),
  products: async (tx, where) =>
    (await tx.selectFrom('product').selectAll().where(where).orderBy('id').execute()).map(productOf),
  variants: async (tx, where) =>
    (await tx.selectFrom('variant').selectAll().where(where).orderBy('product_id').orderBy('position').execute()).map(
      variantOf,
    ),
  synonyms: async (tx, where) =>
    (await tx.selectFrom('synonym_group').selectAll().where(where).execute()).map(synonymOf),
  placements: (tx, where) =>
    tx
      .selectFrom('placement')
      .select(['id', 'product_id as productId', 'collection_id as collectionId', 'is_main as isMain'])
      .where(where)
      .orderBy('product_id')
      .execute(),
};

/** Properties that goods have alike, of which one value is held for all. */
const REPEATED = {
  products: ['types', 'sellerId', 'temperature', 'shelf', 'taxKind', 'status', 'diets', 'allergens', 'createdAt'],
  variants: ['name', 'unitPrice'],
  placements: ['collectionId'],
} as const satisfies { [Name in ListName]?: readonly (keyof Rows[Name][number])[] };

function shareRepeated(name: keyof typeof REPEATED, rows: readonly object[], repeated: RepeatedValues): void {
  const names: readonly string[] = REPEATED[name];
  for (const row of rows as Record<string, unknown>[])
    for (const property of names) row[property] = repeated.first(row[property]);
}

/** Conditions on a table's column that part it into pages by the ids of another one: together all of them. */
async function* pages(
  tx: Transaction,
  table: (typeof TABLES)[ListName],
  { count, page }: { count: number; page: number },
): AsyncGenerator<(column: string) => Condition> {
  for (let after: string | null = null; ;) {
    const above = (column: string, from: string | null): Condition =>
      from === null ? sql`true` : sql`${sql.ref(column)} > ${from}`;
    const from: string | null = after;
    const ends: Row[] =
      count <= page
        ? []
        : (
            await sql<Row>`select id from ${sql.table(table)} where ${above('id', from)} order by id offset ${page - 1} limit 1`.execute(
              tx,
            )
          ).rows;
    const to: string | null = ends[0]?.id ?? null;
    yield (column) => (to === null ? above(column, from) : sql`${above(column, from)} and ${sql.ref(column)} <= ${to}`);
    if (to === null) return;
    after = to;
  }
}

/** Gives rows of products, in their order, the very ids of these. */
function shareIds(products: readonly Row[], rows: readonly { productId: string }[]): void {
  let at = 0;
  for (const row of rows) {
    while (products[at]!.id !== row.productId) at += 1;
    row.productId = products[at]!.id;
  }
}

/** All products, with what belongs to them in their order. */
async function allGoods(
  tx: Transaction,
  counts: Counts,
  page: number,
): Promise<Pick<Rows, 'products' | 'variants' | 'placements'>> {
  const repeated = new RepeatedValues();
  const all = { products: [] as ProductRecord[], variants: [] as VariantRecord[], placements: [] as PlacementRecord[] };
  for await (const within of pages(tx, 'product', { count: counts.products[0], page })) {
    const products = await readers.products(tx, within('id'));
    shareRepeated('products', products, repeated);
    for (const row of products) all.products.push(row);
    const variants = await readers.variants(tx, within('product_id'));
    shareRepeated('variants', variants, repeated);
    shareIds(products, variants);
    for (const row of variants) all.variants.push(row);
    const placements = await readers.placements(tx, within('product_id'));
    shareRepeated('placements', placements, repeated);
    shareIds(products, placements);
    for (const row of placements) all.placements.push(row);
  }
  return all;
}

/** All rows of a table that few others belong to. */
async function allRows<Name extends 'sellers' | 'collections' | 'synonyms'>(
  tx: Transaction,
  name: Name,
  counts: Counts,
  page: number,
): Promise<Rows[Name]> {
  const all: Rows[Name][number][] = [];
  for await (const within of pages(tx, TABLES[name], { count: counts[name][0], page }))
    for (const row of await readers[name](tx, within('id'))) all.push(row);
  return all as Rows[Name];
}

/** All rows of a catalogue that no reading was made of before, or that another server answers. */
export async function wholeRows(tx: Transaction, counts: Counts, page: number): Promise<Rows> {
  return {
    sellers: await allRows(tx, 'sellers', counts, page),
    collections: await allRows(tx, 'collections', counts, page),
    synonyms: await allRows(tx, 'synonyms', counts, page),
    ...(await allGoods(tx, counts, page)),
  };
}
