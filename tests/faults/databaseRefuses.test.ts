import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import { openDatabase, type Database } from '../../server/database/database.ts';
import { sqlState } from '../../server/database/transaction.ts';
import { AT_THE_MARKET, PAY } from '../support/checkoutFixture.ts';
import { marketServices, offer, openMarket, shopper } from '../support/purchaseMarket.ts';
import type { MarketServices } from '../support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../support/testDatabase.ts';

/** What PostgreSQL answers to writes while its disk is full, and as a standby. */
const STATES = { 'a full disk': '53100', 'a standby': '25006' } as const;
/** Tables that a purchase writes, in the order of its steps. */
const TABLES = [
  'cart_item',
  'variant',
  'checkout_attempt',
  'attempt_line',
  'payment_event',
  'orders',
  'order_line',
  'outbox',
];

describe('a database that refuses writes at any step of a purchase', () => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    await sql`create function refuse_writes() returns trigger language plpgsql as
      'begin raise exception ''The database accepts no writes'' using errcode = tg_argv[0]; end'`.execute(
      database.kysely,
    );
  });
  afterAll(() => database.close());
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));

  const refuseAt = (table: string, state: string) =>
    sql`create trigger refuse before insert or update on ${sql.table(table)} for each statement
      execute function refuse_writes(${sql.lit(state)})`.execute(database.kysely);
  const acceptAt = (table: string) => sql`drop trigger refuse on ${sql.table(table)}`.execute(database.kysely);

  const cases = Object.entries(STATES).flatMap(([name, state]) => TABLES.map((table) => ({ name, state, table })));
  it.each(cases)('leaves nothing half written and lets the purchase go on after $name at $table', async (fault) => {
    const { state, table } = fault;
    const name = `${table} ${state}`;
    const ann = shopper(market, name);
    const variant = await offer(database, name, { stock: 3 });
    let errors = 0;
    /** Repeats a step once writes are accepted again, as the shopper or the provider does. */
    async function withFault<T>(step: () => Promise<T>): Promise<T> {
      await refuseAt(table, state);
      const answer = await step().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      await acceptAt(table);
      if ('value' in answer) return answer.value;
      expect(sqlState(answer.error)).toBe(state);
      errors += 1;
      return step();
    }
    await withFault(() => market.cart.add(ann, variant, 2));
    await withFault(() => market.cart.updateSession(ann, AT_THE_MARKET));
    const session = await withFault(() => market.checkout.checkout(ann, PAY));
    const event = market.payment.pay(session);
    await withFault(() => market.checkout.handleEvent(event));

    expect(errors).toBeGreaterThan(0);
    const orders = await database.kysely
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', ann.visitor.sessionId)
      .execute();
    expect(orders).toHaveLength(1);
    const mails =
      await sql`select from outbox where kind = 'order_confirmed' and data->>'orderId' = ${orders[0]?.id}`.execute(
        database.kysely,
      );
    expect(mails.rows).toHaveLength(1);
    const stock = database.kysely.selectFrom('variant').select(['stock', 'held']).where('id', '=', variant);
    expect(await stock.execute()).toEqual([{ stock: 1, held: 0 }]);
  });
});

describe('a failover after which the old server lives on as a standby', () => {
  let owner: Database;
  let url: string;
  let name: string;
  beforeAll(async () => {
    owner = await createTestDatabase('postgres');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner.kysely);
    name = rows[0]?.name ?? '';
    url = Object.assign(new URL(process.env.ETAL_TEST_POSTGRES ?? ''), { pathname: `/${name}` }).href;
  });
  afterAll(() => owner.close());

  it('costs one refused write: no open connection to it is used again', async () => {
    const database = await openDatabase({ url });
    const write = () =>
      sql`insert into rate_bucket (key, tokens, at) values (gen_random_uuid()::text, 1, 0)`.execute(database.kysely);
    const demote = () =>
      sql`select pg_sleep(0.05), set_config('default_transaction_read_only', 'on', false)`.execute(database.kysely);
    await Promise.all([demote(), demote(), demote(), demote()]);
    await expect(write()).rejects.toThrow('read-only');
    for (let nth = 0; nth < 4; nth += 1) await write();
    await database.ping();
    await database.close();
  });

  it('fails the check of health while the address leads to a standby', async () => {
    const set = (clause: string) => sql`alter database ${sql.id(name)} ${sql.raw(clause)}`.execute(owner.kysely);
    await set('set default_transaction_read_only = on');
    const database = await openDatabase({ url });
    await expect(database.ping()).rejects.toThrow('accepts no writes');
    await set('reset default_transaction_read_only');
    await database.ping();
    await database.close();
  });

  it('does not fail the check of health while every connection is in use', async () => {
    const database = await openDatabase({ url });
    const ended = Promise.withResolvers<void>();
    const held = Array.from({ length: 40 }, () => database.kysely.connection().execute(async () => ended.promise));
    await database.ping();
    ended.resolve();
    await Promise.all(held);
    await database.close();
  });
});
