import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hoursAgo, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { marketServices, offer, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { ReturnKind } from '../database/orderTables.ts';

const STAFF = testId('staff');
const [CARD, CREDIT, DEPOSIT_KEPT, KEPT_OF_CARD, KEPT_BEFORE] = [311, 703, 50, 20, 7];

/** What the end of a return writes, by its kind, its customer and who asked for it. Each is of an order of its own. */
describe('a return', () => {
  let database: Database;
  let market: MarketServices;
  const orders = statusOrders().filter(
    ({ status }) => !['merged', 'pending', 'cancelled', 'refunded'].includes(status),
  );
  const ofCustomers = orders.filter(({ customerId }) => customerId !== null);
  const guests = orders.filter(({ customerId }) => customerId === null);

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    const box = await offer(database, 'box');
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    market = marketServices(database);
    await writeStatusOrders(database, orders);
    await sql`update orders set deposit_kept = ${KEPT_BEFORE}`.execute(database.kysely);
    await sql`update customer set has_reusable_box = true`.execute(database.kysely);
  });
  afterAll(() => database.close());

  type Case = { order: (typeof orders)[number]; kind: ReturnKind; byStaff?: boolean; refund?: 'done' | 'refused' };
  async function end({ order, kind, byStaff = true, refund = 'done' }: Case) {
    const name = `${kind} of ${order.email}`;
    const id = testId(`return ${name}`);
    const db = database.kysely;
    await writeReturns(db, order, {
      [name]: {
        kind,
        status: 'asked',
        asked_at: hoursAgo(1),
        reason: kind === 'amount' ? `Sorry for ${name}` : null,
        staff_id: byStaff ? STAFF : null,
        deposit: DEPOSIT_KEPT + 10,
        deposit_kept: DEPOSIT_KEPT,
        kept_of_card: KEPT_OF_CARD,
        to_card: CARD,
        to_balance: CREDIT,
        units: kind === 'deposit' || kind === 'amount' ? {} : { [order.lineId]: 1 },
      },
    });
    if (refund === 'refused') await sql`update order_line set returned = 1 where id = ${order.lineId}`.execute(db);
    await writeRefunds(db, order, { [name]: { return_id: id, status: refund, amount: CARD } });
    const changed = vi.spyOn(market.catalogue, 'changed');
    expect(await market.refunds.resume(0)).toBe(1);
    const isCatalogueTold = changed.mock.calls.length > 0;
    changed.mockRestore();
    const mails = await db.selectFrom('outbox').select(['kind', 'about', 'data']).execute();
    await sql`delete from outbox`.execute(db);
    const one = <Row>(rows: Row[]): Row | null => rows[0] ?? null;
    return {
      movement: one(
        await db
          .selectFrom('balance_movement')
          .select(['customer_id', 'amount', 'reason', 'note', 'order_id', 'request', 'created_at'])
          .where('order_id', '=', order.id)
          .execute(),
      ),
      mails,
      journal: one(
        await db
          .selectFrom('desk_action')
          .select(['kind', 'staff_id', 'customer_id', 'request', 'data', 'at'])
          .where('order_id', '=', order.id)
          .execute(),
      ),
      kept: (await db.selectFrom('orders').select('deposit_kept').where('id', '=', order.id).executeTakeFirst())
        ?.deposit_kept,
      returned: one(await db.selectFrom('order_line').select('returned').where('id', '=', order.lineId).execute())
        ?.returned,
      ended: one(await db.selectFrom('order_return').select(['status', 'done_at']).where('id', '=', id).execute()),
      isCatalogueTold,
      id,
      name,
    };
  }

  it.each<[ReturnKind, reason: string, journal: string, mail: string | null]>([
    ['returned', 'items_returned', 'return_items', 'items_returned'],
    ['missing', 'item_missing', 'settle_missing', null],
    ['deposit', 'items_returned', 'refund_deposit', 'items_returned'],
    ['amount', 'amount_refunded', 'refund_amount', 'amount_refunded'],
    ['removed', 'items_removed', 'lower_quantities', 'items_removed'],
  ])('of a customer writes balance, mail and journal by its kind: %s', async (kind, reason, journal, mail) => {
    const order = ofCustomers.pop()!;
    const { id, name, ...written } = await end({ order, kind });
    const { customerId: customer_id, lineId } = order;
    const lines = kind === 'deposit' || kind === 'amount' ? [] : [lineId];
    expect(written).toEqual({
      movement: {
        customer_id,
        amount: -CREDIT,
        reason,
        note: kind === 'amount' ? `Sorry for ${name}` : null,
        order_id: order.id,
        request: `return ${id}`,
        created_at: expect.any(Date),
      },
      mails: mail === null ? [] : [{ kind: mail, about: id, data: { returns: [id] } }],
      journal: {
        kind: journal,
        staff_id: STAFF,
        customer_id,
        request: `request ${name}`,
        data: {
          amount: CARD + CREDIT,
          card: CARD,
          balance: CREDIT,
          lines,
          ...(kind === 'removed' && { quantities: expect.any(Array) }),
        },
        at: expect.any(Date),
      },
      kept: KEPT_BEFORE + DEPOSIT_KEPT - KEPT_OF_CARD,
      returned: 0,
      ended: { status: 'done', done_at: expect.any(Date) },
      // Only what goes back to the stock can be sold again.
      isCatalogueTold: kind === 'removed',
    });
  });

  it('of a guest writes no balance, and the desk’s journal all the same', async () => {
    const order = guests.pop()!;
    const { movement, journal, mails } = await end({ order, kind: 'returned' });
    expect([movement, journal?.kind, journal?.customer_id, mails.length]).toEqual([null, 'return_items', null, 1]);
  });

  it('that a job asked for is not in the desk’s journal', async () => {
    const { movement, journal } = await end({ order: ofCustomers.pop()!, kind: 'missing', byStaff: false });
    expect([movement?.amount, journal]).toEqual([-CREDIT, null]);
  });

  it('that the card refused writes nothing, and releases its units', async () => {
    const {
      id: _id,
      name: _name,
      ...written
    } = await end({
      order: ofCustomers.pop()!,
      kind: 'returned',
      refund: 'refused',
    });
    expect(written).toEqual({
      movement: null,
      mails: [],
      journal: null,
      kept: KEPT_BEFORE,
      returned: 0,
      ended: { status: 'refused', done_at: null },
      isCatalogueTold: false,
    });
  });

  it('is previewed to the card alone for a customer whose account was deleted meanwhile', async () => {
    const order = ofCustomers.pop()!;
    const request = {
      kind: 'returned',
      to: 'balance',
      items: [{ lineId: order.lineId, quantity: 1 }],
      locale: 'fr',
    } as const;
    const before = await market.refunds.previewReturn(order.id, request);
    expect([before.card, before.balance > 0]).toEqual([0, true]);
    await sql`update customer set deleted_at = now(), subject = null where id = ${order.customerId}`.execute(
      database.kysely,
    );
    const after = await market.refunds.previewReturn(order.id, request);
    expect([after.card, after.balance]).toEqual([before.balance, 0]);
  });

  it('that cannot be continued is logged, and the others are', async () => {
    const waiting = { kind: 'amount', status: 'asked', asked_at: hoursAgo(1), to_card: 5, to_balance: 0 } as const;
    const refund = (name: string) => ({ [name]: { return_id: testId(`return ${name}`), amount: 5 } });
    for (const [order, name] of [
      [ofCustomers[0]!, 'faulty'],
      [guests[0]!, 'sound'],
    ] as const) {
      await writeReturns(database.kysely, order, { [name]: waiting });
      await writeRefunds(database.kysely, order, refund(name));
    }
    const fault = new TypeError('broken');
    const refunding = vi.spyOn(market.payment, 'refund').mockRejectedValueOnce(fault);
    refunding.mockResolvedValue({ refundId: 're', amount: 5, status: 'succeeded' });
    const logged = vi.spyOn(market.log, 'error');
    expect(await market.refunds.resume(0)).toBe(1);
    const returns = [testId('return faulty'), testId('return sound')];
    const rows = database.kysely.selectFrom('order_return').select(['id', 'status']).where('id', 'in', returns);
    const faulty = (await rows.execute()).find(({ status }) => status === 'asked')?.id;
    expect(logged.mock.calls).toEqual([[{ err: fault, return: faulty }, 'A return of goods could not be continued']]);
    expect(await market.refunds.resume(0)).toBe(1);
    refunding.mockRestore();
    logged.mockRestore();
  });
});
