import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductInput } from '#generated/schemaTypes.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { deskProductList } from '../catalogue/deskProductList.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const product = (handle: string) => testId(`product ${handle}`);
const priced = (variant: string, price: number) => ({ variants: [{ id: toId('Variant', variant), price }] });

describe.each(testDatabaseKinds())('changes of the catalogue by staff on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  let otherServer: MarketServices;
  let staff: Caller;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    otherServer = marketServices(database);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  afterAll(() => database.close());

  const versionOf = async (handle: string) => (await market.catalogue.fresh()).products.get(product(handle))!.version;
  const journalOf = async (kindOf: string) =>
    (await database.kysely.selectFrom('desk_action').selectAll().where('kind', '=', kindOf).execute()).map(
      ({ data }) => data,
    );

  it('updates texts, prices and status on every server, and records them in the journal', async () => {
    const variant = await offer(database, 'pommes');
    const saved = await market.catalogueAdmin.saveProduct(staff, product('pommes'), 1, {
      name: { primary: '  L’autre pomme ', secondary: '' },
      description: { primary: 'Croquante :\nsucrée', secondary: 'Crisp' },
      status: 'inactive',
      variants: [{ id: toId('Variant', variant), price: 450, comparedAtPrice: 500 }],
    });
    const row = {
      name: { primary: "L'autre pomme", secondary: null },
      description: { primary: 'Croquante :\nsucrée', secondary: 'Crisp' },
      status: 'inactive',
      version: 3,
      variants: [{ price: 450, comparedAtPrice: 500 }],
    };
    expect(saved).toMatchObject(row);
    expect((await otherServer.catalogue.current()).products.get(product('pommes'))).toMatchObject(row);
    expect(await journalOf('save_product')).toMatchObject([
      {
        product: product('pommes'),
        name: 'pommes',
        changes: expect.arrayContaining([
          { field: `variants.${toId('Variant', variant)}.price`, column: 'price', before: 500, after: 450 },
        ]) as unknown,
      },
    ]);
    await market.catalogueAdmin.saveProduct(staff, product('pommes'), 1, {
      status: 'inactive',
      ...priced(variant, 450),
    });
    expect(await versionOf('pommes')).toBe(3);
    expect(await journalOf('save_product')).toHaveLength(1);
  });

  it('changes the unit price with the price, of the same contents', async () => {
    const variant = await offer(database, 'fraises');
    const measured = { unit_price: 200, unit_amount: 100, unit: 'g' } as const;
    await database.kysely.updateTable('variant').set(measured).where('id', '=', variant).execute();
    const version = await versionOf('fraises');
    const saved = await market.catalogueAdmin.saveProduct(staff, product('fraises'), version, priced(variant, 575));
    expect(saved.variants[0]!.unitPrice).toEqual({ price: 230, amount: 100, unit: 'g' });
  });

  it('rejects fields that somebody else has changed since, naming them, and accepts the others', async () => {
    const variant = await offer(database, 'poires');
    const id = product('poires');
    await market.catalogueAdmin.saveProduct(staff, id, 1, priced(variant, 600));
    expect(
      await refusals(market.catalogueAdmin.saveProduct(staff, id, 1, { bio: true, ...priced(variant, 700) })),
    ).toEqual([{ code: 'PRODUCT_CHANGED', params: { fields: [`variants.${toId('Variant', variant)}.price`] } }]);
    expect(await market.catalogueAdmin.saveProduct(staff, id, 1, { bio: true, ...priced(variant, 600) })).toMatchObject(
      {
        bio: true,
        variants: [{ price: 600 }],
      },
    );
    await market.catalogueAdmin.saveProduct(staff, id, 3, { name: { primary: 'Poire' } });
    expect(await refusals(market.catalogueAdmin.saveProduct(staff, id, 3, { name: { primary: 'Poires' } }))).toEqual([
      { code: 'PRODUCT_CHANGED', params: { fields: ['name'] } },
    ]);
    expect(await refusals(market.catalogueAdmin.saveProduct(staff, id, 9, { bio: false }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'version' } },
    ]);
  });

  it('stores and clears what the producer declares, and rejects contradictions', async () => {
    await offer(database, 'brie');
    const id = product('brie');
    const save = (version: number, input: ProductInput) => market.catalogueAdmin.saveProduct(staff, id, version, input);
    const milk = { allergen: 'milk', presence: 'contains' } as const;
    const declared = { diets: ['gluten_free', 'vegetarian'], allergens: [milk] } satisfies ProductInput;
    const saved = { diets: ['vegetarian', 'gluten_free'], allergens: { milk: 'contains' } };
    expect(await save(1, declared)).toMatchObject(saved);
    expect(await save(2, declared)).toMatchObject({ ...saved, version: 2 });
    const badAllergens = [{ code: 'BAD_INPUT', params: { field: 'allergens' } }];
    expect(await refusals(save(2, { diets: ['vegan'] }))).toEqual(badAllergens);
    expect(await refusals(save(2, { allergens: [milk, { ...milk, presence: 'free' }] }))).toEqual(badAllergens);
    expect(await save(2, { diets: [], allergens: null })).toMatchObject({ diets: [], allergens: null });
    expect(await save(3, { diets: null })).toMatchObject({ diets: null, allergens: null });
  });

  it('stores and clears what the label states, once, and rejects what cannot be', async () => {
    await offer(database, 'levain');
    const id = product('levain');
    const save = (version: number, input: ProductInput) => market.catalogueAdmin.saveProduct(staff, id, version, input);
    const ingredients = { primary: 'Farine de blé, eau', secondary: 'Wheat flour, water' };
    const weights = { fat: 1, saturated: 0.2, carbohydrate: 29, fibre: 2, sugars: 1, protein: 5 };
    const nutrition = { ...weights, sodium: 290, energy: 150, unit: 'g', serving: 60 } as const;
    const acts = (await journalOf('save_product')).length;
    expect(await save(1, { ingredients, nutrition })).toMatchObject({ ingredients, nutrition, version: 2 });
    expect(await save(1, { ingredients, nutrition })).toMatchObject({ ingredients, nutrition, version: 2 });
    expect((await otherServer.catalogue.current()).products.get(id)).toMatchObject({ ingredients, nutrition });
    expect((await journalOf('save_product')).slice(acts)).toMatchObject([
      {
        product: id,
        changes: expect.arrayContaining([
          { field: 'ingredients', column: 'ingredients_secondary', before: null, after: 'Wheat flour, water' },
          { field: 'nutrition', column: 'nutrition', before: null, after: nutrition },
        ]) as unknown,
      },
    ]);
    for (const [change, field] of [
      [{ sodium: 10_001 }, 'sodium'],
      [{ serving: 0 }, 'serving'],
      [{ protein: 5.25 }, 'protein'],
      [{ saturated: 1.1 }, 'saturated'],
    ] as const)
      expect(await refusals(save(2, { nutrition: { ...nutrition, ...change } }))).toEqual([
        { code: 'BAD_INPUT', params: { field: `nutrition.${field}` } },
      ]);
    expect(await refusals(save(2, { ingredients: { primary: '<b>Eau</b>' } }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'ingredients' } },
    ]);
    expect(await refusals(save(1, { nutrition: { ...nutrition, sodium: 300 } }))).toEqual([
      { code: 'PRODUCT_CHANGED', params: { fields: ['nutrition'] } },
    ]);
    expect(await save(2, { ingredients: null, nutrition: null })).toMatchObject({ ingredients: null, nutrition: null });
  });

  it('stores and clears what a product is, each term once, and rejects HTML', async () => {
    await offer(database, 'rousse');
    const id = product('rousse');
    const save = (version: number, types: ProductInput['types']) =>
      market.catalogueAdmin.saveProduct(staff, id, version, { types });
    const typed = { primary: 'bière rousse, bière,, bière ', secondary: 'red ale, beer' };
    const stored = { types: { fr: ['bière rousse', 'bière'], en: ['red ale', 'beer'] } };
    expect(await save(1, typed)).toMatchObject(stored);
    expect(await save(2, typed)).toMatchObject({ ...stored, version: 2 });
    expect(await refusals(save(2, { primary: '<b>bière</b>' }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'types' } },
    ]);
    expect(await save(2, null)).toMatchObject({ types: { fr: [], en: [] } });
  });

  it('accepts one of two concurrent changes, whatever is sold in between', async () => {
    const variant = await offer(database, 'prunes');
    const id = product('prunes');
    const results = await Promise.allSettled(
      [610, 620].map((price) => market.catalogueAdmin.saveProduct(staff, id, 1, priced(variant, price))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const version = await versionOf('prunes');
    const ann = shopper(market, 'ann');
    await market.cart.add(ann, variant, 2);
    await database.kysely.updateTable('variant').set({ held: 2 }).where('id', '=', variant).execute();
    expect(await versionOf('prunes')).toBe(version);
    expect((await market.catalogueAdmin.saveProduct(staff, id, version, priced(variant, 650))).variants[0]!.held).toBe(
      2,
    );
    expect((await market.cart.view(ann)).lines).toMatchObject([{ unsure: true, unsureReason: 'price_changed' }]);
  });

  it.each([
    [{ price: 0 }, 'price'],
    [{ price: -450 }, 'price'],
    [{ price: 1_000_000 }, 'price'],
    [{ price: null }, 'price'],
    [{ comparedAtPrice: 500 }, 'comparedAtPrice'],
    [{ comparedAtPrice: 499 }, 'comparedAtPrice'],
    [{ price: 700, comparedAtPrice: 600 }, 'comparedAtPrice'],
    [{ name: { primary: ' ' } }, 'name'],
    [{ stored: null }, 'stored'],
  ])('rejects a variant with %j', async (input, field) => {
    const handle = `fruit ${JSON.stringify(input)}`;
    const variant = await offer(database, handle);
    const variantInput = { variants: [{ id: toId('Variant', variant), ...input }] } as never;
    expect(await refusals(market.catalogueAdmin.saveProduct(staff, product(handle), 1, variantInput))).toEqual([
      { code: 'BAD_INPUT', params: { field: `variants.${toId('Variant', variant)}.${field}` } },
    ]);
    expect(await versionOf(handle)).toBe(1);
  });

  it('reports all errors at once, and rejects another product’s variant', async () => {
    const variant = await offer(database, 'kiwis');
    const foreign = await offer(database, 'mangues');
    const wrong = { name: { primary: '' }, description: { primary: '', secondary: 'Only' }, bio: null };
    expect(await refusals(market.catalogueAdmin.saveProduct(staff, product('kiwis'), 1, wrong))).toEqual(
      ['name', 'description', 'bio'].map((field) => ({ code: 'BAD_INPUT', params: { field } })),
    );
    const long = { name: { primary: 'a'.repeat(201) }, description: { primary: '<b>' } };
    expect(await codes(market.catalogueAdmin.saveProduct(staff, product('kiwis'), 1, long))).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
    expect(await codes(market.catalogueAdmin.saveProduct(staff, product('kiwis'), 1, priced(foreign, 300)))).toEqual([
      'NOT_FOUND',
    ]);
    expect(await codes(market.catalogueAdmin.saveProduct(staff, testId('nobody'), 1, priced(variant, 300)))).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('changes stock by differences, once per request, and never below the holds (E58)', async () => {
    const variant = await offer(database, 'noix', { stock: 10, stock_mdo: 4, held: 3, held_mdo: 1, stored: true });
    const move = (stock: number, stockMdo: number, requestId: string) =>
      market.catalogueAdmin.adjustStock(staff, variant, { stock, stockMdo, requestId });
    await Promise.all([move(5, 0, 'a'), move(-2, 1, 'b'), move(5, 0, 'a')]);
    expect(await move(5, 0, 'a')).toMatchObject({ stock: 13, stockMdo: 5, held: 3, heldMdo: 1 });
    expect(await journalOf('adjust_stock')).toHaveLength(2);
    const figures = { stock: 13, stockMdo: 5, held: 3, heldMdo: 1 };
    for (const [stock, mdo] of [
      [-11, 0],
      [0, -5],
      [0, 9],
      [-9, 0],
    ] as const)
      expect(await refusals(move(stock, mdo, `refused ${stock} ${mdo}`))).toEqual([
        { code: 'STOCK_LIMIT', params: figures },
      ]);
    expect(await move(-8, 0, 'c')).toMatchObject({ stock: 5, stockMdo: 5 });
    expect(await move(-2, -4, 'd')).toMatchObject({ stock: 3, stockMdo: 1 });
    expect(await codes(move(0, 0, 'e'))).toEqual(['BAD_INPUT']);
    expect(await codes(move(1, 0, ' '))).toEqual(['BAD_INPUT']);
    expect(await versionOf('noix')).toBe(1);
  });

  it('does not start tracking a stock below its holds', async () => {
    const variant = await offer(database, 'miel', { track_stock: false, stock: 0, held: 2 });
    const count = { variants: [{ id: toId('Variant', variant), trackStock: true }] };
    expect(await refusals(market.catalogueAdmin.saveProduct(staff, product('miel'), 1, count))).toEqual([
      { code: 'STOCK_LIMIT', params: { stock: 0, stockMdo: 0, held: 2, heldMdo: 0 } },
    ]);
  });

  it('finds drafts and inactive products by words of either language, of a variant and of its producer', async () => {
    const names = { name_primary: 'Purée d’églantier', name_secondary: 'Rosehip mash', status: 'draft' } as const;
    await offer(database, 'eglantier', { product: names, name_primary: 'Pot de 250 ml' });
    const findHandles = async (search: string) =>
      deskProductList(await market.catalogue.fresh(), { words: search }, { locale: 'fr', now: staff.now }).items.map(
        ({ handlePrimary }) => handlePrimary,
      );
    for (const search of ['eglant', 'ROSEHIP', 'purée 250', 'farm rosehip'])
      expect(await findHandles(search)).toEqual(['eglantier']);
    expect(await findHandles('rosehip pomme')).toEqual([]);
    expect((await findHandles('')).length).toBeGreaterThan(5);
    await expect(findHandles('a'.repeat(101))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
