import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, location, marketServices, offer, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';

describe.each(testDatabaseKinds())('checkout by mode, week and owner (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { stockOf, attemptsOf, filled } = fixture;

  it('never sells to others what Express holds, nor to Express what is not at the market (E58)', async () => {
    const goods = { stock: 6, stored: true, stock_mdo: 4 };
    const { ann, variant } = await filled('express', 4, goods);
    await fixture.market.cart.choose(ann, { fromStorage: true, locationId: toId('Location', location('depot')) });
    await fixture.market.checkout.checkout(ann, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 4, stock_mdo: 4, held_mdo: 4 });
    expect((await attemptsOf(ann))[0]).toMatchObject({ from_storage: true, period_start: '2026-11-20' });
    const bob = shopper(fixture.market, 'beside express');
    expect(await refusals(fixture.market.cart.add(bob, variant, 3))).toMatchObject([{ params: { nb: 2 } }]);
    await fixture.market.cart.add(bob, variant, 2);
    const eve = shopper(fixture.market, 'more express');
    await fixture.market.cart.choose(eve, { fromStorage: true });
    expect(await refusals(fixture.market.cart.add(eve, variant, 1))).toMatchObject([
      { code: 'MAX_REACHED', params: { nb: 0 } },
    ]);
    const fresh = await offer(fixture.database, 'not stored');
    await fixture.market.cart.choose(bob, { fromStorage: true, locationId: toId('Location', location('depot')) });
    expect(await codes(fixture.market.cart.add(bob, fresh, 1))).toEqual(['MAX_REACHED']);
    await fixture.market.cart.choose(bob, { fromStorage: false });
    expect(await codes(fixture.market.checkout.checkout(bob, PAY))).toEqual(['NEEDS_STORAGE']);
    await fixture.market.cart.choose(bob, AT_THE_MARKET);
    await fixture.market.checkout.checkout(bob, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 6, stock_mdo: 4, held_mdo: 4 });
  });

  it('is a week later from the very closing on, and says so before any money moves (E18, E56)', async () => {
    const shown = toId('Period', '2026-11-27');
    const late = marketServices(fixture.database, {
      payment: fixture.market.payment,
      now: '2026-11-29T23:59:59-05:00',
    });
    const { ann, variant } = await filled('closing', 1);
    const inTime = { ...ann, now: new Date('2026-11-29T23:59:59-05:00') };
    const first = await late.checkout.checkout(inTime, { ...PAY, period: shown });
    const tooLate = { ...ann, now: new Date('2026-11-30T00:00:01-05:00') };
    expect(await refusals(late.checkout.checkout(tooLate, { ...PAY, period: shown }))).toEqual([
      {
        code: 'PERIOD_CHANGED',
        params: { period: toId('Period', '2026-12-04'), closesAt: '2026-12-07T00:00:00-05:00' },
      },
    ]);
    expect(fixture.market.payment.session(first)).toMatchObject({ state: 'open' });
    const second = await late.checkout.checkout(tooLate, { ...PAY, period: toId('Period', '2026-12-04') });
    expect(second).not.toBe(first);
    expect((await attemptsOf(ann)).map(({ period_start, status }) => [period_start, status])).toEqual([
      ['2026-11-27', 'expired'],
      ['2026-12-04', 'pending'],
    ]);
    expect(await stockOf(variant)).toMatchObject({ held: 1 });
  });

  it('shows a payment, its order and its way to the provider to its own session alone', async () => {
    const { ann } = await filled('private', 1);
    const session = await fixture.market.checkout.checkout(ann, PAY);
    const { visitor: other } = shopper(fixture.market, 'curious');
    const attempt = (await fixture.market.checkout.payment(ann.visitor, session))!;
    expect(await fixture.market.checkout.payRedirect(ann.visitor, session)).toEqual({
      kind: 'pay',
      url: `https://pay.example.test/${session}`,
    });
    expect(await fixture.market.checkout.payRedirect(other, session)).toEqual({ kind: 'unknown' });
    expect(await fixture.market.checkout.payRedirect(ann.visitor, 'cs_unknown')).toEqual({ kind: 'unknown' });
    expect(await fixture.market.checkout.payment(other, session)).toBeNull();
    expect(await fixture.market.checkout.payment(other)).toBeNull();
    expect(await fixture.market.checkout.byId(other, attempt.id)).toBeNull();
    await fixture.market.checkout.handleEvent(fixture.market.payment.pay(session));
    const order = (await fixture.market.orders.ofAttempt(ann.visitor, attempt.id))!;
    expect(await fixture.market.orders.byId(ann.visitor, order.id)).toEqual(order);
    expect(await fixture.market.orders.byId(other, order.id)).toBeNull();
    expect(await fixture.market.orders.ofAttempt(other, attempt.id)).toBeNull();
    expect(await fixture.market.checkout.payRedirect(ann.visitor, session)).toEqual({ kind: 'over', locale: 'fr' });
    const eve = shopper(fixture.market, 'english', 'en');
    await fixture.market.cart.add(eve, await offer(fixture.database, 'english'), 1);
    await fixture.market.cart.choose(eve, AT_THE_MARKET);
    const paid = await fixture.market.checkout.checkout(eve, PAY);
    await fixture.market.checkout.handleEvent(fixture.market.payment.pay(paid));
    expect(await fixture.market.checkout.payRedirect(eve.visitor, paid)).toEqual({ kind: 'over', locale: 'en' });
  });
});
