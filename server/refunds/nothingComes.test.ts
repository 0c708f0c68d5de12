import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';

const BEFORE = new Date('2026-12-02T17:20:00-05:00');
const EVENING = new Date('2026-12-02T18:00:00-05:00');
const THURSDAY = new Date('2026-12-03T08:00:00-05:00');

describe.each(testDatabaseKinds())('an order of which nothing comes (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  async function atTime<T>(when: Date, work: () => Promise<T>): Promise<T> {
    const { clock } = fixture.market;
    const { now } = clock;
    clock.now = () => when;
    try {
      return await work();
    } finally {
      clock.now = now;
    }
  }
  /** Buys a taxed jar with a deposit, and bread. */
  async function buy(caller: Caller, product: string, { way = AT_THE_MARKET as object, useBalance = false } = {}) {
    const { market, database } = fixture;
    const jar = await offer(database, `${product} pot`, {
      price: 850,
      deposit: 10,
      stock: 9,
      product: { taxable: true },
    });
    await market.cart.add(caller, jar, 2);
    await market.cart.add(caller, await offer(database, `${product} pain`, { price: 750 }), 1);
    await market.cart.updateSession(caller, way);
    const url = await market.checkout.checkout(caller, { ...PAY, useBalance });
    await market.checkout.handleEvent(market.payment.pay(url.split('/').at(-1) ?? ''));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    return order;
  }
  const staff = async (name: string) => (await signedIn(fixture.market, name, { roles: ['staff'] })).visitor;
  const mark = (by: string, lines: string[], status: 'missing' | 'packed' | 'received', when: Date) =>
    atTime(when, () => fixture.market.desk.orders.markLines(by, lines, status));
  const now = async (id: string) => (await fixture.market.staffOrders.byId(id))!;
  const settle = (when: Date) => atTime(when, () => fixture.market.refunds.settleMissing());
  async function mails() {
    await fixture.market.mails.sendDue();
    return fixture.market.mail.accepted.splice(0);
  }
  const FEES = { fee: 500 };

  it('ends as refunded on Wednesday evening, with all that was paid as it was paid, and one mail (E70)', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann', { locale: 'en' });
    await writeAddress(database, ann, 'J0X1A0');
    await giveCredit(market, ann, 700);
    const way = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
    const order = await buy(ann, 'ann', { way, useBalance: true });
    expect(order).toMatchObject({ ...FEES, balanceApplied: 700 });
    expect(order.shipping).toBeGreaterThan(0);
    const josee = customerOf({ ...ann, visitor: await staff('josee') });
    await mark(
      josee,
      order.products.map(({ id }) => id),
      'missing',
      BEFORE,
    );
    const other = marketServices(database, { payment: market.payment });
    other.clock.now = () => EVENING;
    await Promise.all([settle(EVENING), other.refunds.settleMissing(), other.refunds.settleMissing()]);
    expect(await now(order.id)).toMatchObject({
      status: 'refunded',
      refundedToCard: order.total - 700,
      refundedToBalance: 700,
    });
    expect(await settle(EVENING)).toBe(0);
    const [mail, ...more] = await mails();
    expect([mail?.to, mail?.subject, more]).toEqual([
      'ann@exemple.ca',
      `Order ${order.number}: nothing came in, you’re refunded in full`,
      [],
    ]);
    expect(mail?.text).toMatch(/won’t be stopping by[^]*Refunded to your card[^]*Credited to your balance/);
    expect(mail?.text).not.toContain('rest of your order');
  });

  it('keeps fee and delivery while a part comes, and returns them once the rest is missing too', async () => {
    const { market } = fixture;
    const bob = await signedIn(market, 'bob');
    const order = await buy(bob, 'bob');
    const [jar = '', bread = ''] = order.products.map(({ id }) => id);
    const karim = customerOf({ ...bob, visitor: await staff('karim') });
    await mark(karim, [jar], 'missing', BEFORE);
    await settle(EVENING);
    const partly = await now(order.id);
    expect(partly.status).toBe('processed');
    expect(partly.refundedToBalance).toBeGreaterThan(0);
    expect(partly.refundedToBalance).toBeLessThan(order.total - 500);
    await mark(karim, [bread], 'missing', THURSDAY);
    expect(await settle(new Date(THURSDAY.getTime() + 30 * 60_000 - 1))).toBe(0);
    await settle(new Date(THURSDAY.getTime() + 30 * 60_000));
    const ended = await now(order.id);
    expect([ended.status, ended.refundedToCard + ended.refundedToBalance]).toEqual(['refunded', order.total]);
    const subjects = (await mails()).map(({ subject }) => subject.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '));
    expect(subjects.toSorted()).toEqual([
      `Commande ${order.number} : rien n’est arrivé, tout vous est rendu`,
      `Il manque quelque chose à votre commande ${order.number}`,
    ]);
  });

  it('waits while its marks may be corrected, and goes on if one of them was wrong', async () => {
    const { market } = fixture;
    const guest = shopper(market, 'gus');
    const order = await buy(guest, 'gus');
    const lines = order.products.map(({ id }) => id);
    const lea = customerOf({ ...guest, visitor: await staff('lea') });
    await mark(lea, lines, 'missing', THURSDAY);
    expect(await settle(new Date(THURSDAY.getTime() + 10 * 60_000))).toBe(0);
    await mark(lea, lines.slice(1), 'received', new Date(THURSDAY.getTime() + 20 * 60_000));
    expect(await settle(new Date(THURSDAY.getTime() + 40 * 60_000))).toBe(0);
    expect(await now(order.id)).toMatchObject({ status: 'processed', refundedToCard: 0 });
  });

  it('can neither be assembled nor handed over, and settling it at the desk gives all of it back', async () => {
    const { market } = fixture;
    const cat = shopper(market, 'cat');
    const order = await buy(cat, 'cat');
    const boss = await staff('mia');
    const mia = boss.customer!.id;
    await mark(
      mia,
      order.products.map(({ id }) => id),
      'missing',
      BEFORE,
    );
    expect(await codes(market.desk.orders.advance(mia, order.id, 'fulfilled'))).toEqual(['TRANSITION_REFUSED']);
    expect(await codes(market.desk.orders.handOver(mia, order.id, 'cat'))).toEqual(['TRANSITION_REFUSED']);
    const request = { kind: 'missing', to: 'balance', missingBy: null } as const;
    const refunded = { orderId: order.id, refunded: order.total };
    for (let nth = 0; nth < 2; nth += 1)
      expect(await market.refunds.returnGoods(boss, order.id, 'cat', request)).toMatchObject(refunded);
    expect(await now(order.id)).toMatchObject({ status: 'refunded', refundedToCard: order.total });
    expect((await mails()).map(({ to }) => to)).toEqual(['guest@example.test']);
  });

  it('is tried again a day after its card refused the refund', async () => {
    const { market } = fixture;
    const eve = shopper(market, 'eve');
    const order = await buy(eve, 'eve');
    const zoe = customerOf({ ...eve, visitor: await staff('zoe') });
    await mark(
      zoe,
      order.products.map(({ id }) => id),
      'missing',
      BEFORE,
    );
    market.payment.customers.behaviour.refusesRefund = 'disputed';
    await settle(EVENING);
    market.payment.customers.behaviour.refusesRefund = null;
    const hoursLater = (hours: number) => new Date(EVENING.getTime() + hours * HOUR_MS);
    expect([(await now(order.id)).status, await settle(hoursLater(23))]).toEqual(['processed', 0]);
    await settle(hoursLater(25));
    expect((await now(order.id)).status).toBe('refunded');
  });
});
