import { describe, expect, it } from 'vitest';
import { AFTER_CLOSING, basketCart, SATURDAY, WEDNESDAY, WEEK } from '../../tests/support/basketCart.ts';
import { standAt } from '../../tests/support/basketMarket.ts';
import { codes, marketServices } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

describe.each(testDatabaseKinds())('a recurring basket in the cart beside its own order (%s)', (kind) => {
  const cart = basketCart(kind);
  const { at, linesOf, confirm, own, ordersOf, pay, checkout, deliver, bought, filled } = cart;

  it('that was being paid comes although the subscription ended meanwhile (E56)', async () => {
    const ann = await filled('paying');
    await confirm(ann);
    const session = await checkout(ann);
    await cart.market.baskets.subscriptions.cancel(at(ann), (await own(ann)).id);
    expect(await linesOf(ann)).toEqual(['goods', ['paying', 'sure']]);
    await pay(session);
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['paying', 'paying goods']]]);
  });

  it('goes back to its job when the payment ends unpaid, not before its opt-out', async () => {
    const ann = await filled('unpaid');
    await confirm(ann);
    const session = await checkout(ann);
    expect(await checkout(ann)).toBe(session);
    await cart.market.checkout.handleEvent(cart.market.payment.lapse(session));
    await cart.market.baskets.deliver();
    expect(await bought(ann)).toEqual([]);
    expect(await linesOf(ann)).toEqual(['goods', ['unpaid', 'sure']]);
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['unpaid']]]);
  });

  it('is passed over by its job while it is being paid, and taken up when that ends too late', async () => {
    const ann = await filled('late');
    await confirm(ann);
    const session = await checkout(ann);
    await deliver();
    expect(await bought(ann)).toEqual([]);
    await cart.market.checkout.handleEvent(cart.market.payment.lapse(session));
    await cart.market.baskets.deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['late']]]);
  });

  it('is bought by the closing with a cart that buys itself (E20)', async () => {
    const ann = await filled('closing');
    await confirm(ann);
    await cart.market.cart.choose(at(ann), { autoClose: true });
    standAt(cart.market, AFTER_CLOSING);
    await cart.market.checkout.close();
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['closing', 'closing goods']]]);
  });

  it('is bought once when cart and job want it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `race ${round}`;
      standAt(cart.market, SATURDAY);
      const ann = await filled(name);
      await confirm(ann);
      const { market } = cart;
      const job = marketServices(cart.database, { payment: market.payment });
      standAt(job, WEDNESDAY);
      const [session] = await Promise.allSettled([checkout(ann), job.baskets.deliver()]);
      if (session.status === 'fulfilled') await pay(session.value);
      else expect(await codes(Promise.reject(session.reason))).toEqual(['CART_CHANGED']);
      await deliver();
      const baskets = (await ordersOf(ann)).flatMap(({ products }) =>
        products.filter(({ product }) => product.primary === name),
      );
      expect(baskets).toHaveLength(1);
    }
  });
});
