import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { openStatedApi } from '../../tests/support/statedMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { createStateHandlers } from './stateHandlers.ts';
import type { StateHandlers } from './stateParts.ts';

const id = (prefix: string) => `${prefix}_c0417ac7000000000000000000000009`;
const somebody = { customer: id('usr'), email: 'essai@example.com' };
const USER =
  '{ user { id email firstName lang completeProfile version shippingAddress { phone address { postal_code } } } }';
const DELETE = 'mutation { deleteAccount(confirmation: "essai@example.com") { deletedCustomerId } }';
const lines = [{ variant: id('var'), price: 450 }];
const place = { location: id('loc') };

describe.each(testDatabaseKinds())('the state of a customer (%s)', (kind) => {
  let market: Awaited<ReturnType<typeof openStatedApi>>;
  let api: ApiServer;
  let states: StateHandlers;
  beforeAll(async () => {
    market = await openStatedApi(kind);
    api = market.api;
    states = createStateHandlers(market.stated);
  });
  afterAll(() => market.close());

  const bearerOf = async (params: object) => {
    const { values } = await states['a customer'].setup({ ...somebody, ...params });
    return { authorization: `Bearer ${values?.token ?? ''}` };
  };
  const codes = (response: Awaited<ReturnType<ApiServer['call']>>) =>
    response.errors.map(({ extensions }) => extensions.code);
  /** The number of rows in each table about people. */
  async function rows(): Promise<Record<string, number>> {
    const people = ['customer', 'newsletter_consent', 'ended_subject', 'identity_account', 'identity_ticket'] as const;
    const tables = [...people, 'balance_movement', 'membership', 'trial_address'] as const;
    const counts = tables.map(async (table) => {
      const rows = await market.database.kysely.selectFrom(table).selectAll().execute();
      return [table, rows.length] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  it('is signed in as given, until teardown leaves nothing', async () => {
    const before = await rows();
    const shippingAddress = { name: 'E', phone: '819 555-0142', line1: '1', city: 'Gatineau', postal_code: 'J8X3G4' };
    const newsletter = { given: true, source: 'wizard', at: '2026-11-02T15:00:00Z' };
    const params = { firstName: 'Essai', lang: 'en', completeProfile: true, version: 4, shippingAddress, newsletter };
    const bearer = await bearerOf(params);
    expect((await api.call(USER, {}, bearer)).data?.user).toEqual({
      id: somebody.customer,
      email: somebody.email,
      firstName: 'Essai',
      lang: 'en',
      completeProfile: true,
      version: 4,
      shippingAddress: { phone: '819 555-0142', address: { postal_code: 'J8X3G4' } },
    });
    const change = 'mutation { updateEmail(email: "b@example.com", confirmation: "b@example.com") { pendingEmail } }';
    expect((await api.call(change, {}, bearer)).data?.updateEmail).toEqual({ pendingEmail: 'b@example.com' });
    await states['a customer'].teardown({ ...somebody, ...params });
    expect(await rows()).toEqual(before);
  });

  it('has the given credit and trial, and pays with them, until nothing is left', async () => {
    const before = await rows();
    const shippingAddress = { name: 'E', line1: '1', city: 'Gatineau', postal_code: 'J8X3G4' };
    const params = { balance: -5000, trialDays: 10, shippingAddress };
    const bearer = await bearerOf(params);
    const account = '{ user { balance balanceMovements { count } membership { status } } }';
    expect((await api.call(account, {}, bearer)).data?.user).toEqual({
      balance: -5000,
      balanceMovements: { count: 1 },
      membership: { status: 'trialing' },
    });
    const cart = { customer: somebody.customer, lines: [{ variant: id('var'), price: 450 }], place };
    await states['a cart'].setup(cart);
    expect((await api.call('mutation { checkout(useBalance: true) }', {}, bearer)).errors).toEqual([]);
    expect((await api.call('{ user { balance } }', {}, bearer)).data?.user).toEqual({ balance: -4550 });
    await states['a cart'].teardown(cart);
    await states['a customer'].teardown({ ...somebody, ...params });
    expect(await rows()).toEqual(before);
    expect(await checkInvariants(market.database)).toEqual([]);

    const without = { ...somebody, trialDays: null };
    const start = 'mutation { startTrial { membership { status } } }';
    for (let time = 0; time < 2; time += 1)
      expect((await api.call(start, {}, await bearerOf(without))).data?.startTrial).toMatchObject({
        membership: { status: 'trialing' },
      });
    const ended = await bearerOf({ trialDays: 0 });
    expect((await api.call('{ membership { status } cart { isSubscribed } }', {}, ended)).data).toEqual({
      membership: { status: 'cancelled' },
      cart: { isSubscribed: false },
    });
    expect(codes(await api.call(start, {}, ended))).toEqual(['TRIAL_REFUSED']);
    await states['a customer'].teardown({ ...somebody, trialDays: 0 });
    expect(await rows()).toEqual(before);
  });

  it('has a card, and closes the account unless the payment provider refuses', async () => {
    const before = await rows();
    const bearer = await bearerOf({ card: { last4: '0341' } });
    const query = '{ user { basketsPaymentMethod { type card { brand last4 } } } }';
    expect((await api.call(query, {}, bearer)).data?.user).toEqual({
      basketsPaymentMethod: { type: 'card', card: { brand: 'visa', last4: '0341' } },
    });
    const refuses = states['the payment provider refuses'];
    await refuses.setup({ refuses: 'deletion' });
    expect(codes(await api.call(DELETE, {}, bearer))).toEqual(['PROVIDER_REFUSED']);
    await refuses.teardown({ refuses: 'deletion' });
    expect(codes(await api.call(DELETE, {}, bearer))).toEqual([]);
    const linkUser = await bearerOf({ card: { type: 'link' } });
    expect((await api.call(query, {}, linkUser)).data?.user).toEqual({
      basketsPaymentMethod: { type: 'link', card: null },
    });
    await states['a customer'].teardown(somebody);
    expect(await rows()).toEqual(before);
  });

  it('stores a card on the market’s own addresses, unless the payment provider opens no page', async () => {
    const bearer = await bearerOf({});
    const { values } = await states['the market as it is'].setup({});
    const page = 'mutation($at: String!) { setupPaymentMethod(successUrl: $at, cancelUrl: $at) }';
    const leave = () => api.call(page, { at: `${values?.origin ?? ''}/panier` }, bearer);
    await states['the payment provider refuses'].setup({ refuses: 'pages' });
    expect(codes(await leave())).toEqual(['CARD_PAGE_UNAVAILABLE']);
    await states['the payment provider refuses'].teardown({ refuses: 'pages' });
    expect((await leave()).data?.setupPaymentMethod).toMatch(/^https:/);
    expect((await api.call('{ openPeriod { id } }')).data?.openPeriod).toEqual({ id: values?.period });
    await states['a customer'].teardown(somebody);
  });

  it('has paid with credit, or with a code, and a second order is merged into the first', async () => {
    const shippingAddress = { name: 'E', line1: '1', city: 'Gatineau', postal_code: 'J8X3G4' };
    const bearer = await bearerOf({ balance: -500, shippingAddress });
    const cartOfCustomer = { lines, place, customer: somebody.customer, state: 'paid' };
    const latest = '{ payment { state joined order { total discount balanceApplied status } } user { balance } }';
    await states['a payment'].setup({ ...cartOfCustomer, useBalance: true });
    expect((await api.call(latest, {}, bearer)).data).toEqual({
      payment: {
        state: 'paid',
        joined: false,
        order: { total: 1025, discount: 0, balanceApplied: 500, status: 'processed' },
      },
      user: { balance: 0 },
    });
    await states['a payment'].setup({ ...cartOfCustomer, discount: 45 });
    // The later payment leads to the order that it was merged into (E19).
    expect((await api.call(latest, {}, bearer)).data?.payment).toEqual({
      state: 'paid',
      joined: true,
      order: { total: 2005, discount: 45, balanceApplied: 500, status: 'processed' },
    });
    await states['a payment'].setup({ ...cartOfCustomer, state: 'failed' });
    expect((await api.call(latest, {}, bearer)).data?.payment).toEqual({ state: 'failed', joined: false, order: null });
    await states['a payment'].teardown(cartOfCustomer);
    await states['a customer'].teardown(somebody);
    expect(
      (await api.call('{ user { depositsHeld } cart { mergesInto { id } } }', {}, await bearerOf({}))).data,
    ).toEqual({
      user: { depositsHeld: 0 },
      cart: { mergesInto: null },
    });
    expect((await api.call('{ payment { state } }', {}, await bearerOf({}))).data).toEqual({ payment: null });
    await states['a customer'].teardown(somebody);
    expect(await checkInvariants(market.database)).toEqual([]);
  });

  it('is created anew after a deletion, and leaves nothing behind', async () => {
    const before = await rows();
    const deleted = { deleteAccount: { deletedCustomerId: somebody.customer } };
    expect((await api.call(DELETE, {}, await bearerOf({}))).data).toEqual(deleted);
    expect((await api.call(DELETE, {}, await bearerOf({}))).data).toEqual(deleted);
    await states['a customer'].teardown(somebody);
    expect(await rows()).toEqual(before);
  });

  it('belongs to the other platform, or is refused by the identity provider, until teardown', async () => {
    expect(codes(await api.call(USER, {}, await bearerOf({ platform: 'producer' })))).toEqual(['WRONG_PLATFORM']);
    const change = 'mutation { updateEmail(email: "c@example.com", confirmation: "c@example.com") { id } }';
    expect(codes(await api.call(change, {}, await bearerOf({ refuses: 'unavailable' })))).toEqual([
      'IDENTITY_UNAVAILABLE',
    ]);
    expect(codes(await api.call(DELETE, {}, await bearerOf({ refuses: 'unavailable' })))).toEqual([
      'IDENTITY_UNAVAILABLE',
    ]);
    const newCustomer = await bearerOf({});
    expect(codes(await api.call(DELETE, {}, newCustomer))).toEqual([]);
    await states['a customer'].teardown(somebody);
  });

  it('has a cart and an order, which are nobody’s afterwards', async () => {
    const bearer = await bearerOf({});
    const payment = { lines, place, customer: somebody.customer, state: 'paid' };
    await states['a payment'].setup(payment);
    await states['a cart'].setup({ lines, customer: somebody.customer });
    const query = '{ cart { items { quantity } } payment { state } }';
    expect((await api.call(query, {}, bearer)).data).toEqual({
      cart: { items: [{ quantity: 1 }] },
      payment: { state: 'paid' },
    });
    await states['a customer'].teardown(somebody);
    await states['a payment'].teardown(payment);
    const newCustomer = await bearerOf({});
    expect((await api.call(query, {}, newCustomer)).data).toEqual({ cart: { items: [] }, payment: null });
    await states['a customer'].teardown(somebody);
  });

  it('has no payment of an earlier customer with the same id', async () => {
    const payment = { lines, place, customer: somebody.customer };
    const sessions = [];
    for (const _ of ['before', 'now']) {
      await bearerOf({});
      sessions.push((await states['a payment'].setup(payment)).values?.session);
    }
    expect(new Set(sessions).size).toBe(2);
    await states['a customer'].teardown(somebody);
    await states['a payment'].teardown(payment);
  });

  it('cannot be deleted while the payment provider does not know their payment, which is known again afterwards', async () => {
    const payment = { lines, place, customer: somebody.customer, state: 'lost' };
    const bearer = await bearerOf({});
    const { values } = await states['a payment'].setup(payment);
    expect(codes(await api.call(DELETE, {}, bearer))).toEqual(['PAYMENT_FAILED']);
    await states['a payment'].teardown(payment);
    expect((await api.call(DELETE, {}, bearer)).data?.deleteAccount).toBeDefined();
    expect(api.payment.session(values?.session ?? '')?.state).toBe('expired');
    await states['a customer'].teardown(somebody);
  });

  it('is not available with another identity provider', async () => {
    const otherHandlers = createStateHandlers({ ...market.stated, accounts: null });
    await expect(otherHandlers['a customer'].setup(somebody)).rejects.toThrow('unset AUTH_DOMAIN');
  });
});
