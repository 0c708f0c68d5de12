import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { moveSession, readBearer, writeSignOut } from './identityStore.ts';

describe('a session that another one replaces', () => {
  let database: Database;
  const orders = statusOrders().filter(({ status }) => status === 'processed');
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await writeStatusOrders(database, orders);
  });
  afterAll(() => database.close());

  it.each(orders)('takes its payments along, and its order if it is a guest’s: $kind', async ({ kind, ...order }) => {
    const moved = await undoing(database, async (tx) => {
      await moveSession(tx, order.email, 'to');
      const of = (table: 'orders' | 'checkout_attempt') =>
        tx.selectFrom(table).select('id').where('session_id', '=', 'to').execute();
      return [await of('checkout_attempt'), await of('orders')];
    });
    expect(moved).toEqual([[{ id: order.attemptId }], kind === 'guest' ? [{ id: order.id }] : []]);
  });

  const cartsAfter = (...sessions: string[]) =>
    undoing(database, async (tx) => {
      await sql`insert into session (id) select unnest(${['from', 'to', 'another']}::text[])`.execute(tx);
      for (const session of sessions)
        await sql`insert into cart (id, session_id, updated_at) values (${testId(session)}, ${session}, now())`.execute(
          tx,
        );
      await moveSession(tx, 'from', 'to');
      return [
        await cartsOf(tx),
        (await tx.selectFrom('session').select('id').orderBy('id').execute()).map(({ id }) => id),
      ];
    });
  const cartsOf = async (tx: Transaction) => {
    const carts = await tx.selectFrom('cart').select(['id', 'session_id']).execute();
    return Object.fromEntries(carts.map(({ id, session_id: session }) => [id, session]));
  };

  it('leaves its cart to the new one, which has none, and is gone', async () => {
    expect(await cartsAfter('from', 'another')).toEqual([
      { [testId('from')]: 'to', [testId('another')]: 'another' },
      ['another', 'to'],
    ]);
  });

  it('keeps its cart where the new one has one', async () => {
    expect(await cartsAfter('from', 'to')).toEqual([
      { [testId('from')]: 'from', [testId('to')]: 'to' },
      ['another', 'from', 'to'],
    ]);
  });

  it('is left by the customer who signs out, in each of these sessions, as often as that happens', async () => {
    const read = await undoing(database, async (tx) => {
      const signedOut = async (subject: string, sessionId: string) =>
        (await readBearer(tx, { subject, sessionId, email: null })).signedOutAt;
      await writeSignOut(tx, 'ann', ['former', 'new']);
      const others = [await signedOut('bob', 'former'), await signedOut('ann', 'another')];
      await sql`update sign_out set at = '2026-01-01T00:00:00Z'`.execute(tx);
      const before = [await signedOut('ann', 'former'), await signedOut('ann', 'new')];
      await writeSignOut(tx, 'ann', ['new']);
      return { others, before, after: [await signedOut('ann', 'former'), await signedOut('ann', 'new')] };
    });
    const first = new Date('2026-01-01T00:00:00Z');
    expect(read?.others).toEqual([null, null]);
    expect(read?.before).toEqual([first, first]);
    expect(read?.after[0]).toEqual(first);
    expect(read?.after[1]?.getTime()).toBeGreaterThan(first.getTime());
  });
});
