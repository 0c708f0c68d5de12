import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createTestPayment } from '../../tests/support/testPayment.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import type { CartView } from './cartView.ts';

const lines = (view: CartView) => view.lines.map(({ variant, quantity, unsure }) => [variant.id, quantity, unsure]);
const idOf = (view: CartView, variant: string) => view.lines.find((line) => line.variant.id === variant)?.id ?? '';

describe.each(testDatabaseKinds())("merging a guest's cart at sign-in (E38, F-100) on %s", (kind) => {
  let database: Database;
  let market: MarketServices;
  const payment = createTestPayment();
  let bread: string;
  let honey: string;
  let cider: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database, { payment });
    bread = await offer(database, 'bread', { stock: 5 });
    honey = await offer(database, 'honey', { stock: 100 });
    cider = await offer(database, 'cider', { stock: 100 });
  });
  afterAll(() => database.close());
  const carts = async () => (await database.kysely.selectFrom('cart').select('id').execute()).length;

  it('adds quantities up to what is available and moves the other lines', async () => {
    const home = await signedIn(market, 'ann', { session: 'ann at home' });
    await market.cart.add(home, bread, 3);
    await market.cart.add(home, honey, 2);
    const guest = shopper(market, 'ann elsewhere');
    await market.cart.add(guest, bread, 4);
    await market.cart.add(guest, honey, 5);
    const withCider = await market.cart.add(guest, cider, 1);

    const elsewhere = await signedIn(market, 'ann', { session: 'ann elsewhere' });
    const merged = await market.cart.view(elsewhere);
    expect(lines(merged)).toEqual([
      [bread, 5, true],
      [honey, 7, false],
      [cider, 1, false],
    ]);
    // Two of seven were cut off: not without a word.
    expect(merged.lines[0]?.unsureReason).toBe('stock_changed');
    expect(idOf(merged, cider)).toBe(idOf(withCider, cider));
    expect(lines(await market.cart.view(home))).toEqual(lines(merged));
    expect((await market.cart.view(shopper(market, 'ann elsewhere'))).lines).toEqual([]);
  });

  it('counts a guest’s call once that is repeated after signing in', async () => {
    await market.cart.add(shopper(market, 'repeats'), honey, 2, null, 'one');
    const customer = await signedIn(market, 'repeats', { session: 'repeats' });
    expect(lines(await market.cart.add(customer, honey, 2, null, 'one'))).toEqual([[honey, 2, false]]);
  });

  it('happens once, and again for a cart begun after signing out', async () => {
    const guest = shopper(market, 'bob');
    await market.cart.add(guest, honey, 2);
    for (let times = 0; times < 3; times += 1) await signedIn(market, 'bob', { session: 'bob' });
    const bob = await signedIn(market, 'bob', { session: 'bob' });
    expect(lines(await market.cart.view(bob))).toEqual([[honey, 2, false]]);
    await market.cart.add(guest, honey, 1);
    await signedIn(market, 'bob', { session: 'bob' });
    expect(lines(await market.cart.view(bob))).toEqual([[honey, 3, false]]);
  });

  it('happens once when two tabs or two servers sign in together', async () => {
    const otherServer = marketServices(database, { payment });
    for (let round = 0; round < 8; round += 1) {
      const session = `two tabs ${round}`;
      const guest = shopper(market, session);
      await market.cart.add(guest, honey, 3);
      await market.cart.add(guest, cider, 1);
      const cartsBefore = await carts();
      const tabs = await Promise.all(
        [market, otherServer, market, otherServer].map((server) => signedIn(server, `tabs ${round}`, { session })),
      );
      const [first] = tabs;
      expect(new Set(tabs.map(({ visitor }) => visitor.customer?.id)).size).toBe(1);
      expect(lines(await market.cart.view(first!))).toEqual([
        [honey, 3, false],
        [cider, 1, false],
      ]);
      expect(await carts()).toBe(cartsBefore);
    }
  });

  it('loses no unit that another tab or device adds meanwhile', async () => {
    const otherServer = marketServices(database, { payment });
    for (let round = 0; round < 12; round += 1) {
      const session = `adding tab ${round}`;
      const home = await signedIn(market, `adding ${round}`, { session: `adding at home ${round}` });
      await market.cart.add(home, honey, 1);
      const guest = shopper(market, session);
      await market.cart.add(guest, honey, 1);
      await Promise.all([
        signedIn(market, `adding ${round}`, { session }),
        otherServer.cart.add(guest, honey, 1),
        market.cart.add(guest, cider, 2),
        otherServer.cart.add(home, honey, 1),
        market.cart.add(home, honey, 1),
      ]);
      const view = await market.cart.view(await signedIn(market, `adding ${round}`, { session }));
      expect(lines(view).toSorted()).toEqual(
        [
          [honey, 5, false],
          [cider, 2, false],
        ].toSorted(),
      );
    }
  });

  it("takes place and note of the newer cart, and keeps the other's where it has none", async () => {
    const home = await signedIn(market, 'eve', { session: 'eve at home' });
    await market.cart.updateSession(home, { locationId: toId('Location', location('marche')) });
    await market.cart.updateCart(home, { note: 'Sonnez deux fois' });
    const guest = shopper(market, 'eve elsewhere');
    await market.cart.add(guest, honey, 1);
    await market.cart.updateSession(guest, { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    const merged = await market.cart.view(await signedIn(market, 'eve', { session: 'eve elsewhere' }));
    expect([merged.location, merged.zone?.key, merged.note]).toEqual([null, 'vallee', 'Sonnez deux fois']);

    const older = shopper(market, 'eve at work');
    await market.cart.updateSession(older, { locationId: toId('Location', location('marche')) });
    await market.cart.updateCart(older, { note: 'Plus tard' });
    await market.cart.updateCart(home, { note: 'Maintenant' });
    const mergedLater = await market.cart.view(await signedIn(market, 'eve', { session: 'eve at work' }));
    expect([mergedLater.location, mergedLater.zone?.key, mergedLater.note]).toEqual([null, 'vallee', 'Maintenant']);
  });

  it.each([
    [
      'all that was chosen last',
      { note: 'Frappez', allergies: 'noix' },
      { shippingZoneId: toId('ShippingZone', zone('vallee')) },
    ],
    ['what the other cart has', { note: null, allergies: null }, {}],
  ])('takes the mode of the newer cart, and %s', async (which, choices, place) => {
    const home = await signedIn(market, `mode ${which}`, { session: `mode ${which} 1` });
    await market.cart.updateSession(home, { fromStorage: true, locationId: toId('Location', location('gymnase')) });
    await market.cart.updateCart(home, { note: 'Sonnez', allergies: 'lait' });
    const guest = shopper(market, `mode ${which} 2`);
    await market.cart.add(guest, honey, 1);
    await market.cart.updateCart(guest, { ...choices, ...place });
    const merged = await market.cart.view(await signedIn(market, `mode ${which}`, { session: `mode ${which} 2` }));
    expect([merged.fromStorage, merged.location?.key, merged.zone?.key, merged.note, merged.allergies]).toEqual(
      choices.note === null
        ? [false, 'gymnase', undefined, 'Sonnez', 'lait']
        : [false, undefined, 'vallee', 'Frappez', 'noix'],
    );
  });

  it.each([
    [690, 600],
    [600, 690],
  ])('keeps the lower of two agreed prices: %d at home, %d elsewhere (E69)', async (atHome, elsewhere) => {
    const name = `prices ${atHome}`;
    const tea = await offer(database, name, { price: atHome });
    const setPrice = (price: number) =>
      database.kysely.updateTable('variant').set({ price }).where('id', '=', tea).execute();
    await market.catalogue.fresh();
    const home = await signedIn(market, name, { session: `${name} 1` });
    await market.cart.add(home, tea, 1);
    await setPrice(elsewhere);
    await market.catalogue.fresh();
    await market.cart.add(shopper(market, `${name} 2`), tea, 2);
    await setPrice(690);
    await market.catalogue.fresh();
    const merged = await market.cart.view(await signedIn(market, name, { session: `${name} 2` }));
    expect(merged.lines).toMatchObject([{ quantity: 3, seenPrice: 600, unsure: true, unsureReason: 'price_changed' }]);
  });

  it('counts what a payment that moves along holds as available, also at the market (E28, E58)', async () => {
    for (const fromStorage of [false, true]) {
      const name = `holds ${fromStorage}`;
      const jam = await offer(database, name, { stock: 9, stored: true, stock_mdo: fromStorage ? 5 : 0 });
      if (!fromStorage) await database.kysely.updateTable('variant').set({ stock: 5 }).where('id', '=', jam).execute();
      const choices = { fromStorage, locationId: toId('Location', location('gymnase')) };
      const home = await signedIn(market, name, { session: `${name} 1` });
      await market.cart.updateSession(home, choices);
      await market.cart.add(home, jam, 2);
      const guest = shopper(market, `${name} 2`);
      await market.cart.updateSession(guest, choices);
      await market.cart.add(guest, jam, 3);
      await market.checkout.checkout(guest, { useBalance: false, period: null });
      const merged = await market.cart.view(await signedIn(market, name, { session: `${name} 2` }));
      expect(merged.lines).toMatchObject([{ quantity: 5, unsure: false }]);
    }
  });

  it('keeps the larger line of what is sold out meanwhile', async () => {
    for (const [atHome, elsewhere] of [
      [4, 2],
      [2, 4],
    ] as const) {
      const name = `sold out ${atHome}`;
      const nuts = await offer(database, name, { stock: 9 });
      const home = await signedIn(market, name, { session: `${name} 1` });
      await market.cart.add(home, nuts, atHome);
      await market.cart.add(shopper(market, `${name} 2`), nuts, elsewhere);
      await database.kysely.updateTable('variant').set({ stock: 0 }).where('id', '=', nuts).execute();
      const merged = await market.cart.view(await signedIn(market, name, { session: `${name} 2` }));
      expect(merged.lines).toMatchObject([{ quantity: 4, unsure: false, problem: 'MAX_REACHED' }]);
    }
  });

  it.each(['at home', 'elsewhere'])('requires confirmation for a line that is unsure %s (E27)', async (side) => {
    const name = `una ${side}`;
    const home = await signedIn(market, name, { session: `${name} 1` });
    const [atHome, elsewhere] = [
      await market.cart.add(home, honey, 2),
      await market.cart.add(shopper(market, `${name} 2`), honey, 1),
    ];
    await database.kysely
      .updateTable('cart_item')
      .set({ unsure: true, unsure_reason: 'last_week' })
      .where('id', '=', (side === 'at home' ? atHome : elsewhere).lines[0]!.id)
      .execute();
    const merged = await market.cart.view(await signedIn(market, name, { session: `${name} 2` }));
    expect(merged.lines).toMatchObject([{ quantity: 3, unsure: true, unsureReason: 'last_week' }]);
    expect(merged.totals.items).toBe(0);
  });

  it.each(['at home', 'elsewhere'])(
    'requires confirmation for what was added in %s in a closed week (E57)',
    async (side) => {
      const name = `ida ${side}`;
      const home = await signedIn(market, name, { session: `${name} 1` });
      const guest = shopper(market, `${name} 2`);
      const [homeView, guestView] = [await market.cart.add(home, honey, 2), await market.cart.add(guest, honey, 1)];
      const withLateLine = side === 'at home' ? homeView : guestView;
      await database.kysely
        .updateTable('cart_item')
        .set({ week: '2026-11-20' })
        .where('id', '=', withLateLine.lines[0]!.id)
        .execute();
      const merged = await market.cart.view(await signedIn(market, name, { session: `${name} 2` }));
      expect(merged.lines).toMatchObject([{ quantity: 3, unsure: true, unsureReason: 'last_week' }]);
    },
  );

  it('moves a payment in progress, and once it is paid nothing is bought twice', async () => {
    const guest = shopper(market, 'payer');
    await market.cart.add(guest, honey, 2);
    await market.cart.updateSession(guest, { locationId: toId('Location', location('marche')) });
    const session = await market.checkout.checkout(guest, { useBalance: false, period: null });
    const payer = await signedIn(market, 'payer', { session: 'payer' });
    expect(lines(await market.cart.view(payer))).toEqual([[honey, 2, false]]);
    expect(await market.checkout.payRedirect(shopper(market, 'payer').visitor, session)).toMatchObject({ kind: 'pay' });

    await market.checkout.handleEvent(payment.pay(session));
    expect((await market.cart.view(payer)).lines).toEqual([]);
    const attempt = await market.checkout.payment(payer.visitor);
    expect(attempt?.status).toBe('paid');
    expect(await market.orders.ofAttempt(payer.visitor, attempt!.id)).not.toBeNull();
    expect(await market.orders.ofAttempt(shopper(market, 'payer').visitor, attempt!.id)).toBeNull();
    expect(await market.checkout.payment(shopper(market, 'payer').visitor)).toBeNull();
  });

  it('waits while both carts are being paid', async () => {
    const place = { locationId: toId('Location', location('marche')) };
    const request = { useBalance: false, period: null };
    const home = await signedIn(market, 'both', { session: 'both at home' });
    await market.cart.add(home, honey, 1);
    await market.cart.updateSession(home, place);
    const homeSession = await market.checkout.checkout(home, request);
    const guest = shopper(market, 'both elsewhere');
    await market.cart.add(guest, cider, 2);
    await market.cart.updateSession(guest, place);
    await market.checkout.checkout(guest, request);

    const elsewhere = await signedIn(market, 'both', { session: 'both elsewhere' });
    expect(lines(await market.cart.view(elsewhere))).toEqual([[honey, 1, false]]);
    await market.checkout.handleEvent(payment.pay(homeSession));
    await signedIn(market, 'both', { session: 'both elsewhere' });
    expect(lines(await market.cart.view(elsewhere))).toEqual([[cider, 2, false]]);
  });

  it('moves as many lines as a full cart can take, and names the others until its next change', async () => {
    const home = await signedIn(market, 'full', { session: 'full at home' });
    const variants: string[] = [];
    for (let count = 0; count < 200; count += 1) variants.push(await offer(database, `full ${kind} ${count}`));
    await market.catalogue.fresh();
    const { id } = await market.cart.add(home, variants[0]!, 1);
    await database.kysely
      .insertInto('cart_item')
      .values(
        variants.slice(1, 199).map((variant) => ({
          id: crypto.randomUUID(),
          cart_id: id,
          variant_id: variant,
          quantity: 1,
          price_seen: 500,
          unsure_reason: null,
          added_at: market.clock.now(),
        })),
      )
      .execute();
    const guest = shopper(market, 'full elsewhere');
    await market.cart.add(guest, honey, 1);
    await market.cart.add(guest, cider, 1);
    const elsewhere = await signedIn(market, 'full', { session: 'full elsewhere' });
    const merged = await market.cart.view(elsewhere);
    expect(merged.lines).toHaveLength(200);
    expect(idOf(merged, honey)).not.toBe('');
    expect(idOf(merged, cider)).toBe('');
    for (const view of [merged, await market.cart.view(elsewhere)])
      expect(view.leftOut.map(({ id }) => id)).toEqual([cider]);
    // A merge that fits says nothing about an earlier one.
    await market.cart.add(shopper(market, 'full in a third place'), honey, 1);
    const third = await signedIn(market, 'full', { session: 'full in a third place' });
    expect((await market.cart.view(third)).leftOut.map(({ id }) => id)).toEqual([cider]);
    expect((await market.cart.remove(elsewhere, honey, true)).leftOut).toEqual([]);
    // Ordering again fills it as far, and raises what it has.
    const again = (quantity: number, ...ordered: string[]) =>
      market.cart.orderAgain(
        elsewhere,
        ordered.map((variantId) => ({ variantId, quantity, price: 500 })),
      );
    const filled = await again(1, honey, cider);
    expect([filled.cart.lines.length, filled.missing.map(({ variantId }) => variantId)]).toEqual([200, [cider]]);
    expect((await again(3, honey)).missing).toEqual([]);
    expect(await market.cartOwnership.countCartsWith(variants.slice(0, 3))).toBe(1);
  });
});
