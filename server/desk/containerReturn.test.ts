import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

type Containers = { deposit: number; quantity: number }[];
const HELD = 'query($n: Int!) { staff { order(number: $n) { containersHeld { deposit quantity products } } } }';
const GIVE_BACK = `mutation($o: ID!, $c: [ReturnedContainersInput!]!, $r: ID!) {
  refundOrderDeposit(order: $o, containers: $c, requestId: $r) { containersHeld { deposit quantity } } }`;
const LEDGER = '{ user { balance balanceMovements { edges { node { amount reason order { number } } } } } }';

/** Containers that come back to the counter (E50): any staff counts them, and the customer gets credit. */
describe.each(testDatabaseKinds())('containers brought to the counter (%s)', (kind) => {
  let api: ApiServer;
  let volunteer: Who;
  let nth = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'lait', { price: 500, deposit: 200, stock: 90, name_secondary: 'milk' });
    await offer(api.database, 'pain', { price: 700, stock: 90 });
    await offer(api.database, 'biere', { price: 400, deposit: 10, stock: 90 });
    await offer(api.database, 'boite', { price: 0, deposit: 1000, stock: 90 });
    await api.database.kysely
      .updateTable('market')
      .set({ reusable_box: testId('variant boite 0') })
      .execute();
    volunteer = await api.signIn('karim', { roles: ['volunteer'] });
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });
  let ann: Who;
  let order: { id: string; number: number };
  beforeEach(async () => {
    ann = await api.signIn(`ann ${(nth += 1)}`);
    order = await buy(ann, { lait: 2, biere: 6 });
  });

  async function buy(who: Who, goods: Record<string, number>): Promise<{ id: string; number: number }> {
    for (const [product, q] of Object.entries(goods))
      await api.ask(who, 'mutation($v: ID!, $q: Int!) { addToCart(variant: $v, quantity: $q) { id } }', {
        v: toId('Variant', testId(`variant ${product} 0`)),
        q,
      });
    await api.ask(who, 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }', {
      l: toId('Location', testId('location marche')),
    });
    const { checkout } = await api.ask<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const { payment } = await api.ask<{ payment: { order: { id: string; number: number } } }>(
      who,
      '{ payment { order { id number } } }',
    );
    return payment.order;
  }
  const held = async (who = volunteer, { number } = order) => {
    const { staff } = await api.ask<{ staff: { order: { containersHeld: Containers | null } } }>(who, HELD, {
      n: number,
    });
    return staff.order.containersHeld;
  };
  const giveBack = async (containers: Containers, request: string, { id } = order, who = volunteer) => {
    const { data, errors } = await api.call(GIVE_BACK, { o: id, c: containers, r: `${nth} ${request}` }, who);
    return errors[0]?.extensions.code ?? (data as { refundOrderDeposit: unknown }).refundOrderDeposit;
  };
  const ledger = async () =>
    (await api.ask<{ user: { balance: number; balanceMovements: { edges: { node: unknown }[] } } }>(ann, LEDGER)).user;

  it('are counted by a volunteer, who reads neither balance nor customer', async () => {
    expect(await held()).toEqual([
      { deposit: 200, quantity: 2, products: ['lait'] },
      { deposit: 10, quantity: 6, products: ['biere'] },
    ]);
    expect(
      await giveBack([{ deposit: 10, quantity: 5 }, { deposit: 200, quantity: 1 }], 'a'), // prettier-ignore
    ).toEqual({ containersHeld: [{ deposit: 200, quantity: 1 }, { deposit: 10, quantity: 6 }] }); // prettier-ignore
    expect(await ledger()).toEqual({
      balance: -250,
      balanceMovements: {
        edges: [{ node: { amount: -250, reason: 'deposit_refunded', order: { number: order.number } } }],
      },
    });
    for (const field of ['customer { id }', 'depositsHeld']) {
      const query = `query($n: Int!) { staff { order(number: $n) { ${field} } } }`;
      const { data, errors } = await api.call(query, { n: order.number }, volunteer);
      expect([Object.values((data as { staff: { order: object } }).staff.order), errors.length]).toEqual([[null], 0]);
    }
  });

  it('are no refund of the order at which they are counted: they were bought in any of the customer’s', async () => {
    await buy(ann, { lait: 9 });
    // Too late to be merged.
    api.clock.advance(5 * HOUR_MS);
    const small = await buy(ann, { pain: 1 });
    expect(await giveBack([{ deposit: 200, quantity: 10 }], 'of all', small)).toMatchObject({ containersHeld: {} });
    const query = 'query($n: Int!) { staff { order(number: $n) { total refundedToBalance } } }';
    const { staff } = await api.ask<{ staff: { order: unknown } }>(volunteer, query, { n: small.number });
    expect(staff.order).toEqual({ total: 1275, refundedToBalance: 0 });
    expect(await checkInvariants(api.database)).toEqual([]);
  });

  it('are listed for a week at once, for the counter without network: of customers who hold some, and of guests', async () => {
    const other = await api.signIn(`other ${nth}`);
    const bread = await buy(other, { pain: 1 });
    const byGuest = await buy({ session: newSessionToken() }, { lait: 1 });
    const query =
      '{ staff { packingWeek(startDate: "2026-11-27") { containersHeld { order containers { deposit quantity products } } } } }';
    const week = async () => {
      const { staff } = await api.ask<{
        staff: { packingWeek: { containersHeld: { order: string; containers: unknown }[] } };
      }>(volunteer, query);
      return new Map(staff.packingWeek.containersHeld.map(({ order: id, containers }) => [id, containers]));
    };
    const before = await week();
    expect(before.get(order.id)).toEqual([
      { deposit: 200, quantity: 2, products: ['lait'] },
      { deposit: 10, quantity: 6, products: ['biere'] },
    ]);
    expect([before.has(bread.id), before.get(byGuest.id)]).toEqual([false, null]);
    await giveBack([{ deposit: 200, quantity: 2 }, { deposit: 10, quantity: 6 }], 'all'); // prettier-ignore
    expect((await week()).has(order.id)).toBe(false);
  });

  it('are in the order’s journal with who counted what, in the sales report, and in a mail', async () => {
    const manager = await api.signIn('josee', { roles: ['staff'] });
    const refunded = async () => {
      const { staff } = await api.ask<{ staff: { salesReport: { total: { refunded: Record<string, number> } } } }>(
        manager,
        '{ staff { salesReport { total { refunded { deposits total } } } } }',
      );
      return staff.salesReport.total.refunded;
    };
    const before = await refunded();
    await giveBack([{ deposit: 200, quantity: 2 }], 'a');
    const after = await refunded();
    expect([after.deposits! - before.deposits!, after.total! - before.total!]).toEqual([400, 400]);
    const entries = await api.database.kysely
      .selectFrom('desk_action')
      .innerJoin('customer', 'customer.id', 'desk_action.staff_id')
      .select(['kind', 'data', 'customer.email'])
      .where('request', '=', `refund_deposit ${nth} a`)
      .execute();
    expect(entries).toEqual([
      {
        kind: 'refund_deposit',
        data: { amount: 400, containers: [{ deposit: 200, quantity: 2 }] },
        email: 'karim@exemple.ca',
      },
    ]);
    const { staff } = await api.ask<{ staff: { order: { history: { kind: string; amount: number }[] } } }>(
      volunteer,
      'query($n: Int!) { staff { order(number: $n) { history { kind amount } } } }',
      { n: order.number },
    );
    expect(staff.order.history).toContainEqual({ kind: 'deposit', amount: 400 });
    const [mail] = await api.database.kysely
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'balance_changed')
      .execute();
    expect(mail).toBeTruthy();
  });

  it('count once however often they are sent, and at most what is held', async () => {
    const both = await Promise.all([1, 2].map(() => giveBack([{ deposit: 200, quantity: 1 }], 'same')));
    expect(both[0]).toEqual(both[1]);
    expect((await ledger()).balance).toBe(-200);
    expect(await giveBack([{ deposit: 200, quantity: 2 }], 'same')).toBe('REQUEST_REUSED');
    expect(await giveBack([{ deposit: 200, quantity: 3 }], 'b')).toBe('DEPOSIT_LIMIT');
    expect(await giveBack([{ deposit: 100, quantity: 1 }], 'c')).toBe('DEPOSIT_LIMIT');
    // 2,60 $ are left: a milk and six beers, but not two milks.
    expect(await giveBack([{ deposit: 200, quantity: 2 }], 'd')).toBe('DEPOSIT_LIMIT');
    const concurrent = await Promise.all(
      ['e', 'f'].map((request) => giveBack([{ deposit: 200, quantity: 1 }], request)),
    );
    expect(concurrent.filter((result) => result === 'DEPOSIT_LIMIT')).toHaveLength(1);
    expect((await ledger()).balance).toBe(-400);
    expect(await held()).toEqual([{ deposit: 10, quantity: 6, products: ['biere'] }]);
  });

  it('never give back more than is held in all, though there was so much of each', async () => {
    const { customer_id: customerId } = await api.database.kysely
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    const byHand = { request: `${nth} by hand`, amount: 50, box: false, at: api.clock.now(), also: async () => {} };
    await api.services.balance.refundDeposit({ ...byHand, customerId: customerId! });
    // 4,10 $ of two milks and six beers.
    const all = [{ deposit: 200, quantity: 2 }, { deposit: 10, quantity: 6 }]; // prettier-ignore
    expect(await giveBack(all, 'a')).toBe('DEPOSIT_LIMIT');
    expect(await giveBack([{ ...all[0]! }, { deposit: 10, quantity: 2 }], 'b')).toBe('DEPOSIT_LIMIT');
    expect(await giveBack([{ ...all[0]! }, { deposit: 10, quantity: 1 }], 'c')).toEqual({ containersHeld: [] });
    expect((await ledger()).balance).toBe(-460);
  });

  it('leave the box out, whose deposit stays with the customer', async () => {
    const withBox = await buy(ann, { boite: 1 });
    expect(await held(volunteer, withBox)).toEqual([
      { deposit: 200, quantity: 2, products: ['lait'] },
      { deposit: 10, quantity: 6, products: ['biere'] },
    ]);
    expect(await giveBack([{ deposit: 1000, quantity: 1 }], 'box')).toBe('DEPOSIT_LIMIT');
    await giveBack([{ deposit: 200, quantity: 2 }, { deposit: 10, quantity: 6 }], 'all'); // prettier-ignore
    expect(await held()).toEqual([]);
    expect(
      (await api.ask<{ user: { depositsHeld: number } }>(ann, '{ user { depositsHeld } }')).user.depositsHeld,
    ).toBe(1000);
  });

  it('of a guest are not credited, and nobody but staff counts', async () => {
    const guests = await buy({ session: newSessionToken() }, { lait: 1 });
    expect(await held(volunteer, guests)).toBeNull();
    const one = [{ deposit: 200, quantity: 1 }];
    expect(await giveBack(one, 'g', guests)).toBe('RETURN_REFUSED');
    expect(await giveBack(one, 'h', order, ann)).toBe('FORBIDDEN');
    for (const wrong of [
      [],
      [{ deposit: 200, quantity: 0 }],
      [...one, ...one],
      [{ deposit: 0, quantity: 1 }],
      [{ deposit: 10, quantity: 101 }],
    ])
      // prettier-ignore
      expect(await giveBack(wrong, 'w')).toBe('BAD_INPUT');
    expect((await ledger()).balance).toBe(0);
  });
});
