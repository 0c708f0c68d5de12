import { sql, type Transaction } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { Tables } from '../../server/database/tables.ts';

/** A top-level category with every other product, so that its fiftieth page exists at 3,000 products too. */
export const HALF = 'une-sur-deux';
/** The copies written by one statement, well within the statement timeout. */
const COPIES_PER_STATEMENT = 8;

/** A made-up name of three syllables, one of 4,000, so that the vocabulary grows with the goods as variety names do. */
const VARIETY = sql`
  (select initcap(string_agg(
    (array['ba','ro','ti','lu','ne','mo','ska','vi','dor','pe','gan','cho','ri','te','fal','qui','su','ver','no','zel'])
      [1 + (('x' || substr(md5((place.of % 4000)::text || digit), 1, 6))::bit(24)::int % 20)], '' order by digit))
   from generate_series(1, 3) as digit)`;
const copyId = (id: string) => sql`md5(${sql.ref(id)}::text || copy)::uuid`;

async function copySellers(tx: Transaction<Tables>, from: number, to: number): Promise<void> {
  await sql`
    insert into seller select row.* from seller original
    cross join generate_series(${from}::int, ${to}::int) as copy
    cross join lateral (select copy * 31 as of) as place
    cross join lateral jsonb_populate_record(null::seller, to_jsonb(original) || jsonb_build_object(
      'id', ${copyId('original.id')}, 'handle', original.handle || '-g' || copy,
      'name', original.name || ' ' || ${VARIETY}, 'legacy_id', null)) as row
    where original.handle !~ '-g[0-9]+$'`.execute(tx);
}

async function copyProducts(tx: Transaction<Tables>, from: number, to: number, productCount: number): Promise<void> {
  await sql`
    insert into product select row.* from
      (select product.*, row_number() over (order by handle_primary) as place, count(*) over () as total
       from product where handle_primary !~ '-g[0-9]+$') as original
    cross join generate_series(${from}::int, ${to}::int) as copy
    cross join lateral (select original.total * copy + original.place as of) as place
    cross join lateral (select ${VARIETY} as name) as variety
    cross join lateral jsonb_populate_record(null::product, to_jsonb(original) || jsonb_build_object(
      'id', ${copyId('original.id')}, 'seller_id', ${copyId('original.seller_id')},
      'handle_primary', original.handle_primary || '-g' || copy,
      'handle_secondary', original.handle_secondary || '-g' || copy,
      'name_primary', original.name_primary || ' ' || variety.name,
      'name_secondary', original.name_secondary || ' ' || variety.name)) as row
    where place.of <= ${productCount}::int`.execute(tx);
  for (const table of ['placement', 'variant'])
    await sql`
      insert into ${sql.table(table)} select row.* from ${sql.table(table)} original
      cross join generate_series(${from}::int, ${to}::int) as copy
      join product on product.id = ${copyId('original.product_id')}
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(original) || jsonb_build_object(
        'id', ${copyId('original.id')}, 'product_id', product.id)) as row
      where exists (select from product first where first.id = original.product_id and first.handle_primary !~ '-g[0-9]+$')
    `.execute(tx);
}

async function shelveHalf(tx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into collection (id, handle_primary, handle_secondary, name_primary, name_secondary, priority)
    values (md5(${HALF})::uuid, ${HALF}, 'every-other', 'Une sur deux', 'Every other', 9999)`.execute(tx);
  await sql`
    insert into placement (id, product_id, collection_id, is_main)
    select md5(id::text || ${HALF})::uuid, id, md5(${HALF})::uuid, false
    from (select id, row_number() over (order by id) as place from product) as numbered where place % 2 = 0`.execute(
    tx,
  );
}

/**
 * Grows a market to `wanted` products by copying everything in it, producers included, as often as needed: categories
 * stay, and become longer. Adds the category HALF. Call once per market, as a superuser, since triggers and foreign
 * keys are disabled while copying.
 */
export async function growMarket({ kysely }: Database, productCount: number): Promise<void> {
  const { count } = await kysely
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const copies = count === 0 ? 0 : Math.ceil(productCount / count) - 1;
  const write = (work: (tx: Transaction<Tables>) => Promise<void>) =>
    kysely.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await work(tx);
    });
  for (let from = 1; from <= copies; from += COPIES_PER_STATEMENT) {
    const to = Math.min(from + COPIES_PER_STATEMENT - 1, copies);
    await write(async (tx) => {
      await copySellers(tx, from, to);
      await copyProducts(tx, from, to, productCount);
    });
  }
  await write(async (tx) => {
    await shelveHalf(tx);
    await tx.insertInto('change_log').values({ kind: 'catalogue' }).execute();
  });
}
