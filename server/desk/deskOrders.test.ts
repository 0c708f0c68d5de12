import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, refusals, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import type { OrderView } from '../orders/orderView.ts';

describe.each(testDatabaseKinds())('orders at the desk (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const another = () => marketServices(fixture.database, { payment: fixture.market.payment });
  let nth = 0;

  async function buy(name: string, { way = AT_THE_MARKET as object, useBalance = false, lines = 2 } = {}) {
    const { market, database } = fixture;
    const caller = await signedIn(market, name);
    await writeAddress(database, caller);
    const variants: string[] = [];
    for (let line = 0; line < lines; line += 1) {
      const variant = await offer(database, `${name} ${(nth += 1)}`, { price: 1000, deposit: 50, stock: 9 });
      await market.cart.add(caller, variant, 2);
      variants.push(variant);
    }
    await market.cart.updateSession(caller, way);
    if (useBalance) await giveCredit(market, caller, 700);
    const url = await market.checkout.checkout(caller, { ...PAY, useBalance });
    await market.checkout.handleEvent(market.payment.pay(url.split('/').at(-1) ?? ''));
    const [order] = await market.customerOrders.listByCustomer(customerOf(caller));
    if (!order) throw new Error('Nothing was bought');
    return { caller, order, variants };
  }
  const staff = async (name: string) => customerOf(await signedIn(fixture.market, name, { roles: ['staff'] }));
  const linesOf = ({ products }: OrderView) => products.map(({ id }) => id);
  const reread = async ({ id }: OrderView) => (await fixture.market.staffOrders.byId(id))!;
  const backOf = ({ id }: OrderView) =>
    fixture.database.kysely.selectFrom('refund').select(['amount', 'status']).where('order_id', '=', id).execute();
  const events = async (order: OrderView) => fixture.market.staffOrders.history(await reread(order));

  it('are assembled once every line is packed or missing, then handed over (E44)', async () => {
    const { desk } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { order } = await buy('ann');
    const [first = '', second = ''] = linesOf(order);
    await desk.orders.markLines(josee, [first], 'packed');
    expect(await refusals(desk.orders.advance(josee, order.id, 'fulfilled'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'fulfilled' } },
    ]);
    await desk.orders.markLines(karim, [second], 'missing');
    expect(await codes(desk.orders.advance(josee, order.id, 'shipped'))).toEqual(['TRANSITION_REFUSED']);
    expect((await desk.orders.advance(josee, order.id, 'fulfilled')).status).toBe('fulfilled');
    // The same person again, then a colleague whose screen was old.
    expect((await desk.orders.advance(josee, order.id, 'fulfilled')).status).toBe('fulfilled');
    expect(await refusals(desk.orders.advance(karim, order.id, 'fulfilled'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'fulfilled' } },
    ]);
    expect(await refusals(desk.orders.markLines(karim, [first], 'missing'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'packed', to: 'missing' } },
    ]);
    await desk.orders.advance(karim, order.id, 'completed');
    expect(
      (await events(order)).map(({ kind, by, name, to, lineStatus, lines }) => [
        kind,
        by,
        name,
        to ?? lineStatus,
        lines.length,
      ]),
    ).toEqual([
      ['paid', 'market', '', 'processed', 0],
      ['lines', 'staff', 'josee@exemple.ca', 'packed', 1],
      ['lines', 'staff', 'karim@exemple.ca', 'missing', 1],
      ['status', 'staff', 'josee@exemple.ca', 'fulfilled', 0],
      ['status', 'staff', 'karim@exemple.ca', 'completed', 0],
    ]);
  });

  it('are delivered by way of shipped, with the time of delivery', async () => {
    const { desk } = fixture.market;
    const josee = await staff('josee');
    const { order } = await buy('bob', { way: { shippingZoneId: toId('ShippingZone', zone('plateau')) } });
    await desk.orders.markLines(josee, linesOf(order), 'packed');
    await desk.orders.advance(josee, order.id, 'fulfilled');
    expect(await codes(desk.orders.advance(josee, order.id, 'completed'))).toEqual(['TRANSITION_REFUSED']);
    await desk.orders.advance(josee, order.id, 'shipped');
    expect((await reread(order)).fulfillment?.deliveredAt).toBeNull();
    const { clock } = fixture.market;
    const { now } = clock;
    const delivered = new Date(now().getTime() + 90_000);
    clock.now = () => delivered;
    await desk.orders.advance(josee, order.id, 'completed');
    expect((await reread(order)).fulfillment?.deliveredAt).toEqual(delivered);
    // A dispute that ends well is no second delivery.
    const settled = new Date(delivered.getTime() + 90_000);
    clock.now = () => settled;
    await desk.orders.advance(josee, order.id, 'disputed');
    await desk.orders.advance(josee, order.id, 'completed');
    clock.now = now;
    expect((await reread(order)).fulfillment?.deliveredAt).toEqual(delivered);
    const mails = fixture.database.kysely.selectFrom('outbox').select('kind').where('about', '=', order.id);
    const kinds = (await mails.execute()).map(({ kind: what }) => what);
    expect(kinds.toSorted()).toEqual(['order_confirmed', 'order_handed_over', 'order_ready']);
  });

  it('never get a status that only payment and merging set', async () => {
    const josee = await staff('josee');
    const { order } = await buy('cat');
    for (const to of ['pending', 'processed', 'merged', 'shipped', 'completed'] as const)
      expect(await refusals(fixture.market.desk.orders.advance(josee, order.id, to))).toEqual([
        { code: 'TRANSITION_REFUSED', params: { from: 'processed', to } },
      ]);
    expect(await codes(fixture.market.desk.orders.advance(josee, josee, 'fulfilled'))).toEqual(['NOT_FOUND']);
  });

  it('have lines of many orders marked together, all or none, at most 500', async () => {
    const { desk } = fixture.market;
    const josee = await staff('josee');
    const [first, second] = [await buy('dan'), await buy('eve')];
    const lineIds = [...linesOf(first.order), ...linesOf(second.order)];
    expect(await codes(desk.orders.markLines(josee, [...lineIds, josee], 'received'))).toEqual(['NOT_FOUND']);
    expect((await reread(first.order)).products.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect((await desk.orders.markLines(josee, lineIds, 'received')).orders.length).toBe(2);
    const marked = (await reread(second.order)).products;
    expect(marked.map(({ status, lastUpdated }) => [status, lastUpdated instanceof Date])).toEqual([
      ['received', true],
      ['received', true],
    ]);
    // The same again writes nothing, not even to the journal.
    await desk.orders.markLines(josee, lineIds, 'received');
    expect((await events(first.order)).filter(({ kind: what }) => what === 'lines')).toHaveLength(1);
    await desk.orders.advance(josee, second.order.id, 'disputed');
    expect(await codes(desk.orders.markLines(josee, lineIds, 'packed'))).toEqual(['TRANSITION_REFUSED']);
    expect((await reread(first.order)).products.map(({ status }) => status)).toEqual(['received', 'received']);
    expect(await codes(desk.orders.markLines(josee, [], 'packed'))).toEqual(['BAD_INPUT']);
    const tooManyIds = Array.from(
      { length: 501 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    );
    expect(await codes(desk.orders.markLines(josee, tooManyIds, 'packed'))).toEqual(['BAD_INPUT']);
  });

  it('are cancelled after the closing, refunded the way they were paid, and restocked (E60)', async () => {
    const { market } = fixture;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { now } = market.clock;
    const { order, variants, caller } = await buy('fay', { useBalance: true });
    const afterClosing = new Date((await market.fulfilment.openPeriod(now())).closesAt.getTime() + 1);
    market.clock.now = () => afterClosing;
    expect(await codes(market.refunds.cancelOwn(caller, order.id, { reopenCart: false }))).toEqual([
      'TRANSITION_REFUSED',
    ]);
    for (let time = 0; time < 2; time += 1) await market.desk.orders.advance(josee, order.id, 'cancelled');
    market.clock.now = now;
    expect(await reread(order)).toMatchObject({
      status: 'cancelled',
      refundedToCard: order.total - 700,
      refundedToBalance: 700,
    });
    expect(await backOf(order)).toEqual([{ amount: order.total - 700, status: 'done' }]);
    for (const variant of variants) expect(await fixture.stockOf(variant)).toMatchObject({ stock: 9, held: 0 });
    expect(await codes(market.desk.orders.advance(karim, order.id, 'cancelled'))).toEqual(['TRANSITION_REFUSED']);
    // When, by the market's clock.
    const moneyEvents = (await events(order)).filter(
      ({ kind: what, amount }) => what === 'refund' || (amount ?? 0) < 0,
    );
    expect(moneyEvents.map(({ at }) => at)).toEqual([afterClosing, afterClosing]);
    expect((await events(order)).map(({ kind: what, by, amount }) => [what, by, amount])).toEqual([
      ['balance', 'market', 700],
      ['paid', 'market', order.total],
      ['status', 'staff', null],
      ['refund', 'market', order.total - 700],
      ['balance', 'market', -700],
    ]);
  });

  it('tell what was given back for goods as one sum, whatever parts of it went to card and balance', async () => {
    const { market } = fixture;
    const { visitor } = await signedIn(market, 'lise', { roles: ['staff'] });
    const { order } = await buy('hugo', { useBalance: true });
    const items = order.products.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const request = { kind: 'returned', to: 'card', items, locale: 'fr' } as const;
    await market.refunds.returnGoods(visitor, order.id, 'hugo', request);
    const after = await reread(order);
    // More was bought than the card paid.
    expect([after.refundedToCard, after.refundedToBalance].every((part) => part > 0)).toBe(true);
    const sums = (await events(order)).flatMap(({ kind: what, amount }) => (what === 'returned' ? [amount] : []));
    expect(sums).toEqual([after.refundedToCard + after.refundedToBalance]);
  });

  it('are refunded without restocking once they were prepared, and stay as they are if the refund fails', async () => {
    const { market } = fixture;
    const josee = await staff('josee');
    const { order, variants } = await buy('gil');
    await market.desk.orders.markLines(josee, linesOf(order), 'packed');
    await market.desk.orders.advance(josee, order.id, 'fulfilled');
    market.payment.customers.behaviour.refusesRefund = 'This charge is disputed.';
    expect(await codes(market.desk.orders.advance(josee, order.id, 'refunded'))).toEqual(['PROVIDER_REFUSED']);
    expect((await reread(order)).status).toBe('fulfilled');
    const refunds = (await events(order)).filter(({ kind: what }) => what === 'refund');
    expect(refunds.map(({ refund, refusal, amount }) => [refund, refusal, amount])).toEqual([
      ['refused', 'This charge is disputed.', order.total],
    ]);
    market.payment.customers.behaviour.refusesRefund = null;
    await market.desk.orders.advance(josee, order.id, 'refunded');
    expect(await reread(order)).toMatchObject({ status: 'refunded', refundedToCard: order.total });
    expect((await backOf(order)).filter(({ status }) => status === 'done')).toEqual([
      { amount: order.total, status: 'done' },
    ]);
    for (const variant of variants) expect(await fixture.stockOf(variant)).toMatchObject({ stock: 7 });
    const mails = await fixture.database.kysely
      .selectFrom('outbox')
      .select('kind')
      .where('about', '=', order.id)
      .execute();
    expect(mails.map(({ kind: what }) => what).sort()).toEqual(['order_cancelled', 'order_confirmed', 'order_ready']);
  });

  it('change once for concurrent requests: assembling and marking a line, two cancellations, owner and desk', async () => {
    const { market } = fixture;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    for (let round = 0; round < 4; round += 1) {
      const { order } = await buy(`hal ${round}`);
      const [first = '', ...rest] = linesOf(order);
      await market.desk.orders.markLines(josee, [first, ...rest], 'packed');
      const [assembled, unpacked] = await Promise.allSettled([
        another().desk.orders.advance(josee, order.id, 'fulfilled'),
        another().desk.orders.markLines(karim, [first], 'received'),
      ]);
      // Never both: an assembled order with a line that is not in its crate.
      expect([assembled.status, unpacked.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      const { status, products } = await reread(order);
      expect([status, products[0]?.status]).toEqual(
        assembled.status === 'fulfilled' ? ['fulfilled', 'packed'] : ['processed', 'received'],
      );

      const otherOrder = await buy(`ida ${round}`);
      await Promise.allSettled([
        another().desk.orders.advance(josee, otherOrder.order.id, 'cancelled'),
        another().desk.orders.advance(karim, otherOrder.order.id, 'refunded'),
        another().refunds.cancelOwn(otherOrder.caller, otherOrder.order.id, { reopenCart: true }),
      ]);
      const after = await reread(otherOrder.order);
      expect(['cancelled', 'refunded']).toContain(after.status);
      expect(after.refundedToCard).toBe(otherOrder.order.total);
      expect(await backOf(otherOrder.order)).toHaveLength(1);
    }
  });

  it('are cancelled by another process after a crash, and the journal records who requested it, once', async () => {
    const { market, database } = fixture;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const acts = async ({ id }: OrderView) =>
      (await market.journal.listByOrder(id)).map(({ kind: act, staffId, data }) => [act, staffId, data]);
    for (const to of ['cancelled', 'refunded'] as const) {
      const { order } = await buy(`kim ${to}`);
      const dead = marketServices(database, {
        payment: { ...market.payment, refund: () => Promise.reject(new Error('killed')) } as never,
      });
      await expect(dead.desk.orders.advance(josee, order.id, to)).rejects.toThrow('killed');
      expect(await acts(order)).toEqual([]);
      await market.refunds.resume(0);
      expect(await reread(order)).toMatchObject({ status: to, refundedToCard: order.total });
      await market.desk.orders.advance(josee, order.id, to);
      expect(await acts(order)).toEqual([['advance_order', josee, { to }]]);

      const otherOrder = await buy(`leo ${to}`);
      const results = [josee, karim].map((who) => another().desk.orders.advance(who, otherOrder.order.id, to));
      const ended = (await Promise.allSettled(results)).map(({ status }) => status);
      expect(ended.toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await acts(otherOrder.order)).toEqual([
        ['advance_order', ended[0] === 'fulfilled' ? josee : karim, { to }],
      ]);
    }
  });

  it('reject marks on their lines during a refund', async () => {
    const josee = await staff('josee');
    const { order } = await buy('jan');
    const request = JSON.stringify({
      by: 'staff',
      customerId: josee,
      reopenCart: false,
      refunds: [],
      kept: 0,
      keptOfBalance: 0,
    });
    await sql`update orders set cancelling = ${request}, cancelling_since = now() where id = ${order.id}`.execute(
      fixture.database.kysely,
    );
    expect(await codes(fixture.market.desk.orders.markLines(josee, linesOf(order), 'packed'))).toEqual([
      'TRANSITION_REFUSED',
    ]);
    expect(await codes(fixture.market.desk.orders.advance(josee, order.id, 'disputed'))).toEqual([
      'TRANSITION_REFUSED',
    ]);
    await sql`update orders set cancelling = null, cancelling_since = null where id = ${order.id}`.execute(
      fixture.database.kysely,
    );
  });
});
