import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo, writeReturns } from '../../tests/support/moneyRows.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  adjustedSince,
  blankNotes,
  customerOfEmail,
  hasCustomer,
  insertMovement,
  isRequestApplied,
  lockBalance,
  readBalance,
  readCreditedOf,
  readDeposits,
  readDepositsToCard,
  readGuestDeposits,
  readHeldContainersBy,
  readMovement,
  readMovements,
} from './balanceStore.ts';

/** What each statement counts of deposits and movements: rows that differ in every column, changed one at a time. */
describe('deposits and movements as rows', () => {
  let [box, jar, bottle] = ['', '', ''];
  const { orderOf, inRows } = statusMarket(async (database) => {
    box = await offer(database, 'box');
    jar = await offer(database, 'jar');
    bottle = await offer(database, 'bottle');
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
  });
  const [order, second, guests] = [
    orderOf('pickup', 'processed'),
    orderOf('ship', 'completed'),
    orderOf('guest', 'shipped'),
  ];
  const ann = order.customerId!;
  const unit = order.deposit / 4;

  type Change = (tx: Transaction, of: typeof order) => Promise<unknown>;
  const set =
    (table: 'orders' | 'order_line', columns: string): Change =>
    (tx, { id }) =>
      sql.raw(`update ${table} set ${columns} where ${table === 'orders' ? 'id' : 'order_id'} = '${id}'`).execute(tx);
  const returned =
    (row: Parameters<typeof writeReturns>[2][string]): Change =>
    (tx, of) =>
      writeReturns(tx, of, { it: { kind: 'returned', deposit: 90, deposit_kept: 50, kept_of_card: 20, ...row } });
  const moved =
    (reason: 'deposit_refunded' | 'adjustment', amount: number): Change =>
    (tx) =>
      insertMovement(tx, { customerId: ann, amount, reason, request: `${reason} ${amount}`, at: hoursAgo(1) });
  const CANCELLING = `cancelling = '{"kept": 30}', cancelling_since = now()`;

  it.each<[string, Change, number, number]>([
    ['as they were paid', async () => {}, 4 * unit, 0],
    ['less a unit that came back', set('order_line', 'returned = 1'), 3 * unit, 0],
    ['none of an order that is being cancelled, but what it withholds', set('orders', CANCELLING), 30, 0],
    ['and what a cancelled order withheld', set('orders', `deposit_kept = 60, status = 'cancelled'`), 60, 0],
    ['and what a return withholds', returned({ status: 'asked' }), 4 * unit + 20 + 30, -20],
    ['and what of it had gone to the card', returned({ status: 'done' }), 4 * unit + 20, -20],
    ['unless it was refused', returned({ status: 'refused' }), 4 * unit, 0],
    [
      'less what goes to a card',
      returned({ kind: 'deposit', status: 'asked', deposit_kept: 0, kept_of_card: 0 }),
      4 * unit - 90,
      90,
    ],
    [
      'less what went to a card',
      returned({ kind: 'deposit', status: 'done', deposit_kept: 0, kept_of_card: 0 }),
      4 * unit - 90,
      90,
    ],
    [
      'unless the card refused it',
      returned({ kind: 'deposit', status: 'refused', deposit_kept: 0, kept_of_card: 0 }),
      4 * unit,
      0,
    ],
    ['less what was credited by hand', moved('deposit_refunded', -70), 4 * unit - 70, 0],
    ['and nothing of other credit', moved('adjustment', -70), 4 * unit, 0],
    ['never less than nothing', moved('deposit_refunded', -4 * unit - 1), 0, 0],
  ])('are held by a customer: %s', async (_, change, held, toCard) => {
    const read = await inRows(async (tx) => {
      await change(tx, order);
      return [await readDeposits(tx, ann), await readDepositsToCard(tx, order.id)];
    });
    expect(read).toEqual([held, toCard]);
  });
  it('are not held by a customer of what went to the card of an order that is over, or is being cancelled', async () => {
    const toCard = returned({ kind: 'deposit', status: 'done', deposit_kept: 0, kept_of_card: 0 });
    for (const end of [CANCELLING.replace('30', '0'), `status = 'cancelled'`]) {
      const held = await inRows(async (tx) => {
        await toCard(tx, order);
        await set('orders', end)(tx, order);
        await sql`update orders set customer_id = ${ann} where id = ${second.id}`.execute(tx);
        return readDeposits(tx, ann);
      });
      expect(held).toBe(second.deposit);
    }
  });

  it.each<[string, Change, number | undefined]>([
    ['as they were paid', async () => {}, guests.deposit],
    [
      'less what went to its card',
      returned({ kind: 'deposit', deposit_kept: 0, kept_of_card: 0 }),
      guests.deposit - 90,
    ],
    ['none when all went back', set('order_line', 'returned = 4'), undefined],
    ['none while it is being cancelled', set('orders', CANCELLING), undefined],
    ['none once it is a customer’s', set('orders', `customer_id = '${ann}'`), undefined],
  ])('are held by a guest’s order: %s', async (_, change, held) => {
    const read = await inRows(async (tx) => {
      await change(tx, guests);
      return [...(await readGuestDeposits(tx, [guests.id, order.id]))];
    });
    expect(read).toEqual(held === undefined ? [] : [[guests.id, held]]);
  });

  describe('that were credited by hand', () => {
    /** Two orders of one customer, and a credit beyond the first one's. */
    const credited = (amount: number, change: Change, of = second) =>
      inRows(async (tx) => {
        await sql`update orders set customer_id = ${ann} where id = ${second.id}`.execute(tx);
        if (amount > 0) await moved('deposit_refunded', -amount)(tx, order);
        await change(tx, order);
        return readCreditedOf(tx, ann, of.id);
      });
    const [ours, others] = [second.deposit, order.deposit];
    it.each<[string, number, Change, number]>([
      ['what other orders paid counts first', others, async () => {}, 0],
      ['what is beyond it is of this one', others + 9, async () => {}, 9],
      ['at most all of this one', others + ours + 9, async () => {}, ours],
      ['less what came back of the other one', others, set('order_line', 'returned = 1'), unit],
      [
        'and what went to the other one’s card',
        others,
        returned({ kind: 'deposit', deposit_kept: 0, kept_of_card: 0 }),
        90,
      ],
      ['and all of one that is being cancelled, but what it withholds', others, set('orders', CANCELLING), others - 30],
      ['and all of one that was disputed or not', others, set('orders', `status = 'cancelled'`), others],
      ['none of one that is disputed', others, set('orders', `status = 'disputed'`), 0],
      ['less what a return withholds', others + 99, returned({ status: 'asked', kept_of_card: 0 }), 99 - 50],
      ['nothing of other credit', 0, moved('adjustment', -9000), 0],
    ])('%s', async (_, amount, change, part) => {
      expect(await credited(amount, change)).toBe(part);
    });
    it('are of an order that is being cancelled itself', async () => {
      const cancelling = set('orders', CANCELLING.replace('30', '0'));
      expect(await credited(ours + 9, cancelling, order)).toBe(9);
    });
  });

  it('are of containers that are out, by their deposit, without the box, as many as can be among what is held', async () => {
    const read = await inRows(async (tx) => {
      await sql`update orders set customer_id = ${ann} where id = ${second.id}`.execute(tx);
      const [row] = await tx.selectFrom('order_line').selectAll().where('id', '=', order.lineId).execute();
      const line = (name: string, columns: Partial<NonNullable<typeof row>>) => ({
        ...row!,
        id: testId(`line ${name}`),
        product_name_primary: name,
        product_name_secondary: null,
        missing: 0,
        ...columns,
      });
      await tx.deleteFrom('order_line').where('order_id', 'in', [order.id, second.id]).execute();
      await tx
        .insertInto('order_line')
        .values([
          line('jar', { position: 0, variant_id: jar, deposit: 200, quantity: 3, returned: 1 }),
          line('bottle', { position: 1, variant_id: bottle, deposit: 10, quantity: 5, returned: 0 }),
          line('cask', { position: 2, variant_id: bottle, deposit: 10, quantity: 2, returned: 0, order_id: second.id }),
          line('back', { position: 3, variant_id: jar, deposit: 300, quantity: 2, returned: 2 }),
          line('free', { position: 4, variant_id: jar, deposit: 0, quantity: 2, returned: 0 }),
          line('box', { position: 5, variant_id: box, deposit: 900, quantity: 1, returned: 0 }),
          line('box before', {
            position: 6,
            variant_id: box,
            deposit: 1000,
            quantity: 1,
            returned: 0,
            order_id: second.id,
          }),
        ])
        .execute();
      const held = async () => (await readHeldContainersBy(tx, [ann])).get(ann);
      const views: unknown[] = [];
      const after = async (change: ReturnType<typeof sql>) => {
        await change.execute(tx);
        views.push(await held());
      };
      await after(sql`update customer set has_reusable_box = true where id = ${ann}`);
      await after(sql`update customer set has_reusable_box = false where id = ${ann}`);
      await after(sql`update orders set cancelling = '{}', cancelling_since = now() where id = ${second.id}`);
      await after(
        sql`update orders set cancelling = null, cancelling_since = null, status = 'cancelled' where id = ${second.id}`,
      );
      // 900 for the box, 400 and 50 are out: of 215 one jar and five bottles may be left, of 205 the same.
      await sql`update customer set has_reusable_box = true where id = ${ann}`.execute(tx);
      await moved('deposit_refunded', -245)(tx, order);
      await after(sql`select`);
      await moved('deposit_refunded', -170)(tx, order);
      await after(sql`select`);
      return views;
    });
    const name = (primary: string) => ({ primary, secondary: null });
    const [jars, bottles] = [
      { deposit: 200, products: [name('jar')] },
      { deposit: 10, products: [name('bottle')] },
    ];
    const both = { deposit: 10, products: [name('bottle'), name('cask')], quantity: 7 };
    expect(read).toEqual([
      { amount: 400 + 70 + 900, containers: [{ ...jars, quantity: 2 }, both] },
      { amount: 400 + 70 + 1900, containers: [{ ...jars, quantity: 2 }, both] },
      {
        amount: 400 + 50 + 900,
        containers: [
          { ...jars, quantity: 2 },
          { ...bottles, quantity: 5 },
        ],
      },
      {
        amount: 400 + 50 + 900,
        containers: [
          { ...jars, quantity: 2 },
          { ...bottles, quantity: 5 },
        ],
      },
      {
        amount: 450 - 245,
        containers: [
          { ...jars, quantity: 1 },
          { ...bottles, quantity: 5 },
        ],
      },
      { amount: 35, containers: [{ ...bottles, quantity: 3 }] },
    ]);
  });

  describe('a movement', () => {
    const other = second.customerId!;
    let later = '';
    async function write(tx: Transaction) {
      const at = (hours: number) => ({ customerId: ann, at: hoursAgo(hours) });
      const id = await insertMovement(tx, {
        ...at(5),
        amount: -500,
        reason: 'adjustment',
        note: 'Merci',
        request: 'first',
      });
      later = await insertMovement(tx, {
        ...at(9),
        amount: 200,
        reason: 'order_paid',
        note: 'Merci',
        request: 'second',
        orderId: order.id,
      });
      return id;
    }
    it('moves the balance once, and is listed under the later ones, for its customer alone', async () => {
      const read = await inRows(async (tx) => {
        const before = (await lockBalance(tx, ann))!.balance;
        const id = await write(tx);
        const rows = (await readMovements(tx, ann)).map(({ amount, balance, reason, note, orderId }) => [
          amount,
          balance - before,
          reason,
          note,
          orderId,
        ]);
        const [own, foreign] = [await readMovement(tx, ann, id), await readMovement(tx, other, id)];
        await blankNotes(tx, other);
        const before2 = (await readMovement(tx, ann, id))?.note;
        await blankNotes(tx, ann);
        const balance = (await lockBalance(tx, ann))!.balance - before;
        return {
          rows,
          own: [own?.amount, (await readMovement(tx, ann, later))?.amount],
          foreign,
          notes: [before2, (await readMovement(tx, ann, id))?.note],
          balance,
        };
      });
      expect(read).toEqual({
        rows: [
          [200, -300, 'order_paid', 'Merci', order.id],
          [-500, -500, 'adjustment', 'Merci', null],
        ],
        own: [-500, 200],
        foreign: null,
        notes: ['Merci', null],
        balance: -300,
      });
    });

    it.each([
      ['the same', {}, 'same'],
      ['of another customer', { customerId: other }, 'other'],
      ['of another amount', { amount: 500 }, 'other'],
      ['of another request', { request: 'none' }, null],
    ])('answers a request: %s', async (_, change, answer) => {
      const applied = await inRows(async (tx) => {
        await write(tx);
        return isRequestApplied(tx, { request: 'first', customerId: ann, amount: -500, ...change });
      });
      expect(applied).toBe(answer);
    });

    it.each<[string, Partial<Parameters<typeof adjustedSince>[1]> & { hours?: number }, boolean]>([
      ['in every way', {}, true],
      ['for another customer', { customerId: other }, false],
      ['by another amount', { amount: -501 }, false],
      ['with another note', { note: 'merci' }, false],
      ['at that instant or before', { hours: 0 }, false],
      ['for another reason', { amount: 200, note: 'Merci', hours: 20 }, false],
    ])('counts as the same adjustment: %s', async (_, { hours = 1, ...change }, isSame) => {
      const read = await inRows(async (tx) => {
        await write(tx);
        const row = tx.selectFrom('balance_movement').select('created_at').where('request', '=', 'first');
        const { created_at: at } = await row.executeTakeFirstOrThrow();
        const from = new Date(at.getTime() - hours * 3_600_000);
        return adjustedSince(tx, { customerId: ann, amount: -500, note: 'Merci', ...change, since: from });
      });
      expect(read).toBe(isSame);
    });
  });

  it('finds the one customer with an address, however it is written, and none who was deleted', async () => {
    const read = await inRows(async (tx) => {
      const written = ` ${order.email.toUpperCase()} `;
      const found = [await customerOfEmail(tx, written), await readBalance(tx, written), await hasCustomer(tx, ann)];
      await sql`update customer set email = ${order.email} where id = ${second.customerId}`.execute(tx);
      const several = [await customerOfEmail(tx, order.email), await readBalance(tx, order.email)];
      await sql`update customer set deleted_at = now(), subject = null where id = ${second.customerId}`.execute(tx);
      const again = await customerOfEmail(tx, order.email);
      const deleted = second.customerId!;
      return { found, several, again, deleted: [await lockBalance(tx, deleted), await hasCustomer(tx, deleted)] };
    });
    expect(read).toEqual({
      found: [ann, expect.any(Number), true],
      several: [null, null],
      again: ann,
      deleted: [null, false],
    });
  });
});
