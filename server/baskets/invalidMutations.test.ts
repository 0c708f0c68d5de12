import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { MARKET } from '../../tests/support/badArguments.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { expectRefused, shownVariables } from '../../tests/support/expectRefused.ts';
import { BASKET, OF, WISH_ROWS, WISHES } from '../../tests/support/invalidMutations.ts';
import type { Wisher, WishName, WishRow } from '../../tests/support/invalidMutations.ts';
import { marketState } from '../../tests/support/marketState.ts';
import { location, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

const PAGE = 'https://market.example/compte/paniers';
const SET_UP = 'mutation($url: String!) { setupPaymentMethod(successUrl: $url, cancelUrl: $url) }';

describe.each(testDatabaseKinds())('invalid mutations of baskets (%s)', (kind) => {
  let api: ApiServer;
  let people: Record<Wisher, Record<string, string>>;
  const idsByName = new Map<string, string>();
  const runAs = async (who: Wisher, query: string, variables: object = {}) => {
    const { data, errors } = await api.call(query, { ...variables }, people[who]);
    expect([query, errors]).toEqual([query, []]);
    return data as Record<string, unknown>;
  };

  async function buy(who: Wisher): Promise<string> {
    await runAs(who, 'mutation($v: ID!) { addToCart(variant: $v) { id } }', {
      v: toId('Variant', testId('variant bread 0')),
    });
    await runAs(who, 'mutation($i: UpdateCartInput!) { updateCart(input: $i) { id } }', { i: { locationId: MARKET } });
    const { checkout } = await runAs(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(String(checkout)));
    const { orders } = await runAs(who, '{ orders(first: 1) { edges { node { id } } } }');
    return (orders as { edges: { node: { id: string } }[] }).edges[0]!.node.id;
  }
  async function leaveCard(who: Wisher): Promise<void> {
    await runAs(who, SET_UP, { url: PAGE });
    const { input } = api.payment.customers.setups().at(-1)!;
    api.payment.customers.leaveCard(`cs_setup_${input.setupId}`, '4242');
  }
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'bread');
    await offer(api.database, 'draft', { product: { status: 'draft' } });
    await basketOffer(api.database, 'legumes');
    await basketOffer(api.database, 'fini', { active: false });
    const signedIn = async (name: string) => ({
      session: newSessionToken(),
      authorization: await api.identity.token(name),
    });
    people = {
      ann: await signedIn('ann'),
      bob: await signedIn('bob'),
      cleo: await signedIn('cleo'),
      guest: { session: newSessionToken() },
    };
    for (const who of ['ann', 'bob'] as const) await leaveCard(who);
    idsByName.set(OF.annsPast, await buy('ann'));
    await sql`update orders set period_start = '2026-11-13'`.execute(api.database.kysely);
    idsByName.set(OF.annsOrder, await buy('ann'));
    idsByName.set(OF.bobsOrder, await buy('bob'));
    const subscribed = await runAs('ann', WISHES.subscribeToBasket.replace('{ id }', '{ baskets { id } }'), {
      basket: BASKET,
      preferences: { locationId: MARKET },
    });
    const { baskets } = subscribed.subscribeToBasket as { baskets: { id: string }[] };
    idsByName.set(OF.annsBasket, baskets[0]!.id);
    await runAs('ann', WISHES.updateBasket, { id: baskets[0]!.id, input: { pauseWeeks: ['per_20261204'] } });
    await runAs('ann', 'mutation { startTrial { cart { id } } }');
    const { createMembership } = await runAs('ann', WISHES.createMembership);
    const customer = api.payment.memberships.pay(String(createMembership), api.clock.now());
    await api.services.membership.handle({ kind: 'membership', customer });
    await runAs('cleo', SET_UP, { url: PAGE });
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });

  const filled = (variables: WishRow[2]): WishRow[2] =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        idsByName.get(typeof value === 'string' ? value : '') ?? value,
      ]),
    );

  const expectRefusal = (name: WishName, who: Wisher, variables: WishRow[2], code: string) =>
    expectRefused(api, { query: WISHES[name], variables: filled(variables), headers: people[who] }, code);

  describe.each(Object.keys(WISHES) as WishName[])('%s', (name) => {
    const rows = WISH_ROWS.filter(([mutation]) => mutation === name);
    it.each(rows.map(([, who, variables, code]) => [who, shownVariables(variables), code, variables] as const))(
      'answer %s with %s by %s, and change nothing',
      (who, _shown, code, variables) => expectRefusal(name, who, variables, code),
    );
  });

  it('are refused while the provider is down too, each with its own message', async () => {
    api.payment.provider.state = 'down';
    await expectRefusal('createMembership', 'bob', {}, 'PAYMENT_FAILED');
    await expectRefusal('manageMembership', 'ann', { returnUrl: PAGE }, 'PORTAL_UNAVAILABLE');
    await expectRefusal(
      'subscribeToBasket',
      'cleo',
      { basket: BASKET, preferences: { locationId: MARKET } },
      'NO_CARD',
    );
    api.payment.provider.state = 'up';
  });

  it('are ignored from the provider for a deleted or unknown customer', async () => {
    const eve = { session: newSessionToken(), authorization: await api.identity.token('eve') };
    people.cleo = eve;
    await leaveCard('cleo');
    await runAs('cleo', WISHES.subscribeToBasket, { basket: BASKET, preferences: { locationId: MARKET } });
    const { createMembership } = await runAs('cleo', WISHES.createMembership);
    const customer = api.payment.memberships.pay(String(createMembership), api.clock.now());
    const { rows } = await sql<{
      id: string;
    }>`select id from customer where provider_customer_id = ${customer}`.execute(api.database.kysely);
    await api.services.account.erase(rows[0]!.id);
    const before = await marketState(api.database);
    for (const unknownCustomer of [customer, 'cus_none', '']) {
      expect(await api.services.membership.handle({ kind: 'membership', customer: unknownCustomer })).toBe('ignored');
      expect(await api.services.cards.handle({ kind: 'customer', customer: unknownCustomer })).toBe('ignored');
    }
    expect(await api.services.baskets.deliver()).toBe(0);
    expect(await marketState(api.database)).toEqual(before);
  });

  it('for a place that has closed meanwhile change no basket', async () => {
    await sql`update location set active = false where id = ${location('marche')}`.execute(api.database.kysely);
    await api.services.catalogue.fresh();
    api.services.catalogue.changed();
    await expectRefusal(
      'updateBasket',
      'ann',
      { id: OF.annsBasket, input: { preferences: { locationId: MARKET } } },
      'NO_DELIVERY',
    );
  });
});
