import { describe, expect, it } from 'vitest';
import { AFTER_CLOSING, basketCart, SATURDAY, WEDNESDAY, WEEK } from '../../../tests/support/basketCart.ts';
import { idOf, standAt } from '../../../tests/support/basketMarket.ts';
import { codes, location, marketServices } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

describe.each(testDatabaseKinds())('a recurring basket in the cart and its own order (%s)', (kind) => {
  const cart = basketCart(kind);
  const { at, bought, checkout, confirm, deliver, filled, linesOf, ordersOf, own, pay } = cart;

  it('is delivered although the subscription ended while it was being paid (E56)', async () => {
    const ann = await filled('paying');
    await confirm(ann);
    const session = await checkout(ann);
    await cart.market.baskets.subscriptions.cancel(at(ann), (await own(ann)).id);
    expect(await linesOf(ann)).toEqual(['goods', ['paying', 'sure']]);
    await pay(session);
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['paying', 'paying goods']]]);
  });

  it('returns to its job when the payment ends unpaid, not before its opt-out', async () => {
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

  it('is skipped by its job during the payment, and charged when that expires after the opt-out', async () => {
    const ann = await filled('late');
    await confirm(ann);
    await cart.market.cart.updateCart(at(ann), {
      locationId: toId('Location', location('gymnase')),
      note: 'Pour le panier',
    });
    const session = await checkout(ann);
    await deliver();
    expect(await bought(ann)).toEqual([]);
    await cart.market.checkout.handleEvent(cart.market.payment.lapse(session));
    await cart.market.baskets.deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['late']]]);
    // As the subscription says, and not the cart that was not paid.
    expect(await ordersOf(ann)).toMatchObject([{ locationId: location('marche'), note: null }]);
  });

  it('is bought at the closing with a cart on automatic purchase (E20)', async () => {
    const ann = await filled('closing');
    await confirm(ann);
    await cart.market.cart.updateSession(at(ann), { autoClose: true });
    standAt(cart.market, AFTER_CLOSING);
    await cart.market.checkout.close();
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['closing', 'closing goods']]]);
  });

  it('is bought once when cart and job try at the same time', async () => {
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

  /** The market learns that the payment has expired, before its payer pays nevertheless. */
  async function expired(session: string): Promise<void> {
    const state = cart.market.payment.session(session);
    if (state?.state !== 'open') throw new Error('The payment has ended');
    const { sessionId, attemptId } = state;
    await cart.market.checkout.handleEvent(
      cart.market.payment.event('checkout.session.expired', { state: 'expired', sessionId, attemptId }),
    );
  }

  it('takes its week back when it is paid too late, even if it was paused meanwhile (E56)', async () => {
    const ann = await filled('again');
    await confirm(ann);
    const session = await checkout(ann);
    await expired(session);
    const { id } = await own(ann);
    await cart.market.baskets.subscriptions.update(at(ann), id, { pauseWeeks: [toId('Period', WEEK)] });
    await pay(session);
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['again', 'again goods']]]);
  });

  it('is bought twice when it is paid after its job bought the week, which the operator is told (E51)', async () => {
    const ann = await filled('one more');
    await confirm(ann);
    const session = await checkout(ann);
    await expired(session);
    await deliver();
    await pay(session);
    const orderedNames = (await ordersOf(ann)).map(({ products }) =>
      products.map(({ product }) => product.primary).toSorted(),
    );
    expect(orderedNames.toSorted((left, right) => left.length - right.length)).toEqual([
      ['one more'],
      ['one more', 'one more goods'],
    ]);
    const lines = cart.database.kysely
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .where('orders.customer_id', '=', idOf(ann))
      .where('order_line.user_basket_id', 'is not', null);
    expect(await lines.select('orders.fee').execute()).toEqual([{ fee: 0 }]);
  });

  it('is reported by the check when two orders have one week, or when another attempt than the paid one has it', async () => {
    const ann = await filled('checked');
    await confirm(ann);
    await pay(await checkout(ann));
    standAt(cart.market, '2026-12-02T00:00:00-05:00');
    await cart.market.baskets.deliver();
    const { id } = await own(ann);
    const [second, first] = await ordersOf(ann);
    const db = cart.database.kysely;
    const weekOf = (week: string) =>
      db
        .updateTable('orders')
        .set({ period_start: week })
        .where('id', '=', second?.id ?? '')
        .execute();
    await weekOf(WEEK);
    expect(await checkInvariants(cart.database)).toEqual([
      `the basket ${id} of the week of ${WEEK} is in 2 orders`,
      `the basket ${id} of the week of ${second?.periodStart} is ordered, by no order of that week`,
    ]);
    await weekOf(second?.periodStart ?? '');
    const claim = db.updateTable('basket_delivery').where('user_basket_id', '=', id).where('week', '=', WEEK);
    const { attempt_id: attempt } = await db
      .selectFrom('orders')
      .select('attempt_id')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    await claim.set({ attempt_id: id }).execute();
    expect((await checkInvariants(cart.database)).toSorted()).toEqual([
      `attempt ${attempt} is paid and buys the basket ${id}, whose week it does not have`,
      `the basket ${id} of the week of ${WEEK} is ordered, by no order of that week`,
    ]);
    await claim.set({ attempt_id: attempt }).execute();
  });
});
