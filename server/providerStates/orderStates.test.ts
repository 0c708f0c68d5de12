import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { openStatedApi } from '../../tests/support/statedMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { createStateHandlers } from './stateHandlers.ts';
import type { StateHandlers } from './stateParts.ts';

const id = (prefix: string) => `${prefix}_c0417ac7000000000000000000000008`;
const customer = id('usr');
const shippingAddress = { name: 'E', line1: '1', city: 'Gatineau', postal_code: 'J8X3G4' };
const somebody = { customer, email: 'essai@example.com', shippingAddress };
const lines = [{ variant: id('var'), price: 450 }];
const payment = { lines, place: { location: id('loc') }, customer, state: 'paid' };

describe.each(testDatabaseKinds())('states of a customer’s data (%s)', (kind) => {
  let market: Awaited<ReturnType<typeof openStatedApi>>;
  let api: ApiServer;
  let states: StateHandlers;
  beforeAll(async () => {
    market = await openStatedApi(kind);
    api = market.api;
    states = createStateHandlers(market.stated);
  });
  afterAll(() => market.close());

  const bearerOf = async (params: object = {}) => {
    const { values } = await states['a customer'].setup({ ...somebody, ...params });
    return { authorization: `Bearer ${values?.token ?? ''}` };
  };
  const expectNoRows = async () => {
    await states['a payment'].teardown(payment);
    await states['a customer'].teardown(somebody);
    expect(await checkInvariants(market.database)).toEqual([]);
  };
  const STATUSES = '{ orders { edges { node { id status } } } }';

  it('give orders their status, age and progress, and let them be cancelled', async () => {
    const bearer = await bearerOf();
    const completed = await states['a payment'].setup({ ...payment, status: 'completed', hoursAgo: 9, called: 'done' });
    const { values } = await states['a payment'].setup({ ...payment, progress: 'received' });
    const { data } = await api.call(STATUSES, {}, bearer);
    expect(data?.orders).toEqual({
      edges: [
        { node: { id: values?.order, status: 'processed' } },
        { node: { id: completed.values?.done, status: 'completed' } },
      ],
    });
    const progress = 'query($id: ID!) { orderProgress(id: $id) { status progress } }';
    expect((await api.call(progress, { id: values?.order }, bearer)).data?.orderProgress).toEqual([
      { status: 'received', progress: 66 },
    ]);
    const cancel = 'mutation($o: ID!) { cancelOrder(order: $o) { order { status refundedToCard } } }';
    await states['the payment provider refuses'].setup({ refuses: 'refunds' });
    const refusal = await api.call(cancel, { o: values?.order }, bearer);
    expect(refusal.errors.map(({ extensions }) => extensions.code)).toEqual(['PROVIDER_REFUSED']);
    await states['the payment provider refuses'].teardown({ refuses: 'refunds' });
    expect((await api.call(cancel, { o: values?.order }, bearer)).data?.cancelOrder).toEqual({
      order: { status: 'cancelled', refundedToCard: 1025 },
    });
    await expectNoRows();
  });

  it('leave sums that add up in a cancelled order whose credit was removed with its customer', async () => {
    await bearerOf({ balance: -5000 });
    await states['a payment'].setup({ ...payment, useBalance: true, status: 'cancelled' });
    await expectNoRows();
  });

  it('return goods with the order’s id as request key: repeated, it is done once', async () => {
    const bearer = await bearerOf({ staff: true });
    const twoUnits = { ...payment, lines: [{ ...lines[0], quantity: 2 }] };
    const setUp = (params: object) => states['a payment'].setup({ ...twoUnits, staff: customer, ...params });
    const query = '{ refunded order { refundedToBalance } }';
    const returned = await setUp({ returned: 1, hoursAgo: 5 });
    const { order: o, line } = returned.values ?? {};
    const RETURN = `mutation($o: ID!, $i: [ReturnedItemInput!]!) {
      returnItems(order: $o, items: $i, refundTo: balance, requestId: $o) ${query} }`;
    const secondReturn = await api.call(RETURN, { o, i: [{ line, quantity: 1 }] }, bearer);
    expect(secondReturn.data?.returnItems).toEqual({ refunded: 450, order: { refundedToBalance: 450 } });
    const settled = await setUp({ progress: 'received', missing: 1, settled: true });
    const SETTLE = `mutation($o: ID!) { settleMissing(order: $o, refundTo: balance, requestId: $o) ${query} }`;
    const secondSettlement = await api.call(SETTLE, { o: settled.values?.order }, bearer);
    expect(secondSettlement.data?.settleMissing).toEqual({ refunded: 450, order: { refundedToBalance: 450 } });
    await expectNoRows();
  });

  it('renew a paid year, cancel it, or let it have ended', async () => {
    const query = '{ membership { status renews } }';
    for (const [year, expected] of [
      [{ days: 9 }, { status: 'active', renews: true }],
      [
        { days: 9, ends: true },
        { status: 'active', renews: false },
      ],
      [
        { days: -1, unpaid: true },
        { status: 'past_due', renews: true },
      ],
      [
        { days: -1, ends: true },
        { status: 'cancelled', renews: false },
      ],
    ] as const)
      expect((await api.call(query, {}, await bearerOf({ year }))).data?.membership).toEqual(expected);
    await expectNoRows();
  });

  it('run a subscription with its paused weeks until teardown', async () => {
    const basket = { basket: id('bsk'), handle: 'panier-8', names: ['Panier', null], price: 3500 };
    await states['baskets on offer'].setup({ baskets: [basket] });
    await states['a pickup point'].setup({ location: id('loc') });
    const bearer = await bearerOf({ card: {} });
    const input = { customer, basket: basket.basket, place: { location: id('loc') }, paused: [1], refused: true };
    const { values } = await states['a subscription'].setup(input);
    const query = '{ user { baskets { id isPaused weeks { isPaused period { id } } cardWanted { period { id } } } } }';
    const { data } = await api.call(query, {}, bearer);
    const { user } = data as { user: { baskets: { weeks: object[] }[] } };
    expect(user.baskets).toMatchObject([
      { id: values?.subscription, isPaused: true, cardWanted: { period: { id: values?.week } } },
    ]);
    // The week that was to be charged is over for its customer: the paused one is the next.
    expect(user.baskets[0]?.weeks.map((week) => (week as { isPaused: boolean }).isPaused).indexOf(true)).toBe(0);
    await states['baskets on offer'].teardown({ baskets: [basket] });
    expect((await api.call(query, {}, bearer)).data?.user).toEqual({ baskets: [] });
    await states['a subscription'].teardown(input);
    await expectNoRows();
  });
});
