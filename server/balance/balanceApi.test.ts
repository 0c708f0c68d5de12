import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, WireAnswer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

const bread = toId('Variant', testId('variant bread 0'));
const box = toId('Variant', testId('variant box 0'));
const ADDRESS = { name: 'Ann', address: { line1: '1, rue du Test', city: 'Gatineau', postal_code: 'J9A 1A1' } };

/** Over HTTP, as the storefront calls: credit, its ledger, the trial and the box. */
describe('credit, box and trial over the API', () => {
  let api: ApiServer;
  let ann: Record<string, string>;
  const guest = { session: newSessionToken() };
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('bread', 'farm', { taxable: true }, [], [{ price: 1299 }]);
    await market.product('box', 'farm', {}, [], [{ price: 0, deposit: 1000, track_stock: false, stock: 0 }]);
    await market.location('marche');
    await api.database.kysely
      .updateTable('market')
      .set({ reusable_box: testId('variant box 0') })
      .execute();
    ann = { session: newSessionToken(), authorization: await api.identity.token('ann') };
  });
  afterAll(() => api.close());

  const messagesOf = ({ data, errors }: WireAnswer) =>
    errors.length > 0
      ? errors.map(({ message, extensions }) => [extensions.code, extensions.displayable, message])
      : data;
  const runAs = async (query: string, variables: Record<string, unknown> = {}, who = ann) =>
    messagesOf(await api.call(query, variables, who));

  it('show the price of a year and the variant that lends a box, which no list and no search contains', async () => {
    const query = `{ market { membershipPrice reusableBox { id price deposit product { name } } }
      products { count edges { node { name } } } search(words: "box") { count } seller(handle: "farm") { products { count } } }`;
    expect(await runAs(query, {}, {} as never)).toEqual({
      market: { membershipPrice: 3000, reusableBox: { id: box, price: 0, deposit: 1000, product: { name: 'box' } } },
      products: { count: 1, edges: [{ node: { name: 'bread' } }] },
      search: { count: 0 },
      seller: { products: { count: 1 } },
    });
  });

  it('report to a guest what needs an account, with the texts of spec 8, and no balance (F-120)', async () => {
    const add = 'mutation($v: ID!) { addToCart(variant: $v) { id } }';
    expect(await runAs(add, { v: box }, guest)).toEqual([['BOX_NEEDS_ACCOUNT', true, 'cart.reusable_box_validation']]);
    expect(await runAs('mutation { startTrial { membership { id } } }', {}, guest)).toEqual([
      ['MEMBERSHIP_NEEDS_ACCOUNT', true, 'membership.validation'],
    ]);
    await runAs(add, { v: bread }, guest);
    await runAs(
      'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }',
      { l: toId('Location', testId('location marche')) },
      guest,
    );
    expect(await runAs('mutation { checkout(useBalance: true) }', {}, guest)).toEqual([
      ['NO_CREDIT', true, 'errors.basic_cart'],
    ]);
    expect(await runAs('{ membership { id } user { balance } }', {}, guest)).toEqual({ membership: null, user: null });
  });

  it('start a customer’s trial, and return everything that it changes (F-135)', async () => {
    await runAs('mutation($v: ID!) { addToCart(variant: $v, quantity: 2) { id } }', { v: bread });
    const start = `mutation { startTrial {
      membership { id status trialEnd currentPeriodEnd cancelAtPeriodEnd startDate }
      user { id membership { id status } } cart { isSubscribed totals { fee total } } } }`;
    const started = (await runAs(start)) as { startTrial: { membership: { id: string; trialEnd: number } } };
    const { id, trialEnd } = started.startTrial.membership;
    expect(started.startTrial).toMatchObject({
      membership: { status: 'trialing', currentPeriodEnd: trialEnd, cancelAtPeriodEnd: false },
      user: { membership: { id, status: 'trialing' } },
      cart: { isSubscribed: true, totals: { fee: 0, total: 2598 + 130 + 259 } },
    });
    expect(new Date(trialEnd * 1000).toISOString()).toBe('2026-12-24T17:00:00.000Z');
    expect(await runAs('{ membership { id } }')).toEqual({ membership: { id } });
    expect(await runAs(start)).toEqual([['TRIAL_REFUSED', true, 'errors.free_trial']]);
  });

  it('pay with credit, list the ledger page by page, and lend one box (E9, E13, E15)', async () => {
    const { user } = (await runAs('{ user { email } }')) as { user: { email: string } };
    const give = (amount: number, request: string) =>
      api.services.balance.adjust({ email: user.email, amount, note: 'Merci', request, at: api.clock.now() });
    await give(-5000, 'api');
    await runAs('mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }', {
      l: toId('Location', testId('location marche')),
    });
    expect(await runAs('mutation { checkout(useBalance: true) }')).toEqual([
      ['BALANCE_NEEDS_ADDRESS', true, 'cart.balance_need_address'],
    ]);
    await runAs('mutation($a: ShippingAddressInput!) { updateUser(input: { shippingAddress: $a }) { id } }', {
      a: ADDRESS,
    });
    const add = 'mutation($v: ID!) { addToCart(variant: $v) { totals { deposits credit } items { max } } }';
    expect(await runAs(add, { v: box })).toMatchObject({ addToCart: { totals: { deposits: 1000, credit: 3987 } } });
    expect(await runAs(add, { v: box })).toEqual([['BOX_LIMIT', true, 'errors.reusable_box_add']]);
    expect(await runAs('mutation { checkout(useBalance: true, forceDisposableBox: true) }')).toMatchObject({
      checkout: expect.stringMatching(/^in_/) as string,
    });
    const ledger = `query($first: Int, $after: String) { user { balance hasReusableBox depositsHeld
      balanceMovements(first: $first, after: $after) { count edges { cursor node { id amount balance reason note order { total balanceApplied products { variantId reusableBox } } createdAt } } } } }`;
    const page = (await runAs(ledger, { first: 1 })) as { user: { balanceMovements: { edges: { cursor: string }[] } } };
    const products = expect.arrayContaining([
      { variantId: bread, reusableBox: false },
      { variantId: box, reusableBox: true },
    ]) as unknown;
    expect(page.user).toMatchObject({
      hasReusableBox: true,
      depositsHeld: 1000,
      balanceMovements: {
        edges: [
          {
            node: {
              amount: 3987,
              reason: 'order_paid',
              note: null,
              order: { total: 3987, balanceApplied: 3987, products },
            },
          },
        ],
      },
    });
    const { cursor } = page.user.balanceMovements.edges[0]!;
    expect(await runAs(ledger, { first: 1, after: cursor })).toMatchObject({
      user: {
        balanceMovements: { edges: [{ node: { amount: -5000, reason: 'adjustment', note: 'Merci', order: null } }] },
      },
    });
    for (const first of [-1, 101, 2_147_483_647])
      expect(await runAs(ledger, { first })).toMatchObject([['BAD_INPUT', false, expect.anything()]]);
    expect(await runAs(ledger, { after: 'x' })).toMatchObject([['BAD_CURSOR', true, 'labels.loading_error']]);
  });
});
