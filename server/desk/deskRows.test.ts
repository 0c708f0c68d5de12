import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import { readRecipients } from './customerMessageStore.ts';
import * as store from './deskOrderStore.ts';
import { readAssemblies, readPackers } from './packingStore.ts';

/** What the desk reads of its own acts, and what it writes into lines: rows that differ in one thing. */
describe('acts of the desk as rows', () => {
  const { orderOf, inRows } = statusMarket();
  const [pickup, ship] = [orderOf('pickup', 'processed'), orderOf('ship', 'processed')];
  const [josee, luc] = [orderOf('pickup', 'completed'), orderOf('ship', 'completed')].map(
    ({ customerId }) => customerId!,
  );

  const act = (tx: Transaction, kind: string, data: object, more: object = {}) =>
    tx
      .insertInto('desk_action')
      .values({
        id: randomUUID(),
        kind,
        staff_id: josee!,
        order_id: pickup.id,
        customer_id: null,
        request: null,
        at: hoursAgo(5),
        ...more,
        data: JSON.stringify(data),
      })
      .execute();

  it('finds what one person’s press has marked, in its order, and nobody else’s press of the same name', async () => {
    const before = (line: string) => ({ before: [{ line, status: 'waiting', missing: 0 }] });
    const lines = await inRows(async (tx) => {
      await act(tx, 'mark_lines', { press: 'one', ...before('first') });
      await act(tx, 'mark_lines', { press: 'one', ...before('second') });
      await act(tx, 'mark_lines', { press: 'two', ...before('of another press') });
      await act(tx, 'mark_lines', { press: 'one', ...before('of somebody else') }, { staff_id: luc });
      await act(tx, 'mark_lines', { press: 'one', ...before('of another order') }, { order_id: ship.id });
      await act(tx, 'replace_line', { press: 'one', ...before('of another kind') });
      return store.readRequestChanges(tx, { staffId: josee!, orderIds: [pickup.id], requestId: 'one' });
    });
    expect(lines?.map(({ line }) => line)).toEqual(['first', 'second']);
  });

  it('finds the press that marked a line last', async () => {
    const presses = await inRows(async (tx) => {
      await act(tx, 'mark_lines', { press: 'earlier', lines: ['a', 'b', 'c'] }, { at: hoursAgo(1) });
      await act(tx, 'mark_lines', { press: 'later', lines: ['b'] }, { at: hoursAgo(9) });
      await act(tx, 'mark_lines', { lines: ['c'] });
      await act(tx, 'replace_line', { press: 'of another kind', lines: ['a'] });
      await act(tx, 'mark_lines', { press: 'of another order', lines: ['a'] }, { order_id: ship.id });
      return store.readLastPresses(tx, { orderIds: [pickup.id], lineIds: ['a', 'b', 'c', 'd'] });
    });
    expect(presses && Object.fromEntries(presses)).toEqual({ a: 'earlier', b: 'later', c: null });
  });

  it('finds the orders that one person’s press has advanced, or undone', async () => {
    const read = await inRows(async (tx) => {
      const one = { staffId: josee!, orderIds: [pickup.id, ship.id], requestId: 'one' };
      await act(tx, 'advance_order', { press: 'one' });
      await act(tx, 'advance_order', { press: 'one' }, { order_id: ship.id, staff_id: luc });
      await act(tx, 'advance_order', { press: 'two' }, { order_id: ship.id });
      await act(tx, 'undo_step', { press: 'one' }, { order_id: ship.id });
      const step = (change: object) =>
        store.isStepOf(tx, { orderId: pickup.id, at: hoursAgo(5), press: 'one', ...change });
      const at = (
        await tx.selectFrom('desk_action').select('at').where('order_id', '=', pickup.id).executeTakeFirstOrThrow()
      ).at;
      return {
        advanced: [...(await store.readPressedOrders(tx, 'advance_order', one))],
        undone: [...(await store.readPressedOrders(tx, 'undo_step', one))],
        steps: [
          await step({ at }),
          await step({ at, press: 'two' }),
          await step({ at, orderId: orderOf('guest', 'processed').id }),
          await step({ at: hoursAgo(6) }),
        ],
      };
    });
    expect(read).toEqual({ advanced: [pickup.id], undone: [ship.id], steps: [true, false, false, false] });
  });

  it('names whoever marked a line of an order last since an instant: on the device, or else of the account', async () => {
    const since = hoursAgo(5);
    const named = (data: object, firstName: string | null, at: Date = since) =>
      inRows(async (tx) => {
        await sql`update customer set first_name = ${firstName} where id = ${josee}`.execute(tx);
        await act(tx, 'mark_lines', { by: 'Max' }, { at: hoursAgo(1) });
        await act(tx, 'mark_lines', data, { at });
        await act(tx, 'replace_line', { by: 'Zoé' }, { at: hoursAgo(1) });
        return (await readPackers(tx, [pickup.id], since)).get(pickup.id);
      });
    expect(await named({ by: 'Léa' }, 'Josée')).toBe('Léa');
    expect(await named({}, 'Josée')).toBe('Josée');
    expect(await named({}, '')).toBe(orderOf('pickup', 'completed').email);
    expect(await named({}, null)).toBe(orderOf('pickup', 'completed').email);
    // One before it is not read: the other one was.
    expect(await named({ by: 'Léa' }, null, new Date(since.getTime() - 1))).toBe('Max');
  });

  it('lists what one call has assembled, as long as it is the last step of each order', async () => {
    const [at, since] = [hoursAgo(4), hoursAgo(5)];
    const third = orderOf('guest', 'processed');
    const read = (change: (tx: Transaction) => Promise<unknown>, by: 'staff' | 'customer' = 'staff', when: Date = at) =>
      inRows(async (tx) => {
        for (const { id } of [pickup, ship, third]) {
          await sql`update orders set period_start = ${pickup.week}, status = 'fulfilled' where id = ${id}`.execute(tx);
          await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, customer_id, at)
            values (gen_random_uuid(), ${id}, 2, 'processed', 'fulfilled', ${by}, ${josee}, ${when})`.execute(tx);
          await act(tx, 'advance_order', { by: id === third.id ? 'Max' : 'Léa' }, { order_id: id, at: when });
        }
        await change(tx);
        const rows = await readAssemblies(tx, pickup.week, since);
        return rows.map((row) => [row.by, row.orders]).toSorted();
      });
    const nothing = async () => undefined;
    expect(await read(nothing)).toEqual([
      ['Léa', [pickup.id, ship.id]],
      ['Max', [third.id]],
    ]);
    expect(await read((tx) => sql`update orders set status = 'completed' where id = ${pickup.id}`.execute(tx))).toEqual(
      [
        ['Léa', [ship.id]],
        ['Max', [third.id]],
      ],
    );
    const cancelled = sql`update orders set cancelling = '{}', cancelling_since = now() where id = ${third.id}`;
    expect(await read((tx) => cancelled.execute(tx))).toEqual([['Léa', [pickup.id, ship.id]]]);
    const undone = sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, customer_id, at)
      values (gen_random_uuid(), ${ship.id}, 3, 'fulfilled', 'processed', 'staff', ${josee}, now())`;
    expect(await read((tx) => undone.execute(tx))).toContainEqual(['Léa', [pickup.id]]);
    expect(await read(nothing, 'customer')).toEqual([]);
    expect(await read(nothing, 'staff', since)).toEqual([]);
  });

  it.each<[string, store.LineMark, { missing: number; replaced: number; by: string | null }]>([
    ['other units, none missing', { status: 'packed', missing: 0 }, { missing: 0, replaced: 0, by: null }],
    ['the same units missing', { status: 'packed', missing: 3 }, { missing: 3, replaced: 2, by: 'Miel' }],
    [
      'fewer units missing, of which one was refunded',
      { status: 'packed', missing: 2 },
      { missing: 2, replaced: 1, by: 'Miel' },
    ],
    ['a status alone', { status: 'received' }, { missing: 3, replaced: 2, by: 'Miel' }],
    ['all of it missing', { status: 'missing' }, { missing: 3, replaced: 2, by: 'Miel' }],
  ])('marks a line with %s, and replaces no more of it than is missing', async (_, mark, expected) => {
    const at = hoursAgo(2);
    const line = await inRows(async (tx) => {
      await sql`update order_line set quantity = 5, removed = 1, returned = 2, missing = 3, missing_returned = 1, replaced = 2,
        replaced_by_primary = 'Miel', replaced_by_secondary = 'Honey' where id = ${pickup.lineId}`.execute(tx);
      await store.writeLines(tx, [pickup.lineId], mark, at);
      const columns = [
        'status',
        'missing',
        'replaced',
        'replaced_by_primary',
        'replaced_by_secondary',
        'last_updated',
      ] as const;
      return tx.selectFrom('order_line').select(columns).where('id', '=', pickup.lineId).executeTakeFirst();
    });
    const { by, ...units } = expected;
    const name = { replaced_by_primary: by, replaced_by_secondary: by && 'Honey' };
    expect(line).toEqual({ status: mark.status, ...units, ...name, last_updated: at });
  });

  it('writes to each address once, about the latest of its orders, in the account’s language', async () => {
    const target = { week: pickup.week, locationId: null, shippingZoneId: null, sellerId: null };
    const seller = testId('seller of the message');
    const read = (change: string, more: object = {}) =>
      inRows(async (tx) => {
        await sql`update orders set period_start = ${pickup.week}, locale = 'fr' where id in (${pickup.id}, ${ship.id})`.execute(
          tx,
        );
        await sql`update customer set locale = 'en' where id = ${ship.customerId}`.execute(tx);
        await sql.raw(change).execute(tx);
        const recipients = await readRecipients(tx, { ...target, ...more });
        return recipients
          .map(({ orderId, locale }) => `${orderId === pickup.id ? 'pickup' : 'ship'} ${locale}`)
          .toSorted();
      });
    expect(await read('select')).toEqual(['pickup fr', 'ship en']);
    // A guest’s order of the same address, typed otherwise, is the later one.
    const sameAddress = `update orders set customer_id = null, contact_email = '${pickup.email.toUpperCase()}' where id = '${ship.id}'`;
    expect(await read(sameAddress)).toEqual(['ship fr']);
    expect(
      await read(`update customer set email = '', subject = null, deleted_at = now() where id = '${ship.customerId}'`),
    ).toEqual(['pickup fr']);
    expect(await read(`update orders set customer_id = null, contact_email = null where id = '${ship.id}'`)).toEqual([
      'pickup fr',
    ]);
    expect(await read('select', { locationId: pickup.locationId })).toEqual(['pickup fr']);
    expect(await read('select', { shippingZoneId: ship.shippingZoneId })).toEqual(['ship en']);
    expect(await read('select', { sellerId: seller })).toEqual([]);
  });
});
