import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import type { OrderView } from '../orders/orderView.ts';

/** By hand, of TOTAL: GST 125 and QST 249 on 25 $, of which the fee is 5 $. One juice leaves taxes of 75 and 150, none of 25 and 50. */
const ONE_JUICE = 1000 + 50 + 99 + 300;
const BOTH_JUICES = 2000 + 100 + 199 + 600;

describe.each(testDatabaseKinds())('quantities of a paid order that are lowered (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back, lower, balanceOf, toCard } = staffReturns(fixture);
  const rejects = async (call: Promise<unknown>, code: string) => expect(await codes(call)).toEqual([code]);
  const orderNow = async (id: string) => (await fixture.market.staffOrders.byId(id))!;
  const unitsOf = ({ bought }: OrderView) =>
    bought.map(({ quantity, returned, removed }) => [quantity, returned, removed]);
  const stocksOf = async ({ products }: OrderView) =>
    Promise.all(products.map(async ({ variantId }) => (await fixture.stockOf(variantId ?? '')).stock));
  const booksAgree = async () => expect(await checkInvariants(fixture.database)).toEqual([]);
  const mark = async (lineId: string, status: 'packed' | 'missing' | 'received') =>
    fixture.market.desk.orders.markLines((await atDesk()).visitor.customer?.id ?? '', [lineId], status);

  it('gives back the units with taxes and deposit, once per request, to the stock too, and says so in mail, ledger and history', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const { order, intent, juice, bread } = await buy(ann, 'ann');
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    expect(await stocksOf(order)).toEqual([7, 8]);
    const shown = { request: 'ann 1', shown: ONE_JUICE };
    for (let nth = 0; nth < 2; nth += 1)
      expect(await lower(order.id, [[juice, 2, 1]], 'card', shown)).toMatchObject({ refunded: ONE_JUICE });
    expect(unitsOf(await orderNow(order.id))).toEqual([
      [1, 0, 1],
      [1, 0, 0],
    ]);
    expect([toCard(intent), await balanceOf(ann), await stocksOf(order)]).toEqual([[ONE_JUICE], 0, [8, 8]]);
    expect(await lower(order.id, [[juice, 1, 0]])).toMatchObject({ refunded: BOTH_JUICES - ONE_JUICE });
    expect([await balanceOf(ann), await stocksOf(order)]).toEqual([ONE_JUICE - BOTH_JUICES, [9, 8]]);
    const now = await orderNow(order.id);
    expect(unitsOf(now)).toEqual([
      [0, 0, 2],
      [1, 0, 0],
    ]);
    expect(now.products[0]?.id).toBe(bread);
    const history = (await market.staffOrders.history(now)).filter((event) => event.kind === 'removed');
    expect(
      history.map((event) => [event.amount, event.quantities.map(({ line, from, to }) => [line.id, from, to])]),
    ).toEqual([
      [ONE_JUICE, [[juice, 2, 1]]],
      [BOTH_JUICES - ONE_JUICE, [[juice, 1, 0]]],
    ]);
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ subject }) => subject)).toEqual([
      `Commande ${order.number}\u00a0: quantités changées`,
      `Commande ${order.number}\u00a0: quantités changées`,
    ]);
    expect(market.mail.accepted[0]?.text).toContain('14,49');
    await booksAgree();
    // The rest is given back when the order is cancelled, and nothing twice.
    await market.refunds.cancelOwn(ann, order.id, { reopenCart: false });
    expect(toCard(intent).reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL - (BOTH_JUICES - ONE_JUICE));
    expect(await stocksOf(order)).toEqual([9, 9]);
    await booksAgree();
  });

  // By hand: 10 % of the order's goods, 275 of 2750, is 200 of the juices and 75 of the bread. Cents.
  it.each([
    { name: 'a bread', changes: ['bread', 1, 0], discount: 0, credit: 0, to: 'card', card: 750, balance: 0 },
    {
      name: 'a bread to the balance',
      changes: ['bread', 1, 0],
      discount: 0,
      credit: 0,
      to: 'balance',
      card: 0,
      balance: 750,
    },
    {
      name: 'both juices',
      changes: ['juice', 2, 0],
      discount: 0,
      credit: 0,
      to: 'card',
      card: BOTH_JUICES,
      balance: 0,
    },
    {
      name: 'a bread of a code',
      changes: ['bread', 1, 0],
      discount: 275,
      credit: 0,
      to: 'card',
      card: 675,
      balance: 0,
    },
    {
      name: 'a juice of a code',
      changes: ['juice', 2, 1],
      discount: 275,
      credit: 0,
      to: 'card',
      card: ONE_JUICE - 100,
      balance: 0,
    },
    {
      name: 'both, of which the card paid less',
      changes: ['juice', 2, 0],
      discount: 0,
      credit: 3000,
      to: 'card',
      card: TOTAL - 3000,
      balance: BOTH_JUICES - (TOTAL - 3000),
    },
    {
      name: 'both, paid by credit alone',
      changes: ['juice', 2, 0],
      discount: 0,
      credit: TOTAL,
      to: 'card',
      card: 0,
      balance: BOTH_JUICES,
    },
  ] as const)('is exact to the cent: $name', async ({ name, changes, discount, credit, to, card, balance }) => {
    const { market, database } = fixture;
    const bob = await signedIn(market, `bob ${name}`);
    await writeAddress(database, bob);
    if (credit > 0) await giveCredit(market, bob, credit);
    const bought = await buy(bob, `bob ${name}`, credit > 0, discount > 0 ? { discount } : {});
    const [what, from, left] = changes;
    const result = await lower(bought.order.id, [[bought[what], from, left]], to, { shown: card + balance });
    expect(result.refunded).toBe(card + balance);
    expect([toCard(bought.intent), await balanceOf(bob)]).toEqual([card > 0 ? [card] : [], balance > 0 ? -balance : 0]);
    await booksAgree();
  });

  it('refuses what is packed, missing, assembled, or seen with another quantity, with the name of the line', async () => {
    const { market } = fixture;
    const dan = await signedIn(market, 'dan');
    const { order, juice, bread, intent } = await buy(dan, 'dan');
    const refused = async (change: [string, number, number], locale: 'fr' | 'en' = 'fr') =>
      refusals(lower(order.id, [change], 'card', { locale, shown: 1, request: `dan ${change.join()} ${locale}` }));
    const fixed = (line: string) => [{ code: 'QUANTITY_FIXED', params: { line } }];
    expect(await refused([juice, 3, 2])).toEqual([
      { code: 'QUANTITY_CHANGED', params: { line: 'dan jus', current: 2 } },
    ]);
    expect(await refused([juice, 3, 2], 'en')).toMatchObject([{ params: { line: 'dan juice' } }]);
    expect(await refused([juice, 2, 1])).toEqual([
      { code: 'REFUND_CHANGED', params: { shown: 1, current: ONE_JUICE } },
    ]);
    await mark(juice, 'packed');
    expect(await refused([juice, 2, 1])).toEqual(fixed('dan jus'));
    await mark(juice, 'missing');
    expect(await refused([juice, 2, 1])).toEqual(fixed('dan jus'));
    await mark(juice, 'received');
    await mark(bread, 'packed');
    for (const [changes, code] of [
      [[], 'BAD_INPUT'],
      [[[juice, 2, 2]], 'BAD_INPUT'],
      [[[juice, 2, 3]], 'BAD_INPUT'],
      [[[juice, 2, -1]], 'BAD_INPUT'],
      [
        [
          [juice, 2, 1],
          [juice, 2, 0],
        ],
        'BAD_INPUT',
      ],
      [[['00000000-0000-4000-8000-000000000000', 1, 0]], 'NOT_FOUND'],
    ] as [[string, number, number][], string][])
      await rejects(lower(order.id, changes, 'card', { shown: 0 }), code);
    await mark(juice, 'packed');
    const staffId = (await atDesk()).visitor.customer?.id ?? '';
    await market.desk.orders.advance(staffId, order.id, 'fulfilled');
    expect(await refused([juice, 2, 1])).toEqual(fixed('dan jus'));
    await market.desk.orders.advance(staffId, order.id, 'refunded');
    expect(await refused([juice, 2, 1])).toEqual([{ code: 'RETURN_REFUSED', params: {} }]);
    expect(toCard(intent)).toEqual([TOTAL]);
    await booksAgree();
  });

  it('leaves something to come: an order of which nothing would is cancelled instead', async () => {
    const eve = await signedIn(fixture.market, 'eve');
    const { order, juice, bread } = await buy(eve, 'eve');
    const all: [string, number, number][] = [
      [juice, 2, 0],
      [bread, 1, 0],
    ];
    await rejects(lower(order.id, all, 'card', { shown: 1 }), 'NOTHING_LEFT');
    await lower(order.id, [[juice, 2, 0]]);
    await rejects(lower(order.id, [[bread, 1, 0]], 'card', { shown: 1 }), 'NOTHING_LEFT');
    // The rest may be missing: then all of it goes back.
    await mark(bread, 'missing');
    expect(await fixture.market.refunds.isEmpty(order.id)).toBe(true);
  });

  it('removes units of which others are missing or returned only as far as they still come', async () => {
    const { market } = fixture;
    const fay = await signedIn(market, 'fay');
    const { order, juice, bread } = await buy(fay, 'fay');
    const staffId = (await atDesk()).visitor.customer?.id ?? '';
    await market.desk.orders.markLines(staffId, [juice], 'received', null, { part: { missing: 1, displayed: 0 } });
    await rejects(lower(order.id, [[juice, 2, 1]], 'card', { shown: 1 }), 'QUANTITY_FIXED');
    const { order: other, juice: otherJuice } = await buy(await signedIn(market, 'gil'), 'gil');
    await back(other.id, [[otherJuice, 1]]);
    await rejects(lower(other.id, [[otherJuice, 2, 0]], 'card', { shown: 1 }), 'QUANTITY_FIXED');
    await lower(other.id, [[otherJuice, 2, 1]]);
    expect(unitsOf(await orderNow(other.id))[0]).toEqual([1, 1, 1]);
    await lower(order.id, [[bread, 1, 0]]);
    await booksAgree();
  });

  it('is missing, marked and assembled by what is left of a line', async () => {
    const { market } = fixture;
    const hal = await signedIn(market, 'hal');
    const { order, juice, bread } = await buy(hal, 'hal');
    const staffId = (await atDesk()).visitor.customer?.id ?? '';
    await lower(order.id, [
      [juice, 2, 1],
      [bread, 1, 0],
    ]);
    await rejects(market.desk.orders.markLines(staffId, [bread], 'packed'), 'TRANSITION_REFUSED');
    await mark(juice, 'missing');
    expect((await orderNow(order.id)).products.map(({ missing }) => missing)).toEqual([1]);
    await mark(juice, 'packed');
    expect((await market.desk.orders.advance(staffId, order.id, 'fulfilled')).status).toBe('fulfilled');
    // What comes back later is of the units that were handed over.
    expect((await back(order.id, [[juice, 1]], 'balance')).refunded).toBe(BOTH_JUICES - ONE_JUICE);
    await rejects(back(order.id, [[juice, 1]], 'balance', 'hal again'), 'RETURN_LIMIT');
    await booksAgree();
  });

  it('is not marked as it was seen before: the refusal names what is left of each line', async () => {
    const { market } = fixture;
    const { order, juice, bread } = await buy(await signedIn(market, 'ida'), 'ida');
    const staffId = (await atDesk()).visitor.customer?.id ?? '';
    const pack = (quantities: number[] | null, missing?: number) =>
      market.desk.orders.markLines(staffId, [juice, bread], 'packed', 'waiting', {
        ...(missing === undefined ? {} : { part: { missing, displayed: 0 } }),
        quantities,
      });
    await lower(order.id, [[juice, 2, 1]]);
    const params = { lines: [toId('OrderLine', juice)], now: ['waiting'], missing: [0], quantities: [1] };
    const refusal = { code: 'LINES_CHANGED', params };
    expect(await refusals(pack([2, 1]))).toEqual([refusal]);
    // One missing unit of two, of which one is left, is no invalid input: the question comes first.
    expect(
      await refusals(
        market.desk.orders.markLines(staffId, [juice], 'packed', 'waiting', {
          part: { missing: 1, displayed: 0 },
          quantities: [2],
        }),
      ),
    ).toEqual([refusal]);
    expect((await orderNow(order.id)).products.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    await rejects(pack([1]), 'BAD_INPUT');
    await pack([1, 1]);
    // Sent twice, it changes nothing; a server of the release before is sent none.
    await pack([1, 1]);
    await pack(null);
    expect((await orderNow(order.id)).products.map(({ status }) => status)).toEqual(['packed', 'packed']);
    const { order: other, juice: gone } = await buy(await signedIn(market, 'jim'), 'jim');
    await lower(other.id, [[gone, 2, 0]]);
    await rejects(
      market.desk.orders.markLines(staffId, [gone], 'packed', 'waiting', { quantities: [2] }),
      'TRANSITION_REFUSED',
    );
  });

  it('goes to the card alone for a guest, in the guest’s language', async () => {
    const { market } = fixture;
    const ivy = shopper(market, 'ivy');
    const { order, intent, juice } = await buy(ivy, 'ivy');
    await sql`update orders set locale = 'en' where id = ${order.id}`.execute(fixture.database.kysely);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    expect(await lower(order.id, [[juice, 2, 1]], 'balance')).toMatchObject({ refunded: ONE_JUICE });
    expect(toCard(intent)).toEqual([ONE_JUICE]);
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ subject }) => subject)).toEqual([`Order ${order.number}: quantities changed`]);
    expect(market.mail.accepted[0]?.text).toContain('1 fewer, 1 left');
    await booksAgree();
  });

  it('changes nothing if the provider refuses it; units that were packed without the others meanwhile are missing', async () => {
    const { market, database } = fixture;
    const jo = await signedIn(market, 'jo');
    const { order, juice, intent } = await buy(jo, 'jo');
    market.payment.customers.behaviour.refusesRefund = 'This charge is disputed.';
    await rejects(lower(order.id, [[juice, 2, 1]], 'card', { request: 'jo' }), 'PROVIDER_REFUSED');
    expect([unitsOf(await orderNow(order.id)), await stocksOf(order)]).toEqual([
      [
        [2, 0, 0],
        [1, 0, 0],
      ],
      [7, 8],
    ]);

    const refund: typeof market.payment.refund = async (input) => {
      // Its units are off the lists while the provider is asked.
      expect(unitsOf(await orderNow(order.id))[0]).toEqual([1, 0, 1]);
      await mark(juice, 'packed');
      return market.payment.refund(input);
    };
    const server = marketServices(database, { payment: { ...market.payment, refund } });
    server.clock.now = () => market.clock.now();
    await rejects(lower(order.id, [[juice, 2, 1]], 'card', { request: 'jo again', server }), 'PROVIDER_REFUSED');
    market.payment.customers.behaviour.refusesRefund = null;
    const [line] = (await orderNow(order.id)).products;
    expect([line?.quantity, line?.missing, line?.status]).toEqual([2, 1, 'packed']);
    expect([toCard(intent), await stocksOf(order)]).toEqual([[], [7, 8]]);
    const { rows } = await sql`select from order_return where order_id = ${order.id} and status <> 'refused'`.execute(
      database.kysely,
    );
    expect(rows).toHaveLength(0);
    await booksAgree();
  });

  it('is done once by two managers at once, and the stock gets each unit once', async () => {
    const { market, database } = fixture;
    const server = marketServices(database, { payment: market.payment });
    server.clock.now = () => market.clock.now();
    const kim = await signedIn(market, 'kim');
    const { order, juice, intent } = await buy(kim, 'kim');
    const same = await Promise.allSettled(
      [market, server, market].map((one) =>
        lower(order.id, [[juice, 2, 1]], 'card', { request: 'kim', server: one, shown: ONE_JUICE }),
      ),
    );
    expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect([toCard(intent), await stocksOf(order)]).toEqual([[ONE_JUICE], [8, 8]]);

    const lou = await signedIn(market, 'lou');
    const second = await buy(lou, 'lou');
    const others = [market, server, market, server].map((one, nth) =>
      lower(second.order.id, [[second.juice, 2, 1]], 'card', { request: `lou ${nth}`, server: one, shown: ONE_JUICE }),
    );
    const results = await Promise.allSettled([
      ...others,
      server.refunds.cancelOwn(lou, second.order.id, { reopenCart: false }),
    ]);
    expect(results.slice(0, 4).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const { status } = await orderNow(second.order.id);
    const refunded = toCard(second.intent).reduce((sum, amount) => sum + amount, 0);
    const [left] = await stocksOf(second.order);
    expect([refunded, left]).toEqual(status === 'cancelled' ? [TOTAL, 9] : [ONE_JUICE, 8]);
    await booksAgree();
  });
});
