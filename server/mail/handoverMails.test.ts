import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, offer, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import type { OrderView } from '../orders/orderView.ts';

describe.each(testDatabaseKinds())('mails of an order’s handover (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  async function buy(name: string, { way = AT_THE_MARKET as object } = {}) {
    const { market, database } = fixture;
    const caller = await signedIn(market, name);
    await writeAddress(database, caller);
    await market.cart.add(caller, await offer(database, name, { price: 1000, stock: 9 }), 2);
    await market.cart.updateSession(caller, way);
    const url = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(url.split('/').at(-1) ?? ''));
    const [order] = await market.customerOrders.listByCustomer(customerOf(caller));
    if (!order) throw new Error('Nothing was bought');
    return { caller, order };
  }
  const staff = async (name: string) => customerOf(await signedIn(fixture.market, name, { roles: ['staff'] }));
  const linesOf = ({ products }: OrderView) => products.map(({ id }) => id);

  /** The subjects and texts of what was written since the last call, without those that confirm an order. */
  async function mails() {
    const { market, database } = fixture;
    // The time to undo a step is over.
    await sql`update outbox set next_at = now() where status = 'waiting'`.execute(database.kysely);
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).filter(({ subject }) => !/confirmée|confirmed/.test(subject));
  }

  it('notify the customer once that an order is ready, and once that it was handed over', async () => {
    const { desk } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { order } = await buy('told');
    await mails();
    await desk.orders.markLines(josee, linesOf(order), 'packed');
    await Promise.all([1, 2].map(() => desk.orders.advance(josee, order.id, 'fulfilled')));
    const [ready, ...more] = await mails();
    expect([ready?.to, ready?.subject.replace(/\s/g, ' '), more]).toEqual([
      'told@exemple.ca',
      expect.stringMatching(new RegExp(`^Commande ${order.number} prête : cueillette le `)),
      [],
    ]);
    expect(ready?.text).toMatch(/Cueillette[^]*\/ma-commande\/lnk_[^]*\/compte\/notifications/);
    expect(await codes(desk.orders.advance(karim, order.id, 'fulfilled'))).toEqual(['TRANSITION_REFUSED']);
    for (const to of ['completed', 'disputed', 'completed'] as const) await desk.orders.advance(karim, order.id, to);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Commande ${order.number} remise`]);
  });

  it('notify that a delivery is on its way and was made, not that it is assembled, in the reader’s language', async () => {
    const { desk } = fixture.market;
    const josee = await staff('josee');
    const { order } = await buy('road', { way: { shippingZoneId: toId('ShippingZone', zone('plateau')) } });
    await fixture.database.kysely
      .updateTable('customer')
      .set({ locale: 'en' })
      .where('id', '=', order.customerId)
      .execute();
    await mails();
    await desk.orders.markLines(josee, linesOf(order), 'packed');
    await desk.orders.advance(josee, order.id, 'fulfilled');
    expect(await mails()).toEqual([]);
    await desk.orders.advance(josee, order.id, 'shipped');
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Order ${order.number} is on its way`]);
    await desk.orders.advance(josee, order.id, 'completed');
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Order ${order.number} delivered`]);
  });

  it('wait while the step can be undone', async () => {
    const { market } = fixture;
    const josee = await staff('josee');
    const { order } = await buy('early');
    await mails();
    await market.desk.orders.markLines(josee, linesOf(order), 'packed');
    await market.desk.orders.advance(josee, order.id, 'fulfilled');
    await market.mails.sendDue();
    expect(market.mail.accepted).toEqual([]);
    await market.desk.orders.undo(josee, order.id, 'fulfilled');
    expect(await mails()).toEqual([]);
    await market.desk.orders.advance(josee, order.id, 'fulfilled');
    expect(await mails()).toHaveLength(1);
  });

  it('are not sent to a customer who switched them off, or if they are no longer true', async () => {
    const { desk, account } = fixture.market;
    const josee = await staff('josee');
    const off = await buy('off');
    await account.update(off.caller, { notificationPreferences: { orderProgress: false } });
    const lateOrder = await buy('late');
    await mails();
    for (const { order } of [off, lateOrder]) {
      await desk.orders.markLines(josee, linesOf(order), 'packed');
      await desk.orders.advance(josee, order.id, 'fulfilled');
      await desk.orders.advance(josee, order.id, 'completed');
    }
    // Handed over before the mail was sent: only that is mailed.
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['late@exemple.ca', `Commande ${lateOrder.order.number} remise`],
    ]);
  });
});
