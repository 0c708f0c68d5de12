import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { anonymise } from '../orders/customerOrders.ts';
import type { OrderView } from '../orders/orderView.ts';

describe.each(testDatabaseKinds())("an order's link (ADR 36, %s)", (kind) => {
  const fixture = checkoutFixture(kind);

  async function buy(caller: Caller, product: string): Promise<OrderView> {
    const { market, database } = fixture;
    await market.cart.add(caller, await offer(database, product, { price: 1000, stock: 9 }), 2);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(caller, PAY)));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    return order;
  }
  const linesOf = async (caller: Caller) =>
    (await fixture.market.cart.view(caller)).lines.map(({ quantity }) => quantity);

  it("shows and cancels a guest's order in any browser, also when it is sent twice", async () => {
    const { market } = fixture;
    const { id, linkKey, number } = await buy(shopper(market, 'phone'), 'link bread');
    const laptop = shopper(market, 'laptop');
    expect(await market.orders.byId(laptop.visitor, id)).toBeNull();
    expect(await market.orders.byLink(shopper(market, 'reader').visitor, linkKey)).toMatchObject({
      id,
      number,
      isLinked: true,
    });
    expect(await codes(market.refunds.cancelOwn(laptop, id, { reopenCart: false }))).toEqual(['NOT_FOUND']);
    for (const _ of [1, 2]) await market.refunds.cancelOwn(laptop, id, { reopenCart: false, byLink: true });
    expect(await market.orders.byLink(shopper(market, 'reader').visitor, linkKey)).toMatchObject({
      status: 'cancelled',
      refundedToCard: 2575,
    });
    expect(await linesOf(laptop)).toEqual([]);
  });

  it("reopens a guest's order in the reader's cart, signed in or not", async () => {
    const { market } = fixture;
    const [phone, laptop] = [shopper(market, 'phone 2'), shopper(market, 'laptop 2')];
    const first = await buy(phone, 'link cake');
    await market.refunds.cancelOwn(laptop, first.id, { reopenCart: true, byLink: true });
    expect([await linesOf(phone), await linesOf(laptop)]).toEqual([[], [2]]);
    const ann = await signedIn(market, 'link ann');
    const second = await buy(phone, 'link tart');
    await market.refunds.cancelOwn(ann, second.id, { reopenCart: true, byLink: true });
    expect([await linesOf(phone), await linesOf(ann)]).toEqual([[], [2]]);
  });

  it("cancels a customer's order, and reopens the cart only for that customer", async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'link owner');
    const [stranger, guest] = [await signedIn(market, 'link stranger'), shopper(market, 'link guest')];
    const first = await buy(ann, 'link milk');
    for (const reader of [stranger, guest])
      expect(await codes(market.refunds.cancelOwn(reader, first.id, { reopenCart: true, byLink: true }))).toEqual([
        'UNAUTHENTICATED',
      ]);
    expect((await market.orders.byLink(guest.visitor, first.linkKey))?.status).toBe('processed');
    await market.refunds.cancelOwn(ann, first.id, { reopenCart: true, byLink: true });
    expect([await linesOf(ann), await linesOf(stranger), await linesOf(guest)]).toEqual([[2], [], []]);
    const { lines } = await market.cart.view(ann);
    for (const { variant } of lines) await market.cart.remove(ann, variant.id, true);
    const second = await buy(ann, 'link honey');
    await market.refunds.cancelOwn(guest, second.id, { reopenCart: false, byLink: true });
    expect(await market.orders.byId(ann.visitor, second.id)).toMatchObject({ status: 'cancelled' });
    const changes = await market.customerOrders.changesOf(customerOf(ann));
    expect(changes.get(second.id)?.at(-1)).toMatchObject({ to: 'cancelled', by: 'customer' });
  });

  it('changes nothing after the closing, and opens nothing once the personal data was erased', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'link late');
    const { id, linkKey } = await buy(ann, 'link cheese');
    const { now } = market.clock;
    market.clock.now = () => new Date('2026-11-30T00:00:00-05:00');
    expect(
      await codes(market.refunds.cancelOwn(shopper(market, 'late'), id, { reopenCart: false, byLink: true })),
    ).toEqual(['TRANSITION_REFUSED']);
    market.clock.now = now;
    await market.refunds.cancelOwn(ann, id, { reopenCart: false });
    await inTransaction(fixture.database, (tx) => anonymise(tx, customerOf(ann)));
    expect(await market.orders.byLink(shopper(market, 'reader').visitor, linkKey)).toBeNull();
  });

  it("is in every mail; a guest's page shows name, address and phone of a delivery and the deadline for changes", async () => {
    const { market, database } = fixture;
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    const guest = shopper(market, 'delivered');
    await market.cart.add(guest, await offer(database, 'link eggs', { price: 1000, stock: 9 }), 1);
    await market.cart.updateSession(guest, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    const session = await market.checkout.checkout(guest, PAY);
    const address = { line1: '14, rue des Érables', line2: 'app. 2', city: 'Gatineau', state: 'QC', country: 'CA' };
    const contact = {
      email: 'dora@exemple.ca',
      name: 'Dora Roy',
      phone: '819 555-0142',
      address: { ...address, postalCode: 'J9A 1A1' },
    };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    await market.mails.sendDue();
    const [mail] = market.mail.accepted.splice(0);
    const text = mail!.text.replace(/\s/g, ' ');
    for (const part of ['Dora Roy', '14, rue des Érables, app. 2, Gatineau (QC) J9A 1A1', '819 555-0142'])
      expect(text).toContain(part);
    expect(text).toMatch(/jusqu’au dimanche 29 novembre à minuit.*\/ma-commande\/lnk_[0-9a-f]{32}/);
    const calendar = mail!.files![0]!.text.replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(calendar).toContain('LOCATION:14, rue des Érables, app. 2, Gatineau (QC)');
    expect(calendar).toMatch(/BEGIN:VALARM[^]*ACTION:DISPLAY[^]*TRIGGER:-PT2H/);

    const attempt = await market.checkout.payment(guest.visitor);
    const order = await market.orders.ofAttempt(guest.visitor, attempt!.id);
    await market.refunds.cancelOwn(guest, order!.id, { reopenCart: false });
    await market.mails.sendDue();
    expect(market.mail.accepted.splice(0)[0]?.text).toContain(`/ma-commande/${toId('OrderLink', order!.linkKey)}`);
  });
});
