import { beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { moneyCases } from '../../tests/support/moneyCases.ts';
import { codes, offer, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from './invariants.ts';

const PAY = { useBalance: false, period: null };
const totalOf = (id: string) => moneyCases.find((moneyCase) => moneyCase.id === id)!.expected.total;

describe.each(testDatabaseKinds())('the reusable box (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let box: string;
  beforeAll(async () => {
    const { database, market } = fixture;
    box = await offer(database, 'boite', {
      price: 0,
      deposit: 1000,
      track_stock: false,
      stock: 0,
      stored: true,
      stock_mdo: 50,
    });
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    market.catalogue.changed();
    await market.catalogue.fresh();
  });
  const hasBox = async (ann: Caller) => (await fixture.market.account.current(ann.visitor))?.hasReusableBox;
  const pay = async (ann: Caller, options: { forceDisposableBox?: boolean } = {}) => {
    const { market } = fixture;
    const session = await market.checkout.checkout(ann, { ...PAY, ...options });
    await market.checkout.handleEvent(market.payment.pay(session));
    return fixture.database.kysely
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customerOf(ann))
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
  };

  it("is missing from all lists of the catalogue, and known from the market's settings", async () => {
    const snapshot = await fixture.market.catalogue.current();
    expect(snapshot.reusableBox).toMatchObject({ id: box, price: 0, deposit: 1000 });
    expect(snapshot.onSale.some(({ variants }) => variants.some(({ id }) => id === box))).toBe(false);
    expect(snapshot.reusableBox?.product.seller.products).not.toContain(snapshot.reusableBox?.product);
  });

  it('costs its deposit beside other goods, and the order fee too when alone (E9, M-26, M-27)', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'box');
    const bread = await offer(database, 'bread', { price: 450 });
    expect((await market.cart.add(ann, box, 1)).totals).toMatchObject({
      items: 0,
      deposits: 1000,
      fee: 500,
      total: totalOf('M-27'),
    });
    const cart = await market.cart.add(ann, bread, 1);
    expect(cart.totals).toMatchObject({ deposits: 1000, total: totalOf('M-26') });
    expect(cart.lines.map(({ max }) => max)).toEqual([1, 10]);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    expect(await pay(ann)).toMatchObject({
      subtotal: 450,
      deposit: 1000,
      total: totalOf('M-26'),
      disposable_box: false,
    });
    expect(await hasBox(ann)).toBe(true);
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(1000);
  });

  it('is limited to one, also for parallel calls, and can be removed again', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'one box');
    expect(await codes(market.cart.add(ann, box, 2))).toEqual(['BOX_LIMIT']);
    const pressed = await Promise.allSettled(Array.from({ length: 4 }, () => market.cart.add(ann, box, 1)));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codes(market.cart.add(ann, box, 1))).toEqual(['BOX_LIMIT']);
    expect((await market.cart.remove(ann, box, true)).lines).toEqual([]);
    expect(await hasBox(ann)).toBe(false);
  });

  it('adds no new deposit for a customer who returns one, unless they want a disposable one (F-094)', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'brings it back');
    await database.kysely
      .updateTable('customer')
      .set({ has_reusable_box: true })
      .where('id', '=', customerOf(ann))
      .execute();
    const milk = await offer(database, 'milk', { price: 600, deposit: 200 });
    await market.cart.add(ann, milk, 2);
    const cart = await market.cart.add(ann, box, 1);
    expect(cart.totals).toMatchObject({ items: 1200, deposits: 400 });
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const first = await market.checkout.checkout(ann, PAY);
    const session = await market.checkout.checkout(ann, { ...PAY, forceDisposableBox: true });
    expect(session).not.toBe(first);
    expect(await market.checkout.checkout(ann, { ...PAY, forceDisposableBox: true })).toBe(session);
    expect(await pay(ann, { forceDisposableBox: true })).toMatchObject({ deposit: 400, disposable_box: true });
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(400);
  });

  it('needs an account, in the cart and at checkout', async () => {
    const { market, database } = fixture;
    const guest = shopper(market, 'guest of box');
    expect(await refusals(market.cart.add(guest, box, 1))).toEqual([{ code: 'BOX_NEEDS_ACCOUNT', params: {} }]);
    const laterBox = await offer(database, 'becomes-box', { price: 0, deposit: 500 });
    await market.cart.add(guest, laterBox, 2);
    await market.cart.updateSession(guest, AT_THE_MARKET);
    await database.kysely.updateTable('market').set({ reusable_box: laterBox }).execute();
    expect(await codes(market.checkout.checkout(guest, PAY))).toEqual(['BOX_NEEDS_ACCOUNT']);
    const ann = await signedIn(market, 'two of it', { session: 'guest of box' });
    expect(await refusals(market.checkout.checkout(ann, PAY))).toMatchObject([
      { code: 'MAX_REACHED', params: { nb: 1 } },
    ]);
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    await market.catalogue.fresh();
  });

  it('stays with its customer when it is missing from an order that lent none, and returns when it is brought back', async () => {
    const { market } = fixture;
    const bea = await signedIn(market, 'bea of the box');
    const staff = await signedIn(market, 'equipe', { roles: ['staff'] });
    for (const marks of ['lends', 'missing', 'returned'] as const) {
      // One order a day, so that none of them merge.
      const { now } = market.clock;
      const fiveHoursLater = now().getTime() + 5 * 3_600_000;
      market.clock.now = () => new Date(fiveHoursLater);
      await market.cart.add(bea, box, 1);
      await market.cart.updateSession(bea, AT_THE_MARKET);
      const order = await pay(bea);
      expect(order.deposit).toBe(marks === 'lends' ? 1000 : 0);
      const lines = (await market.staffOrders.byId(order.id))?.products.map(({ id }) => id) ?? [];
      if (marks === 'missing') {
        await market.desk.orders.markLines(customerOf(staff), lines, 'missing');
        await market.refunds.returnGoods(staff.visitor, order.id, 'bea', {
          kind: 'missing',
          to: 'balance',
          missingBy: null,
        });
      }
      if (marks === 'returned') {
        const items = lines.map((lineId) => ({ lineId, quantity: 1 }));
        const request = { kind: 'returned', to: 'balance', items, locale: 'fr' } as const;
        await market.refunds.returnGoods(staff.visitor, order.id, 'bea again', request);
      }
      expect(await hasBox(bea)).toBe(marks !== 'returned');
      expect(await market.balance.depositsHeld(customerOf(bea))).toBe(1000);
      expect(await checkInvariants(fixture.database)).toEqual([]);
    }
  });
});
