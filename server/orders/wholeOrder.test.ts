import { describe, expect, it } from 'vitest';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';

const ADDRESS = { line1: '12, rue du Lac', line2: 'App. 3', city: 'Wakefield', state: 'QC', country: 'CA' };
const ANY = {
  id: expect.any(String) as string,
  calendarKey: expect.any(String) as string,
  linkKey: expect.any(String) as string,
  number: expect.any(Number) as number,
};

/** From the cart to the order, with another value in each column: what one step swaps or drops is missed at the end. */
describe('a whole order', () => {
  const fixture = checkoutFixture(eitherDatabaseKind());
  const CIDER = {
    price: 1299,
    compared_at_price: 1499,
    deposit: 20,
    stock: 31,
    stored: true,
    stock_mdo: 12,
    name_primary: 'bouteille',
    name_secondary: 'bottle',
    product: { taxable: true, name_primary: 'Cidre', name_secondary: 'Cider', images: ['cidre.avif', 'verso.avif'] },
  };
  const lineOf = (handle: string) => ({
    id: ANY.id,
    product: { primary: 'Cidre', secondary: 'Cider' },
    variant: { primary: 'bouteille', secondary: 'bottle' },
    variantId: testId(`variant ${handle} 0`),
    sellerId: testId('seller farm'),
    sellerName: 'farm',
    price: 1299,
    comparedAtPrice: 1499,
    deposit: 20,
    imagePath: 'cidre.avif',
    quantity: 3,
    returned: 0,
    removed: 0,
    missing: 0,
    missingReturned: 0,
    ifMissing: 'replacement',
    replaced: 0,
    replacedBy: null,
    returns: [],
    problems: [],
    status: 'waiting',
    lastUpdated: null,
  });
  const COMMON = {
    ...ANY,
    status: 'processed',
    subtotal: 3897,
    deposit: 60,
    fee: 500,
    // Of 38.97 $ and the fee.
    gst: 220,
    pst: 439,
    balanceApplied: 0,
    cash: null,
    refundedToCard: 0,
    refundedToBalance: 0,
    isJoined: false,
    isCancelling: false,
    isLinked: false,
    isWithheld: false,
  };

  async function fill(caller: Caller, handle: string): Promise<void> {
    const { market, database } = fixture;
    const { lines } = await market.cart.add(caller, await offer(database, handle, CIDER), 3);
    await market.cart.chooseIfMissing(caller, lines[0]?.id ?? '', 'replacement');
  }
  const orderOf = async (caller: Caller) => {
    const attempt = await fixture.market.checkout.payment(caller.visitor);
    return fixture.market.orders.ofAttempt(caller.visitor, attempt?.id ?? '');
  };
  const rowOf = (id = '') =>
    fixture.database.kysely.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('of a customer is delivered to the person and the address on file, whatever the payment page says', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann', { locale: 'en' });
    const address = { name: 'Famille Roy', phone: '819 555-0142', ...ADDRESS, postalCode: 'J0X3G0' };
    await database.kysely
      .updateTable('customer')
      .set({ first_name: 'Anne', last_name: 'Roy', allergies: 'lait', shipping_address: JSON.stringify(address) })
      .where('id', '=', customerOf(ann))
      .execute();
    await fill(ann, 'cider of ann');
    await market.cart.updateCart(ann, { shippingZoneId: toId('ShippingZone', zone('vallee')), note: 'Sonnez' });
    const session = await market.checkout.checkout(ann, { ...PAY, forceDisposableBox: true, postalCode: 'J0X 1A0' });
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({
      contact: { email: 'ann@exemple.ca', name: 'Famille Roy', phone: '819 555-0142' },
      typed_postal_code: null,
    });
    const contact = { email: 'other@exemple.ca', name: 'Other', phone: null, address: null };
    await market.checkout.handleEvent(market.payment.pay(session, { contact, discount: 100 }));
    const order = await orderOf(ann);
    const slot = { from: new Date('2026-12-03T17:00:00-05:00'), to: new Date('2026-12-03T19:30:00-05:00') };
    expect(order).toEqual({
      ...COMMON,
      createdAt: order?.createdAt,
      shipping: 700,
      discount: 100,
      total: 3897 + 60 + 700 + 500 + 220 + 439 - 100,
      fromStorage: false,
      note: 'Sonnez',
      allergies: 'lait',
      customerName: 'Famille Roy',
      contact: { email: 'ann@exemple.ca', name: 'Famille Roy', phone: '819 555-0142' },
      customerId: customerOf(ann),
      locationId: null,
      shippingZoneId: zone('vallee'),
      periodStart: '2026-11-27',
      slot,
      paymentSession: session,
      products: [lineOf('cider of ann')],
      bought: [lineOf('cider of ann')],
      fulfillment: {
        id: ANY.id,
        recipient: 'Famille Roy',
        ...ADDRESS,
        postalCode: 'J0X3G0',
        deliveredAt: null,
        outsideZone: false,
        slot,
      },
    });
    expect(await rowOf(order?.id)).toMatchObject({
      disposable_box: true,
      locale: 'en',
      payment_intent: `pi_${session}`,
      session_id: ann.visitor.sessionId,
      user_basket_id: null,
    });
    const lines = database.kysely
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order?.id ?? '');
    expect(await lines.execute()).toMatchObject([{ taxable_price: 1299, discount: 100, taken: 3, taken_mdo: 0 }]);
  });

  it('of a guest has what the payment page says, and tells of an address outside the zone (E59)', async () => {
    const { market } = fixture;
    const guest = shopper(market, 'guest of the whole order');
    await fill(guest, 'cider of a guest');
    const shippingZoneId = toId('ShippingZone', zone('vallee'));
    await market.cart.updateCart(guest, { shippingZoneId, note: 'Sonnez', allergies: 'noix' });
    const session = await market.checkout.checkout(guest, { ...PAY, postalCode: 'j0x 3' });
    expect(await market.checkout.payment(guest.visitor)).toMatchObject({ contact: null, typed_postal_code: 'J0X3' });
    const address = { ...ADDRESS, postalCode: 'h2x 1y4' };
    const contact = { email: 'bob@exemple.ca', name: 'Bob', phone: '819 555-0100', address };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    const order = await orderOf(guest);
    expect(order).toMatchObject({
      ...COMMON,
      shipping: 700,
      discount: 0,
      total: 3897 + 60 + 700 + 500 + 220 + 439,
      note: 'Sonnez',
      allergies: 'noix',
      customerName: 'Bob',
      contact: { email: 'bob@exemple.ca', name: 'Bob', phone: '819 555-0100' },
      customerId: null,
      fulfillment: { recipient: 'Bob', ...ADDRESS, postalCode: 'H2X1Y4', outsideZone: true },
    });
    expect(await rowOf(order?.id)).toMatchObject({ disposable_box: false, locale: 'fr' });
  });

  it('of a guest whose payment page gave neither name nor address waits for a call at their mail’s address', async () => {
    const { market } = fixture;
    const guest = shopper(market, 'guest without a name');
    await fill(guest, 'cider of nobody');
    await market.cart.updateCart(guest, { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    const session = await market.checkout.checkout(guest, PAY);
    const contact = { email: 'bob@exemple.ca', name: null, phone: null, address: null };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    const nowhere = { line1: '', line2: null, city: '', state: '', postalCode: '', country: 'CA', outsideZone: true };
    expect((await orderOf(guest))?.fulfillment).toMatchObject({ recipient: 'bob@exemple.ca', ...nowhere });
  });

  it('in Express is of the current week, at the next hour of its point, without an address (E63)', async () => {
    const { market, database } = fixture;
    const cat = await signedIn(market, 'cat');
    await database.kysely
      .updateTable('customer')
      .set({
        first_name: 'Catherine',
        last_name: 'Roy',
        shipping_address: JSON.stringify({
          name: 'Famille Roy',
          phone: '819 555-0142',
          ...ADDRESS,
          postalCode: 'J0X3G0',
        }),
      })
      .where('id', '=', customerOf(cat))
      .execute();
    await market.cart.updateSession(cat, { fromStorage: true, locationId: toId('Location', location('gymnase')) });
    await fill(cat, 'cider of cat');
    const session = await market.checkout.checkout(cat, PAY);
    const contact = { email: 'cat@exemple.ca', name: 'Catherine Roy', phone: null, address: null };
    expect((await market.checkout.payment(cat.visitor))?.contact).toEqual(contact);
    await market.checkout.handleEvent(market.payment.pay(session));
    const order = await orderOf(cat);
    expect(order).toMatchObject({
      fromStorage: true,
      shipping: 0,
      locationId: location('gymnase'),
      shippingZoneId: null,
      periodStart: '2026-11-20',
      slot: { from: new Date('2026-11-26T16:00:00-05:00'), to: new Date('2026-11-26T18:00:00-05:00') },
      contact: { email: 'cat@exemple.ca', name: 'Catherine Roy', phone: null },
      fulfillment: null,
    });
    const lines = database.kysely
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order?.id ?? '');
    expect(await lines.execute()).toMatchObject([{ taken: 3, taken_mdo: 3 }]);
  });
});
