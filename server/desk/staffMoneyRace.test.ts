import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { customerBooks } from '../../tests/support/customerBooks.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

/** The refusals that a call that lost the race may get; any other error fails the test. */
const ALLOWED_REFUSALS = [
  'REQUEST_REUSED',
  'RETURN_LIMIT',
  'RETURN_REFUSED',
  'NO_UPDATE',
  'DEPOSIT_LIMIT',
  'TRANSITION_REFUSED',
];

/** PGlite has one connection: its clients wait in a line, and only what they do between two transactions can cross. */
describe.each(testDatabaseKinds())('64 concurrent clients of the desk (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, toCard } = staffReturns(fixture);
  const CLIENTS = kind === 'postgres' ? 64 : 24;

  /** Sends each call to one of two servers. Returns the results as texts; throws unexpected errors. */
  async function atOnce(call: (market: MarketServices, nth: number) => Promise<unknown>): Promise<string[]> {
    const { market, database } = fixture;
    const servers = [market, marketServices(database, { payment: market.payment })];
    servers[1]!.clock.now = () => market.clock.now();
    return Promise.all(
      Array.from({ length: CLIENTS }, async (_, nth) => {
        try {
          return `done ${JSON.stringify(await call(servers[nth % 2]!, nth))}`;
        } catch (error) {
          const [code = ''] = await codes(Promise.reject(error));
          if (!ALLOWED_REFUSALS.includes(code)) throw error;
          return code;
        }
      }),
    );
  }
  const succeeded = (results: string[]) => results.filter((result) => result.startsWith('done'));
  async function buyAs(name: string) {
    const caller = await signedIn(fixture.market, name);
    return { caller, ...(await buy(caller, name)), staff: (await atDesk()).visitor, id: customerOf(caller) };
  }
  const books = (id: string) => customerBooks(fixture, id);

  it('make one return by the same request, with one answer for all', async () => {
    const { order, juice, staff, intent, id } = await buyAs('ann');
    const request = { kind: 'returned', to: 'card', items: [{ lineId: juice, quantity: 1 }], locale: 'fr' } as const;
    const results = await atOnce(({ refunds }) => refunds.returnGoods(staff, order.id, 'ann', request));
    expect(new Set(results).size).toBe(1);
    expect(succeeded(results)).toHaveLength(CLIENTS);
    expect(toCard(intent)).toEqual([1449]);
    expect(await books(id)).toMatchObject({ netPaid: TOTAL - 1449, crossed: [] });
    expect(await fixture.market.journal.listByOrder(order.id)).toHaveLength(1);
  });

  it('return as many units by different requests as there are, to card and balance', async () => {
    const { order, juice, staff, id } = await buyAs('bob');
    const results = await atOnce(({ refunds }, nth) =>
      refunds.returnGoods(staff, order.id, `bob ${nth}`, {
        kind: 'returned',
        to: nth % 2 === 0 ? 'card' : 'balance',
        items: [{ lineId: juice, quantity: 1 }],
        locale: 'fr',
      }),
    );
    expect(succeeded(results)).toHaveLength(2);
    expect(await books(id)).toMatchObject({ netPaid: TOTAL - 2899, crossed: [] });
  });

  it('refund what is missing once, whoever requests it', async () => {
    const { market } = fixture;
    const { order, bread, staff, id } = await buyAs('cat');
    await market.desk.orders.markLines(customerOf(await atDesk()), [bread], 'missing');
    const results = await atOnce(({ refunds }, nth) =>
      refunds.returnGoods(staff, order.id, nth % 3 === 0 ? 'cat' : `cat ${nth}`, {
        kind: 'missing',
        to: nth % 2 === 0 ? 'card' : 'balance',
        missingBy: null,
      }),
    );
    // All who sent the one request that was done hear of it, who sent it another way are refused, and else one alone is done.
    const sixth = CLIENTS / 6;
    expect([1, Math.floor(sixth), Math.ceil(sixth)]).toContain(succeeded(results).length);
    expect(await books(id)).toMatchObject({ netPaid: TOTAL - 750, crossed: [] });
  });

  it('never refund more than was paid when deposits and goods with deposits are refunded together', async () => {
    const { order, juice, staff, id } = await buyAs('dan');
    const results = await atOnce(({ refunds }, nth) =>
      nth % 2 === 0
        ? refunds.refundDeposit(staff, { customerId: id, amount: 300, box: false, requestId: `dan ${nth % 16}` })
        : refunds.returnGoods(staff, order.id, `dan ${nth % 16}`, {
            kind: 'returned',
            to: 'balance',
            items: [{ lineId: juice, quantity: 1 }],
            locale: 'fr',
          }),
    );
    expect(succeeded(results).length).toBeGreaterThan(0);
    const ledger = await fixture.market.balance.allMovements(id);
    expect(new Set(ledger.map(({ id: movement }) => movement)).size).toBe(ledger.length);
    // Both juices are back, and each of the two deposits once, whichever way it went.
    expect(await books(id)).toMatchObject({ netPaid: TOTAL - 2899, crossed: [] });
    expect(await fixture.market.balance.depositsHeld(id)).toBe(0);
  });

  it('make each balance adjustment once per request', async () => {
    const { staff, id } = await buyAs('eve');
    await atOnce(({ deskCustomers }, nth) =>
      deskCustomers.adjustBalance(staff, id, { amount: -100, reason: 'Merci', requestId: `eve ${nth % 8}` }),
    );
    expect((await books(id)).balance).toBe(-800);
  });

  it('refund goods, deposits, missing goods and the whole order once in all, by desk and owner', async () => {
    const { market } = fixture;
    const josee = customerOf(await atDesk());
    for (let round = 0; round < 2; round += 1) {
      const { caller, order, juice, bread, staff, id } = await buyAs(`fay ${round}`);
      await market.desk.orders.markLines(josee, [bread], 'missing');
      await atOnce((server, nth) => {
        const requestId = `fay ${round} ${nth % 8}`;
        const to = nth % 2 === 0 ? ('card' as const) : ('balance' as const);
        const items = [{ lineId: juice, quantity: 1 }];
        const calls = [
          () => server.refunds.returnGoods(staff, order.id, requestId, { kind: 'returned', to, items, locale: 'fr' }),
          () => server.refunds.returnGoods(staff, order.id, requestId, { kind: 'missing', to, missingBy: null }),
          () => server.refunds.refundDeposit(staff, { customerId: id, amount: 100, box: false, requestId }),
          () => server.desk.orders.advance(josee, order.id, 'cancelled').then(() => null),
          () => server.refunds.cancelOwn(caller, order.id, { reopenCart: false }),
        ];
        return calls[nth % (round === 0 ? 3 : calls.length)]!();
      });
      expect((await books(id)).netPaid).toBeGreaterThanOrEqual(0);
      const { status } = (await market.staffOrders.byId(order.id))!;
      if (status !== 'cancelled') await market.desk.orders.advance(josee, order.id, 'cancelled');
      expect(await books(id)).toMatchObject({ netPaid: 0, paid: TOTAL, crossed: [] });
    }
  });
});
