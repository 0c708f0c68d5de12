import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { Offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

const CLOSING = Date.parse('2026-11-30T00:00:00-05:00');

describe.each(testDatabaseKinds())('order cancellation (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  async function buy(caller: Caller, product: string, { quantity = 2, ...more }: Offer & { quantity?: number } = {}) {
    const { market, database } = fixture;
    const variant = await offer(database, product, { price: 1000, deposit: 10, stock: 9, ...more });
    await market.cart.add(caller, variant, quantity);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const session = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(session));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    return { variant, order };
  }
  const cancel = (caller: Caller, id: string, reopen = false) =>
    fixture.market.refunds.cancelOwn(caller, id, { reopenCart: reopen });
  const orderOf = (caller: Caller, id: string) => fixture.market.orders.ownOrder(caller.visitor, id);
  const cartOf = async (caller: Caller) => (await fixture.market.cart.view(caller)).lines;
  const refundsOf = (intent: string) =>
    fixture.market.payment.customers.refunds().filter(({ paymentIntent }) => paymentIntent === intent);
  /** What was refunded of an order's payment. */
  const backOf = async (caller: Caller, session: string | null) => {
    const state = fixture.market.payment.session(session ?? '');
    return refundsOf(state?.state === 'paid' ? (state.paymentIntent ?? '') : '').map(({ amount }) => amount);
  };

  it('refunds the card and restocks once, and records who cancelled when (E60)', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann');
    const { variant, order } = await buy(ann, 'ann 1');
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 7, held: 0 });
    const { now } = market.clock;
    const at = now();
    market.clock.now = () => at;
    for (let nth = 0; nth < 2; nth += 1) await cancel(ann, order.id);
    market.clock.now = now;
    expect(await orderOf(ann, order.id)).toMatchObject({
      status: 'cancelled',
      refundedToCard: order.total,
      refundedToBalance: 0,
    });
    expect(await backOf(ann, order.paymentSession)).toEqual([order.total]);
    // By the market's clock, and of this customer alone.
    expect([...(await market.refunds.ofCustomer(customerOf(ann)))]).toEqual([
      [order.id, [{ amount: order.total, status: 'done', askedAt: at }]],
    ]);
    expect((await market.refunds.ofCustomer(customerOf(await signedIn(market, 'ann 2')))).size).toBe(0);
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9, held: 0 });
    expect(await cartOf(ann)).toEqual([]);
    const changes = database.kysely.selectFrom('order_change').selectAll().where('order_id', '=', order.id);
    expect((await changes.orderBy('position').execute()).at(-1)).toMatchObject({
      from_status: 'processed',
      to_status: 'cancelled',
      changed_by: 'customer',
      customer_id: customerOf(ann),
      at,
    });
  });

  it('refunds to the balance what the balance paid, and the rest to the card', async () => {
    const { market, database } = fixture;
    const bob = await signedIn(market, 'bob');
    await writeAddress(database, bob);
    await giveCredit(market, bob, 700);
    await market.cart.add(bob, await offer(database, 'bob 1', { price: 1000 }), 1);
    await market.cart.updateSession(bob, AT_THE_MARKET);
    const url = await market.checkout.checkout(bob, { ...PAY, useBalance: true });
    await market.checkout.handleEvent(market.payment.pay(url.split('/').at(-1) ?? ''));
    const [order] = await market.customerOrders.listByCustomer(customerOf(bob));
    if (!order) throw new Error('Nothing was bought');
    await cancel(bob, order.id);
    expect(await orderOf(bob, order.id)).toMatchObject({
      refundedToCard: order.total - 700,
      refundedToBalance: 700,
    });
    const rows = await market.balance.allMovements(customerOf(bob));
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-700, 'order_cancelled'],
      [700, 'order_paid'],
      [-700, 'adjustment'],
    ]);
  });

  it('refunds every payment of merged and combined orders (E19)', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'cat');
    const start = market.clock.now();
    const parts: { variant: string; order: { id: string; total: number; paymentSession: string | null } }[] = [];
    const now = market.clock.now;
    for (const [product, hours] of [
      ['cat 1', 0],
      ['cat 2', 3],
      ['cat 3', 9],
      ['cat 4', 10],
    ] as const) {
      market.clock.now = () => new Date(start.getTime() + hours * 60 * MINUTE_MS);
      parts.push(await buy(cat, product));
    }
    const [first, second, third, fourth] = parts;
    if (!first || !second || !third || !fourth) throw new Error('Four orders');
    const { order, merged } = await market.orderMerging.combine(
      cat.visitor,
      first.order.id,
      third.order.id,
      market.clock.now(),
    );
    expect([order.status, merged.status, order.products.length]).toEqual(['processed', 'merged', 4]);
    expect((await market.orders.mergedFrom(order)).map(({ id }) => id)).toEqual(
      [second, third, fourth].map((part) => part.order.id),
    );
    const lastOrder = await orderOf(cat, fourth.order.id);
    expect((await market.orders.mergedInto(lastOrder))?.id).toBe(first.order.id);
    expect(await codes(cancel(cat, third.order.id))).toEqual(['TRANSITION_REFUSED']);
    await cancel(cat, first.order.id);
    market.clock.now = now;
    for (const {
      variant,
      order: { paymentSession },
    } of parts) {
      expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9 });
      const state = market.payment.session(paymentSession ?? '');
      expect(await backOf(cat, paymentSession)).toEqual([state?.state === 'paid' ? state.amountTotal : 0]);
    }
  });

  it('returns the lines to the cart as confirmed ones, with place and note, beside its other lines (E60)', async () => {
    const { market, database } = fixture;
    const dan = await signedIn(market, 'dan');
    const { variant, order } = await buy(dan, 'dan 1');
    await cancel(dan, order.id, true);
    expect(await cartOf(dan)).toMatchObject([{ quantity: 2, unsure: false, variant: { id: variant } }]);
    expect((await market.cart.view(dan)).location?.key).toBe('marche');
    await market.mails.sendDue();
    const mail = market.mail.accepted.findLast(({ subject }) => subject.includes(String(order.number)));
    expect(mail?.subject).toMatch(/articles de retour dans votre panier/);
    expect(mail?.text).toMatch(/Rien ne sera préparé tant que vous ne les aurez pas payés[^]*\/panier/);
    await cancel(dan, order.id, true);
    expect(await cartOf(dan)).toMatchObject([{ quantity: 2 }]);

    const secondOrder = await buy(dan, 'dan 2');
    await market.cart.add(dan, variant, 1);
    await market.cart.add(dan, await offer(database, 'dan 3'), 1);
    await cancel(dan, secondOrder.order.id, true);
    expect((await cartOf(dan)).map((line) => [line.variant.product.handlePrimary, line.quantity])).toEqual([
      ['dan 1', 3],
      ['dan 3', 1],
      ['dan 2', 2],
    ]);
  });

  it('allows only the owner, until the week closes and while the order is not assembled', async () => {
    const { market } = fixture;
    const eve = await signedIn(market, 'eve');
    const { order } = await buy(eve, 'eve 1');
    for (const stranger of [await signedIn(market, 'x'), shopper(market, 'eve')])
      expect(await codes(cancel(stranger, order.id))).toEqual(['NOT_FOUND']);
    const now = market.clock.now;
    market.clock.now = () => new Date(CLOSING);
    expect(await refusals(cancel(eve, order.id))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'cancelled' } },
    ]);
    market.clock.now = () => new Date(CLOSING - 1);
    await cancel(eve, order.id);
    market.clock.now = now;
    expect((await orderOf(eve, order.id)).status).toBe('cancelled');

    const guest = shopper(market, 'guest');
    const guestOrder = await buy(guest, 'guest 1');
    await cancel(guest, guestOrder.order.id);
    expect((await orderOf(guest, guestOrder.order.id)).status).toBe('cancelled');
  });

  it('restocks the units at the market for an Express order (E58)', async () => {
    const { market, database } = fixture;
    const fay = await signedIn(market, 'fay');
    const variant = await offer(database, 'fay 1', { stored: true, stock: 5, stock_mdo: 3 });
    await database.kysely
      .updateTable('location')
      .set({ express_hours: ['2 09:00-17:00'] })
      .execute();
    await market.catalogue.fresh();
    await market.cart.add(fay, variant, 2);
    await market.cart.updateSession(fay, { ...AT_THE_MARKET, fromStorage: true });
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(fay, PAY)));
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 3, stock_mdo: 1 });
    const [order] = await market.customerOrders.listByCustomer(customerOf(fay));
    const changed = vi.spyOn(market.catalogue, 'changed');
    await cancel(fay, order?.id ?? '', true);
    // What is back is shown at once.
    expect(changed).toHaveBeenCalled();
    changed.mockRestore();
    expect(await fixture.stockOf(variant)).toEqual({ stock: 5, held: 0, stock_mdo: 3, held_mdo: 0 });
    // It was of the week that has closed; its lines are of the one that is open.
    const lines = database.kysely.selectFrom('cart_item').select('week').where('variant_id', '=', variant);
    const { startDate } = await market.fulfilment.openPeriod(market.clock.now());
    expect([await lines.execute(), order?.periodStart === startDate]).toEqual([[{ week: startDate }], false]);
  });

  it('leaves the order as it was when the provider refuses, shows its message, and can be retried', async () => {
    const { market } = fixture;
    const gil = await signedIn(market, 'gil');
    const { variant, order } = await buy(gil, 'gil 1');
    for (const message of ['This charge is disputed.', 'This charge is too old.']) {
      market.payment.customers.behaviour.refusesRefund = message;
      await expect(cancel(gil, order.id, true)).rejects.toMatchObject({ code: 'PROVIDER_REFUSED', message });
    }
    expect(await orderOf(gil, order.id)).toMatchObject({ status: 'processed', refundedToCard: 0, isCancelling: false });
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 7 });
    expect(await cartOf(gil)).toEqual([]);
    market.payment.customers.behaviour.refusesRefund = null;
    await cancel(gil, order.id);
    expect(await backOf(gil, order.paymentSession)).toEqual([order.total]);
  });

  it('returns at once when the provider does not answer; the sweep requests the refund once', async () => {
    const { market } = fixture;
    const hal = await signedIn(market, 'hal');
    const { order } = await buy(hal, 'hal 1');
    market.payment.provider.state = 'down';
    await cancel(hal, order.id);
    expect((await orderOf(hal, order.id)).status).toBe('cancelled');
    expect(await backOf(hal, order.paymentSession)).toEqual([]);
    await market.refunds.resume(0);
    market.payment.provider.state = 'up';
    const otherServer = marketServices(fixture.database, { payment: market.payment });
    await Promise.all([market, otherServer].map(({ refunds }) => refunds.resume(0)));
    expect(await backOf(hal, order.paymentSession)).toEqual([order.total]);
    expect(await market.refunds.resume(0)).toBe(0);
  });
});
