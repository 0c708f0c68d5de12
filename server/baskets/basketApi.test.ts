import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { keyOf, toId } from '../graphql/globalId.ts';

const SUBSCRIBE = `mutation($b: ID!, $p: BasketPreferencesInput) { subscribeToBasket(basket: $b, preferences: $p) { id baskets { id } } }`;
const UPDATE =
  'mutation($id: ID!, $i: UpdateBasketInput!) { updateBasket(id: $id, input: $i) { id isPaused pausedOn { from to } } }';
const CANCEL = 'mutation($id: ID!) { cancelBasket(id: $id) { baskets { id } } }';
const BASKETS_OF_USER = `{ user { baskets {
  isPaused pausedOn { from to } basket { name price deposit contents frequency }
  weeks { period { startDate } isDue isPaused optOutBy }
  next { period { id } slot { from to } changeBy totals { items deposits delivery deliveryWaiver fee gst pst total } }
  cardWanted { by } location { name } shippingZone { name } note
} } }`;

describe.each(testDatabaseKinds())('recurring baskets over the API on %s (F-141, F-145 to F-148)', (kind) => {
  let api: ApiServer;
  const basket = toId('Basket', testId('basket oeufs'));
  const place = { locationId: toId('Location', testId('location marche')) };
  beforeAll(async () => {
    api = await openApi(kind);
    await smallMarket(api.database.kysely).location('marche');
    await basketOffer(api.database, 'oeufs', {
      price: 2400,
      deposit: 200,
      taxable_price: 400,
      frequency: 'semiannual',
      name_primary: 'Œufs et lait',
      name_secondary: 'Eggs and milk',
      contents_primary: ['Une douzaine d’œufs', 'Deux litres de lait'],
      contents_secondary: ['A dozen eggs'],
    });
  });
  afterAll(() => api.close());

  async function customer(name: string) {
    const authorization = await api.identity.token(name);
    const returnUrl = 'https://market.example/compte/paniers';
    const set = 'mutation($a: String!) { setupPaymentMethod(successUrl: $a, cancelUrl: $a) }';
    await api.call(set, { a: returnUrl }, { authorization });
    const { input } = api.payment.customers.setups().at(-1)!;
    api.payment.customers.leaveCard(`cs_setup_${input.setupId}`, '4242');
    return { authorization };
  }
  const first = (response: { data?: unknown }, at: string): string =>
    (response.data as Record<string, { baskets: { id: string }[] }>)[at]!.baskets[0]!.id;

  it('list contents in the reader’s language, and in French where they are not translated', async () => {
    const LIST_QUERY = '{ baskets { name contents deposit } }';
    expect((await api.call(LIST_QUERY, {}, { 'accept-language': 'en' })).data).toEqual({
      baskets: [{ name: 'Eggs and milk', contents: ['A dozen eggs', 'Deux litres de lait'], deposit: 200 }],
    });
  });

  it('show what comes next, what is charged and until when it can be changed', async () => {
    const ann = await customer('ann');
    const setUp = await api.call(SUBSCRIBE, { b: basket, p: { ...place, note: 'Porte' } }, ann);
    expect([setUp.errors, first(setUp, 'subscribeToBasket')]).toEqual([[], expect.stringMatching(/^ubk_/)]);
    const { data } = await api.call(BASKETS_OF_USER, {}, ann);
    const [basketOfUser] = (data as { user: { baskets: { weeks: unknown[] }[] } }).user.baskets;
    expect(basketOfUser).toMatchObject({
      isPaused: false,
      pausedOn: null,
      basket: { price: 2400, deposit: 200, frequency: 'semiannual' },
      next: {
        period: { id: 'per_20261120' },
        slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
        changeBy: '2026-11-25T00:00:00-05:00',
        totals: { items: 2400, deposits: 200, delivery: 0, fee: 0, gst: 20, pst: 40, total: 2660 },
      },
      cardWanted: null,
      shippingZone: null,
      note: 'Porte',
    });
    expect(basketOfUser?.weeks).toHaveLength(12);
    expect(basketOfUser?.weeks[0]).toEqual({
      period: { startDate: '2026-11-20' },
      isDue: true,
      isPaused: false,
      optOutBy: '2026-11-25T00:00:00-05:00',
    });
    const id = first(setUp, 'subscribeToBasket');
    const paused = await api.call(UPDATE, { id, i: { pauseWeeks: ['per_20261120', 'per_20261204'] } }, ann);
    expect(paused.data).toEqual({
      updateBasket: { id, isPaused: true, pausedOn: { from: '2026-11-20', to: '2026-12-10' } },
    });
    // Half a year later, beyond the twelve weeks.
    const later = '{ user { baskets { next { period { id } } } } }';
    expect((await api.call(later, {}, ann)).data).toEqual({
      user: { baskets: [{ next: { period: { id: 'per_20270514' } } }] },
    });
    expect((await api.call(CANCEL, { id }, ann)).data).toEqual({ cancelBasket: { baskets: [] } });
    expect((await api.call(CANCEL, { id }, ann)).errors).toEqual([]);
  });

  it('show customers before they subscribe when, where and at what price it starts, and nobody else', async () => {
    const { authorization } = await customer('eve');
    const requestPlace = (locationId: string | null) =>
      api.call(
        `query($at: ID) { baskets { first(locationId: $at) {
          period { id } location { id } shippingZone { id } slot { from } changeBy totals { total }
        } } }`,
        { at: locationId },
        { authorization },
      );
    const begins = { period: { id: 'per_20261120' }, shippingZone: null, changeBy: '2026-11-25T00:00:00-05:00' };
    expect((await requestPlace(place.locationId)).data).toEqual({
      baskets: [
        {
          first: {
            ...begins,
            location: { id: place.locationId },
            slot: { from: '2026-11-26T14:00:00-05:00' },
            totals: { total: 2660 },
          },
        },
      ],
    });
    // No place is liked yet: none is made up.
    expect((await requestPlace(null)).data).toEqual({
      baskets: [{ first: { ...begins, location: null, slot: null, totals: { total: 2660 } } }],
    });
    const codeOf = (response: { errors: { extensions?: { code?: unknown } }[] }) =>
      response.errors[0]?.extensions?.code;
    expect(codeOf(await requestPlace(toId('Location', testId('nowhere'))))).toBe('NO_DELIVERY');
    expect(codeOf(await api.call('{ baskets { first { changeBy } } }'))).toBe('UNAUTHENTICATED');
  });

  it('return a refusal with its own text, without a change', async () => {
    const bob = await customer('bob');
    const setUp = await api.call(SUBSCRIBE, { b: basket, p: place }, bob);
    const id = first(setUp, 'subscribeToBasket');
    const cases = [
      [SUBSCRIBE, { b: basket, p: place }, 'ALREADY_SUBSCRIBED', 'subscription.already', {}],
      [SUBSCRIBE, { b: 'bsk_1' }, 'NOT_FOUND', 'errors.basic_retry', {}],
      [
        UPDATE,
        { id, i: { pauseWeeks: ['per_20261113'] } },
        'WEEK_CLOSED',
        'subscription.week_closed',
        { period: 'per_20261113' },
      ],
      [UPDATE, { id, i: { pauseWeeks: ['per_20270212'] } }, 'WEEK_TOO_FAR', 'subscription.week_too_far', { weeks: 12 }],
      [UPDATE, { id, i: {} }, 'NO_UPDATE', 'errors.no_update', {}],
      [CANCEL, { id: 'ubk_1' }, 'NOT_FOUND', 'errors.basic_retry', {}],
    ] as const;
    for (const [query, variables, code, message, params] of cases) {
      const { errors } = await api.call(query, variables, bob);
      expect(errors).toMatchObject([{ message, extensions: { code, displayable: true, params } }]);
    }
    expect((await api.call('{ user { baskets { id isPaused } } }', {}, bob)).data).toEqual({
      user: { baskets: [{ id, isPaused: false }] },
    });
    expect((await api.call(SUBSCRIBE, { b: basket, p: place })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  const [EARLIER, WEEK] = ['2026-11-13', '2026-11-20'];
  const SLOT = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };
  const [WANTED, FIXED] = [
    { period: { id: 'per_20261120' }, by: '2026-11-26T00:00:00-05:00', slot: SLOT },
    { period: { id: 'per_20261120' }, slot: SLOT },
  ];
  it.each<[string, deliveries: [week: string, status: string, refusal: string | null][], object]>([
    ['nothing', [], {}],
    ['an agreement', [[WEEK, 'due', 'TOTAL_RAISED']], { agreementWanted: WANTED }],
    ['another card', [[WEEK, 'due', 'declined']], { cardWanted: WANTED, fixed: [FIXED] }],
    [
      'a week that comes, without one that came',
      [
        [EARLIER, 'ordered', null],
        [WEEK, 'ordered', null],
      ],
      { fixed: [FIXED] },
    ],
  ])('show when and where what is decided comes, and what it waits for: %s', async (name, deliveries, expected) => {
    const eli = await customer(`eli ${name}`);
    const id = first(await api.call(SUBSCRIBE, { b: basket, p: place }, eli), 'subscribeToBasket');
    const key = keyOf(id, 'UserBasket');
    const db = api.database.kysely;
    await sql`update user_basket set decided_through = ${WEEK}, agreed_total = 1 where id = ${key}`.execute(db);
    for (const [week, status, refusal] of deliveries)
      await sql`insert into basket_delivery (user_basket_id, week, status, refusal, location_id, attempt_id) values (${key}, ${week}, ${status},
        ${refusal}, ${testId('location marche')}, ${status === 'ordered' ? testId(`${name} ${week}`) : null})`.execute(
        db,
      );
    const wanted = 'period { id } by slot { from to }';
    const QUERY = `{ user { baskets { fixed { period { id } slot { from to } } cardWanted { ${wanted} } agreementWanted { ${wanted} } } } }`;
    expect((await api.call(QUERY, {}, eli)).data).toEqual({
      user: { baskets: [{ fixed: [], cardWanted: null, agreementWanted: null, ...expected }] },
    });
  });
});
