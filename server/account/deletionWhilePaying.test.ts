import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { traces } from '../../tests/support/personTraces.ts';
import { codes, offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { MARKET } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';

/** What a payer of this name writes on the payment page. */
const contactOf = (name: string) => ({
  email: `${name}@exemple.ca`,
  name,
  phone: '819 555-0123',
  address: { line1: `1, rue ${name}`, line2: null, city: 'Hull', state: 'QC', postalCode: 'J0X1A0', country: 'CA' },
});

describe.each(testDatabaseKinds())('deleting an account during a payment (E49, %s)', (kind) => {
  const fixture = checkoutFixture(kind);

  async function fill(caller: Caller, product: string): Promise<string> {
    const { market, database } = fixture;
    const variant = await offer(database, product, { price: 1000, stock: 9 });
    await market.cart.add(caller, variant, 2);
    await market.cart.updateSession(caller, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    return variant;
  }
  const rowOf = (customerId: string) =>
    fixture.database.kysely.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute();

  /** As the desk does it, and the night's job after it. */
  async function handOver(orderId: string): Promise<void> {
    const { market, database } = fixture;
    const { fulfillment } = (await market.staffOrders.byId(orderId))!;
    const steps = fulfillment
      ? (['fulfilled', 'shipped', 'completed'] as const)
      : (['fulfilled', 'completed'] as const);
    const at = market.clock.now();
    for (const to of steps)
      await inTransaction(database, (tx) => orderRecords.changeStatus(tx, { orderId, to, actor: MARKET, at }));
    await market.customerOrders.anonymiseDue();
  }

  it('ends a payment that is opened during the deletion', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'zorahann');
    const variant = await fill(ann, 'ann goods');
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const { deleteAccount } = market.gateway;
    let session = '';
    market.gateway.deleteAccount = async (subject) => {
      // In another tab, once the account's payments were ended and before the account is.
      session ||= await market.checkout.checkout(ann, PAY);
      return deleteAccount(subject);
    };
    await market.account.erase(customerOf(ann));
    market.gateway.deleteAccount = deleteAccount;
    expect(market.payment.session(session)?.state).toBe('expired');
    expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9, held: 0 });
    expect(await traces(fixture, ['zorahann'])).toEqual([]);
  });

  it.each([
    [2, true, 3],
    [3, false, 3],
  ])('tries three times: a payment is opened in %i of its rounds', async (opened, isErased, tries) => {
    const { market } = fixture;
    const eve = await signedIn(market, `zoraheve${opened}`);
    await fill(eve, `eve goods ${opened}`);
    await market.cart.updateSession(eve, AT_THE_MARKET);
    const { deleteAccount } = market.gateway;
    let rounds = 0;
    market.gateway.deleteAccount = async (subject) => {
      rounds += 1;
      if (rounds <= opened) await market.checkout.checkout(eve, PAY);
      return deleteAccount(subject);
    };
    const erased = market.account.erase(customerOf(eve)).then(() => 'erased');
    expect(isErased ? await erased : await codes(erased)).toEqual(isErased ? 'erased' : ['PAYMENT_FAILED']);
    market.gateway.deleteAccount = deleteAccount;
    expect(rounds).toBe(tries);
  });

  it('hands over the order of a payment that is reported afterwards, and then erases its payer’s name', async () => {
    const { market } = fixture;
    const bob = await signedIn(market, 'zorahbob');
    await fill(bob, 'bob goods');
    await market.cart.updateSession(bob, AT_THE_MARKET);
    const session = await market.checkout.checkout(bob, PAY);
    const attempt = (await market.checkout.payment(bob.visitor, session))!;
    // The market took it for ended, and the provider did not.
    const ended = { state: 'expired', sessionId: session, attemptId: attempt.id } as const;
    await market.checkout.handleEvent(market.payment.event('checkout.session.expired', ended));
    await market.account.erase(customerOf(bob));
    await market.checkout.handleEvent(market.payment.pay(session, { contact: contactOf('zorahbob') }));
    const [order] = await rowOf(customerOf(bob));
    expect(order).toMatchObject({ status: 'processed', total: 2575, contact_email: 'zorahbob@exemple.ca' });
    await market.mails.sendDue();
    const subjects = market.mail.accepted
      .filter(({ to }) => to === 'zorahbob@exemple.ca')
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Votre compte est fermé',
      expect.stringContaining(`Commande ${order?.number} confirmée`),
    ]);
    await handOver(order?.id ?? '');
    expect(await rowOf(customerOf(bob))).toMatchObject([{ status: 'completed', contact_email: null }]);
    expect(await traces(fixture, ['zorahbob'])).toEqual([]);
  });

  it('erases a guest’s orders under the confirmed address too, whoever deletes the account (E64)', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'zorahcat');
    const guest = shopper(market, 'guest of cat');
    await fill(guest, 'cat goods');
    const session = await market.checkout.checkout(guest, PAY);
    await market.checkout.handleEvent(market.payment.pay(session, { contact: contactOf('zorahcat') }));
    const staff = await signedIn(market, 'equipe', { roles: ['staff'] });
    await market.deskCustomers.deleteCustomer(staff.visitor, customerOf(cat), 0);
    const [order] = await rowOf(customerOf(cat));
    expect(order).toMatchObject({ status: 'processed', contact_email: 'zorahcat@exemple.ca' });
    await handOver(order?.id ?? '');
    await market.mails.sendDue();
    expect(await traces(fixture, ['zorahcat'])).toEqual([]);
  });

  it('refuses checkouts of a request that was authenticated before the deletion', async () => {
    const { market } = fixture;
    const dan = await signedIn(market, 'zorahdan');
    await market.account.erase(customerOf(dan));
    await fill(dan, 'dan goods');
    await market.cart.updateSession(dan, AT_THE_MARKET);
    expect(await codes(market.checkout.checkout(dan, PAY))).toEqual(['UNAUTHENTICATED']);
    expect(await fixture.attemptsOf(dan)).toEqual([]);
  });
});
