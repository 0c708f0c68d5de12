import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { BALANCE_REASONS } from '#rules/balance.ts';
import { hoursAgo, writeRefunds } from '../../tests/support/moneyRows.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { insertMovement } from '../balance/balanceStore.ts';
import { CASH_DUE, CASH_TILL } from '../balance/cashSql.ts';
import { insertCardExpiries } from './cardExpiryStore.ts';
import { cartToTell, moneyBack, openOrdersOf } from './mailReadStore.ts';

/** What each statement reads for a mail: rows that differ in every column, changed one at a time. */
describe('rows of mails', () => {
  const products: string[] = [];
  const { orderOf, inRows } = statusMarket(async (database) => {
    for (const name of ['bread', 'cheese', 'honey', 'jam']) products.push(await offer(database, name));
  });
  const whole = orderOf('pickup', 'cancelled');
  const goods = orderOf('ship', 'completed');

  it.each(BALANCE_REASONS)(
    'say what of a cancelled order went back, and by which way: credit of %s',
    async (reason) => {
      const back = await inRows(async (tx) => {
        await writeRefunds(tx, whole, {
          asked: { status: 'asked', amount: 1 },
          done: { status: 'done', amount: 20 },
          refused: { status: 'refused', amount: 300 },
          due: { status: 'done', provider_id: CASH_DUE, amount: 4000 },
          till: { status: 'done', provider_id: CASH_TILL, amount: 50_000 },
        });
        const movement = { customerId: whole.customerId!, amount: -7, reason, at: hoursAgo(1) };
        await insertMovement(tx, { ...movement, request: 'ours', orderId: whole.id });
        await insertMovement(tx, { ...movement, request: 'of another order', orderId: goods.id });
        return moneyBack(tx, whole.id);
      });
      const isRefund = !['order_paid', 'deposit_refunded', 'adjustment'].includes(reason);
      expect(back).toEqual({ card: 21, due: 4000, till: 50_000, refused: 300, balance: isRefund ? 7 : 0 });
    },
  );

  it('list the orders that are still to be handed over, the next one first, those without an hour last', async () => {
    const [first, second, third] = [
      orderOf('pickup', 'processed'),
      orderOf('pickup', 'fulfilled'),
      orderOf('ship', 'shipped'),
    ];
    const numbers = await inRows(async (tx) => {
      const slot = (id: string, hours: number | null) =>
        sql`update orders set customer_id = ${first.customerId}, slot_from = ${hours && hoursAgo(hours)}, slot_to = ${hours && hoursAgo(hours - 1)}
          where id = ${id}`.execute(tx);
      await slot(first.id, null);
      await slot(second.id, -50);
      await slot(third.id, -20);
      const listed = await openOrdersOf(tx, first.customerId!);
      const rows = await tx.selectFrom('orders').select(['id', 'number']).execute();
      return listed.map(({ number }) => rows.find((row) => row.number === number)?.id);
    });
    expect(numbers).toEqual([third.id, second.id, first.id]);
  });

  it('list the confirmed lines of a cart as they were added, of goods that are on offer', async () => {
    const names = await inRows(async (tx) => {
      await sql`insert into cart (id, customer_id, updated_at) values (${testId('cart')}, ${whole.customerId}, now())`.execute(
        tx,
      );
      for (const [nth, variant] of products.entries())
        await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at, unsure, unsure_reason)
          values (${testId(`item ${nth}`)}, ${testId('cart')}, ${variant}, ${nth + 1}, 100, '2026-11-27', ${hoursAgo(nth)},
            ${nth === 2}, ${nth === 2 ? 'last_week' : null})`.execute(tx);
      const all = await cartToTell(tx, whole.customerId!, 9);
      await sql`update product set status = 'draft' where handle_primary = 'cheese'`.execute(tx);
      return [all, await cartToTell(tx, whole.customerId!, 9), await cartToTell(tx, whole.customerId!, 1)].map(
        (lines) => lines.map(({ quantity }) => quantity),
      );
    });
    expect(names).toEqual([[4, 2, 1], [4, 1], [4]]);
  });

  it.each([
    ['that nothing uses', 'select', 0],
    [
      'of automatic purchase',
      `insert into cart (id, customer_id, updated_at, auto_close) values ('${testId('cart')}', '${whole.customerId}', now(), true)`,
      1,
    ],
    [
      'of a cart without it',
      `insert into cart (id, customer_id, updated_at) values ('${testId('cart')}', '${whole.customerId}', now())`,
      0,
    ],
  ])('warn of a card %s, once it is valid for no longer than announced', async (_, use, warned) => {
    const counts = await inRows(async (tx) => {
      await sql.raw(use).execute(tx);
      await sql`insert into payment_card (customer_id, provider_id, type, brand, country, last4, exp_month, exp_year, created_at)
        values (${whole.customerId}, 'pm', 'card', 'visa', 'CA', '4242', 11, 2026, now())`.execute(tx);
      const warn = (today: string, before: string) => insertCardExpiries(tx, { today, before });
      // Its last day is November 30.
      return [
        await warn('2026-12-01', '2026-12-20'),
        await warn('2026-11-01', '2026-11-30'),
        await warn('2026-11-30', '2026-12-01'),
        await warn('2026-11-01', '2026-12-01'),
      ];
    });
    expect(counts).toEqual([0, 0, warned, 0]);
  });
});
