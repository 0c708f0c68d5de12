import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, location, marketServices, offer, refusals, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';

describe.each(testDatabaseKinds())('checkout by mode, week and owner (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { stockOf, attemptsOf, filled } = fixture;

  it('never sells units reserved for Express to others, nor units away from the market to Express (E58)', async () => {
    const stockColumns = { stock: 6, stored: true, stock_mdo: 4 };
    const { ann, variant } = await filled('express', 4, stockColumns);
    await fixture.market.cart.updateSession(ann, {
      fromStorage: true,
      locationId: toId('Location', location('depot')),
    });
    await fixture.market.checkout.checkout(ann, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 4, stock_mdo: 4, held_mdo: 4 });
    expect((await attemptsOf(ann))[0]).toMatchObject({ from_storage: true, period_start: '2026-11-20' });
    const bob = shopper(fixture.market, 'beside express');
    expect(await refusals(fixture.market.cart.add(bob, variant, 3))).toMatchObject([{ params: { nb: 2 } }]);
    await fixture.market.cart.add(bob, variant, 2);
    const eve = shopper(fixture.market, 'more express');
    await fixture.market.cart.updateSession(eve, { fromStorage: true });
    expect(await refusals(fixture.market.cart.add(eve, variant, 1))).toMatchObject([
      { code: 'MAX_REACHED', params: { nb: 0 } },
    ]);
    const notStored = await offer(fixture.database, 'not stored');
    await fixture.market.cart.updateSession(bob, {
      fromStorage: true,
      locationId: toId('Location', location('depot')),
    });
    expect(await codes(fixture.market.cart.add(bob, notStored, 1))).toEqual(['MAX_REACHED']);
    await fixture.market.cart.updateSession(bob, { fromStorage: false });
    expect(await codes(fixture.market.checkout.checkout(bob, PAY))).toEqual(['NEEDS_STORAGE']);
    await fixture.market.cart.updateSession(bob, AT_THE_MARKET);
    await fixture.market.checkout.checkout(bob, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 6, stock_mdo: 4, held_mdo: 4 });
  });

  it('hands Express orders out in the hours of each place, never at a place without any (E63)', async () => {
    const { market, database } = fixture;
    const { ann } = await filled('express hours', 1, { stored: true, stock_mdo: 4 });
    const atPlace = (place: string) => ({ fromStorage: true, locationId: toId('Location', location(place)) });
    expect(await codes(market.cart.updateSession(ann, atPlace('marche')))).toEqual(['NO_EXPRESS']);
    // Chosen for an ordinary order before Express was turned on: it remains chosen and stops the payment.
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.cart.updateSession(ann, { fromStorage: true });
    expect(await codes(market.cart.updateCart(ann, { step: 'checkout' }))).toEqual(['NO_EXPRESS']);
    expect(await codes(market.checkout.checkout(ann, PAY))).toEqual(['NO_EXPRESS']);

    await market.cart.updateSession(ann, atPlace('gymnase'));
    await market.checkout.checkout(ann, PAY);
    expect((await attemptsOf(ann))[0]).toMatchObject({ slot_from: new Date('2026-11-26T16:00:00-05:00') });
    await database.kysely.updateTable('location').set({ active: false }).where('key', '=', 'gymnase').execute();
    expect(await codes(market.checkout.checkout(ann, PAY))).toEqual(['NO_DELIVERY']);
    await database.kysely.updateTable('location').set({ active: true }).where('key', '=', 'gymnase').execute();
  });

  it('stores the postal code that a guest typed for a delivery, to begin the page with it, and no other', async () => {
    const { market } = fixture;
    const { ann } = await filled('typed code', 1);
    const delivery = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
    for (const [place, postalCode] of [
      [delivery, ' j0x-1a0'],
      [delivery, 'Gatineau'],
      [delivery, null],
      [AT_THE_MARKET, 'J0X 1A0'],
    ] as const) {
      await market.cart.updateSession(ann, place);
      await market.cart.updateCart(ann, { note: postalCode });
      await market.checkout.checkout(ann, { ...PAY, postalCode });
    }
    const stored = (await attemptsOf(ann)).map((attempt) => [attempt.note, attempt.typed_postal_code]);
    expect(stored).toEqual([
      ['j0x-1a0', 'J0X1A0'],
      ['Gatineau', null],
      [null, null],
      ['J0X 1A0', null],
    ]);
  });

  it('gives the order the slot shown before payment, and shows a changed one first (E63)', async () => {
    const { database } = fixture;
    const payment = fixture.market.payment;
    // Thursday: the gym opens at 16:00, two hours away to the millisecond.
    const market = marketServices(database, { payment, now: '2026-11-26T14:00:00-05:00' });
    const ann = { ...shopper(market, 'shown hour'), now: new Date('2026-11-26T14:00:00-05:00') };
    await market.cart.add(ann, await offer(database, 'shown hour', { stored: true, stock_mdo: 4 }), 1);
    await market.cart.updateSession(ann, { fromStorage: true, locationId: toId('Location', location('gymnase')) });
    const requestWithSlot = { ...PAY, slot: '2026-11-26T21:00:00Z' };
    const session = await market.checkout.checkout(ann, requestWithSlot);
    const callerTooLate = { ...ann, now: new Date('2026-11-26T14:00:00.001-05:00') };
    expect(await refusals(market.checkout.checkout(callerTooLate, requestWithSlot))).toEqual([
      {
        code: 'SLOT_CHANGED',
        params: { from: '2026-12-03T16:00:00-05:00', to: '2026-12-03T18:00:00-05:00' },
      },
    ]);
    // Paid half an hour later, when the next order would be ready a week later.
    const laterServer = marketServices(database, { payment, now: '2026-11-26T14:30:00-05:00' });
    await laterServer.checkout.handleEvent(payment.pay(session));
    const attempt = (await laterServer.checkout.payment(ann.visitor, session))!;
    expect((await laterServer.orders.ofAttempt(ann.visitor, attempt.id))?.slot).toEqual({
      from: new Date('2026-11-26T16:00:00-05:00'),
      to: new Date('2026-11-26T18:00:00-05:00'),
    });
  });

  it.each([
    {
      closing: '2026-11-30T00:00:00-05:00',
      week: '2026-11-27',
      next: '2026-12-04',
      closes: '2026-12-07T00:00:00-05:00',
    },
    {
      closing: '2027-03-15T00:00:00-04:00',
      week: '2027-03-12',
      next: '2027-03-19',
      closes: '2027-03-22T00:00:00-04:00',
    },
    {
      closing: '2027-11-08T00:00:00-05:00',
      week: '2027-11-05',
      next: '2027-11-12',
      closes: '2027-11-15T00:00:00-05:00',
    },
  ])(
    'belongs to the next week from the closing of $week on, and asks before any money moves (E17, E18, E56, E57)',
    async ({ closing, week, next, closes }) => {
      const { database, market } = fixture;
      const atPlace = (seconds: number) => new Date(new Date(closing).getTime() + seconds * 1000);
      const services = marketServices(database, { payment: market.payment, now: closing });
      const visitor = shopper(services, `closing ${week}`);
      const inTime = { ...visitor, now: atPlace(-1) };
      const tooLate = { ...visitor, now: atPlace(1) };
      const stockColumns = await offer(database, `of ${week}`);
      await services.cart.add(inTime, stockColumns, 1);
      await services.cart.updateSession(inTime, AT_THE_MARKET);
      const requestWithPeriod = { ...PAY, period: toId('Period', week) };
      const first = await services.checkout.checkout(inTime, requestWithPeriod);

      expect(await refusals(services.checkout.checkout(tooLate, requestWithPeriod))).toEqual([
        { code: 'PERIOD_CHANGED', params: { period: toId('Period', next), closesAt: closes } },
      ]);
      expect(market.payment.session(first)).toMatchObject({ state: 'open' });

      const laterVariant = await offer(database, `after ${week}`);
      await services.cart.add(tooLate, laterVariant, 1);
      const currentRequest = { ...PAY, period: toId('Period', next) };
      expect(await refusals(services.checkout.checkout(tooLate, currentRequest))).toEqual([
        { code: 'CART_CHANGED', params: { items: [`of ${week} (unité)`] } },
      ]);
      expect(market.payment.session(first)).toMatchObject({ state: 'expired' });
      expect(await stockOf(stockColumns)).toMatchObject({ held: 0 });
      const { lines } = await services.cart.view(tooLate);
      expect(lines.map(({ unsureReason }) => unsureReason)).toEqual(['last_week', null]);

      await services.cart.confirm(tooLate, lines[0]!.id);
      const second = await services.checkout.checkout(tooLate, currentRequest);
      expect(market.payment.session(second)).toMatchObject({ state: 'open' });
      expect((await attemptsOf(visitor)).map(({ period_start, status }) => [period_start, status])).toEqual([
        [week, 'expired'],
        [next, 'pending'],
      ]);
      expect(await stockOf(stockColumns)).toMatchObject({ held: 1 });
    },
  );

  it('shows a payment, its order and its redirect only to its own session', async () => {
    const { ann } = await filled('private', 1);
    const session = await fixture.market.checkout.checkout(ann, PAY);
    const { visitor: otherVisitor } = shopper(fixture.market, 'curious');
    const attempt = (await fixture.market.checkout.payment(ann.visitor, session))!;
    expect(await fixture.market.checkout.payRedirect(ann.visitor, session)).toEqual({
      kind: 'pay',
      url: `https://pay.example.test/${session}`,
    });
    expect(await fixture.market.checkout.payRedirect(otherVisitor, session)).toEqual({ kind: 'unknown' });
    expect(await fixture.market.checkout.payRedirect(ann.visitor, 'cs_unknown')).toEqual({ kind: 'unknown' });
    expect(await fixture.market.checkout.payment(otherVisitor, session)).toBeNull();
    expect(await fixture.market.checkout.payment(otherVisitor)).toBeNull();
    expect(await fixture.market.checkout.byId(otherVisitor, attempt.id)).toBeNull();
    await fixture.market.checkout.handleEvent(fixture.market.payment.pay(session));
    const order = (await fixture.market.orders.ofAttempt(ann.visitor, attempt.id))!;
    expect(await fixture.market.orders.byId(ann.visitor, order.id)).toEqual(order);
    expect(await fixture.market.orders.byId(otherVisitor, order.id)).toBeNull();
    expect(await fixture.market.orders.ofAttempt(otherVisitor, attempt.id)).toBeNull();
    expect(await fixture.market.checkout.payRedirect(ann.visitor, session)).toEqual({ kind: 'over', locale: 'fr' });
    const eve = shopper(fixture.market, 'english', 'en');
    await fixture.market.cart.add(eve, await offer(fixture.database, 'english'), 1);
    await fixture.market.cart.updateSession(eve, AT_THE_MARKET);
    const paymentSession = await fixture.market.checkout.checkout(eve, PAY);
    await fixture.market.checkout.handleEvent(fixture.market.payment.pay(paymentSession));
    expect(await fixture.market.checkout.payRedirect(eve.visitor, paymentSession)).toEqual({
      kind: 'over',
      locale: 'en',
    });
  });
});
