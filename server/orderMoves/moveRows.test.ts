import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, STEP_UNDO_MS, type OrderStatus } from '#rules/orderStatus.ts';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import { hoursAgo } from '../../tests/support/moneyRows.ts';
import { location, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { AttemptStatus } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import { checkTarget } from './movePlan.ts';
import * as store from './moveStore.ts';

/** Which orders each statement of a move reads and changes: rows that differ in one thing. */
describe('moves as rows', () => {
  const { orderOf, inRows: inAllRows } = statusMarket();
  /** Without orders that were merged into others. */
  const inRows: typeof inAllRows = (run) =>
    inAllRows(async (tx) => {
      await sql`update orders set status = 'cancelled', merged_into = null where status = 'merged'`.execute(tx);
      return run(tx);
    });
  const pickup = orderOf('pickup', 'processed');
  const ship = orderOf('ship', 'processed');
  const NOW = hoursAgo(1);
  const [first, second, third] = ['first', 'second', 'third'].map((name) => testId(`move ${name}`));

  const selectionOf = ({ week }: { week: string }) => ({
    period: periodStarting(week, USUAL_CALENDAR),
    place: null,
    day: null,
    orderId: null,
  });
  const set = (tx: Transaction, id: string, change: string) =>
    sql`update orders set ${sql.raw(change)} where id = ${id}`.execute(tx);
  const movable = (tx: Transaction, selection: store.MoveSelection = selectionOf(pickup)) =>
    store.readMovable(tx, selection, { now: NOW, isLocking: false });
  const insertMove = (tx: Transaction, id: string, at: Date) =>
    store.insertMove(tx, { id, request: `request ${id}`, staff_id: pickup.customerId!, at });
  const elsewhere = {
    locationId: location('gymnase'),
    zoneId: null,
    week: addDays(pickup.week, 7),
    slot: { from: new Date('2027-03-04T15:00:00Z'), to: new Date('2027-03-04T18:00:00Z') },
  };
  async function move(tx: Transaction, moveId: string, orderId: string, to: store.Whereabouts = elsewhere) {
    await insertMove(tx, moveId, NOW);
    await store.moveOrder(tx, { moveId, orderId, to });
  }

  it.each(ORDER_STATUSES)('reads an order to move while it stands: %s', async (status) => {
    const read = await inAllRows((tx) => movable(tx, selectionOf(orderOf('ship', status))));
    const ended: readonly OrderStatus[] = ['cancelled', 'refunded', 'merged'];
    expect(read?.map((order) => order.status)).toEqual(ended.includes(status) ? [] : [status]);
  });

  it.each<[string, string, string | null]>([
    ['the account’s address, in lower case', `contact_email = 'Paid@exemple.ca'`, pickup.email],
    [
      'the payer’s address without an account',
      `customer_id = null, contact_email = 'Paid@exemple.ca'`,
      'paid@exemple.ca',
    ],
    ['no address', `customer_id = null, contact_email = null`, null],
  ])('mails %s', async (_, change, email) => {
    const read = await inRows(async (tx) => {
      await set(tx, pickup.id, change);
      await sql`update customer set email = 'Pickup.Processed@exemple.ca' where id = ${pickup.customerId}`.execute(tx);
      return movable(tx);
    });
    expect(read?.map((order) => order.email)).toEqual([email]);
  });

  it('mails nobody who has closed their account, as no mail does,', async () => {
    const read = await inRows(async (tx) => {
      await sql`update customer set deleted_at = now(), subject = null where id = ${pickup.customerId}`.execute(tx);
      return movable(tx);
    });
    expect(read?.map((order) => order.email)).toEqual([null]);
  });

  it('counts an Express order to the days on which its week is handed over, not to its own week', async () => {
    const { handoverFrom } = selectionOf(pickup).period;
    const at = async (day: string, week: string) =>
      (
        await inRows(async (tx) => {
          const slot = `slot_from = '${day}T15:00Z', slot_to = '${day}T18:00Z'`;
          await set(tx, pickup.id, `from_storage = true, period_start = '${week}', ${slot}`);
          return movable(tx);
        })
      )?.filter(({ id }) => id === pickup.id).length;
    const other = addDays(pickup.week, 70);
    expect(await at(addDays(handoverFrom, -1), pickup.week)).toBe(0);
    expect(await at(handoverFrom, other)).toBe(1);
    expect(await at(addDays(handoverFrom, 6), other)).toBe(1);
    expect(await at(addDays(handoverFrom, 7), pickup.week)).toBe(0);
  });

  it('has moved an order just now while that can be taken back, and was not', async () => {
    const isJustMoved = async (ago: number, undone: boolean) =>
      (
        await inRows(async (tx) => {
          await move(tx, first!, pickup.id, { ...elsewhere, week: pickup.week });
          await sql`update order_move set at = ${new Date(NOW.getTime() - ago)}, undone_at = ${undone ? NOW : null}`.execute(
            tx,
          );
          return movable(tx);
        })
      )?.map((order) => order.isJustMoved);
    expect(await isJustMoved(STEP_UNDO_MS - 1, false)).toEqual([true]);
    expect(await isJustMoved(STEP_UNDO_MS, false)).toEqual([false]);
    expect(await isJustMoved(STEP_UNDO_MS - 1, true)).toEqual([false]);
  });

  it.each<[AttemptStatus, number]>([
    ['creating', 1],
    ['pending', 1],
    ['paid', 0],
    ['failed', 0],
    ['expired', 0],
  ])('counts a payment of the week that is under way: %s', async (status, count) => {
    const counted = await inRows(async (tx) => {
      await sql`update checkout_attempt set status = ${status} where id = ${pickup.attemptId}`.execute(tx);
      return [
        await store.countPayments(tx, selectionOf(pickup)),
        await store.countPayments(tx, selectionOf(ship)),
        // An order that is moved alone is paid.
        await store.countPayments(tx, { ...selectionOf(pickup), orderId: pickup.attemptId }),
      ];
    });
    expect(counted).toEqual([count, 0, 0]);
  });

  it('takes a delivery into its new zone, and back out of the one before, with its whole slot', async () => {
    const outside = (tx: Transaction) =>
      sql<{ outside: boolean }>`select outside_zone as outside from fulfillment where order_id = ${ship.id}`.execute(
        tx,
      );
    const row = async (tx: Transaction) => {
      const columns = ['location_id', 'shipping_zone_id', 'period_start', 'slot_from', 'slot_to', 'moves'] as const;
      const order = await tx.selectFrom('orders').select(columns).where('id', '=', ship.id).executeTakeFirstOrThrow();
      return { ...order, outside: (await outside(tx)).rows[0]?.outside };
    };
    const read = await inRows(async (tx) => {
      const before = await row(tx);
      await move(tx, first!, ship.id, { ...elsewhere, locationId: null, zoneId: zone('plateau') });
      const moved = await row(tx);
      await store.undoMove(tx, first!, NOW);
      return { before, moved, undone: await row(tx) };
    });
    const { from, to } = elsewhere.slot;
    const moved = { slot_from: from, slot_to: to, period_start: elsewhere.week, outside: false, moves: 1 };
    expect(read?.before).toMatchObject({ shipping_zone_id: zone('vallee'), outside: true, moves: 0 });
    expect(read?.moved).toEqual({ location_id: null, shipping_zone_id: zone('plateau'), ...moved });
    expect(read?.undone).toEqual({ ...read?.before, moves: 2 });
  });

  it.each<[string, string | null, boolean]>([
    ['nothing', null, true],
    ['it was assembled', `update orders set status = 'fulfilled' where id = '${pickup.id}'`, false],
    [
      'it is being cancelled',
      `update orders set cancelling = '{}', cancelling_since = now() where id = '${pickup.id}'`,
      false,
    ],
    ['it was moved again', `update orders set moves = moves + 1 where id = '${pickup.id}'`, false],
    [
      'another was merged into it',
      `update orders set merged_into = '${pickup.id}', status = 'merged' where id = '${ship.id}'`,
      false,
    ],
  ])('knows what happened to an order since its move: %s', async (_, happened, isUnchanged) => {
    const read = await inRows(async (tx) => {
      await move(tx, first!, pickup.id);
      if (happened) await sql.raw(happened).execute(tx);
      return store.lockMoved(tx, first!);
    });
    expect(read?.map((order) => [order.order_id, order.isUnchanged])).toEqual([[pickup.id, isUnchanged]]);
  });

  it('moves and names those that were merged into an order, and counts them as none', async () => {
    const read = await inRows(async (tx) => {
      await set(tx, ship.id, `merged_into = '${pickup.id}', status = 'merged'`);
      await move(tx, first!, pickup.id);
      const orders = await store.lockMoved(tx, first!);
      const done = await store.readMove(tx, { id: first! });
      return {
        orders: orders.map((order) => [order.order_id, order.isMerged, order.isUnchanged]),
        count: done?.orders,
      };
    });
    expect(read?.orders.toSorted()).toEqual(
      [
        [pickup.id, false, true],
        [ship.id, true, true],
      ].toSorted(),
    );
    expect(read?.count).toBe(1);
  });

  it('finds the last move of an order, whichever was written last', async () => {
    const last = await inRows(async (tx) => {
      await move(tx, third!, pickup.id);
      await move(tx, first!, pickup.id);
      await move(tx, second!, ship.id);
      return [await store.lastMoveOf(tx, pickup.id), await store.lastMoveOf(tx, orderOf('guest', 'processed').id)];
    });
    expect(last).toEqual([first, null]);
  });
});

describe('the week, place and hour of a move', () => {
  const source = periodStarting('2026-12-18', USUAL_CALENDAR);
  const place = { id: 'x', active: true, storageOnly: false, weekday: 4, days: [] } as unknown as LocationRow &
    ShippingZoneRow;
  const day = '2026-12-24';
  const hours = { from: '10:00', to: '14:00' };
  const at10 = new Date('2026-12-24T10:00:00-05:00');
  const refused = (
    week: string,
    closed: string | null,
    now = new Date(0),
    target: object = { place: null, day: null, hours: null },
  ) => {
    try {
      const context = { source, closedWeeks: new Set(closed === null ? [] : [closed]), now };
      checkTarget({ period: periodStarting(week, USUAL_CALENDAR), ...target } as never, context);
      return null;
    } catch (error) {
      return error instanceof MarketError ? error.params.field : error;
    }
  };

  it.each<[string, string, string | null, string | null]>([
    ['eight weeks later', '2027-02-12', null, null],
    ['nine weeks later', '2027-02-19', null, 'toPeriod'],
    ['a week that is closed', '2026-12-25', '2026-12-25', 'toPeriod'],
    ['its own week, though it was closed since', '2026-12-18', '2026-12-18', null],
  ])('is %s', (_, week, closed, field) => expect(refused(week, closed)).toBe(field));

  it('begins after now', () => {
    const target = { place, day, hours };
    expect(refused('2026-12-18', null, new Date(at10.getTime() - 1), target)).toBeNull();
    expect(refused('2026-12-18', null, at10, target)).toBe('from');
  });
});
