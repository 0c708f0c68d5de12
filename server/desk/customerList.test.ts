import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedDatabase } from '../../tests/support/countedDatabase.ts';
import { writeManyOrders } from '../../tests/support/manyOrders.ts';
import { codes, marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const CUSTOMERS = 3000;
const ORDERS = 4000;

describe.each(testDatabaseKinds())('the desk’s list of customers (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    await writeManyOrders(database, { customers: CUSTOMERS, orders: ORDERS, weeks: 4, period: '2026-11-27' });
  });
  afterAll(() => database.close());
  const everybody = { words: '', holding: false };
  const customers = (first: number, after: string | null = null, filter = everybody) =>
    marketServices(database).deskCustomers.list({ first, after }, filter);

  it('lists everybody once, by name regardless of case and accents, those without a name last', async () => {
    const ids: string[] = [];
    const names: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, pageInfo, count } = await customers(100, after);
      expect(count).toBe(CUSTOMERS);
      ids.push(...edges.map(({ node }) => node.id));
      names.push(...edges.map(({ node }) => node.lastName ?? ''));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect([ids.length, new Set(ids).size]).toEqual([CUSTOMERS, CUSTOMERS]);
    const kinds = names.map((name) => name.replace(/\d+/, '')).filter((name, at, all) => name !== all[at - 1]);
    expect(kinds).toEqual(['Abel', 'Émond', 'Ève', 'Roy', 'tremblay', '']);
  });

  it('runs as few statements for the last page as for the first, and reads no more rows than it shows', async () => {
    const { database: counting, counted } = countedDatabase(database);
    const { deskCustomers } = marketServices(counting);
    let after: string | null = null;
    const first = await deskCustomers.list({ first: 50, after }, everybody);
    const queriesOfPage = counted();
    expect(first.edges).toHaveLength(50);
    expect(queriesOfPage.statements).toBeLessThan(4);
    expect(queriesOfPage.rows).toBeLessThan(3 * 51);
    for (let page = 1; page <= CUSTOMERS / 100 - 1; page += 1) after = (await customers(100, after)).pageInfo.endCursor;
    const last = await deskCustomers.list({ first: 50, after }, everybody);
    expect(last.edges).toHaveLength(50);
    expect(counted()).toEqual(queriesOfPage);
  });

  it('finds a customer by a phone number however it is typed, and nobody by three digits of it', async () => {
    const [one] = (await customers(1)).edges;
    const address = {
      name: 'Zoé',
      phone: '819 555-7731',
      line1: '1 rue A',
      line2: null,
      city: 'Gatineau',
      state: 'QC',
      postalCode: 'J8X3G4',
      country: 'CA',
    };
    const id = one!.node.id;
    await sql`update customer set shipping_address = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(
      database.kysely,
    );
    const found = async (words: string) =>
      (await customers(5, null, { words, holding: false })).edges.map(({ node }) => node.id);
    for (const words of ['819 555-7731', '(819) 555 7731', '+1 819 555-7731', '7731', '8195557731'])
      expect([words, await found(words)]).toEqual([words, [id]]);
    for (const words of ['555 7732', 'zoe 7731']) expect(await found(words)).toEqual([]);
    await sql`update customer set shipping_address = null where id = ${id}`.execute(database.kysely);
  });

  it('reads any page from the index', async () => {
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select id from customer where deleted_at is null
        and (list_name(last_name, first_name, email) collate "C", id) > ('1roy', ${'00000000-0000-4000-8000-000000000000'}::uuid)
      order by list_name(last_name, first_name, email) collate "C", id limit 51`.execute(database.kysely);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index.* Scan using customer_by_name/);
    expect(text).not.toContain('Sort');
  });

  it('keeps its place behind the cursor when customers come and go, and rejects an invalid cursor', async () => {
    const { edges, pageInfo } = await customers(10);
    const ids = (await customers(3, pageInfo.endCursor)).edges.map(({ node }) => node.id);
    await database.kysely.updateTable('customer').set({ last_name: 'Aaa' }).where('id', '=', ids[2]!).execute();
    await sql`update customer set subject = null, deleted_at = now() where id = ${edges[9]!.node.id}`.execute(
      database.kysely,
    );
    const nextPage = await customers(2, pageInfo.endCursor);
    expect([nextPage.count, nextPage.edges.map(({ node }) => node.id)]).toEqual([CUSTOMERS - 1, ids.slice(0, 2)]);
    for (const after of ['x', pageInfo.endCursor]) {
      const filter = after === 'x' ? everybody : { words: 'zoe', holding: false };
      expect(await codes(customers(2, after, filter))).toEqual(['BAD_CURSOR']);
    }
    expect((await customers(5, null, { words: 'ZOE tremblay', holding: false })).edges).toHaveLength(5);
    expect((await customers(5, null, { words: '', holding: true })).edges[0]?.node.depositsHeld).toBeGreaterThan(0);
  });
});
