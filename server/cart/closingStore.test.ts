import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, offer, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { lockAndRead, readLocked, readLockedWithStanding } from './cartCheckout.ts';
import { readCart, type StoredCart } from './cartReadStore.ts';
import { lockCart, lockingCart } from './cartStore.ts';
import { countAutoPurchases, lateCartOwners, lateCarts, markLinesUnsure, writeRefusal } from './closingStore.ts';

const OPEN = '2026-11-27';
/** The lines of each cart: their weeks, the first two late and confirmed. */
const LINES = [
  { week: '2026-11-13', unsure: false },
  { week: '2026-11-20', unsure: false },
  { week: '2026-11-06', unsure: true },
  { week: OPEN, unsure: false },
];
const CUSTOMER = testId('customer');
const [A, B, C] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];

describe('carts with lines of a closed week', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    const db = database.kysely;
    await sql`insert into customer (id, subject, email, identity_at, created_at, locale, first_name, last_name)
      values (${CUSTOMER}, 'ann', 'ann@exemple.ca', now(), now(), 'fr', 'Anne', 'Roy')`.execute(db);
    await sql`insert into session (id) values ('b'), ('c')`.execute(db);
    await sql`insert into cart (id, session_id, customer_id, auto_close, from_storage, location_id, shipping_zone_id, auto_close_total, updated_at)
      values (${A}, null, ${CUSTOMER}, true, false, ${location('ferme')}, null, 4500, now()),
        (${B}, 'b', null, false, false, null, ${zone('vallee')}, null, now()),
        (${C}, 'c', null, false, true, ${location('ferme')}, null, null, now())`.execute(db);
    for (const [nth, { week, unsure }] of LINES.entries()) {
      const variant = await offer(database, `line ${nth}`);
      for (const cart of [A, B, C])
        await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, unsure, unsure_reason, week, added_at)
          values (gen_random_uuid(), ${cart}, ${variant}, ${nth + 1}, ${500 + nth}, ${unsure}, ${unsure ? 'stock_changed' : null},
            ${week}, now() + ${nth} * interval '1 second')`.execute(db);
    }
  });
  afterAll(() => database.close());

  it('are read by id, after one and up to another, with their last late week, and without Express', async () => {
    const read = (after: string, until: string, limit = 9) =>
      lateCarts(database.kysely, { openWeek: OPEN, after, until, limit });
    const ofCustomer = { id: A, customerId: CUSTOMER, autoClose: true, week: '2026-11-20' };
    const ofGuest = { id: B, customerId: null, autoClose: false, week: '2026-11-20' };
    expect(await read(testId('0').replace(/^./, '0'), C)).toEqual([ofCustomer, ofGuest]);
    expect(await read(A, B)).toEqual([ofGuest]);
    expect(await read(B, C)).toEqual([]);
    expect(await read('00000000-0000-0000-0000-000000000000', C, 1)).toEqual([ofCustomer]);
  });

  it('are locked by their id or their owner, also after an earlier lock', async () => {
    const [ann, guest] = [
      { sessionId: 'b', customerId: CUSTOMER },
      { sessionId: 'b', customerId: null },
    ];
    const strangers = [
      { sessionId: 'b', customerId: testId('nobody') },
      { sessionId: 'nobody', customerId: null },
    ];
    const lockedAfter = async (tx: Transaction, by: Parameters<typeof lockingCart>[0]) =>
      (
        await sql<{
          id: string;
        }>`with earlier as (${lockingCart({ cartId: C }, null)}), own as (${lockingCart(by, 'earlier')})
          select id from own`.execute(tx)
      ).rows[0]?.id ?? null;
    const locked = await undoing(database, async (tx) => {
      const ids: (string | null)[][] = [];
      for (const by of [{ cartId: A }, { cartId: B }, ann, guest, { cartId: testId('nothing') }, ...strangers])
        ids.push([await lockCart(tx, by), await lockedAfter(tx, by)]);
      return ids;
    });
    expect(locked).toEqual([A, B, A, B, null, null, null].map((id) => [id, id]));
  });

  it('are read under their lock as of the open week: late lines are not confirmed any more', async () => {
    const caller = (sessionId: string, customer: string | null) =>
      ({ visitor: { sessionId, customer: customer && { id: customer } }, now: new Date() }) as Caller;
    const unsure = (cart: StoredCart | null | undefined) => cart?.lines.map((line) => line.unsure);
    const read = await undoing(database, async (tx) => {
      const ofGuest = await lockAndRead(tx, caller('b', null), OPEN);
      const ofCustomer = await readLockedWithStanding(tx, caller('x', CUSTOMER), OPEN);
      const ofNobody = [
        await lockAndRead(tx, caller('nobody', null), OPEN),
        await readLocked(tx, caller('nobody', null), OPEN),
      ];
      return [unsure(ofGuest), unsure(ofCustomer?.stored), ofCustomer?.account.isGuest, ...ofNobody];
    });
    expect(read).toEqual([[true, true, true, false], [true, true, true, false], false, null, null]);
  });

  it('are read with the stock of a variant that is not in them', async () => {
    const scarce = await offer(database, 'scarce', { stock: 2 });
    const owner = { sessionId: 'b', customerId: null };
    const { cart, requestedStock } = await readCart(database.kysely, owner, { variantId: scarce });
    expect([cart?.lines.length, requestedStock]).toMatchObject([LINES.length, { stock: 2, held: 0, ownHeld: 0 }]);
    const unknown = await readCart(database.kysely, owner, { variantId: testId('no variant') });
    expect([unknown.cart?.lines.length, unknown.requestedStock]).toEqual([LINES.length, null]);
  });

  it.each([
    ['one that closes by itself, with a line of the week', sql`select`, 1],
    ['none without the customer’s wish', sql`update cart set auto_close = false`, 0],
    ['none for Express', sql`update cart set from_storage = true`, 0],
    ['none whose total was never shown, which is bought at any', sql`update cart set auto_close_total = null`, 0],
    ['none that asks about its line', sql`update cart_item set unsure = true, unsure_reason = 'last_week'`, 0],
    ['none with lines of another week', sql`update cart_item set week = '2026-12-04' where week = ${OPEN}`, 0],
  ])('count as purchases that higher amounts would stop: %s', async (_, change, count) => {
    const read = await undoing(database, async (tx) => {
      await change.execute(tx);
      return countAutoPurchases(tx, OPEN);
    });
    expect(read).toBe(count);
  });

  it('have an owner and a number of late lines, for the operator', async () => {
    const owners = await lateCartOwners(database.kysely, OPEN, [A, B]);
    expect(Object.fromEntries(owners)).toEqual({
      [A]: { email: 'ann@exemple.ca', name: 'Anne Roy', lines: 2 },
      [B]: { email: null, name: null, lines: 2 },
    });
  });

  const marked = (cartId: string, before: (tx: Transaction) => Promise<unknown> = async () => {}) =>
    undoing(database, async (tx) => {
      await before(tx);
      const count = await markLinesUnsure(tx, cartId, OPEN);
      const lines = tx.selectFrom('cart_item').select(['quantity', 'unsure_reason']).where('cart_id', '=', cartId);
      const cart = tx.selectFrom('cart').select(['location_id', 'shipping_zone_id']).where('id', '=', cartId);
      const reasons = (await lines.orderBy('quantity').execute()).map((line) => line.unsure_reason);
      return [count, reasons, Object.values(await cart.executeTakeFirstOrThrow())];
    });

  it('turn: their late lines ask again, and a place out of service is cleared', async () => {
    const reasons = ['last_week', 'last_week', 'stock_changed', null];
    expect(await marked(A)).toEqual([2, reasons, [null, null]]);
    expect(await marked(B)).toEqual([2, reasons, [null, zone('vallee')]]);
    const close = (tx: Transaction) => sql`update shipping_zone set active = false`.execute(tx);
    expect(await marked(B, close)).toEqual([2, reasons, [null, null]]);
    const open = (tx: Transaction) => sql`update location set active = true`.execute(tx);
    expect(await marked(A, open)).toEqual([2, reasons, [location('ferme'), null]]);
    expect(await marked(C)).toEqual([0, [null, null, 'stock_changed', null], [location('ferme'), null]]);
  });

  it.skipIf(eitherDatabaseKind() === 'pglite')('are left alone while another process has them', async () => {
    const [isLocked, isRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = inTransaction(database, async (tx) => {
      await sql`select from cart where id = ${A} for update`.execute(tx);
      isLocked.resolve();
      await isRead.promise;
    });
    await isLocked.promise;
    const count = await undoing(database, async (tx) => {
      await sql`set local lock_timeout = '5s'`.execute(tx);
      return markLinesUnsure(tx, A, OPEN);
    }).finally(() => isRead.resolve());
    await other;
    expect(count).toBe(0);
  });

  it('store why they were not bought, and what was agreed to no more', async () => {
    const refusal = { week: '2026-11-20', reasons: [{ code: 'NO_CARD', params: {} }] };
    for (const written of [refusal, null]) {
      const row = await undoing(database, async (tx) => {
        await writeRefusal(tx, A, written);
        const columns = ['id', 'auto_close_refusal', 'auto_close_total'] as const;
        return tx.selectFrom('cart').select(columns).where('auto_close', '=', true).executeTakeFirstOrThrow();
      });
      expect(row).toEqual({ id: A, auto_close_refusal: written, auto_close_total: null });
    }
  });
});
