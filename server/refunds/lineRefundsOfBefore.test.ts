import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { m0024LineRefunds } from '../database/migrations/m0024LineRefunds.ts';

describe.each(testDatabaseKinds())('refund shares of returns from before lines had one (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  it('allocates the refund by price and deposit, to the cent', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann');
    const { visitor: staff } = await signedIn(market, 'equipe', { roles: ['staff'] });
    const juice = await offer(database, 'jus', { price: 1000, deposit: 300, stock: 9, product: { taxable: true } });
    const bread = await offer(database, 'pain', { price: 750, stock: 9 });
    await market.cart.add(ann, juice, 2);
    await market.cart.add(ann, bread, 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const session = (await market.checkout.checkout(ann, PAY)).split('/').at(-1) ?? '';
    await market.checkout.handleEvent(market.payment.pay(session));
    const attempt = await market.checkout.payment(ann.visitor);
    const order = attempt && (await market.orders.ofAttempt(ann.visitor, attempt.id));
    const items = order!.products.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const request = { kind: 'returned', to: 'balance', items, locale: 'fr' } as const;
    const { refunded } = await market.refunds.returnGoods(staff, order!.id, 'tout', request);
    expect(refunded).toBe(2600 + 100 + 199 + 750);

    const db = database.kysely;
    await sql`alter table order_return_line drop column to_card, drop column to_balance`.execute(db);
    await m0024LineRefunds.up(db);
    const { rows } = await sql<{ quantity: number; card: number; balance: number }>`
      select u.quantity, u.to_card as card, u.to_balance as balance from order_return_line u
        join order_line l on l.id = u.line_id order by l.position`.execute(db);
    // 3649 cents split over 2600 and 750: the first line gets 2832.06 of them.
    expect(rows).toEqual([
      { quantity: 2, card: 0, balance: 2832 },
      { quantity: 1, card: 0, balance: 817 },
    ]);
  });
});
