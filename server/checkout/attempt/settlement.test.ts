import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaidContact } from '#rules/contactDetails.ts';
import { moneyCases } from '../../../tests/support/moneyCases.ts';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices, Offer } from '../../../tests/support/purchaseMarket.ts';
import { smallMarket } from '../../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

const PAY = { useBalance: false, period: null };
const CONTACT: PaidContact = {
  email: 'ann@example.test',
  name: 'Ann Roy',
  phone: '819 555-0100',
  address: {
    line1: '1, rue des Pins',
    line2: null,
    city: 'Wakefield',
    state: 'QC',
    postalCode: 'j0x 3g0',
    country: 'CA',
  },
};

describe.each(testDatabaseKinds())('settling a payment (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));

  const stockOf = (id: string) =>
    database.kysely
      .selectFrom('variant')
      .select(['stock', 'held', 'stock_mdo', 'held_mdo'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const ordersOf = ({ visitor }: Caller) =>
    database.kysely.selectFrom('orders').selectAll().where('session_id', '=', visitor.sessionId).execute();
  const orderOf = async ({ visitor }: Caller) => {
    const attempt = await market.checkout.payment(visitor);
    return attempt && market.orders.ofAttempt(visitor, attempt.id);
  };

  async function beginPayment(
    name: string,
    quantity: number,
    columns: Offer = {},
    place: object = { locationId: toId('Location', location('marche')) },
  ) {
    const ann = shopper(market, name);
    const variant = await offer(database, name, columns);
    await market.cart.add(ann, variant, quantity);
    await market.cart.updateCart(ann, { note: `note of ${name}`, ...place });
    return { ann, variant, session: await market.checkout.checkout(ann, PAY) };
  }

  it('writes the order, takes the stock and removes the paid lines from the cart', async () => {
    const { ann, variant, session } = await beginPayment('poireau', 3, {
      price: 350,
      product: { name_primary: 'Poireau', name_secondary: 'Leek', images: ['a.avif', 'b.avif'] },
    });
    await market.cart.add(ann, variant, 2);
    expect(
      await market.checkout.handleEvent(market.payment.pay(session, { contact: { ...CONTACT, address: null } })),
    ).toBe('applied');
    expect(await stockOf(variant)).toMatchObject({ stock: 7, held: 0 });
    const cart = await market.cart.view(ann);
    expect(cart.lines).toMatchObject([{ quantity: 2 }]);
    expect(cart).toMatchObject({ note: null, location: null });
    const order = (await orderOf(ann))!;
    expect(order).toMatchObject({
      status: 'processed',
      subtotal: 1050,
      fee: 500,
      total: 1625,
      discount: 0,
      note: 'note of poireau',
      customerName: 'Ann Roy',
      locationId: location('marche'),
      periodStart: '2026-11-27',
      slot: { from: new Date('2026-12-03T14:00:00-05:00'), to: new Date('2026-12-03T19:00:00-05:00') },
      fulfillment: null,
      products: [
        {
          product: { primary: 'Poireau', secondary: 'Leek' },
          variantId: variant,
          quantity: 3,
          price: 350,
          imagePath: 'a.avif',
          sellerName: 'farm',
          status: 'waiting',
        },
      ],
    });
    expect(order.number).toBeGreaterThanOrEqual(20001);
    expect(await ordersOf(ann)).toMatchObject([
      { contact_email: 'ann@example.test', contact_phone: '819 555-0100', payment_intent: `pi_${session}` },
    ]);
  });

  it.each(['M-04', 'M-09', 'M-32'])('stores the totals of case %s as worked out by hand', async (id) => {
    const { input, expected } = moneyCases.find((moneyCase) => moneyCase.id === id)!;
    const ann = shopper(market, `case ${id}`);
    await market.cart.confirmAge(ann, '1990-01-01');
    for (const [index, item] of input.items.entries()) {
      const columns = {
        price: item.price,
        deposit: item.deposit,
        stock: 1000,
        product: { taxable: item.taxable, is_alcohol: item.isAlcohol === true },
      };
      const variant = await offer(database, `${id} ${index}`, columns);
      const line = (await market.cart.add(ann, variant, item.quantity)).lines.at(-1)!;
      if (item.unsure)
        await database.kysely
          .updateTable('cart_item')
          .set({ unsure: true, unsure_reason: 'last_week' })
          .where('id', '=', line.id)
          .execute();
    }
    const ship = input.fulfillment.type === 'ship' ? input.fulfillment : null;
    const round =
      ship && (await smallMarket(database.kysely).zone(`round of ${id}`, ['J0X'], { price: ship.zonePrice }));
    await market.cart.updateSession(
      ann,
      round ? { shippingZoneId: toId('ShippingZone', round) } : { locationId: toId('Location', location('marche')) },
    );
    const { totals } = await market.cart.view(ann);
    expect(totals).toMatchObject({ items: expected.itemsTotal, taxBase: expected.taxBase, total: expected.total });
    const session = await market.checkout.checkout(ann, PAY);
    await market.checkout.handleEvent(market.payment.pay(session, { contact: CONTACT }));
    const { itemsTotal: subtotal, deposits: deposit, delivery: shipping, fee, gst, pst, total } = expected;
    expect(await orderOf(ann)).toMatchObject({ subtotal, deposit, shipping, fee, gst, pst, total });
    expect((await market.cart.view(ann)).lines.every((line) => line.unsure)).toBe(true);
  });

  it('happens once, however often and concurrently it is reported', async () => {
    const { ann, variant, session } = await beginPayment('told often', 2);
    const event = market.payment.pay(session);
    const sameEventAgain = { ...event, id: `${event.id} by another server` };
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => market.checkout.handleEvent(index % 2 ? sameEventAgain : event)),
    );
    expect(results.filter((result) => result === 'applied')).toHaveLength(1);
    expect(await market.checkout.handleEvent(event)).toBe('replay');
    expect(await ordersOf(ann)).toHaveLength(1);
    expect(await stockOf(variant)).toMatchObject({ stock: 8, held: 0 });
  });

  it('releases the stock of an abandoned payment once, and leaves the cart as it is', async () => {
    const { ann, variant, session } = await beginPayment('given up', 2);
    const event = market.payment.lapse(session);
    expect(await market.checkout.handleEvent(event)).toBe('applied');
    expect(await market.checkout.handleEvent({ ...event, id: 'evt_again' })).toBe('replay');
    expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 0 });
    expect(await market.checkout.payment(ann.visitor, session)).toMatchObject({ status: 'expired' });
    expect(await market.checkout.payRedirect(ann.visitor, session)).toEqual({ kind: 'over', locale: 'fr' });
    expect(await market.cart.view(ann)).toMatchObject({ note: 'note of given up', lines: [{ quantity: 2 }] });
  });

  it('ignores messages of other shops, of another amount, or without a result', async () => {
    const { ann, session } = await beginPayment('not ours', 1);
    const attemptId = (await market.checkout.payment(ann.visitor))!.id;
    const { event } = market.payment;
    const paidState = {
      state: 'paid' as const,
      amountTotal: 1,
      amountDiscount: 0,
      currency: 'cad',
      contact: CONTACT,
      paymentIntent: null,
    };
    expect(await market.checkout.handleEvent({ id: 'evt_none', type: 'charge.updated', session: null })).toBe(
      'ignored',
    );
    expect(
      await market.checkout.handleEvent(
        event('x', { ...paidState, sessionId: 'cs_x', attemptId: 'order 12 of another shop' }),
      ),
    ).toBe('ignored');
    expect(
      await market.checkout.handleEvent(
        event('x', { ...paidState, sessionId: 'cs_x', attemptId: '00000000-0000-4000-8000-000000000000' }),
      ),
    ).toBe('ignored');
    expect(await market.checkout.handleEvent(event('x', { ...paidState, sessionId: session, attemptId }))).toBe(
      'ignored',
    );
    expect(
      await market.checkout.handleEvent(event('x', { state: 'open', sessionId: session, attemptId, url: '' })),
    ).toBe('ignored');
    expect(
      await market.checkout.handleEvent(event('x', { state: 'expired', sessionId: 'cs_of_another_try', attemptId })),
    ).toBe('ignored');
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({ status: 'pending' });
    expect(await ordersOf(ann)).toEqual([]);
  });

  it('stores the discount of a code entered at the provider', async () => {
    const { ann, session } = await beginPayment('code', 2, { price: 1000 });
    await market.checkout.handleEvent(market.payment.pay(session, { discount: 300 }));
    expect(await orderOf(ann)).toMatchObject({ subtotal: 2000, discount: 300, total: 2275 });
  });

  it('stores the destination, and flags an address outside the zone for the desk (E59)', async () => {
    const vallee = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
    const inside = await beginPayment('inside', 1, {}, vallee);
    await market.checkout.handleEvent(market.payment.pay(inside.session, { contact: CONTACT }));
    const order = (await orderOf(inside.ann))!;
    expect(order).toMatchObject({
      locationId: null,
      shipping: 700,
      fulfillment: { recipient: 'Ann Roy', postalCode: 'J0X3G0', city: 'Wakefield', slot: order.slot },
    });
    const outside = await beginPayment('outside', 1, {}, vallee);
    const far = { ...CONTACT, address: { ...CONTACT.address!, postalCode: 'H2X 1Y4' } };
    await market.checkout.handleEvent(market.payment.pay(outside.session, { contact: far }));
    const flags = await database.kysely
      .selectFrom('fulfillment')
      .innerJoin('orders', 'orders.id', 'fulfillment.order_id')
      .select(['outside_zone'])
      .where('session_id', 'in', [inside.ann.visitor.sessionId, outside.ann.visitor.sessionId])
      .orderBy('orders.number')
      .execute();
    expect(flags).toEqual([{ outside_zone: false }, { outside_zone: true }]);
  });

  it('takes an Express order from the units at the market, ready at the planned hour (E58, E63)', async () => {
    const ann = shopper(market, 'express order');
    const jam = await offer(database, 'jam', { stock: 6, stored: true, stock_mdo: 4 });
    const loose = await offer(database, 'loose', { track_stock: false, stock: 0, stored: true, stock_mdo: 5 });
    await market.cart.updateSession(ann, { fromStorage: true, locationId: toId('Location', location('depot')) });
    await market.cart.add(ann, jam, 3);
    await market.cart.add(ann, loose, 2);
    const session = await market.checkout.checkout(ann, PAY);
    expect(await stockOf(loose)).toEqual({ stock: 0, held: 2, stock_mdo: 5, held_mdo: 2 });
    await market.checkout.handleEvent(market.payment.pay(session));
    expect(await stockOf(jam)).toEqual({ stock: 3, held: 0, stock_mdo: 1, held_mdo: 0 });
    expect(await stockOf(loose)).toEqual({ stock: 0, held: 0, stock_mdo: 3, held_mdo: 0 });
    expect(await orderOf(ann)).toMatchObject({
      fromStorage: true,
      periodStart: '2026-11-20',
      slot: { from: new Date('2026-11-25T09:00:00-05:00') },
    });
  });

  it('assigns the order to the week it was opened for, whenever the money arrives (E56)', async () => {
    const { ann, session } = await beginPayment('straddles', 1);
    const event = market.payment.pay(session);
    const nextWeek = marketServices(database, { payment: market.payment, now: '2026-11-30T00:10:00-05:00' });
    expect(await nextWeek.checkout.handleEvent(event)).toBe('applied');
    expect(await orderOf(ann)).toMatchObject({ periodStart: '2026-11-27' });
  });

  it('honours a payment made as its time ran out: the order takes whatever stock there is', async () => {
    const { ann, variant, session } = await beginPayment('last second', 6);
    const attemptId = (await market.checkout.payment(ann.visitor))!.id;
    const paidState = market.payment.pay(session);
    const lapsed = market.payment.event('checkout.session.expired', {
      state: 'expired',
      sessionId: session,
      attemptId,
    });
    expect(await market.checkout.handleEvent(lapsed)).toBe('applied');
    const bob = shopper(market, 'bought meanwhile');
    await market.cart.add(bob, variant, 7);
    await market.cart.updateSession(bob, { locationId: toId('Location', location('marche')) });
    await market.checkout.checkout(bob, PAY);
    expect(await market.checkout.handleEvent(paidState)).toBe('applied');
    expect(await stockOf(variant)).toMatchObject({ stock: 7, held: 7 });
    expect(await orderOf(ann)).toMatchObject({ status: 'processed', products: [{ quantity: 6 }] });
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({ status: 'paid' });
    expect((await market.cart.view(ann)).lines).toEqual([]);
  });

  it('writes the order even if its variant no longer exists', async () => {
    const { ann, variant, session } = await beginPayment('gone by then', 2, { product: { name_primary: 'Disparu' } });
    await database.kysely.deleteFrom('variant').where('id', '=', variant).execute();
    await market.checkout.handleEvent(market.payment.pay(session));
    expect(await orderOf(ann)).toMatchObject({
      products: [{ variantId: null, quantity: 2, product: { primary: 'Disparu' } }],
    });
  });
});
