import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, offer, shopper } from '../../tests/support/purchaseMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkSales } from '../accounting/salesCheck.ts';
import { checkInvariants } from '../checkout/invariants.ts';

describe.each(testDatabaseKinds())('goods that have one tax alone (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { back, toCard } = staffReturns(fixture);

  /** A book of 20 $ (GST), a cup of 10 $ with a deposit of 3 $ (QST), an untaxed bread, and the fee; a code deducts 4 $. */
  async function buyBook(name: string) {
    const { market, database } = fixture;
    const guest = shopper(market, name);
    const goods = {
      book: { price: 2000, product: { taxable: true, tax_kind: 'gst' as const } },
      cup: { price: 1000, deposit: 300, product: { taxable: true, tax_kind: 'pst' as const } },
      bread: { price: 1000 },
    };
    const variants = new Map<string, string>();
    for (const [thing, columns] of Object.entries(goods)) {
      const variant = await offer(database, `${name} ${thing}`, { ...columns, stock: 9 });
      variants.set(variant, thing);
      await market.cart.add(guest, variant, 1);
    }
    const cart = await market.cart.updateSession(guest, AT_THE_MARKET);
    const session = (await market.checkout.checkout(guest, PAY)).split('/').at(-1) ?? '';
    await market.checkout.handleEvent(market.payment.pay(session, { discount: 400 }));
    const attempt = await market.checkout.payment(guest.visitor);
    const order = attempt && (await market.orders.ofAttempt(guest.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    const state = market.payment.session(session);
    return {
      cart,
      order,
      lines: Object.fromEntries(
        order.products.map(({ id, variantId }) => [variants.get(variantId ?? ''), id]),
      ) as Record<keyof typeof goods, string>,
      intent: state?.state === 'paid' ? (state.paymentIntent ?? '') : '',
    };
  }

  it('are charged and refunded with that tax, to the cent', async () => {
    const { market, database } = fixture;
    const { cart, order, lines, intent } = await buyBook('gus');
    // GST on 20 $ and the fee of 5 $; QST on 10 $ and the fee.
    expect(cart.totals).toMatchObject({ taxBase: 3500, gstBase: 2500, pstBase: 1500, gst: 125, pst: 150, total: 5075 });
    expect(order).toMatchObject({ gst: 125, pst: 150, discount: 400, total: 4675 });

    await back(order.id, [[lines.book, 1]], 'card');
    // Half of the goods, and of the discount.
    const book = 2000 - 200 + 100;
    expect(toCard(intent)).toEqual([book]);
    await back(
      order.id,
      [
        [lines.cup, 1],
        [lines.bread, 1],
      ],
      'card',
    );
    // QST on 15 $ is 150, and 50 on the fee alone.
    const rest = 2000 - 200 + 300 + (150 - 50);
    expect(toCard(intent)).toEqual([book, rest]);
    expect(await codes(back(order.id, [[lines.book, 1]], 'card', 'again'))).toEqual(['RETURN_LIMIT']);

    const { total } = await market.accounting.salesReport({ from: null, to: null }, market.clock.now());
    expect(total.sold).toMatchObject({
      goods: 4000,
      fee: 500,
      deposits: 300,
      discount: 400,
      gst: 125,
      pst: 150,
      total: 4675,
    });
    expect(total.refunded).toMatchObject({
      goods: 4000,
      deposits: 300,
      discount: 400,
      gst: 100,
      pst: 100,
      total: book + rest,
    });
    expect(await checkSales(database)).toEqual([]);
    expect(await checkInvariants(database)).toEqual([]);
  });

  it('are at the desk what their missing units will give back', async () => {
    const { market, database } = fixture;
    const { order, lines, intent } = await buyBook('liv');
    const { period_start: week } = await database.kysely
      .selectFrom('orders')
      .select('period_start')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const due = async () => (await market.week.glance(week, market.clock.now())).missingAmount;
    const before = await due();
    await database.kysely
      .updateTable('order_line')
      .set({ status: 'missing', last_updated: new Date(0) })
      .where('id', '=', lines.book)
      .execute();
    expect((await due()) - before).toBe(2000 - 200 + 100);
    await market.refunds.settleMissing();
    expect(toCard(intent)).toEqual([2000 - 200 + 100]);
  });

  it('stay charged as they were sold, when the product has another tax later', async () => {
    const { market, database } = fixture;
    const { order, lines, intent } = await buyBook('ned');
    await database.kysely.updateTable('product').set({ tax_kind: 'both' }).execute();
    market.catalogue.changed();
    await back(order.id, [[lines.book, 1]], 'card');
    expect(toCard(intent)).toEqual([2000 - 200 + 100]);
  });
});
