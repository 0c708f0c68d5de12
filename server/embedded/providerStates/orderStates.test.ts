import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiServer } from '../../../tests/support/apiServer.ts';
import { openStatedApi } from '../../../tests/support/statedMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { checkInvariants } from '../../checkout/invariants.ts';
import { createStateHandlers } from './stateHandlers.ts';
import type { StateHandlers } from './stateParts.ts';

const id = (prefix: string) => `${prefix}_c0417ac7000000000000000000000008`;
const customer = id('usr');
const shippingAddress = { name: 'E', line1: '1', city: 'Gatineau', postal_code: 'J8X3G4' };
const somebody = { customer, email: 'essai@example.com', shippingAddress };
const lines = [{ variant: id('var'), price: 450 }];
const bought = { lines, place: { location: id('loc') }, customer, state: 'paid' };

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
  const gone = async () => {
    await states['a payment'].teardown(bought);
    await states['a customer'].teardown(somebody);
    expect(await checkInvariants(market.database)).toEqual([]);
  };
  const STATUSES = '{ orders { edges { node { id status } } } }';

  it('give orders their status, age and progress, and let them be cancelled', async () => {
    const bearer = await bearerOf();
    const done = await states['a payment'].setup({ ...bought, status: 'completed', hoursAgo: 9, called: 'done' });
    const { values } = await states['a payment'].setup({ ...bought, progress: 'received' });
    const { data } = await api.call(STATUSES, {}, bearer);
    expect(data?.orders).toEqual({
      edges: [
        { node: { id: values?.order, status: 'processed' } },
        { node: { id: done.values?.done, status: 'completed' } },
      ],
    });
    const progress = 'query($id: ID!) { orderProgress(id: $id) { status progress } }';
    expect((await api.call(progress, { id: values?.order }, bearer)).data?.orderProgress).toEqual([
      { status: 'received', progress: 66 },
    ]);
    const cancel = 'mutation($o: ID!) { cancelOrder(order: $o) { order { status refundedToCard } } }';
    await states['the payment provider refuses'].setup({ refuses: 'refunds' });
    const refused = await api.call(cancel, { o: values?.order }, bearer);
    expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(['PROVIDER_REFUSED']);
    await states['the payment provider refuses'].teardown({ refuses: 'refunds' });
    expect((await api.call(cancel, { o: values?.order }, bearer)).data?.cancelOrder).toEqual({
      order: { status: 'cancelled', refundedToCard: 1025 },
    });
    await gone();
  });

  it('leave sums that add up in a cancelled order whose credit was removed with its customer', async () => {
    await bearerOf({ balance: -5000 });
    await states['a payment'].setup({ ...bought, useBalance: true, status: 'cancelled' });
    await gone();
  });

  it('return goods with the order’s id as request key: repeated, it is done once', async () => {
    const bearer = await bearerOf({ staff: true });
    const sold = { ...bought, lines: [{ ...lines[0], quantity: 2 }] };
    const given = (params: object) => states['a payment'].setup({ ...sold, staff: customer, ...params });
    const read = '{ refunded order { refundedToBalance } }';
    const returned = await given({ returned: 1, hoursAgo: 5 });
    const { order: o, line } = returned.values ?? {};
    const RETURN = `mutation($o: ID!, $i: [ReturnedItemInput!]!) {
      returnItems(order: $o, items: $i, refundTo: balance, requestId: $o) ${read} }`;
    const again = await api.call(RETURN, { o, i: [{ line, quantity: 1 }] }, bearer);
    expect(again.data?.returnItems).toEqual({ refunded: 450, order: { refundedToBalance: 450 } });
    const settled = await given({ progress: 'missing', settled: true });
    const SETTLE = `mutation($o: ID!) { settleMissing(order: $o, refundTo: balance, requestId: $o) ${read} }`;
    const twice = await api.call(SETTLE, { o: settled.values?.order }, bearer);
    expect(twice.data?.settleMissing).toEqual({ refunded: 900, order: { refundedToBalance: 900 } });
    await gone();
  });

  it('renew a paid year, cancel it, or let it have ended', async () => {
    const read = '{ membership { status renews } }';
    for (const [year, shown] of [
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
      expect((await api.call(read, {}, await bearerOf({ year }))).data?.membership).toEqual(shown);
    await gone();
  });

  it('run a subscription with its paused weeks until teardown', async () => {
    const basket = { basket: id('bsk'), handle: 'panier-8', names: ['Panier', null], price: 3500 };
    await states['baskets on offer'].setup({ baskets: [basket] });
    await states['a pickup point'].setup({ location: id('loc') });
    const bearer = await bearerOf({ card: {} });
    const wish = { customer, basket: basket.basket, place: { location: id('loc') }, paused: [1], refused: true };
    const { values } = await states['a subscription'].setup(wish);
    const read = '{ user { baskets { id isPaused weeks { isPaused period { id } } cardWanted { period { id } } } } }';
    const { data } = await api.call(read, {}, bearer);
    const { user } = data as { user: { baskets: { weeks: object[] }[] } };
    expect(user.baskets).toMatchObject([
      { id: values?.subscription, isPaused: true, cardWanted: { period: { id: values?.week } } },
    ]);
    // The week that was to be charged is over for its customer: the paused one is the next.
    expect(user.baskets[0]?.weeks.map((week) => (week as { isPaused: boolean }).isPaused).indexOf(true)).toBe(0);
    await states['baskets on offer'].teardown({ baskets: [basket] });
    expect((await api.call(read, {}, bearer)).data?.user).toEqual({ baskets: [] });
    await states['a subscription'].teardown(wish);
    await gone();
  });
});
