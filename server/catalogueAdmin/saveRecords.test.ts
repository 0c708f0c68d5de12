import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueRecordInput } from '#generated/schemaTypes.ts';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { fileMarket } from '../../tests/support/fileMarket.ts';
import { marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { importMarket } from '../catalogueFiles/catalogueImport.ts';
import type { Database } from '../database/database.ts';
import { MarketErrors, type MarketError } from '../marketError.ts';

type Kind = 'sellers' | 'collections' | 'products' | 'baskets' | 'locations' | 'zones';
const cells = (values: Record<string, string>) => Object.entries(values).map(([column, value]) => ({ column, value }));
type Lines = { version?: number | null; variants?: Record<string, Record<string, string>>; removed?: boolean };
const line = (key: string, values: Record<string, string>, more: Lines = {}): CatalogueRecordInput => ({
  key,
  version: more.version ?? null,
  removed: more.removed ?? false,
  cells: cells(values),
  ...(more.variants && {
    variants: Object.entries(more.variants).map(([variant, of]) => ({ key: variant, cells: cells(of) })),
  }),
});

describe.each(testDatabaseKinds())('records of the catalogue saved by staff on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  let requests = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  beforeEach(async () => {
    await sql`truncate seller, collection, shipping_zone, location, basket, catalogue_saving cascade`.execute(
      database.kysely,
    );
    await importMarket(database, filesOf(fileMarket()), { now: staff.now });
  });
  afterAll(() => database.close());

  const save = (of: Kind, records: CatalogueRecordInput[], requestId = `r${(requests += 1)}`) =>
    market.catalogueAdmin.saveCatalogueRecords(staff, of, { records, requestId });
  const read = async (of: Kind, key: string) => (await market.catalogueAdmin.catalogueRecords(of, { key }))[0];
  const cell = async (of: Kind, key: string, column: string) =>
    (await read(of, key))?.cells.find((one) => one.column === column)?.value;
  const variantCell = async (key: string, variant: string, column: string) =>
    (await read('products', key))?.variants
      .find((one) => one.key === variant)
      ?.cells.find((one) => one.column === column)?.value;
  const errorsOf = (call: Promise<unknown>): Promise<readonly MarketError[]> =>
    call.then(
      () => [],
      (error: unknown) => (error instanceof MarketErrors ? error.errors : [error as MarketError]),
    );
  const refused = async (call: Promise<unknown>) =>
    (await errorsOf(call)).map(({ code, params }) => [code, params['field'] ?? params['fields']]);
  /** With plain spaces. */
  const said = async (call: Promise<unknown>) =>
    (await errorsOf(call)).map(({ message }) => message.replaceAll(/\s/g, ' '));
  it('are read 200 at a time', async () => {
    await sql`insert into seller select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'handle', 'f' || n, 'legacy_id', 90000 + n))).*
      from seller s, generate_series(1, 201) n where handle = 'ferme'`.execute(database.kysely);
    expect(await market.catalogueAdmin.catalogueRecords('sellers', {})).toHaveLength(200);
  });

  const cheese = {
    handle_en: 'brie-cheese',
    name_fr: 'Brie',
    name_en: 'Brie cheese',
    seller: 'ferme',
    collections: 'legumes',
    taxable: 'yes',
    status: 'draft',
    shelf: 'B-04',
    diets: 'vegetarian',
    ingredients_fr: 'lait',
  };
  const wheel = { meule: { variant_fr: 'La meule', price: '12,50', deposit: '1', track_stock: 'yes', stock: '4' } };

  it('adds a product with its variants, changes it, and journals both', async () => {
    const added = await save('products', [line('brie', cheese, { variants: wheel })]);
    expect(added?.shown).toMatchObject([{ kind: 'products', key: 'brie', column: null, before: null, after: 'Brie' }]);
    const record = await read('products', 'brie');
    expect(Object.fromEntries(record!.cells.map(({ column, value }) => [column, value]))).toMatchObject(cheese);
    await save('products', [
      line(
        'brie',
        { name_fr: 'Brie double', collections: 'miel|legumes' },
        {
          version: record!.version,
          variants: { meule: { price: '13' }, pointe: { variant_fr: 'La pointe', price: '4' } },
        },
      ),
    ]);
    expect(await cell('products', 'brie', 'collections')).toBe('miel|legumes');
    expect(await variantCell('brie', 'meule', 'price')).toBe('13.00');
    expect((await read('products', 'brie'))?.variants.map((one) => one.key)).toEqual(['meule', 'pointe']);
    const products = [...(await market.catalogue.fresh()).products.values()];
    expect(products.map(({ name }) => name)).toContainEqual({ primary: 'Brie double', secondary: 'Brie cheese' });
    const journal = database.kysely.selectFrom('desk_action').select('kind').where('kind', '=', 'save_catalogue');
    expect((await journal.execute()).length).toBe(2);
  });

  it('is safe to send twice, and does nothing where nothing differs', async () => {
    const records = [line('brie', cheese, { variants: wheel })];
    const first = await save('products', records, 'twice');
    expect((await save('products', records, 'twice'))?.number).toBe(first?.number);
    expect(await save('products', records)).toBeNull();
    const other = [line('brie', { ...cheese, name_fr: 'Autre' })];
    expect(await refused(save('products', other))).toEqual([['CATALOGUE_REFUSED', 'records.0.handle_fr']]);
    expect(await said(save('products', other))).toEqual([
      '« brie » est déjà au marché ; il faut un autre identifiant pour en créer un nouveau.',
    ]);
    expect(await refused(save('products', other, 'twice'))).toEqual([['REQUEST_REUSED', undefined]]);
  });

  it('refuses each wrong cell in the reader’s language, and writes nothing', async () => {
    const wrong = line(
      'brie',
      { ...cheese, seller: 'personne', name_fr: '' },
      {
        variants: { meule: { variant_fr: 'x', price: 'cher' }, pointe: { variant_fr: 'x', price: '0' } },
      },
    );
    expect(await refused(save('products', [wrong]))).toEqual([
      ['CATALOGUE_REFUSED', 'records.0.name_fr'],
      ['CATALOGUE_REFUSED', 'records.0.variants.0.price'],
    ]);
    expect((await said(save('products', [wrong])))[0]).toBe('À remplir.');
    expect((await said(save('products', [wrong])))[1]).toMatch(
      /^Attendu : un montant de 0 à 9999,99, comme 6,95 ; trouvé : « cher »\.$/,
    );
    const { name_fr: _, ...unnamed } = cheese;
    expect(await said(save('products', [line('brie', unnamed, { variants: wheel })]))).toEqual(['À remplir.']);
    const free = line('brie', cheese, { variants: { pointe: { variant_fr: 'x', price: '0' } } });
    expect(await refused(save('products', [free]))).toEqual([['CATALOGUE_REFUSED', 'records.0.variants.0.price']]);
    const english = { ...staff, locale: 'en' as const };
    expect(
      await said(market.catalogueAdmin.saveCatalogueRecords(english, 'products', { records: [free], requestId: 'en' })),
    ).toEqual(['Expected more than 0: only a box that is lent for a deposit is free.']);
    expect(await read('products', 'brie')).toBeUndefined();
    expect(await refused(save('products', [line('brie', { couleur: 'blanc' })]))).toEqual([
      ['BAD_INPUT', 'records.0.couleur'],
    ]);
    expect(await refused(save('products', [line('brie', {}), line('a\u0000b', {})]))).toEqual([
      ['BAD_INPUT', 'records.1.key'],
    ]);
    expect(await refused(save('products', [line('absent', { name_fr: 'x' }, { version: 1 })]))).toEqual([
      ['NOT_FOUND', undefined],
    ]);
  });

  it('overwrites no unseen change of another manager, whatever the field', async () => {
    const { version } = (await read('products', 'carottes'))!;
    await save('products', [
      line(
        'carottes',
        { name_fr: 'Carottes nouvelles', collections: 'miel' },
        { version, variants: { sac: { price: '7' } } },
      ),
    ]);
    const late = { version, variants: { sac: { price: '8' } } };
    expect(
      await refused(
        save('products', [line('carottes', { name_fr: 'Autres', collections: 'legumes', shelf: 'A-1' }, late)]),
      ),
    ).toEqual([['CATALOGUE_CHANGED', ['records.0.name_fr', 'records.0.variants.0.price', 'records.0.collections']]]);
    await save('products', [line('carottes', { shelf: 'A-1' }, { version })]);
    expect(await cell('products', 'carottes', 'name_fr')).toBe('Carottes nouvelles');
    const { version: old } = (await read('collections', 'miel'))!;
    await save('collections', [line('miel', { name_fr: 'Miels' }, { version: old })]);
    expect(await refused(save('collections', [line('miel', { name_fr: 'Ruche' }, { version: old })]))).toEqual([
      ['CATALOGUE_CHANGED', ['records.0.name_fr']],
    ]);
  });

  it('moves stock by the difference from what was displayed', async () => {
    const { version } = (await read('products', 'carottes'))!;
    await sql`update variant set stock = 8 where key = 'botte'`.execute(database.kysely);
    const moved = { key: 'botte', seenStock: 10, cells: cells({ stock: '15' }) };
    await save('products', [{ ...line('carottes', {}, { version }), variants: [moved] }]);
    expect(await variantCell('carottes', 'botte', 'stock')).toBe('13');
    // As people type thousands.
    const thousand = { key: 'botte', seenStock: 15, cells: cells({ stock: '1 000' }) };
    await save('products', [{ ...line('carottes', {}, { version }), variants: [thousand] }]);
    expect(await variantCell('carottes', 'botte', 'stock')).toBe('998');
  });

  it('takes no stock of what is not counted without saying so, and counts it when told to', async () => {
    const { version } = (await read('products', 'carottes'))!;
    const stock = (of: Record<string, string>) =>
      save('products', [line('carottes', {}, { version, variants: { sac: of } })]);
    expect(await said(stock({ stock: '7' }))).toEqual([
      'Le stock n’est pas compté, ce nombre serait donc sans effet : cochez « Stock compté », ou mettez 0 ici.',
    ]);
    await stock({ track_stock: 'yes', stock: '7' });
    expect(await variantCell('carottes', 'sac', 'stock')).toBe('7');
  });

  it('undoes a saving as a whole, with what was sold since, once', async () => {
    const before = await read('products', 'carottes');
    const saving = await save('products', [
      line(
        'carottes',
        { name_fr: 'Autres', collections: 'miel' },
        {
          version: before!.version,
          variants: { botte: { price: '3.80', stock: '20' }, caisse: { variant_fr: 'Caisse', price: '30' } },
        },
      ),
    ]);
    await sql`update variant set stock = stock - 3 where key = 'botte'`.execute(database.kysely);
    await market.catalogueAdmin.undoCatalogueSaving(staff, saving!.number);
    await market.catalogueAdmin.undoCatalogueSaving(staff, saving!.number);
    const after = await read('products', 'carottes');
    expect(after?.cells).toEqual(before?.cells);
    expect(after?.variants.map((one) => one.key)).toEqual(['botte', 'sac']);
    expect([await variantCell('carottes', 'botte', 'price'), await variantCell('carottes', 'botte', 'stock')]).toEqual([
      '3.50',
      '7',
    ]);
    const savings = await market.catalogueAdmin.catalogueSavings();
    expect(savings.map(({ source, undone_at }) => [source, undone_at !== null])).toEqual([
      ['undo', false],
      ['form', true],
    ]);
    await market.catalogueAdmin.undoCatalogueSaving(staff, savings[0]!.number);
    expect(await cell('products', 'carottes', 'name_fr')).toBe('Autres');
  });

  it('names what a saving changed in both languages, also what was retired, and what its values refer to', async () => {
    const { version } = (await read('products', 'carottes'))!;
    const before = await read('products', 'carottes');
    const change = { status: 'inactive', collections: 'miel' };
    const more = { version, variants: { botte: { price: '3.90' } } };
    const saving = await save('products', [line('carottes', change, more)]);
    const names = saving!.shown.map(({ column, names: of }) => [column, of?.object.primary, of?.after?.secondary]);
    expect(names).toEqual([
      ['status', 'Carottes', undefined],
      ['price', 'Carottes, botte', undefined],
      ['collections', 'Carottes', 'Honey'],
    ]);
    await market.catalogueAdmin.undoCatalogueSaving(staff, saving!.number);
    expect((await read('products', 'carottes'))?.cells).toEqual(before?.cells);
    const [undone] = await market.catalogueAdmin.catalogueSavings();
    expect(undone!.shown.map(({ column, names: of }) => [column, of?.object.primary, of?.before?.secondary])).toEqual(
      names.toReversed(),
    );
  });

  it('undoes nothing that others changed since, or that was bought', async () => {
    const added = await save('products', [line('brie', cheese, { variants: wheel })]);
    const { version } = (await read('products', 'brie'))!;
    const renamed = await save('products', [line('brie', { name_fr: 'Brie double' }, { version })]);
    expect(await said(market.catalogueAdmin.undoCatalogueSaving(staff, added!.number))).toEqual([
      '« brie » a encore changé depuis.',
    ]);
    await market.catalogueAdmin.undoCatalogueSaving(staff, renamed!.number);
    await market.catalogueAdmin.undoCatalogueSaving(staff, added!.number);
    expect(await read('products', 'brie')).toBeUndefined();
  });

  it('keeps a category while it holds goods or others, and removes an empty one until that is undone', async () => {
    const remove = (of: Kind, key: string) => save(of, [line(key, {}, { removed: true })]);
    expect(await said(remove('collections', 'miel'))).toEqual([
      '« Miel » contient encore un produit (Miel doré) ; placez-le d’abord dans une autre catégorie.',
    ]);
    const english = { ...staff, locale: 'en' as const };
    const call = { records: [line('miel', {}, { removed: true })], requestId: 'in English' };
    expect(await said(market.catalogueAdmin.saveCatalogueRecords(english, 'collections', call))).toEqual([
      '“Honey” still holds a product (Golden honey); move it to another category first.',
    ]);
    expect(await refused(remove('collections', 'legumes'))).toEqual([['CATALOGUE_REFUSED', 'records.0']]);
    expect(await refused(remove('sellers', 'ferme'))).toEqual([['CATALOGUE_REFUSED', 'records.0']]);
    await save('collections', [
      line('vide', { handle_en: 'empty', name_fr: 'Vide', parent: 'legumes', group_fr: 'Fruits' }),
    ]);
    const removed = await remove('collections', 'vide');
    expect(await read('collections', 'vide')).toBeUndefined();
    expect(await remove('collections', 'vide')).toBeNull();
    await market.catalogueAdmin.undoCatalogueSaving(staff, removed!.number);
    expect(await cell('collections', 'vide', 'parent')).toBe('legumes');
    const { version } = (await read('collections', 'legumes'))!;
    expect(await refused(save('collections', [line('legumes', { parent: 'vide' }, { version })]))).toEqual([
      ['CATALOGUE_REFUSED', 'records.0.parent'],
    ]);
  });

  it('saves a producer, a place, a zone and a basket, and refuses zones that overlap by name', async () => {
    await save('sellers', [line('verger', { name: 'Verger', town: 'Low', seasons_fr: '8-10 pommes' })]);
    const slot = { weekday: '4', from: '15:00', to: '19:00' };
    const address = { line1: '1, rue du Quai', city: 'Gatineau', state: 'QC', postal_code: 'J8X 3G4', country: 'CA' };
    await save('locations', [line('quai', { name_fr: 'Le quai', ...address, ...slot })]);
    await save('zones', [line('hull', { name_fr: 'Hull', price: '6', prefixes: 'J8X|J8Y', ...slot })]);
    await save('baskets', [
      line('potager', {
        name_fr: 'Potager',
        price: '25',
        frequency: 'weekly',
        contents_fr: 'Kale|Ail',
        contents_en: 'Kale|Garlic',
      }),
    ]);
    const overlapping = { name_fr: 'Aylmer', price: '5', prefixes: 'J9A|J8Y', ...slot };
    expect(await refused(save('zones', [line('aylmer', overlapping)]))).toEqual([
      ['CATALOGUE_REFUSED', 'records.0.prefixes'],
    ]);
    expect(await said(save('zones', [line('aylmer', overlapping)]))).toEqual([
      '« Hull » livre déjà J8Y ce jour-là ; un code postal est d’une seule zone par jour.',
    ]);
    await save('zones', [line('aylmer', { ...overlapping, weekday: '5' })]);
    expect(await cell('sellers', 'verger', 'seasons_fr')).toBe('8-10 pommes');
    expect(await cell('locations', 'quai', 'postal_code')).toBe('J8X3G4');
    expect(await cell('baskets', 'potager', 'contents_en')).toBe('Kale|Garlic');
    expect((await read('zones', 'aylmer'))?.version).toBe(1);
  });

  it('finds records by words and producer, and changes many at once or none', async () => {
    const keys = async (wanted: { words?: string; seller?: string }) =>
      (await market.catalogueAdmin.catalogueRecords('products', wanted)).map(({ key }) => key);
    expect(await keys({ words: 'golden' })).toEqual(['miel-dore']);
    expect(await keys({ seller: 'ferme' })).toEqual(['carottes']);
    const prices = (second: string) => [
      line('carottes', {}, { version: 1, variants: { sac: { price: '8' } } }),
      line('miel-dore', { status: second }, { version: 1 }),
    ];
    expect(await refused(save('products', prices('parti')))).toEqual([['CATALOGUE_REFUSED', 'records.1.status']]);
    expect(await variantCell('carottes', 'sac', 'price')).toBe('6.50');
    expect((await save('products', prices('inactive')))?.shown).toHaveLength(2);
  });
});
