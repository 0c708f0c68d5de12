import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('the price that a shopper agrees to (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const setPrice = (variant: string, price: number) =>
    database.kysely.updateTable('variant').set({ price }).where('id', '=', variant).execute();
  const soapAt = (name: string, price: number) => offer(database, name, { price, product: { name_primary: 'Savon' } });
  /** Each line with its units, agreed price, present price and whether it asks again. */
  const linesOf = async (ann: Caller) =>
    (await market.cart.view(ann)).lines.map(({ quantity, seenPrice, variant, unsure, unsureReason }) => [
      quantity,
      seenPrice,
      variant.price,
      unsure && unsureReason,
    ]);
  const raised = (shown: number, current: number) => [
    { code: 'PRICE_RAISED', params: { variant: 'unité', name: 'Savon', shown, current } },
  ];

  it('refuses to add at a higher price than the displayed one, with both, and changes nothing (E69)', async () => {
    const ann = shopper(market, 'raised before adding');
    const soap = await soapAt('raised before adding', 995);
    expect(await refusals(market.cart.add(ann, soap, 2, 695))).toEqual(raised(695, 995));
    expect(await linesOf(ann)).toEqual([]);
    await market.cart.add(ann, soap, 2, 995);
    expect(await linesOf(ann)).toEqual([[2, 995, 995, false]]);
  });

  it('adds at a lower price than the displayed one, and without a displayed price', async () => {
    const ann = shopper(market, 'lower');
    await market.cart.add(ann, await soapAt('lower', 600), 1, 695);
    await market.cart.add(ann, await soapAt('unsaid', 995), 1);
    expect(await linesOf(ann)).toEqual([
      [1, 600, 600, false],
      [1, 995, 995, false],
    ]);
  });

  it.each([[995], [undefined]])(
    'does not reprice confirmed units when one more is added at the displayed %s: the line asks again',
    async (seenPrice) => {
      const ann = shopper(market, `one more ${seenPrice}`);
      const soap = await soapAt(`one more ${seenPrice}`, 695);
      await market.cart.add(ann, soap, 2, 695);
      await setPrice(soap, 995);
      const view = await market.cart.add(ann, soap, 1, seenPrice);
      expect(view.totals.items).toBe(0);
      expect(await linesOf(ann)).toEqual([[3, 695, 995, 'price_changed']]);
    },
  );

  it('applies a lower price to a confirmed line, and keeps the agreed one to mention it', async () => {
    const ann = shopper(market, 'cheaper');
    const soap = await soapAt('cheaper', 695);
    await market.cart.add(ann, soap, 2, 695);
    await setPrice(soap, 500);
    expect((await market.cart.view(ann)).totals.items).toBe(1000);
    expect(await linesOf(ann)).toEqual([[2, 695, 500, false]]);
    await market.cart.add(ann, soap, 1, 500);
    await setPrice(soap, 695);
    expect(await linesOf(ann)).toEqual([[3, 500, 695, 'price_changed']]);
  });

  it('confirms a line at the displayed price or a lower one, never at a higher one', async () => {
    const ann = shopper(market, 'confirms');
    const soap = await soapAt('confirms', 695);
    const { id } = (await market.cart.add(ann, soap, 2, 695)).lines[0]!;
    await setPrice(soap, 806);
    await setPrice(soap, 1595);
    expect(await refusals(market.cart.confirm(ann, id, { seenPrice: 806 }))).toEqual(raised(806, 1595));
    expect(await linesOf(ann)).toEqual([[2, 695, 1595, 'price_changed']]);
    await setPrice(soap, 800);
    await market.cart.confirm(ann, id, { seenPrice: 806 });
    expect(await linesOf(ann)).toEqual([[2, 800, 800, false]]);
  });

  it('confirms a part of a line and removes the rest, all or nothing', async () => {
    const ann = shopper(market, 'confirms a part');
    const soap = await soapAt('confirms a part', 695);
    const { id } = (await market.cart.add(ann, soap, 5, 695)).lines[0]!;
    await setPrice(soap, 700);
    expect(await refusals(market.cart.confirm(ann, id, { seenPrice: 695, quantity: 3 }))).toEqual(raised(695, 700));
    for (const quantity of [0, -1, 6])
      expect(await refusals(market.cart.confirm(ann, id, { seenPrice: 700, quantity }))).toEqual([
        { code: 'BAD_INPUT', params: { field: 'quantity' } },
      ]);
    expect(await linesOf(ann)).toEqual([[5, 695, 700, 'price_changed']]);
    for (const quantity of [3, 3, 1]) {
      await market.cart.confirm(ann, id, { seenPrice: 700, quantity });
      expect(await linesOf(ann)).toEqual([[quantity, 700, 700, false]]);
    }
  });

  it('orders again at the prices of that order: what is dearer now asks first', async () => {
    const ann = shopper(market, 'again');
    const dearer = await soapAt('dearer again', 995);
    const cheaper = await soapAt('cheaper again', 500);
    // An order into which another one was merged has two lines of one product.
    const ordered = [
      { variantId: dearer, quantity: 2, price: 700 },
      { variantId: cheaper, quantity: 1, price: 695 },
      { variantId: dearer, quantity: 3, price: 695 },
    ];
    for (let times = 0; times < 2; times += 1) {
      const { missing } = await market.cart.orderAgain(ann, ordered);
      expect(missing).toEqual([]);
      expect(await linesOf(ann)).toEqual([
        [5, 695, 995, 'price_changed'],
        [1, 500, 500, false],
      ]);
    }
  });

  it('says of an order that is ordered again what is dearer, cheaper or sold otherwise now', async () => {
    const ann = shopper(market, 'differences');
    const [dearer, cheaper, renamed] = [
      await soapAt('dearer since', 995),
      await soapAt('cheaper since', 500),
      await soapAt('renamed since', 600),
    ];
    const { units, changes } = await market.cart.orderAgain(ann, [
      { variantId: dearer, quantity: 2, price: 700, variant: { primary: 'unité' } },
      { variantId: cheaper, quantity: 1, price: 695, variant: { primary: 'unité' } },
      { variantId: renamed, quantity: 1, price: 600, variant: { primary: 'le pain' } },
      { variantId: dearer, quantity: 3, price: 695, variant: { primary: 'unité' } },
      { variantId: null, quantity: 4, price: 100, variant: { primary: 'unité' } },
      { variantId: null, quantity: 1, price: 100, variant: { primary: 'unité' } },
    ]);
    const result = changes.map(({ line, quantity, ordered, shortage, variant }) => [
      line.variantId,
      quantity,
      ordered,
      shortage,
      variant && variant.price,
    ]);
    expect([units, result]).toEqual([
      7,
      [
        [dearer, 5, 5, null, 995],
        [cheaper, 1, 1, null, 500],
        [renamed, 1, 1, null, 600],
        [null, 0, 4, 'not_sold', null],
        [null, 0, 1, 'not_sold', null],
      ],
    ]);
  });

  it.each<
    [
      string,
      { stock: number; inCart?: number; product?: object },
      [units: number, shortage: string | null, inCart: number],
    ]
  >([
    ['that is sold out', { stock: 0 }, [0, 'sold_out', 0]],
    ['of which there is one', { stock: 1 }, [1, 'fewer', 1]],
    ['of which one is missing', { stock: 4 }, [4, 'fewer', 4]],
    ['of which there are as many', { stock: 5 }, [5, null, 5]],
    ['that is in the cart, and is raised', { stock: 9, inCart: 2 }, [5, null, 5]],
    ['that is in the cart, and is raised to all there is', { stock: 4, inCart: 2 }, [4, 'fewer', 4]],
    ['of which more is in the cart', { stock: 9, inCart: 7 }, [5, null, 7]],
    ['that is off sale', { stock: 9, product: { status: 'inactive' } }, [0, 'not_sold', 0]],
  ])(
    'orders five again of a product %s',
    async (which, { stock, inCart = 0, product = {} }, [units, shortage, now]) => {
      const ann = shopper(market, `five ${which}`);
      const soap = await offer(database, `five ${which}`, { stock, product });
      if (inCart > 0) await market.cart.add(ann, soap, inCart);
      const line = { variantId: soap, quantity: 5, price: 500 };
      const { cart, ...result } = await market.cart.orderAgain(ann, [line]);
      const { variant } = result.changes[0] ?? {};
      expect(result).toEqual({
        units,
        missing: shortage === null ? [] : [line],
        changes: shortage === null ? [] : [{ line, quantity: units, ordered: 5, shortage, variant }],
      });
      expect([variant?.id ?? soap, cart.lines.map(({ quantity }) => quantity)]).toEqual([soap, now === 0 ? [] : [now]]);
    },
  );

  it('lends one reusable box, to a customer, and orders it again with no order (E9)', async () => {
    const [guest, ann] = [shopper(market, 'box of a guest'), await signedIn(market, 'box of ann')];
    const box = await offer(database, 'box', { price: 0, deposit: 700 });
    const other = await offer(database, 'no box', { price: 0 });
    const max = (nb: number) => [{ code: 'MAX_REACHED', params: { nb, variant: 'unité', name: 'box' } }];
    const setStock = (stock: number) =>
      database.kysely.updateTable('variant').set({ stock }).where('id', '=', box).execute();
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    const { cart, ...result } = await market.cart.orderAgain(ann, [{ variantId: box, quantity: 1, price: 0 }]);
    expect([cart.lines, result]).toEqual([[], { units: 0, missing: [], changes: [] }]);
    expect(await refusals(market.cart.add(guest, box, 1))).toEqual([{ code: 'BOX_NEEDS_ACCOUNT', params: {} }]);
    expect((await market.cart.add(guest, other, 2)).lines).toHaveLength(1);
    expect(await refusals(market.cart.add(ann, box, 2))).toEqual([{ code: 'BOX_LIMIT', params: {} }]);
    const { id } = (await market.cart.add(ann, box, 1)).lines[0]!;
    expect(await refusals(market.cart.add(ann, box, 1))).toEqual([{ code: 'BOX_LIMIT', params: {} }]);
    const two = { quantity: 2, unsure: true, unsure_reason: 'last_week' } as const;
    await database.kysely.updateTable('cart_item').set(two).where('id', '=', id).execute();
    expect(await refusals(market.cart.confirm(ann, id))).toEqual(max(1));
    await setStock(0);
    expect(await refusals(market.cart.add(await signedIn(market, 'box of bob'), box, 1))).toEqual(max(0));
    await database.kysely.updateTable('market').set({ reusable_box: null }).execute();
  });

  it('refuses goods that are off sale at a higher price for being off sale, and a draft as unknown', async () => {
    const ann = shopper(market, 'off sale');
    const [inactive, draft] = await Promise.all(
      ['inactive', 'draft'].map((status) => offer(database, status, { product: { status } as object })),
    );
    expect(await refusals(market.cart.add(ann, inactive!, 1, 1))).toEqual([
      { code: 'UNAVAILABLE', params: { variant: 'unité', name: 'inactive' } },
    ]);
    expect(await refusals(market.cart.add(ann, draft!, 1))).toEqual([{ code: 'NOT_FOUND', params: {} }]);
  });

  it('stores no total of a cart that no closing buys (E69)', async () => {
    const ann = shopper(market, 'not by itself');
    const cart = await market.cart.add(ann, await soapAt('not by itself', 695), 2);
    expect(await market.cart.previewClosing(ann, cart)).toBeNull();
    expect((await market.cart.view(ann)).autoCloseTotal).toBeNull();
  });

  it('orders again once per request: a late repetition brings back nothing that was removed meanwhile', async () => {
    const ann = shopper(market, 'again with a key');
    const soap = await soapAt('again with a key', 500);
    const again = (orderId: string, requestId: string) =>
      market.cart.orderAgain(ann, [{ variantId: soap, quantity: 3, price: 500 }], { orderId, requestId });
    expect((await again('one', 'first')).units).toBe(3);
    await market.cart.remove(ann, soap, true);
    expect((await again('one', 'first')).units).toBe(0);
    expect(await linesOf(ann)).toEqual([]);
    expect(await refusals(again('two', 'first'))).toMatchObject([{ code: 'REQUEST_REUSED' }]);
    expect(await refusals(again('one', ''))).toMatchObject([{ code: 'BAD_INPUT' }]);
    expect((await again('one', 'second')).units).toBe(3);
  });

  it('orders again in Express what lies at the market', async () => {
    const ann = shopper(market, 'again in Express');
    const soap = await offer(database, 'soap at the market', { price: 500, stock: 9, stored: true, stock_mdo: 2 });
    await market.cart.updateSession(ann, { fromStorage: true });
    const { missing } = await market.cart.orderAgain(ann, [{ variantId: soap, quantity: 5, price: 500 }]);
    expect([missing.length, await linesOf(ann)]).toEqual([1, [[2, 500, 500, false]]]);
  });
});
