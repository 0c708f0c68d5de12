import { sql, type Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { OrderProblemTable } from '../database/orderTables.ts';
import type { Transaction } from '../database/transaction.ts';
import { lineReturns } from './lineReturnStore.ts';
import { eraseFinished, eraseOutdated } from './orderPersonStore.ts';
import { readAwaiting, readOrders, readOrdersToPack } from './orderStore.ts';
import { readLinkMoney, unpaidAfterLink } from './paymentLinkStore.ts';
import { readLastProblem } from './problemPhotoStore.ts';
import { findOrders } from './staffOrderStore.ts';

/** Which orders each statement reads, and which of their columns: rows that differ in one thing. */
describe('orders as rows', () => {
  const { orders, orderOf, inRows } = statusMarket();
  const pickup = orderOf('pickup', 'processed');
  const ship = orderOf('ship', 'processed');
  const guest = orderOf('guest', 'completed');
  const run = (tx: Transaction, statement: string) => sql.raw(statement).execute(tx);
  const problem = (
    lineId: string,
    name: string,
    reported_at: Date,
    more: Partial<Insertable<OrderProblemTable>> = {},
  ) => ({
    id: testId(`problem ${name}`),
    line_id: lineId,
    kind: 'damaged' as const,
    quantity: 1,
    note: null,
    reported_at,
    ...more,
  });

  it.each([
    ['asked', true],
    ['done', true],
    ['refused', false],
  ] as const)(
    'shows goods that are being given back with their line, not refused ones: %s',
    async (status, isShown) => {
      const shown = await inRows(async (tx) => {
        await writeReturns(tx, pickup, { it: { status, kind: 'removed', units: { [pickup.lineId]: 2 } } });
        return (await lineReturns(tx, [pickup.lineId])).get(pickup.lineId);
      });
      const returned = { quantity: 2, missing: false, removed: true, problem: false, toCard: 0, toBalance: 0 };
      expect(shown).toEqual(isShown ? [{ ...returned, at: expect.any(Date) }] : undefined);
    },
  );

  it.each<[string, string, boolean]>([
    ['a photo alone', `update order_problem set photo = 'x'`, true],
    ['a note alone', `update order_problem set note = 'x'`, true],
    ['an answer alone', `update order_problem set answer = 'x'`, true],
    ['a problem without any', `select`, false],
    ['allergies', `update orders set allergies = 'noix'`, true],
    ['a telephone', `update orders set contact_phone = '819 555-0123'`, true],
    ['a note to the market', `update orders set note = 'x'`, true],
  ])('erases what an old order of a guest has of them: %s', async (_, write, isErased) => {
    const read = await inRows(async (tx) => {
      await tx
        .insertInto('order_problem')
        .values(problem(guest.lineId, 'it', hoursAgo(5)))
        .execute();
      await run(
        tx,
        `update orders set contact_email = null, contact_name = null, note = null where id = '${guest.id}'`,
      );
      await run(tx, write.startsWith('update orders') ? `${write} where id = '${guest.id}'` : write);
      const erased = await eraseOutdated(tx, new Date('2028-01-01T00:00Z'));
      const left = await tx.selectFrom('order_problem').select(['photo', 'note', 'answer']).executeTakeFirst();
      return { erased: erased - orders.filter(({ kind }) => kind === 'guest').length + 1, left };
    });
    expect(read).toEqual({ erased: isErased ? 1 : 0, left: { photo: null, note: null, answer: null } });
  });

  it('leaves the allergies of a closed account to what is still to be handed over alone', async () => {
    const done = orderOf('pickup', 'completed');
    const allergies = await inRows(async (tx) => {
      await run(tx, `update customer set allergies = 'noix' where id = '${pickup.customerId}'`);
      await run(tx, `update orders set customer_id = '${pickup.customerId}' where id = '${done.id}'`);
      // The other one has nothing else to erase.
      await run(tx, `update orders set contact_email = null, contact_name = null, note = null where id = '${done.id}'`);
      await eraseFinished(tx, pickup.customerId!);
      const rows = await tx
        .selectFrom('orders')
        .select(['id', 'allergies'])
        .where('id', 'in', [pickup.id, done.id])
        .execute();
      return Object.fromEntries(rows.map((row) => [row.id, row.allergies]));
    });
    expect(allergies).toEqual({ [pickup.id]: 'noix', [done.id]: null });
  });

  it.each<[string, string | null, string | null, string | null]>([
    ['the account’s now', 'noix', 'lait', 'noix'],
    ['as entered, without an account', null, 'lait', 'lait'],
    ['none', null, null, null],
  ])('shows allergies: %s', async (_, ofAccount, entered, shown) => {
    const read = await inRows(async (tx) => {
      await tx.updateTable('customer').set({ allergies: ofAccount }).where('id', '=', pickup.customerId).execute();
      await tx.updateTable('orders').set({ allergies: entered }).where('id', '=', pickup.id).execute();
      return readOrders(tx, [pickup.id]);
    });
    expect(read?.map(({ allergies }) => allergies)).toEqual([shown]);
  });

  it('lists what is to be handed over by when it is, without a time last', async () => {
    const [first, second, third] = [pickup, ship, orderOf('pickup', 'fulfilled')];
    const read = await inRows(async (tx) => {
      await run(
        tx,
        `update orders set customer_id = '${pickup.customerId}' where id in ('${first.id}', '${second.id}', '${third.id}')`,
      );
      const at = (id: string, from: string | null) =>
        tx
          .updateTable('orders')
          .set({ slot_from: from, slot_to: from && '2027-01-09T00:00Z' })
          .where('id', '=', id)
          .execute();
      await at(first.id, '2027-01-08T15:00Z');
      await at(second.id, null);
      await at(third.id, '2027-01-07T15:00Z');
      return readAwaiting(tx, pickup.customerId!);
    });
    expect(read?.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  });

  const SINCE = hoursAgo(5);
  it.each<[string, (tx: Transaction) => Promise<unknown>, boolean]>([
    ['nothing', async () => undefined, false],
    [
      'units that were removed, once the card has its money',
      (tx) => writeReturns(tx, pickup, { it: { kind: 'removed', at: hoursAgo(9), done_at: hoursAgo(4) } }),
      true,
    ],
    [
      'units whose removal waits',
      (tx) => writeReturns(tx, pickup, { it: { kind: 'removed', status: 'asked', at: hoursAgo(4) } }),
      true,
    ],
    [
      'units that were removed before',
      (tx) => writeReturns(tx, pickup, { it: { kind: 'removed', at: hoursAgo(9), done_at: hoursAgo(8) } }),
      false,
    ],
    [
      'cash that is to be paid no more',
      (tx) =>
        writeRefunds(tx, pickup, {
          it: { status: 'done', provider_id: 'due', at: hoursAgo(4), asked_at: hoursAgo(8) },
        }),
      true,
    ],
    [
      'the same without a time of the market',
      (tx) => writeRefunds(tx, pickup, { it: { status: 'done', provider_id: 'due', at: null, asked_at: hoursAgo(4) } }),
      true,
    ],
    [
      'cash out of the till',
      (tx) =>
        writeRefunds(tx, pickup, {
          it: { status: 'done', provider_id: 'till', at: hoursAgo(4), asked_at: hoursAgo(4) },
        }),
      false,
    ],
    ['a link that was sent before and ended since', (tx) => link(tx, hoursAgo(9), hoursAgo(4)), true],
    ['a link that ended before', (tx) => link(tx, hoursAgo(9), hoursAgo(8)), false],
    ['the instant itself', (tx) => link(tx, SINCE, null), true],
  ])('sends to a tablet again what changed since it last read: %s', async (_, change, isSent) => {
    const read = await inRows(async (tx) => {
      await change(tx);
      const list = { periodStart: pickup.week, locationId: null, shippingZoneId: null, changedSince: SINCE };
      await run(tx, `update order_line set last_updated = null`);
      return readOrdersToPack(tx, list);
    });
    expect(read?.map(({ id }) => id)).toEqual(isSent ? [pickup.id] : []);
  });
  const link = (tx: Transaction, sent_at: Date, ended_at: Date | null, of = pickup, pay_by = hoursAgo(1)) =>
    tx
      .insertInto('payment_link')
      .values({
        order_id: of.id,
        pay_by,
        sent_at,
        staff_id: pickup.customerId!,
        ended: ended_at && 'expired',
        ended_at,
      })
      .execute();

  it('mails the page of a link to the account, or without one to the payer', async () => {
    const emails = await inRows(async (tx) => {
      await run(tx, `update orders set contact_email = 'paid@exemple.ca'`);
      return [(await readLinkMoney(tx, pickup.id))?.email, (await readLinkMoney(tx, guest.id))?.email];
    });
    expect(emails).toEqual([pickup.email, 'paid@exemple.ca']);
  });

  it('ends unpaid links by their end, whenever they were sent', async () => {
    const ended = await inRows(async (tx) => {
      await run(tx, `update orders set payment_intent = 'cash_' || id`);
      await link(tx, hoursAgo(9), null, pickup, hoursAgo(2));
      await link(tx, hoursAgo(8), null, ship, hoursAgo(3));
      await link(tx, hoursAgo(7), null, orderOf('guest', 'processed'), hoursAgo(1));
      return unpaidAfterLink(tx, hoursAgo(1.5));
    });
    expect(ended).toEqual([ship.id, pickup.id]);
  });

  it('goes on with a list of orders after the last one of a page, also of the same instant', async () => {
    const conditions = {
      status: null,
      locationId: null,
      shippingZoneId: null,
      customerId: null,
      depositsHeld: false,
      words: [],
    };
    const pages = await inRows(async (tx) => {
      await run(
        tx,
        `update orders set created_at = '2027-01-01T12:00:00.123456Z', period_start = '2027-01-01' where customer_id is null`,
      );
      const filter = { ...conditions, period: '2027-01-01' };
      const first = await findOrders(tx, filter, { after: null, limit: 4 });
      const second = await findOrders(tx, filter, { after: first.rows.at(-1)!.key, limit: 9 });
      const numbers = await tx
        .selectFrom('orders')
        .select('id')
        .where('period_start', '=', '2027-01-01')
        .orderBy('number', 'desc')
        .execute();
      return { found: [...first.rows, ...second.rows].map(({ node }) => node), all: numbers.map(({ id }) => id) };
    });
    expect(pages?.all).toHaveLength(9);
    expect(pages?.found).toEqual(pages?.all);
  });

  it('adds a photo to the problem that was reported last', async () => {
    const last = await inRows(async (tx) => {
      const rows = [
        problem(guest.lineId, 'newer', hoursAgo(2)),
        problem(guest.lineId, 'older', hoursAgo(9), { status: 'declined', answer: 'Non', answered_at: hoursAgo(8) }),
        problem(ship.lineId, 'of another line', hoursAgo(1)),
      ];
      await tx.insertInto('order_problem').values(rows).execute();
      return [await readLastProblem(tx, guest.id, guest.lineId), await readLastProblem(tx, pickup.id, guest.lineId)];
    });
    expect(last).toEqual([{ id: testId('problem newer'), isOpen: true, photo: null }, null]);
  });
});
