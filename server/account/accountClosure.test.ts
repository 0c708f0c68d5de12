import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { traces } from '../../tests/support/personTraces.ts';
import { codes, offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { guestData } from '../operator/guestData.ts';
import { MARKET } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';

const contactOf = (name: string) => ({
  email: `${name}@exemple.ca`,
  name,
  phone: '819 555-0123',
  address: { line1: `1, rue ${name}`, line2: null, city: 'Hull', state: 'QC', postalCode: 'J9A1A1', country: 'CA' },
});

describe.each(testDatabaseKinds())('closing an account with undelivered orders (E49, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let soldCount = 0;

  /** Pays two of a product with a deposit of 50 cents each, delivered; answers the order's id. */
  async function buyDelivered(caller: Caller, name: string): Promise<string> {
    const { market, database } = fixture;
    await market.cart.add(caller, await offer(database, `goods ${(soldCount += 1)}`, { price: 1000, deposit: 50 }), 2);
    await market.cart.updateSession(caller, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    if (!caller.visitor.customer) await market.cart.updateCart(caller, { allergies: ` noix de\n${name} ` });
    const session = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(session, { contact: contactOf(name) }));
    const attempt = (await market.checkout.payment(caller.visitor, session))!;
    return (await market.orders.ofAttempt(caller.visitor, attempt.id))!.id;
  }

  async function move(orderId: string, ...steps: OrderStatus[]): Promise<void> {
    const { market, database } = fixture;
    const at = market.clock.now();
    for (const to of steps)
      await inTransaction(database, (tx) => orderRecords.changeStatus(tx, { orderId, to, actor: MARKET, at }));
  }
  const atDesk = (orderId: string) => fixture.market.staffOrders.byId(orderId);
  const inDays = (days: number) => fixture.market.clock.advance(days * DAY_MS);

  it('lists what is forfeited first, and closes only if all of it was shown', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'zorahann');
    await writeAddress(fixture.database, ann, 'J9A1A1', '1, rue zorahann');
    const order = await buyDelivered(ann, 'zorahann');
    await market.membership.startTrial(ann);
    await giveCredit(market, ann, -300);
    expect(await market.account.closure(customerOf(ann), ann.now)).toMatchObject({ credit: 0, owed: 300 });
    await giveCredit(market, ann, 700);
    const afterTrial = new Date(ann.now.getTime() + 40 * DAY_MS);
    expect((await market.account.closure(customerOf(ann), afterTrial)).membership).toBeNull();
    expect(await market.account.closure(customerOf(ann), ann.now)).toMatchObject({
      openOrders: [{ id: order }],
      credit: 400,
      deposits: 100,
      owed: 0,
      baskets: [],
      membership: { status: 'trialing' },
    });
    const asksBefore = market.gateway.calls.length;
    expect(await codes(market.account.deleteOwn(ann.visitor, 'zorahann@exemple.ca', 499))).toEqual([
      'FORFEITS_CHANGED',
    ]);
    expect(market.gateway.calls).toHaveLength(asksBefore);
    expect(await market.account.current(ann.visitor)).toMatchObject({ email: 'zorahann@exemple.ca' });
    const id = customerOf(ann);
    await market.account.deleteOwn(ann.visitor, 'zorahann@exemple.ca', 500);
    expect(await market.account.ofCustomer(id)).toBeNull();
    const mail = fixture.database.kysely.selectFrom('outbox').select('data').where('kind', '=', 'account_closed');
    expect((await mail.where('about', '=', id).executeTakeFirst())?.data).toEqual({
      customerId: id,
      to: 'zorahann@exemple.ca',
      locale: 'fr',
      credit: 400,
      deposits: 100,
      hadBaskets: false,
      wasMember: true,
    });
    await market.refunds.cancelAs(MARKET, order, 'cancelled');
    await market.customerOrders.anonymiseDue();
  });

  it('hands over paid orders at their address, and erases it afterwards', async () => {
    const { market } = fixture;
    const bob = await signedIn(market, 'zorahbob');
    await writeAddress(fixture.database, bob, 'J9A1A1', '1, rue zorahbob');
    const order = await buyDelivered(bob, 'zorahbob');
    await market.account.update(bob, { allergies: 'arachides de zorahbob' });
    const { number, allergies } = (await atDesk(order))!;
    expect(allergies).toBe('arachides de zorahbob');
    expect((await market.account.personalData(bob))?.content.match(/"allergies": "arachides de/g)).toHaveLength(2);
    const id = customerOf(bob);
    await market.account.erase(id);
    expect(await atDesk(order)).toMatchObject({
      customerName: 'Ann',
      allergies,
      contact: { email: 'zorahbob@exemple.ca' },
      fulfillment: { recipient: 'Ann', line1: '1, rue zorahbob', postalCode: 'J9A1A1' },
    });

    await market.mails.sendDue();
    const mail = market.mail.accepted.findLast(({ to }) => to === 'zorahbob@exemple.ca');
    expect(mail).toMatchObject({ locale: 'fr', subject: 'Votre compte est fermé' });
    expect(mail?.text).toContain(`- Commande ${number}, `);
    expect(mail?.text).toContain('Consignes abandonnées\u00A0: 1,00\u00A0$');
    await market.account.erase(id);
    await market.mails.sendDue();
    expect(market.mail.accepted.filter(({ subject, to }) => to === mail?.to && subject === mail.subject)).toHaveLength(
      1,
    );

    await move(order, 'fulfilled', 'shipped');
    expect(await market.customerOrders.anonymiseDue()).toBe(0);
    await move(order, 'completed');
    expect(await market.customerOrders.anonymiseDue()).toBe(1);
    expect(await atDesk(order)).toMatchObject({
      customerName: '',
      note: null,
      allergies: null,
      fulfillment: { line1: '', recipient: '' },
    });
    expect(await traces(fixture, ['zorahbob'])).toEqual([]);
  });

  it('refunds a cancelled order to its card, although the account is gone', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'zorahcat');
    await writeAddress(fixture.database, cat, 'J9A1A1', '1, rue zorahcat');
    const order = await buyDelivered(cat, 'zorahcat');
    await market.account.erase(customerOf(cat));
    await market.refunds.cancelAs(MARKET, order, 'cancelled');
    const { total, refundedToCard } = (await atDesk(order))!;
    expect(refundedToCard).toBe(total);
    await market.customerOrders.anonymiseDue();
    await market.mails.sendDue();
    expect(await traces(fixture, ['zorahcat'])).toEqual([]);
  });

  it('erases a person 30 days after a handover that nobody marked, and a guest after a year', async () => {
    const { market } = fixture;
    const dan = await signedIn(market, 'zorahdan');
    await writeAddress(fixture.database, dan, 'J9A1A1', '1, rue zorahdan');
    const order = await buyDelivered(dan, 'zorahdan');
    const guests = await buyDelivered(shopper(market, 'guest'), 'zoraheve');
    await market.account.erase(customerOf(dan));
    await market.mails.sendDue();
    const slot = (await atDesk(order))!.slot!;
    const daysTo = (instant: Date) => (instant.getTime() - market.clock.now().getTime()) / DAY_MS;
    const names = async () => [(await atDesk(order))?.customerName, (await atDesk(guests))?.customerName];
    inDays(daysTo(slot.to) + 29.9);
    expect([await market.customerOrders.anonymiseDue(), await names()]).toEqual([0, ['Ann', 'zoraheve']]);
    inDays(0.2);
    expect([await market.customerOrders.anonymiseDue(), await names()]).toEqual([1, ['', 'zoraheve']]);
    inDays(daysTo(slot.to) + 364.9);
    expect([await market.customerOrders.anonymiseDue(), await names()]).toEqual([0, ['', 'zoraheve']]);
    inDays(0.2);
    expect([await market.customerOrders.anonymiseDue(), await names()]).toEqual([1, ['', '']]);
    expect(await traces(fixture, ['zorahdan', 'zoraheve'])).toEqual([]);
  });

  it('exports and erases a guest by address, except for orders still to be handed over (Law 25)', async () => {
    const { market } = fixture;
    const over = await buyDelivered(shopper(market, 'fay 1'), 'zorahfay');
    const open = await buyDelivered(shopper(market, 'fay 2'), 'zorahfay');
    await buyDelivered(shopper(market, 'gil'), 'zorahgil');
    await move(over, 'fulfilled', 'shipped', 'completed');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guest-'));
    const file = path.join(folder, 'fay.json');
    try {
      await guestData(market, ['export', 'ZorahFay@exemple.ca', file]);
      const { orders } = JSON.parse(fs.readFileSync(file, 'utf8')) as { orders: { id: string }[] };
      expect(orders).toMatchObject([
        { id: over, contact: { name: 'zorahfay' }, allergies: 'noix de zorahfay' },
        { id: open },
      ]);
      await expect(guestData(market, ['export', 'zorahfay@exemple.ca', file])).rejects.toThrow('replaces none');
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
    const { number } = (await atDesk(open))!;
    const outstanding = `Still to be handed over, and kept until you ask again: ${number}.`;
    expect((await guestData(market, ['erase', 'zorahfay@exemple.ca', '--dry-run'])).text).toContain(outstanding);
    expect((await atDesk(over))?.customerName).toBe('zorahfay');
    expect((await guestData(market, ['erase', 'zorahfay@exemple.ca'])).text).toContain(outstanding);
    expect((await atDesk(over))?.customerName).toBe('');
    await move(open, 'fulfilled', 'shipped', 'completed');
    await guestData(market, ['erase', 'zorahfay@exemple.ca']);
    await market.mails.sendDue();
    expect(await traces(fixture, ['zorahfay'])).toEqual([]);
    expect(
      (await market.customerOrders.listByGuest('zorahgil@exemple.ca')).map(({ customerName }) => customerName),
    ).toEqual(['zorahgil']);
    await expect(guestData(market, ['erase'])).rejects.toThrow('guest takes export');
  });
});
