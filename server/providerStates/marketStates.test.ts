import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offer, servicesOver } from '../../tests/support/purchaseMarket.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createTestPayment } from '../../tests/support/testPayment.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { keyOf } from '../graphql/globalId.ts';
import { createSessions, sessionIdOf } from '../identity/session.ts';
import { createSiteInformationService } from '../siteInformation/siteInformationService.ts';
import { basketsShape } from './settingsInput.ts';
import { offerOnly } from './settingsStateStore.ts';
import { createStatedPayment } from './statedPayment.ts';
import { createStateHandlers } from './stateHandlers.ts';
import type { StateHandlers } from './stateParts.ts';

const id = (prefix: string) => `${prefix}_c0417ac7000000000000000000000008`;
const seller = { seller: id('sel'), handle: 'ferme-essai' };
const collection = { collection: id('col'), handles: ['rayon-essai', 'shelf-test'], names: ['Rayon', null] };
const product = {
  product: id('prd'),
  handles: ['produit-essai', 'product-test'],
  names: ['Produit', null],
  seller: id('sel'),
  collections: [id('col')],
  variants: [{ variant: id('var'), price: 450, stored: true, stockMdo: 2 }],
};
const catalogue = { sellers: [seller], collections: [collection], products: [product] };

describe.each(testDatabaseKinds())('states that everybody sees (%s)', (kind) => {
  let database: Database;
  let market: ReturnType<typeof servicesOver<PaymentGateway>>;
  let site: ReturnType<typeof createSiteInformationService>;
  let baskets: typeof market.baskets;
  let states: StateHandlers;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const statedPayment = createStatedPayment(createTestPayment());
    market = servicesOver(database, statedPayment.gateway);
    site = createSiteInformationService({ database, catalogue: market.catalogue });
    baskets = market.baskets;
    const parts = {
      services: market,
      database,
      clock: market.clock,
      publicUrl: 'https://market.example',
      sessions: createSessions('a key', false),
      accounts: null,
      statedPayment,
    };
    states = createStateHandlers(parts);
  });
  afterAll(() => database.close());

  it('add a catalogue to what there is, until teardown', async () => {
    await states['a catalogue'].setup(catalogue);
    const { productByHandle, collectionByHandle } = await market.catalogue.fresh();
    const found = productByHandle.get('product-test');
    expect(found?.id).toBe(keyOf(product.product, 'Product'));
    expect(
      found?.variants.map(({ price, stored, stockMdo, trackStock }) => [price, stored, stockMdo, trackStock]),
    ).toEqual([[450, true, 2, false]]);
    expect(found?.placements.map(({ isMain, collection: shelf }) => [isMain, shelf.handlePrimary])).toEqual([
      [true, 'rayon-essai'],
    ]);
    expect(collectionByHandle.get('shelf-test')?.products).toEqual([found]);

    await states['a catalogue'].setup({ ...catalogue, products: [] });
    expect((await market.catalogue.fresh()).collectionByHandle.get('rayon-essai')?.products).toEqual([]);
    await states['a catalogue'].teardown(catalogue);
    const after = await market.catalogue.fresh();
    expect([after.products.size, after.collections.size, after.sellers.size]).toEqual([0, 0, 0]);
  });

  it('add the special collections only if there are none', async () => {
    const collection = await smallMarket(database.kysely).collection('promotions', { handle_secondary: 'sales' });
    const none = {};
    await states['new arrivals and sales'].setup(none);
    const snapshot = await market.catalogue.fresh();
    expect(snapshot.collectionByHandle.get('sales')?.id).toBe(collection);
    expect(snapshot.collectionByHandle.has('new-arrivals')).toBe(true);
    await states['new arrivals and sales'].teardown(none);
    const after = await market.catalogue.fresh();
    expect([after.collectionByHandle.has('nouveautes'), after.collectionByHandle.has('promotions')]).toEqual([
      false,
      true,
    ]);
  });

  it('restore the operator’s site information, also after two states in a row', async () => {
    const contact = { email: 'marche@example.com', phone: null, address: null };
    await database.kysely
      .updateTable('market')
      .set({ contact: JSON.stringify(contact), maintenance: false })
      .execute();
    await market.catalogue.fresh();
    const settings = await site.settings();
    const title = { primary: 'Express', secondary: null };
    await states['site information'].setup({ storedModal: { title, body: title } });
    expect(await site.settings()).toMatchObject({ contact: null, banner: null, storedModal: { title } });
    await states['site information'].setup({ maintenance: true });
    expect(await site.settings()).toMatchObject({ maintenance: true, storedModal: null });
    await states['site information'].teardown({ maintenance: true });
    await market.catalogue.fresh();
    expect(await site.settings()).toEqual(settings);
  });

  it('offer only the given baskets, and then the earlier ones', async () => {
    const otherBasket = { basket: id('bsk'), handle: 'panier-du-marche', names: ['Panier', null], price: 100 };
    await inTransaction(database, (tx) => offerOnly(tx, basketsShape.parse({ baskets: [otherBasket] })));
    const offered = async () => {
      await market.catalogue.fresh();
      return (await baskets.onOffer()).map(({ handlePrimary }) => handlePrimary);
    };
    const testBasket = { ...otherBasket, basket: id('bsk').replace(/8$/, '9'), handle: 'panier-essai' };
    await states['baskets on offer'].setup({ baskets: [testBasket] });
    expect(await offered()).toEqual(['panier-essai']);
    await states['baskets on offer'].setup({});
    expect(await offered()).toEqual([]);
    await states['baskets on offer'].teardown({ baskets: [testBasket] });
    expect(await offered()).toEqual(['panier-du-marche']);
  });

  it('let only the given places serve the open week, and then the earlier ones', async () => {
    const pickupPoint = await smallMarket(database.kysely).location('marche');
    const serving = async () => {
      await market.catalogue.fresh();
      return (await market.fulfilment.locations({ ongoing: true })).map((place) => place.id);
    };
    const input = { locations: [{ location: id('loc') }], zones: [{ zone: id('zon'), open: false }] };
    await states['places of the open week'].setup(input);
    expect(await serving()).toEqual([keyOf(id('loc'), 'Location')]);
    expect(await market.fulfilment.shippingZones({ code: 'Z9Z', ongoing: true })).toEqual([]);
    expect(await market.fulfilment.shippingZones({ code: 'Z9Z' })).toHaveLength(1);
    await states['places of the open week'].teardown(input);
    expect(await serving()).toEqual([pickupPoint]);
  });

  it('lend the given box, or none, and then the market’s own', async () => {
    await smallMarket(database.kysely).seller('farm');
    const box = await offer(database, 'boite', { price: 0, deposit: 500 });
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    const readBox = async () => {
      const { reusableBox } = await market.catalogue.fresh();
      return reusableBox && [reusableBox.id, reusableBox.price, reusableBox.deposit];
    };
    await states['a box to borrow'].setup({ variant: id('var'), deposit: 900 });
    expect(await readBox()).toEqual([keyOf(id('var'), 'Variant'), 0, 900]);
    await states['a box to borrow'].setup({ variant: null });
    expect(await readBox()).toBeNull();
    await states['a box to borrow'].teardown({ variant: null });
    expect((await readBox())?.[0]).toBe(box);
  });

  it('close a place, or limit it to Express orders, after it was chosen for a cart', async () => {
    const readLine = async (input: object) => {
      const lines = [{ variant: id('var') }];
      const { headers } = await states['a cart'].setup({ lines, place: { location: id('loc'), ...input } });
      const sessionToken = headers.Cookie?.replace(/^etal_session=|\..*$/g, '') ?? '';
      const sessionId = sessionIdOf(sessionToken);
      const visitor = { sessionToken, sessionId, isNew: false, customer: null, address: '', origin: '' };
      const { location } = await market.cart.view({ visitor, locale: 'fr', now: market.clock.now() });
      return location && [location.active, location.storageOnly];
    };
    expect(await readLine({})).toEqual([true, false]);
    expect(await readLine({ open: false })).toEqual([false, false]);
    expect(await readLine({ storageOnly: true })).toEqual([true, true]);
  });

  it.each(['pending', 'paid', 'expired'] as const)(
    'make a payment %s, and return its session and cookie',
    async (state) => {
      const input = { lines: [{ variant: id('var') }], place: { location: id('loc') }, state };
      const { headers, values } = await states['a payment'].setup(input);
      const sessionToken = headers.Cookie?.replace(/^etal_session=|\..*$/g, '') ?? '';
      const sessionId = sessionIdOf(sessionToken);
      const visitor = { sessionToken, sessionId, isNew: false, customer: null, address: '', origin: '' };
      const attempt = await market.checkout.payment(visitor, values?.session);
      expect([attempt?.status, attempt?.provider_session_id]).toEqual([state, values?.session]);
      const order = attempt && (await market.orders.ofAttempt(visitor, attempt.id));
      expect(order?.status ?? null).toBe(state === 'paid' ? 'processed' : null);
      await states['a payment'].teardown(input);
    },
  );

  it.each([
    ['an unknown key', { ...catalogue, colour: 'red' }, 'colour'],
    ['an id of another type', { sellers: [{ ...seller, seller: id('prd') }] }, 'is no id of a Seller'],
    ['a day for an instant', { sellers: [{ ...seller, createdAt: '2026-11-24' }] }, 'createdAt'],
    ['a product without options', { products: [{ ...product, variants: [] }] }, 'variants'],
  ])('refuse a catalogue with %s', async (_, input, sentence) => {
    await expect(states['a catalogue'].setup(input)).rejects.toThrow(sentence);
  });
});
