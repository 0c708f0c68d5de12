import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createMarketExecutor } from '../api/marketExecutor.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { createLog } from '../log.ts';
import { createSiteInformationService } from '../siteInformation/siteInformationService.ts';

const CART = `fragment C on Cart {
  id locationId location { id } shippingZone { id } note isSubscribed balanceAvailable ageConfirmed fromStorage
  items { id variantId quantity unsure unsureReason max variant { id product { name } } }
  totals { items deposits delivery deliveryWaiver fee taxBase gst pst total credit }
}`;
const ADD = `${CART} mutation Add($variant: ID!, $quantity: Int! = 1) { addToCart(variant: $variant, quantity: $quantity) { ...C } }`;
const SAVE = `${CART} mutation Save($input: UpdateCartInput!) { updateCart(input: $input) { ...C } }`;
const PAYMENT = `query Payment($session: String) { payment(session: $session) { id state order {
  id number status ongoing paymentPage total subtotal shipping fee gst pst deposit discount balanceApplied fromStorage note customerName
  createdAt period { id closesAt } slot { from to } location { id }
  fulfillment { id recipient postalCode deliveryRange deliveredAt }
  products { id productName variantName variantId price quantity progress status image { path } seller { handle } sellerName deposit returned lastUpdated }
} } }`;

const PREFIX: [string, RegExp][] = [
  ['crt', /^crt_[0-9a-f]{32}$/],
  ['pay', /^pay_[0-9a-f]{32}$/],
  ['ord', /^ord_[0-9a-f]{32}$/],
];
const idOf = (prefix: string) => expect.stringMatching(new Map(PREFIX).get(prefix)!);

describe.each(testDatabaseKinds())('a purchase with GraphQL documents (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let execute: (
    caller: Caller,
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<{ data: Record<string, unknown> | null; errors: { code: unknown; params: unknown }[] }>;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    const { executor } = createMarketExecutor({ mode: 'demo', log: createLog('silent') });
    const services = {
      ...market,
      siteInformation: createSiteInformationService({ database, catalogue: market.catalogue }),
    };
    execute = async ({ visitor, locale, now }, query, variables = {}) => {
      const { result } = await executor.run({ query, variables, context: { visitor, locale, now, services } });
      const errors = (result.errors ?? []).map(({ extensions }) => ({
        code: extensions?.code,
        params: extensions?.params,
      }));
      return { data: result.data ?? null, errors };
    };
  });
  afterAll(() => database.close());

  it('goes from an empty cart to a delivered order, in the reader’s language', async () => {
    const ann = shopper(market, 'documents');
    const variant = await offer(database, 'cidre', {
      price: 1299,
      deposit: 20,
      product: { taxable: true, name_primary: "Cidre d'été", name_secondary: 'Summer cider', images: ['cidre.avif'] },
    });
    const variantId = toId('Variant', variant);
    const shippingZoneId = toId('ShippingZone', zone('vallee'));
    const totals = {
      items: 2598,
      deposits: 40,
      delivery: 0,
      deliveryWaiver: null,
      fee: 500,
      taxBase: 3098,
      gst: 155,
      pst: 309,
      total: 3602,
      credit: 0,
    };
    const added = await execute(ann, ADD, { variant: variantId, quantity: 2 });
    expect(added).toEqual({
      errors: [],
      data: {
        addToCart: {
          id: idOf('crt'),
          locationId: null,
          location: null,
          shippingZone: null,
          note: null,
          isSubscribed: false,
          balanceAvailable: 0,
          ageConfirmed: false,
          fromStorage: false,
          items: [
            {
              id: expect.stringMatching(/^itm_/),
              variantId,
              quantity: 2,
              unsure: false,
              unsureReason: null,
              max: 10,
              variant: { id: variantId, product: { name: 'Cidre d’été' } },
            },
          ],
          totals,
        },
      },
    });
    const saved = await execute(ann, SAVE, { input: { step: 'checkout', note: 'Au 2e', shippingZoneId } });
    expect(saved.data).toMatchObject({
      updateCart: {
        shippingZone: { id: shippingZoneId },
        note: 'Au 2e',
        totals: { ...totals, delivery: 700, total: 4302 },
      },
    });
    const paying = await execute(ann, 'mutation Pay($period: ID) { checkout(period: $period) }', {
      period: toId('Period', '2026-11-27'),
    });
    const session = paying.data?.checkout as string;
    expect(await execute(ann, PAYMENT, { session })).toEqual({
      errors: [],
      data: { payment: { id: idOf('pay'), state: 'pending', order: null } },
    });
    const address = {
      line1: '1, rue des Pins',
      line2: null,
      city: 'Wakefield',
      state: 'QC',
      postalCode: 'J0X 3G0',
      country: 'CA',
    };
    await market.checkout.handleEvent(
      market.payment.pay(session, { contact: { email: 'ann@example.test', name: 'Ann', phone: null, address } }),
    );
    const payment = await execute(ann, PAYMENT);
    expect(payment.errors).toEqual([]);
    expect(payment.data?.payment).toMatchObject({
      state: 'paid',
      order: {
        id: idOf('ord'),
        status: 'processed',
        ongoing: true,
        paymentPage: null,
        total: 4302,
        shipping: 700,
        note: 'Au 2e',
        customerName: 'Ann',
        period: { id: toId('Period', '2026-11-27'), closesAt: '2026-11-30T00:00:00-05:00' },
        slot: { from: '2026-12-03T17:00:00-05:00', to: '2026-12-03T19:30:00-05:00' },
        location: null,
        fulfillment: {
          recipient: 'Ann',
          postalCode: 'J0X3G0',
          deliveryRange: expect.stringMatching(/^jeudi.3.décembre, 17.h à 19.h.30$/),
          deliveredAt: null,
        },
        products: [
          {
            productName: 'Cidre d’été',
            variantName: 'unité',
            variantId,
            quantity: 2,
            progress: 0,
            status: 'waiting',
            image: { path: 'cidre.avif' },
            seller: { handle: 'farm' },
            returned: 0,
          },
        ],
      },
    });
    const english = await execute(shopper(market, 'documents', 'en'), PAYMENT);
    expect(english.data?.payment).toMatchObject({
      order: {
        fulfillment: { deliveryRange: expect.stringMatching(/^Thursday,.December.3, 5.p\.m\. to 7:30.p\.m\.$/) },
        products: [{ productName: 'Summer cider' }],
      },
    });
    const { id } = (payment.data!.payment as { order: { id: string } }).order;
    const node = 'query N($id: ID!) { node(id: $id) { __typename id } }';
    expect((await execute(ann, node, { id })).data).toEqual({ node: { __typename: 'Order', id } });
    expect((await execute(shopper(market, 'nosy'), node, { id })).data).toEqual({ node: null });
    expect((await execute(shopper(market, 'nosy'), PAYMENT, { session })).data).toEqual({ payment: null });
  });

  it('returns each problem of a checkout as an error of its own', async () => {
    const ann = shopper(market, 'refused documents', 'en');
    const beer = await offer(database, 'bière', { product: { is_alcohol: true } });
    await execute(ann, ADD, { variant: toId('Variant', beer) });
    const { data, errors } = await execute(ann, 'mutation { checkout(useBalance: true) }');
    expect(data).toBeNull();
    expect(errors.map(({ code }) => code)).toEqual(['NO_PLACE', 'NO_ALCOHOL', 'NO_CREDIT']);
  });

  it('rejects unknown ids and ids of another type', async () => {
    const ann = shopper(market, 'bad ids');
    const code = async (query: string) => (await execute(ann, query)).errors.map((error) => error.code);
    expect(await code('mutation { addToCart(variant: "var_1") { id } }')).toEqual(['NOT_FOUND']);
    expect(await code(`mutation { addToCart(variant: "${toId('Location', location('marche'))}") { id } }`)).toEqual([
      'NOT_FOUND',
    ]);
    expect(await code(`mutation { addToCart(variant: "${toId('Variant', testId('none'))}") { id } }`)).toEqual([
      'NOT_FOUND',
    ]);
    expect(await code('mutation { removeFromCart(variant: "x") { id } }')).toEqual(['NOT_IN_CART']);
    expect(await code('mutation { confirmItemInCart(item: "x") { id } }')).toEqual(['NOT_IN_CART']);
    expect(await code('mutation { updateShoppingSession(input: {locationId: "0"}) { id } }')).toEqual(['BAD_INPUT']);
    expect(await code('mutation { confirmAge(birthDate: "2010-01-01") { id } }')).toEqual(['AGE_FORBIDDEN']);
  });
});
