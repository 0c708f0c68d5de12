import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoment } from '#rules/dates.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { cartIdOf } from './cartOwner.ts';

const lines = (view: { lines: { variant: { id: string }; quantity: number; unsure: boolean }[] }) =>
  view.lines.map(({ variant, quantity, unsure }) => [variant.id, quantity, unsure]);

describe.each(testDatabaseKinds())('the cart (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  const storedCarts = async (id: string) =>
    database.kysely.selectFrom('cart').select('id').where('id', '=', id).execute();

  it('is empty and has a permanent id before anything is stored', async () => {
    const ann = shopper(market, 'empty');
    const view = await market.cart.view(ann);
    expect(view).toMatchObject({
      id: cartIdOf(ann.visitor),
      lines: [],
      note: null,
      location: null,
      zone: null,
      ageConfirmed: false,
    });
    expect(view.totals).toMatchObject({ items: 0, fee: 0, gst: 0, pst: 0, total: 0, credit: 0 });
    expect(await storedCarts(view.id)).toEqual([]);
    const variant = await offer(database, 'first');
    expect((await market.cart.add(ann, variant, 1)).id).toBe(view.id);
    expect(await storedCarts(view.id)).toHaveLength(1);
    expect(await market.cart.byId(ann, view.id)).toMatchObject({ id: view.id });
    expect(await market.cart.byId(shopper(market, 'somebody else'), view.id)).toBeNull();
  });

  it('adds to the existing line, and returns the same totals when read again', async () => {
    const ann = shopper(market, 'adds');
    const bread = await offer(database, 'bread', { price: 650 });
    const beer = await offer(database, 'beer', { price: 1299, deposit: 20, product: { taxable: true } });
    await market.cart.add(ann, bread, 1);
    await market.cart.add(ann, beer, 2);
    const added = await market.cart.add(ann, bread, 2);
    expect(lines(added)).toEqual([
      [bread, 3, false],
      [beer, 2, false],
    ]);
    expect(added.totals).toMatchObject({
      items: 4548,
      deposits: 40,
      fee: 500,
      taxBase: 3098,
      gst: 155,
      pst: 309,
      total: 5552,
    });
    expect(await market.cart.view(ann)).toEqual(added);
  });

  it.each([0, -1, 1.5, 1001, 1e9])('rejects a quantity of %d', async (quantity) => {
    const ann = shopper(market, `quantity ${quantity}`);
    expect(await refusals(market.cart.add(ann, testId('variant first 0'), quantity))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'quantity' } },
    ]);
    expect(await storedCarts(cartIdOf(ann.visitor))).toEqual([]);
  });

  it("never exceeds the stock, and reports the maximum with the product's name in the visitor's language", async () => {
    const honey = await offer(database, 'honey', {
      stock: 4,
      name_primary: 'pot',
      name_secondary: 'jar',
      product: { name_primary: 'Miel', name_secondary: 'Honey' },
    });
    const ann = shopper(market, 'too much', 'en');
    expect(await refusals(market.cart.add(ann, honey, 5))).toEqual([
      { code: 'MAX_REACHED', params: { nb: 4, variant: 'jar', name: 'Honey' } },
    ]);
    expect((await market.cart.add(ann, honey, 3)).lines[0]).toMatchObject({ quantity: 3, max: 4 });
    expect(await refusals(market.cart.add({ ...ann, locale: 'fr' }, honey, 2))).toEqual([
      { code: 'MAX_REACHED', params: { nb: 4, variant: 'pot', name: 'Miel' } },
    ]);
    expect(lines(await market.cart.view(ann))).toEqual([[honey, 3, false]]);
  });

  it('allows up to 1000 of an untracked variant, and of a tracked one', async () => {
    const ann = shopper(market, 'thousand');
    const flour = await offer(database, 'flour', { track_stock: false, stock: 0 });
    const nails = await offer(database, 'nails', { stock: 5000 });
    for (const variant of [flour, nails]) {
      await market.cart.add(ann, variant, 1000);
      expect(await refusals(market.cart.add(ann, variant, 1))).toMatchObject([
        { code: 'MAX_REACHED', params: { nb: 1000 } },
      ]);
    }
  });

  it('rejects variants that are not sold: paused, inactive, draft, deleted or unknown', async () => {
    const ann = shopper(market, 'unsold');
    const inactive = await offer(database, 'inactive', { product: { status: 'inactive' } });
    const draft = await offer(database, 'draft', { product: { status: 'draft' } });
    expect(await refusals(market.cart.add(ann, inactive, 1))).toEqual([
      { code: 'UNAVAILABLE', params: { variant: 'unité', name: 'inactive' } },
    ]);
    expect(await codes(market.cart.add(ann, draft, 1))).toEqual(['NOT_FOUND']);
    expect(await codes(market.cart.add(ann, testId('nothing'), 1))).toEqual(['NOT_FOUND']);
    const deleted = await offer(database, 'gone');
    await market.cart.add(ann, deleted, 1);
    await database.kysely.deleteFrom('variant').where('id', '=', deleted).execute();
    expect((await market.cart.view(ann)).lines).toEqual([]);
    expect(await codes(market.cart.add(ann, deleted, 1))).toEqual(['NOT_FOUND']);
    const ofAwaySeller = await offer(database, 'away');
    await market.cart.add(ann, ofAwaySeller, 1);
    const returnsAt = new Date(market.clock.now().getTime() + 3_600_000);
    await database.kysely
      .updateTable('seller')
      .set({ deactivated_until: returnsAt })
      .where('handle', '=', 'farm')
      .execute();
    const params = { variant: 'unité', name: 'away', back: formatMoment(returnsAt, 'fr', market.clock.now()) };
    expect(await refusals(market.cart.add(ann, ofAwaySeller, 1))).toEqual([{ code: 'UNAVAILABLE', params }]);
    expect((await market.cart.view(ann)).lines).toMatchObject([{ quantity: 1, max: 0 }]);
    await database.kysely.updateTable('seller').set({ deactivated_until: null }).where('handle', '=', 'farm').execute();
  });

  it('removes one unit or all, and rejects what is not in it', async () => {
    const ann = shopper(market, 'removes');
    const leek = await offer(database, 'leek');
    expect(await codes(market.cart.remove(ann, leek, false))).toEqual(['NOT_IN_CART']);
    await market.cart.add(ann, leek, 3);
    expect(lines(await market.cart.remove(ann, leek, false))).toEqual([[leek, 2, false]]);
    expect(lines(await market.cart.remove(ann, leek, true))).toEqual([]);
    await market.cart.add(ann, leek, 1);
    expect(lines(await market.cart.remove(ann, leek, false))).toEqual([]);
    expect(await codes(market.cart.remove(ann, leek, true))).toEqual(['NOT_IN_CART']);
  });

  it('makes a line unsure when its price is not the displayed one, until it is confirmed', async () => {
    const ann = shopper(market, 'price');
    const plum = await offer(database, 'plum', { price: 300 });
    const before = await market.cart.add(ann, plum, 2);
    await database.kysely.updateTable('variant').set({ price: 400 }).where('id', '=', plum).execute();
    const changed = await market.cart.view(ann);
    expect(changed.lines).toMatchObject([{ unsure: true, unsureReason: 'price_changed' }]);
    expect(changed.totals).toMatchObject({ items: 0, total: 0 });
    expect(await codes(market.cart.confirm(shopper(market, 'not the owner'), before.lines[0]!.id))).toEqual([
      'NOT_IN_CART',
    ]);
    const confirmed = await market.cart.confirm(ann, before.lines[0]!.id);
    expect(confirmed.lines).toMatchObject([{ unsure: false, unsureReason: null }]);
    expect(confirmed.totals.items).toBe(800);
  });

  it('confirms an unsure line only up to the stock', async () => {
    const ann = shopper(market, 'confirms');
    const pear = await offer(database, 'pear', { stock: 5 });
    const line = (await market.cart.add(ann, pear, 4)).lines[0]!;
    await database.kysely
      .updateTable('cart_item')
      .set({ unsure: true, unsure_reason: 'last_week' })
      .where('id', '=', line.id)
      .execute();
    await database.kysely.updateTable('variant').set({ stock: 3 }).where('id', '=', pear).execute();
    expect(await refusals(market.cart.confirm(ann, line.id))).toMatchObject([
      { code: 'MAX_REACHED', params: { nb: 3 } },
    ]);
    await market.cart.remove(ann, pear, false);
    expect(lines(await market.cart.confirm(ann, line.id))).toEqual([[pear, 3, false]]);
  });

  it('stores one place: a location clears the zone and vice versa, null clears both', async () => {
    const ann = shopper(market, 'places');
    const placeIdsOf = (view: { location: { id: string } | null; zone: { id: string } | null }) => [
      view.location?.id,
      view.zone?.id,
    ];
    const locationId = toId('Location', location('marche'));
    const shippingZoneId = toId('ShippingZone', zone('vallee'));
    expect(placeIdsOf(await market.cart.updateSession(ann, { locationId }))).toEqual([location('marche'), undefined]);
    expect(placeIdsOf(await market.cart.updateSession(ann, { shippingZoneId }))).toEqual([undefined, zone('vallee')]);
    expect(placeIdsOf(await market.cart.updateCart(ann, { locationId, note: '  Sonnez deux fois.  ' }))).toEqual([
      location('marche'),
      undefined,
    ]);
    expect(placeIdsOf(await market.cart.updateSession(ann, { fromStorage: true }))).toEqual([
      location('marche'),
      undefined,
    ]);
    const cleared = await market.cart.updateSession(ann, { locationId: null });
    expect(placeIdsOf(cleared)).toEqual([undefined, undefined]);
    expect(cleared).toMatchObject({ note: 'Sonnez deux fois.', fromStorage: true });
    expect((await market.cart.updateCart(ann, { note: null })).note).toBeNull();
  });

  it('rejects places that are unknown, closed, double (F-106), or a placeholder (F-105)', async () => {
    const ann = shopper(market, 'bad places');
    const locationId = toId('Location', location('marche'));
    const shippingZoneId = toId('ShippingZone', zone('vallee'));
    const badInput = (field: string) => [{ code: 'BAD_INPUT', params: { field } }];
    expect(await refusals(market.cart.updateSession(ann, { locationId, shippingZoneId }))).toEqual(
      badInput('shippingZoneId'),
    );
    expect(await refusals(market.cart.updateSession(ann, { locationId: '0' }))).toEqual(badInput('locationId'));
    expect(await refusals(market.cart.updateCart(ann, { shippingZoneId: '0' }))).toEqual(badInput('shippingZoneId'));
    expect(await codes(market.cart.updateSession(ann, { locationId: 'loc_1' }))).toEqual(['NO_DELIVERY']);
    expect(await codes(market.cart.updateSession(ann, { locationId: shippingZoneId }))).toEqual(['NO_DELIVERY']);
    expect(await codes(market.cart.updateSession(ann, { locationId: toId('Location', location('ferme')) }))).toEqual([
      'NO_DELIVERY',
    ]);
    expect(
      await codes(market.cart.updateSession(ann, { shippingZoneId: toId('ShippingZone', testId('nowhere')) })),
    ).toEqual(['NO_DELIVERY']);
    const depot = toId('Location', location('depot'));
    expect(await codes(market.cart.updateSession(ann, { locationId: depot }))).toEqual(['NEEDS_STORAGE']);
    expect((await market.cart.updateSession(ann, { locationId: depot, fromStorage: true })).location?.id).toBe(
      location('depot'),
    );
  });

  it('refuses a step of a cart that is not the visitor’s any more, and saves nothing of it (F-096)', async () => {
    const ann = shopper(market, 'lost session');
    await market.cart.add(ann, await offer(database, 'buckwheat'), 1);
    const cart = toId('Cart', (await market.cart.view(ann)).id);
    expect((await market.cart.updateCart(ann, { cart, step: 'shipping', note: 'mine' })).note).toBe('mine');
    const stranger = shopper(market, 'new session');
    expect(await codes(market.cart.updateCart(stranger, { cart, step: 'shipping', note: 'x' }))).toEqual([
      'CART_NOT_FOUND',
    ]);
    expect((await market.cart.view(stranger)).note).toBeNull();
  });

  it('lets a shopper leave a step only when it is complete, and otherwise saves nothing of it', async () => {
    const ann = shopper(market, 'steps');
    expect(await codes(market.cart.updateCart(ann, { step: 'shipping', note: 'kept?' }))).toEqual(['EMPTY_CART']);
    expect((await market.cart.view(ann)).note).toBeNull();
    const rice = await offer(database, 'rice', { product: { name_primary: 'Riz' } });
    await market.cart.add(ann, rice, 1);
    expect((await market.cart.updateCart(ann, { step: 'shipping', note: 'kept' })).note).toBe('kept');
    expect(await codes(market.cart.updateCart(ann, { step: 'checkout' }))).toEqual(['NO_PLACE']);
    await market.cart.updateCart(ann, { step: 'checkout', locationId: toId('Location', location('marche')) });
    await market.cart.updateSession(ann, { fromStorage: true });
    expect(await refusals(market.cart.updateCart(ann, { step: 'shipping' }))).toEqual([
      { code: 'NOT_FROM_STORAGE', params: { items: ['Riz (unité)'] } },
    ]);
  });

  it('accepts notes of 500 characters and rejects 501', async () => {
    const ann = shopper(market, 'notes');
    expect((await market.cart.updateCart(ann, { note: '🥕'.repeat(500) })).note).toHaveLength(1000);
    for (const note of ['x'.repeat(501), 'a\u0000b'])
      expect(await refusals(market.cart.updateCart(ann, { note }))).toEqual([
        { code: 'BAD_INPUT', params: { field: 'note' } },
      ]);
  });

  it('stores that the age was confirmed, and never the date', async () => {
    const ann = shopper(market, 'age');
    for (const day of ['2007-02-30', '2026-11-25', 'yesterday'])
      expect(await codes(market.cart.confirmAge(ann, day))).toEqual(['BAD_INPUT']);
    expect(await codes(market.cart.confirmAge(ann, '2007-11-25'))).toEqual(['AGE_FORBIDDEN']);
    expect((await market.cart.view(ann)).ageConfirmed).toBe(false);
    expect((await market.cart.confirmAge(ann, '2007-11-24')).ageConfirmed).toBe(true);
    expect((await market.cart.view(shopper(market, 'another age'))).ageConfirmed).toBe(false);
  });

  it('holds at most 200 lines', async () => {
    const ann = shopper(market, 'full');
    const variants = await Promise.all(
      Array.from({ length: 201 }, (_, index) => offer(database, `one of many ${index}`)),
    );
    for (const variant of variants.slice(0, 200)) await market.cart.add(ann, variant, 1);
    expect(await codes(market.cart.add(ann, variants[200]!, 1))).toEqual(['TOO_LARGE']);
    expect((await market.cart.add(ann, variants[0]!, 1)).lines).toHaveLength(200);
  });

  it('neither loses nor doubles a unit in parallel calls', async () => {
    const ann = shopper(market, 'parallel');
    const egg = await offer(database, 'egg', { stock: 40 });
    const calls = await Promise.allSettled(Array.from({ length: 32 }, () => market.cart.add(ann, egg, 2)));
    const passed = calls.filter(({ status }) => status === 'fulfilled').length;
    expect(passed).toBe(20);
    expect(lines(await market.cart.view(ann))).toEqual([[egg, 40, false]]);
    await Promise.all(Array.from({ length: 15 }, () => market.cart.remove(ann, egg, false)));
    expect(lines(await market.cart.view(ann))).toEqual([[egg, 25, false]]);
  });
});
