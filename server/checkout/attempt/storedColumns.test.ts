import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, offer, openMarket } from '../../../tests/support/purchaseMarket.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { undoing } from '../../../tests/support/undoing.ts';
import { addUnits } from '../../cart/cartStore.ts';
import { raiseLines, restoreLines } from '../../cart/reopeningStore.ts';
import type { Database } from '../../database/database.ts';
import type { Transaction } from '../../database/transaction.ts';
import { moveSession } from '../../identity/identityStore.ts';
import { latestRefusal } from '../../refunds/refundStore.ts';
import { finishAttempt, lockAttempt } from './checkoutStore.ts';

/** A write over a row that is there already: each column has a value of its own before and after. */
describe('what a second write leaves in a row', () => {
  let database: Database;
  let variant: string;
  const cartId = testId('cart');
  const before = { quantity: 2, price: 501, week: '2026-11-20' };
  const after = { quantity: 3, week: '2026-11-27' };
  /** One below the price that was seen before, and one above it: of two, the lower one was agreed to (E69). */
  const PRICES = [402, 702];
  const choices = { fromStorage: false, locationId: null, shippingZoneId: null, note: null, allergies: null };

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    variant = await offer(database, 'bread');
    await sql`insert into session (id) values ('session')`.execute(database.kysely);
    await sql`insert into cart (id, session_id, if_missing, updated_at) values (${cartId}, 'session', 'replacement', now())`.execute(
      database.kysely,
    );
  });
  afterAll(() => database.close());

  /** Writes the line, unsure or confirmed, then what is tested, and reads the line. */
  const lineAfter = (unsure: boolean, write: (tx: Transaction) => Promise<unknown>) =>
    undoing(database, async (tx) => {
      await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, unsure, unsure_reason, week, if_missing, added_at)
        values (${testId('line')}, ${cartId}, ${variant}, ${before.quantity}, ${before.price}, ${unsure},
          ${unsure ? 'last_week' : null}, ${before.week}, 'refund', now())`.execute(tx);
      await write(tx);
      const columns = ['quantity', 'price_seen', 'unsure', 'unsure_reason', 'week', 'if_missing'] as const;
      return tx.selectFrom('cart_item').select(columns).executeTakeFirstOrThrow();
    });
  const confirmed = (quantity: number, price: number) => ({
    quantity,
    price_seen: Math.min(price, before.price),
    unsure: false,
    unsure_reason: null,
    week: after.week,
    if_missing: 'refund',
  });
  const lines = (price: number) => [{ variantId: variant, quantity: after.quantity, price }];

  it.each([true, false])('is the line of today, with its units added up: an unsure one: %s', async (unsure) => {
    const owner = { sessionId: 'session', customerId: null };
    const line = {
      owner,
      cartId,
      create: false,
      week: after.week,
      now: new Date(),
      request: null,
      quantity: after.quantity,
      variantId: variant,
    };
    for (const price of PRICES)
      expect(await lineAfter(unsure, (tx) => addUnits(tx, { ...line, price, max: 9 }))).toEqual(confirmed(5, price));
    expect(await lineAfter(unsure, (tx) => addUnits(tx, { ...line, price: 402, max: 4 }))).toMatchObject({
      quantity: before.quantity,
      price_seen: before.price,
      unsure,
      week: before.week,
    });
  });

  it.each([
    [true, 3],
    [false, 5],
  ])('is the line of a reopened order, at the price that was paid: an unsure one: %s', async (unsure, quantity) => {
    for (const price of PRICES) {
      const restored = await lineAfter(unsure, (tx) =>
        restoreLines(tx, cartId, { lines: lines(price), week: after.week, now: new Date(), choices }),
      );
      expect(restored).toEqual(confirmed(quantity, price));
    }
  });

  it.each([true, false])('is the line of an order that is ordered again: an unsure one: %s', async (unsure) => {
    for (const price of PRICES) {
      const raised = await lineAfter(unsure, (tx) =>
        raiseLines(tx, cartId, { lines: lines(price), week: after.week, now: new Date() }),
      );
      expect(raised).toEqual(confirmed(after.quantity, price));
    }
  });

  it('is the page that an attempt was opened with, whichever the provider names later', async () => {
    const pages = await undoing(database, async (tx) => {
      const read: (string | null)[] = [];
      for (const [first, second] of [
        ['cs_1', 'cs_2'],
        [null, 'cs_2'],
      ] as const) {
        const id = testId(`attempt ${first}`);
        await sql`insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, expires_at, subtotal, deposit, shipping,
            fee, gst, pst, total, location_id, from_storage, period_start, locale, provider_session_id, updated_at)
          values (${id}, ${testId(`cart ${first}`)}, 'session', 'pending', 'f', now(), 1, 0, 0, 0, 0, 0, 1, ${location('marche')},
            false, '2026-11-27', 'fr', ${first}, now() - interval '40 days')`.execute(tx);
        await finishAttempt(tx, id, 'expired', second);
        const attempt = await lockAttempt(tx, id);
        read.push(attempt.provider_session_id);
        // The term after which it is erased counts from its end.
        expect([attempt.status, attempt.updated_at]).toEqual(['expired', attempt.created_at]);
      }
      return read;
    });
    expect(pages).toEqual(['cs_1', 'cs_2']);
  });

  it.each([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ])('is an age that was confirmed in either session: %s, %s', async (from, to) => {
    const isConfirmed = await undoing(database, async (tx) => {
      await sql`insert into session (id, age_confirmed) values ('from', ${from}), ('to', ${to})`.execute(tx);
      await moveSession(tx, 'from', 'to');
      const row = tx.selectFrom('session').select('age_confirmed').where('id', '=', 'to');
      return (await row.executeTakeFirstOrThrow()).age_confirmed;
    });
    expect(isConfirmed).toBe(from || to);
  });

  it('is the reason of the last refusal, of several of one order', async () => {
    const [order] = statusOrders().filter(({ status, kind }) => status === 'cancelled' && kind === 'ship');
    const reason = await undoing(database, async (tx) => {
      await writeStatusOrders({ ...database, kysely: tx }, order ? [order] : []);
      const refused = (name: string, minutes: number) => sql`
        insert into refund (id, order_id, payment_intent, amount, status, refusal, updated_at)
        values (${testId(name)}, ${order?.id}, ${name}, ${minutes}, 'refused', ${name}, now() - ${minutes} * interval '1 minute')`;
      await refused('second', 20).execute(tx);
      await refused('last', 10).execute(tx);
      await refused('first', 30).execute(tx);
      return latestRefusal(tx, order?.id ?? '');
    });
    expect(reason).toBe('last');
  });
});
