import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

describe.each(testDatabaseKinds())('cancelling concurrently with other operations (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  /** A second server of the same market, with the same clock. */
  function another() {
    const { market, database } = fixture;
    const otherServer = marketServices(database, { payment: market.payment });
    otherServer.clock.now = () => market.clock.now();
    return otherServer;
  }
  async function fill(caller: Caller, product: string): Promise<string> {
    const { market, database } = fixture;
    const variant = await offer(database, product, { price: 1000, stock: 9 });
    await market.cart.add(caller, variant, 2);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    return variant;
  }
  async function buy(caller: Caller, product: string): Promise<{ variant: string; id: string }> {
    const { market } = fixture;
    const variant = await fill(caller, product);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(caller, PAY)));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    return { variant, id: order.id };
  }
  const ordersOf = (caller: Caller) => fixture.market.customerOrders.listByCustomer(customerOf(caller));
  const states = async (caller: Caller) => (await ordersOf(caller)).map(({ status }) => status).sort();
  /** What a customer's uncancelled orders cost by card, and what the market kept of the card payments, in cents. */
  async function money(caller: Caller): Promise<{ stands: number; remaining: number }> {
    const orders = await ordersOf(caller);
    const paymentIntents = orders.flatMap(({ paymentSession }) => {
      const state = fixture.market.payment.session(paymentSession ?? '');
      return state?.state === 'paid' ? [state] : [];
    });
    const intents = new Set(paymentIntents.map((state) => state.paymentIntent));
    const refundsMade = fixture.market.payment.customers
      .refunds()
      .filter(({ paymentIntent }) => intents.has(paymentIntent));
    return {
      stands: orders.filter(({ status }) => status === 'processed').reduce((sum, { total }) => sum + total, 0),
      remaining:
        paymentIntents.reduce((sum, { amountTotal }) => sum + amountTotal, 0) -
        refundsMade.reduce((sum, { amount }) => sum + amount, 0),
    };
  }

  it('refunds once and restores the lines once when two tabs cancel, one of them to reopen the cart', async () => {
    const ann = await signedIn(fixture.market, 'ann');
    for (let round = 0; round < 4; round += 1) {
      const { variant, id } = await buy(ann, `ann ${round}`);
      await Promise.all(
        [fixture.market, another(), fixture.market, another()].map(({ refunds }) =>
          refunds.cancelOwn(ann, id, { reopenCart: true }),
        ),
      );
      expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9, held: 0 });
      const { lines } = await fixture.market.cart.view(ann);
      expect(lines.map(({ quantity, unsure }) => [quantity, unsure])).toEqual([[2, false]]);
      await fixture.market.cart.remove(ann, variant, true);
      expect(await money(ann)).toEqual({ stands: 0, remaining: 0 });
    }
  });

  it('either cancels completely or lets the closing job buy (E20, E60)', async () => {
    const { market } = fixture;
    const { now } = market.clock;
    const closesAt = (await market.fulfilment.openPeriod(now())).closesAt.getTime();
    for (let round = 0; round < 4; round += 1) {
      market.clock.now = () => new Date(closesAt - HOUR_MS);
      const bob = await signedIn(market, `bob ${round}`);
      const { variant, id } = await buy(bob, `bob ${round} first`);
      const second = await fill(bob, `bob ${round} second`);
      let reads = 0;
      // The closing falls between two reads of the clock.
      market.clock.now = () => new Date(closesAt + ((reads += 1) > 1 + round ? 1 : -1));
      const cancelled = market.refunds.cancelOwn(bob, id, { reopenCart: true }).then(
        () => true,
        () => false,
      );
      const otherServer = another();
      otherServer.clock.now = () => new Date(closesAt + 1);
      await Promise.all([otherServer.checkout.close(), cancelled]);
      market.clock.now = () => new Date(closesAt + 1);
      await market.checkout.close();
      const isCancelled = await cancelled;
      expect(await states(bob)).toEqual([isCancelled ? 'cancelled' : 'processed']);
      expect(await fixture.stockOf(variant)).toMatchObject({ stock: isCancelled ? 9 : 7, held: 0 });
      expect(await fixture.stockOf(second)).toMatchObject({ stock: 9, held: 0 });
      // The cancelled lines are in the cart, whichever of the two was first.
      const { lines } = await market.cart.view(bob);
      expect(lines.length).toBe(isCancelled ? 2 : 1);
      const { remaining, stands } = await money(bob);
      expect(remaining).toBe(stands);
    }
    market.clock.now = now;
  });

  it('refunds an order that merges in meanwhile, or leaves it on its own', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'cat');
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buy(cat, `cat ${round} first`);
      await fill(cat, `cat ${round} second`);
      const event = market.payment.pay(await market.checkout.checkout(cat, PAY));
      await Promise.all([
        another().checkout.handleEvent(event),
        market.refunds.cancelOwn(cat, id, { reopenCart: false }),
      ]);
      const { remaining, stands } = await money(cat);
      expect(remaining).toBe(stands);
      for (const { id: orderId, status } of await ordersOf(cat))
        if (status === 'processed') await market.refunds.cancelOwn(cat, orderId, { reopenCart: false });
      expect(await money(cat)).toEqual({ stands: 0, remaining: 0 });
    }
  });

  it('refunds what is owed when another tab combines the same two orders', async () => {
    const { market } = fixture;
    const { now } = market.clock;
    const start = now().getTime();
    for (let round = 0; round < 4; round += 1) {
      const dan = await signedIn(market, `dan ${round}`);
      market.clock.now = () => new Date(start);
      const first = await buy(dan, `dan ${round} first`);
      market.clock.now = () => new Date(start + 5 * HOUR_MS);
      const second = await buy(dan, `dan ${round} second`);
      await Promise.allSettled([
        market.refunds.cancelOwn(dan, first.id, { reopenCart: false }),
        another().orderMerging.combine(dan.visitor, second.id, first.id, market.clock.now()),
        another().orderMerging.combine(dan.visitor, first.id, second.id, market.clock.now()),
      ]);
      const { remaining, stands } = await money(dan);
      expect(remaining).toBe(stands);
    }
    market.clock.now = now;
  });

  it('lets another server finish the cancellation of one that was killed after its refund request', async () => {
    const { market, database } = fixture;
    const eve = await signedIn(market, 'eve');
    const { variant, id } = await buy(eve, 'eve');
    const refundRequested = Promise.withResolvers<void>();
    const killed = marketServices(database, {
      payment: {
        ...market.payment,
        refund: () => {
          refundRequested.resolve();
          return new Promise(() => {});
        },
      },
    });
    void killed.refunds.cancelOwn(eve, id, { reopenCart: true });
    await refundRequested.promise;
    expect((await ordersOf(eve))[0]).toMatchObject({ status: 'processed', isCancelling: true });
    const otherServer = another();
    await Promise.all([market, otherServer].map(({ refunds }) => refunds.resume(0)));
    expect(await states(eve)).toEqual(['cancelled']);
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9 });
    expect((await market.cart.view(eve)).lines).toHaveLength(1);
    expect(await money(eve)).toEqual({ stands: 0, remaining: 0 });
  });
});
