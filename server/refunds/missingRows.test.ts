import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo, namesBy, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { StatusOrder } from '../../tests/support/statusOrders.ts';
import type { Transaction } from '../database/transaction.ts';
import { claimReplacements, claimUnannounced, markAnnounced, ordersToSettle } from './missingStore.ts';

/** Which missing units are due, and told to whom: rows that differ in every column, changed one at a time. */
describe('missing units as rows', () => {
  const { orders, orderOf, inRows } = statusMarket();

  const packed = orderOf('pickup', 'fulfilled');
  const other = orderOf('ship', 'completed');
  const guests = orderOf('guest', 'fulfilled');
  const now = new Date();

  describe('an order whose missing units are due', () => {
    const isDue = (
      change: (tx: Transaction) => Promise<unknown>,
      { by = packed.lastUpdated, next = new Date(0) } = {},
    ) =>
      inRows(async (tx) => {
        await change(tx);
        return (await ordersToSettle(tx, { by, next, now })).includes(packed.id);
      });
    const set = (columns: string) => (tx: Transaction) =>
      sql.raw(`update orders set ${columns} where id = '${packed.id}'`).execute(tx);
    const returned = (row: Parameters<typeof writeReturns>[2][string]) => (tx: Transaction) =>
      writeReturns(tx, packed, { it: { status: 'refused', at: hoursAgo(23), done_at: null, ...row } });
    const refunded = (row: Parameters<typeof writeRefunds>[2][string]) => (tx: Transaction) =>
      writeRefunds(tx, packed, {
        it: { status: 'refused', dropped: true, at: hoursAgo(23), asked_at: hoursAgo(30), ...row },
      });

    it.each([
      ['as it is', async () => {}, true],
      ['being cancelled', set(`cancelling = '{}', cancelling_since = now()`), false],
      ['refused today', returned({}), false],
      ['refused a day ago', returned({ at: hoursAgo(25), done_at: hoursAgo(1) }), true],
      ['a return of other goods refused today', returned({ kind: 'returned' }), true],
      ['settled before, as other units', returned({ status: 'done' }), true],
      ['cancellation refused today', refunded({}), false],
      ['cancellation refused a day ago', refunded({ at: hoursAgo(25), asked_at: hoursAgo(1) }), true],
      ['a refund refused today of what was done', refunded({ dropped: false }), true],
    ])('is settled, or left for a day: %s', async (_, change, due) => {
      expect(await isDue(change)).toBe(due);
    });

    it('of which nothing comes is so before the evening, if its customer would come before the next one', async () => {
      const nothing = (tx: Transaction) =>
        sql`update order_line set status = 'missing', missing = 0 where order_id = ${packed.id}`.execute(tx);
      const [by, from] = [
        new Date(packed.lastUpdated.getTime() - 1),
        new Date(Date.parse(`${packed.week}T19:00:00Z`) - 24 * 3_600_000),
      ];
      const read = [isDue(nothing, { by, next: from }), isDue(nothing, { by, next: new Date(from.getTime() + 1) })];
      expect(await Promise.all(read)).toEqual([false, true]);
      // A part of it still comes.
      expect(await isDue(async () => {}, { by, next: new Date(from.getTime() + 1) })).toBe(false);
    });
  });

  describe('what no mail has announced yet', () => {
    const RETURNS = ['late', 'early', 'guests', 'kind', 'waiting', 'told', 'corrected'];
    const namesOf = namesBy('return', RETURNS);
    const by = new Date(Math.max(...orders.map(({ lastUpdated }) => lastUpdated.getTime())));
    /** Two orders of one customer, and one of a guest's; the oldest return is of the first. */
    async function write(tx: Transaction) {
      await sql`update orders set customer_id = ${packed.customerId} where id = ${other.id}`.execute(tx);
      const of = (order: StatusOrder) => ({ customerId: packed.customerId, id: order.id });
      await writeReturns(tx, of(packed), {
        late: { at: hoursAgo(10), units: { [packed.lineId]: 1 } },
        kind: { kind: 'returned', at: hoursAgo(40), units: { [packed.lineId]: 1 } },
        waiting: { status: 'asked', at: hoursAgo(41), units: { [packed.lineId]: 1 } },
        told: { told: true, at: hoursAgo(42), units: { [packed.lineId]: 1 } },
      });
      await writeReturns(tx, of(other), { early: { at: hoursAgo(20), units: { [other.lineId]: 1 } } });
      await writeReturns(tx, guests, { guests: { at: hoursAgo(15), units: { [guests.lineId]: 1 } } });
    }
    it('is told to one person after the other, in the order in which it was settled', async () => {
      const claimed = await inRows(async (tx) => {
        await write(tx);
        return [await claimUnannounced(tx, by), await claimUnannounced(tx, by), await claimUnannounced(tx, by)];
      });
      expect(claimed?.map((one) => one && { ...one, returns: namesOf(one.returns) })).toEqual([
        { returns: ['early', 'late'], who: packed.customerId, wants: true },
        { returns: ['guests'], who: guests.id, wants: true },
        null,
      ]);
    });
    it('waits for the evening after its mark', async () => {
      const claimed = await inRows(async (tx) => {
        await write(tx);
        return claimUnannounced(tx, new Date(0));
      });
      expect(claimed).toBeNull();
    });

    const replaced = async (tx: Transaction) => {
      await write(tx);
      await sql`update order_line set replaced = 1, replaced_by_primary = 'brioche', position = 1
        where order_id in (${packed.id}, ${guests.id})`.execute(tx);
      const [first] = await tx.selectFrom('order_line').selectAll().where('id', '=', packed.lineId).execute();
      await tx
        .insertInto('order_line')
        .values({ ...first!, id: testId('second line'), position: 0 })
        .execute();
    };
    it('of replaced goods is told to the same person, or to anybody, in the order of the lines, once', async () => {
      const claimed = await inRows(async (tx) => {
        await replaced(tx);
        const claim = (who: string | null, until = by) => claimReplacements(tx, until, who);
        return [
          await claim(null, new Date(0)),
          await claim(testId('somebody else')),
          await claim(guests.id),
          await claim(null),
          await claim(null),
        ];
      });
      expect(claimed).toEqual([
        null,
        null,
        { lines: [guests.lineId], wants: true },
        { lines: [testId('second line'), packed.lineId], wants: true },
        null,
      ]);
    });

    it.each([
      ['who switched it off', 'notify_item_missing = false', packed],
      ['without an address', `email = ''`, packed],
      ['who was deleted', 'deleted_at = now(), subject = null', packed],
      ['as a guest without an address', `contact_email = ''`, guests],
      ['as a guest whose address was erased', 'contact_email = null', guests],
    ])('is marked, and no mail is sent, to a person %s', async (_, change, { customerId, id }) => {
      const wants = await inRows(async (tx) => {
        await replaced(tx);
        const [table, row] = customerId === null ? ['orders', id] : ['customer', customerId];
        await sql.raw(`update ${table} set ${change} where id = '${row}'`).execute(tx);
        const both = [await claimUnannounced(tx, by), await claimUnannounced(tx, by)];
        const lines = [await claimReplacements(tx, by, packed.customerId), await claimReplacements(tx, by, guests.id)];
        return [...both, ...lines].map((one) => one?.wants);
      });
      const isGuest = customerId === null;
      expect(wants).toEqual([isGuest, !isGuest, isGuest, !isGuest]);
    });

    it('counts as told by the mail that says that all of the order goes back (E70), and nothing else', async () => {
      const claimed = await inRows(async (tx) => {
        await write(tx);
        await markAnnounced(tx, packed.id);
        const rows = await tx.selectFrom('order_return').select('id').where('told', '=', true).execute();
        return namesOf(rows.map(({ id }) => id));
      });
      expect(claimed?.toSorted()).toEqual(['late', 'told']);
    });
  });
});
