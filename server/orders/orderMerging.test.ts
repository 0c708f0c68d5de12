import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import * as orderRecords from './orderRecords.ts';

const WINDOW_MS = 4 * 3_600_000;
const START = Date.parse('2026-11-24T12:00:00-05:00');

describe.each(testDatabaseKinds())('order merging (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let now = START;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    market.clock.now = () => new Date(now);
  });
  afterEach(async () => {
    now = START;
    expect(await checkInvariants(database)).toEqual([]);
  });
  afterAll(() => database.close());

  type Choice = Parameters<MarketServices['cart']['updateSession']>[1];
  async function buy(caller: Caller, product: string, place: Choice = AT_THE_MARKET, line1 = '12, rue Principale') {
    await market.cart.add(caller, await offer(database, product, { price: 1000, deposit: 10 }), 2);
    await market.cart.updateSession(caller, place);
    if (caller.visitor.customer) await writeAddress(database, caller, 'J9A1A1', line1);
    const session = await market.checkout.checkout(caller, PAY);
    const address = { line1, line2: null, city: 'Gatineau', state: 'QC', postalCode: 'J9A 1A1', country: 'CA' };
    const contact = { email: 'a@exemple.ca', name: 'Ann', phone: null, address };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    return session;
  }
  const ordersOf = ({ visitor }: Caller) => market.customerOrders.listByCustomer(visitor.customer?.id ?? '');
  const states = async (caller: Caller) => (await ordersOf(caller)).map(({ status }) => status).sort();

  it('merges orders up to 4 hours apart: moves lines, adds totals and points to the survivor (E19)', async () => {
    const ann = await signedIn(market, 'ann');
    await buy(ann, 'ann 1');
    now += WINDOW_MS;
    expect((await market.cart.view(ann)).lines).toEqual([]);
    await buy(ann, 'ann 2');
    const [later, first] = await ordersOf(ann);
    if (!later) throw new Error('There is no later order');
    const survivor = await market.orders.mergedInto(later);
    expect([first?.status, later.status, survivor?.id]).toEqual(['processed', 'merged', first?.id]);
    expect([first?.products.length, later?.products.length]).toEqual([2, 0]);
    expect(first).toMatchObject({ subtotal: 4000, deposit: 40, fee: 1000, total: 2 * (later?.total ?? 0) });
    expect(later?.total).toBe(2000 + 20 + 500 + 25 + 50);
  });

  it('keeps an order paid a millisecond later separate; the window starts at the earliest order (E19)', async () => {
    const bob = await signedIn(market, 'bob');
    await buy(bob, 'bob 1');
    now += WINDOW_MS - 1;
    await buy(bob, 'bob 2');
    now += 2;
    await buy(bob, 'bob 3');
    expect(await states(bob)).toEqual(['merged', 'processed', 'processed']);
  });

  it.each([
    ['another place', { shippingZone: 'plateau' }, '12, rue Principale', 'processed'],
    ['another address of the zone', { shippingZone: 'plateau' }, '99, rue du Lac', 'processed'],
    ['the same address of the zone', { shippingZone: 'plateau' }, '12, Rue principale', 'merged'],
  ])('treats %s: the later order is %s', async (name, place, line1, expected) => {
    const cat = await signedIn(market, `cat ${name}`);
    const atPlace = { shippingZoneId: toId('ShippingZone', zone(place.shippingZone)) };
    await buy(cat, `${name} 1`, name === 'another place' ? AT_THE_MARKET : atPlace);
    now += 60_000;
    await buy(cat, `${name} 2`, atPlace, line1);
    expect((await ordersOf(cat))[0]?.status).toBe(expected);
  });

  it('never merges after the closing, for guests, or into an assembled order', async () => {
    now = Date.parse('2026-11-29T23:59:59-05:00');
    const dan = await signedIn(market, 'dan');
    await buy(dan, 'dan 1');
    now += 2000;
    await buy(dan, 'dan 2');
    expect(await states(dan)).toEqual(['processed', 'processed']);
    const guest = shopper(market, 'guest');
    for (const product of ['guest 1', 'guest 2']) await buy(guest, product);
    const { rows } = await sql<{ n: number }>`select count(*) as n from orders
      where session_id = ${guest.visitor.sessionId} and status = 'processed'`.execute(database.kysely);
    expect(rows).toEqual([{ n: 2 }]);
    for (const { id: orderId } of await ordersOf(dan))
      await inTransaction(database, (tx) =>
        orderRecords.changeStatus(tx, {
          orderId,
          to: 'fulfilled',
          actor: { by: 'market', customerId: null },
          at: new Date(now),
        }),
      );
    await buy(dan, 'dan 3');
    expect(await states(dan)).toEqual(['fulfilled', 'fulfilled', 'processed']);
  });

  it('announces the merge in the cart before payment and by mail afterwards', async () => {
    const eve = await signedIn(market, 'eve');
    await buy(eve, 'eve 1');
    const [first] = await ordersOf(eve);
    const criteria = {
      locationId: first?.locationId ?? null,
      shippingZoneId: null,
      fromStorage: false,
      slotFrom: first?.slot?.from ?? null,
    };
    const periodStart = first?.periodStart ?? '';
    now += WINDOW_MS;
    const criteriaAt = (ms: number) => ({ ...criteria, periodStart, at: new Date(ms) });
    expect((await market.orderMerging.findMergeTarget(eve.visitor, criteriaAt(now)))?.id).toBe(first?.id);
    expect(await market.orderMerging.findMergeTarget(eve.visitor, criteriaAt(now + 1))).toBeNull();
    expect(await market.orderMerging.findMergeTarget(shopper(market, 'x').visitor, criteriaAt(now))).toBeNull();
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await buy(eve, 'eve 2');
    await market.mails.sendDue();
    const [mail] = market.mail.accepted;
    expect(mail?.text).toContain(`jointe à votre commande ${first?.number}`);
    expect(mail?.text).toMatch(/eve 2/);
    expect(mail?.files?.[0]?.text).toContain(`UID:order-${first?.number}@`);
  });

  it('mails the customer who combines two orders once, and removes the merged one from their calendar', async () => {
    // Who works at the desk is a customer of their own orders.
    const ida = await signedIn(market, 'ida', { locale: 'en', roles: ['manager'] });
    await buy(ida, 'ida 1');
    now += WINDOW_MS + 1;
    await buy(ida, 'ida 2');
    const [later, first] = await ordersOf(ida);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    const listed = (isLinked: boolean) =>
      market.orderMerging.listCombinable(ida.visitor, { ...later!, isLinked }, market.clock.now());
    expect((await listed(false)).map(({ id }) => id)).toEqual([first?.id]);
    // Its link combines nothing.
    expect(await listed(true)).toEqual([]);
    const join = () => market.orderMerging.combine(ida.visitor, first?.id ?? '', later?.id ?? '', market.clock.now());
    await Promise.all([join(), join()]);
    await join();
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ to, locale }) => [to, locale])).toEqual([['ida@exemple.ca', 'en']]);
    const [mail] = market.mail.accepted;
    expect(mail?.subject).toBe(`Orders ${first?.number} and ${later?.number} combined`);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(`order ${first?.number}`);
    // Its button opens the order that has the goods, not the emptied one.
    const { link_key: key } = await database.kysely
      .selectFrom('orders')
      .select('link_key')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(mail?.text).toContain(toId('OrderLink', key));
    const changes = await market.customerOrders.changesOf(ida.visitor.customer?.id ?? '');
    expect(changes.get(later?.id ?? '')?.at(-1)).toMatchObject({ to: 'merged', by: 'customer' });
    const [file] = mail?.files ?? [];
    expect(file?.text).toContain(`UID:order-${later?.number}@`);
    expect(file?.text).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
  });

  it("merges once when two processes receive the provider's event twice at the same time", async () => {
    const fay = await signedIn(market, 'fay');
    await buy(fay, 'fay 1');
    const otherServer = marketServices(database, { payment: market.payment });
    otherServer.clock.now = market.clock.now;
    await market.cart.add(fay, await offer(database, 'fay 2'), 1);
    await market.cart.updateSession(fay, AT_THE_MARKET);
    const event = market.payment.pay(await market.checkout.checkout(fay, PAY));
    const settlements = [market, otherServer, market, otherServer].map(({ checkout }, index) =>
      checkout.handleEvent({ ...event, id: `fay ${index}` }),
    );
    expect((await Promise.all(settlements)).sort()).toEqual(['applied', 'replay', 'replay', 'replay']);
    expect(await states(fay)).toEqual(['merged', 'processed']);
  });
});
