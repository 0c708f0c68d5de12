import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { smallMarket } from '../support/smallMarket.ts';
import { AMPLE_STOCK, CLOSED_WEEK, plannedCart, SCARCE_OF } from './closingPlan.ts';
import type { PlannedCart } from './closingPlan.ts';
import { growMarket } from './growMarket.ts';

const BATCH_SIZE = 1000;

/** The variants' ids in the order that a plan counts in. */
export async function variantIds({ kysely }: Database): Promise<string[]> {
  return (await kysely.selectFrom('variant').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function writeGoods(database: Database, products: number, scarceStock: number): Promise<void> {
  const market = smallMarket(database.kysely);
  await market.seller('farm');
  await market.location('marche');
  await market.collection('roots');
  const formats = [{}, { price: 900 }];
  for (const name of ['nantes', 'napoli', 'bolero']) await market.product(name, 'farm', {}, ['roots'], formats);
  await growMarket(database, products);
  await sql`
    update variant v set track_stock = true,
      stock = case when n.place % ${SCARCE_OF}::int = 7 then ${scarceStock}::int else ${AMPLE_STOCK}::int end
    from (select id, row_number() over (order by id) as place from variant) n where n.id = v.id`.execute(
    database.kysely,
  );
}

async function writeCarts({ kysely }: Database, carts: PlannedCart[]): Promise<void> {
  const ids = carts.map(({ customerId }) => customerId);
  const lines = carts.flatMap(({ cartId, lines: ownLines }) => ownLines.map((line) => ({ cartId, ...line })));
  await sql`
    with c as (
      select * from unnest(${ids}::uuid[], ${carts.map(({ cartId }) => cartId)}::uuid[],
        ${carts.map(({ customer }) => customer)}::text[], ${carts.map(({ card }) => card)}::text[]) as c (id, cart, customer, card)),
    u as (
      insert into customer (id, subject, email, email_verified, identity_at, created_at, locale, provider_customer_id)
      select id, 'auth0|' || customer, customer || '@exemple.ca', true, now(), now(), 'fr', customer from c),
    p as (insert into payment_card (customer_id, provider_id, type, created_at) select id, card, 'card', now() from c),
    k as (
      insert into cart (id, customer_id, location_id, auto_close, updated_at)
      select cart, c.id, l.id, true, now() from c, (select id from location) l)
    insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at)
    select gen_random_uuid(), i.cart, i.variant, i.quantity, v.price, ${CLOSED_WEEK}, now()
    from unnest(${lines.map(({ cartId }) => cartId)}::uuid[], ${lines.map(({ variant }) => variant)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::int[]) as i (cart, variant, quantity)
    join variant v on v.id = i.variant`.execute(kysely);
}

export type ClosingMarket = { carts: number; products: number; scarceStock: number };

/**
 * Writes a market into an empty migrated database, with this many products and carts of the closed week that buy
 * automatically; some variants have only `scarceStock` units.
 */
export async function writeClosingMarket(database: Database, { carts, products, scarceStock }: ClosingMarket) {
  await writeGoods(database, products, scarceStock);
  const variants = await variantIds(database);
  for (let from = 0; from < carts; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, carts - from);
    await writeCarts(
      database,
      Array.from({ length }, (_, nth) => plannedCart(from + nth, variants)),
    );
  }
  await analyzeWritten(database);
}

/** Of empty tables PostgreSQL would learn that they are empty, and read them whole however much a night writes; it has not looked at a new market's either. */
async function analyzeWritten({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`.execute(kysely);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(kysely);
}
