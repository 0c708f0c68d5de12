import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { fileMarket, withProducts } from '../../tests/support/fileMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { readDemoMarket } from '../demo/demoMarket.ts';
import { stableUuid } from '../ids.ts';
import { importMarket, reportText, type ImportOptions } from './catalogueImport.ts';
import { problemTexts } from './fileProblem.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
let database: Database;

const run = (files: Record<string, string>, options: Partial<ImportOptions> = {}) =>
  importMarket(database, filesOf(files), { now: NOW, ...options });
const problemsOf = async (files: Record<string, string>) => problemTexts((await run(files)).problems);
const changes = async (kind: 'catalogue' | 'stock') =>
  (await database.kysely.selectFrom('change_log').where('kind', '=', kind).select('id').execute()).length;
const products = () => database.kysely.selectFrom('product').selectAll().orderBy('handle_primary').execute();
const variants = () =>
  database.kysely
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'product.handle_primary as product', 'key', 'position', 'price', 'stock', 'stock_mdo'])
    .orderBy('product.handle_primary')
    .orderBy('position')
    .execute();
const placed = async (handle: string) =>
  (
    await database.kysely
      .selectFrom('placement')
      .innerJoin('product', 'product.id', 'product_id')
      .innerJoin('collection', 'collection.id', 'collection_id')
      .where('product.handle_primary', '=', handle)
      .select(['collection.handle_primary as collection', 'is_main'])
      .orderBy('is_main', 'desc')
      .orderBy('collection')
      .execute()
  ).map(({ collection, is_main }) => (is_main ? `${collection}!` : collection));
const counts = async () => [
  (await database.kysely.selectFrom('seller').select('id').execute()).length,
  (await products()).length,
];

describe.each(testDatabaseKinds())('an import (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  beforeEach(async () => {
    await sql`truncate seller, collection, location, shipping_zone, basket, change_log cascade`.execute(
      database.kysely,
    );
    await sql`update market set banner = null, popup = null, stored_modal = null, contact = null, pages = '{}'`.execute(
      database.kysely,
    );
  });
  afterAll(() => database.close());

  it('adds what is new, with ids that are the same on every machine', async () => {
    const report = await run(fileMarket());
    expect(report).toMatchObject({
      isWritten: true,
      problems: [],
      counts: { sellers: { added: 2 }, collections: { added: 3 }, products: { added: 2 }, variants: { added: 3 } },
    });
    expect((await products()).map(({ id }) => id)).toEqual(
      ['carottes', 'miel-dore'].map((handle) => stableUuid('product', handle)),
    );
    expect((await variants()).map(({ id }) => id)).toEqual(
      ['carottes/botte', 'carottes/sac', 'miel-dore/pot'].map((name) => stableUuid('variant', name)),
    );
    expect((await products())[0]).toMatchObject({ created_at: NOW, status: 'active', temperature: 'normal' });
    expect(await placed('carottes')).toEqual(['racines!', 'legumes']);
  });

  it('changes what differs, and leaves alone what the files do not mention', async () => {
    await run(fileMarket());
    const before = await products();
    const report = await run({
      'products.csv': 'handle_fr,status\nmiel-dore,inactive\n',
      'sellers.json': JSON.stringify([{ handle: 'ferme', town: 'Low' }]),
    });
    expect(report.counts).toMatchObject({
      sellers: { added: 0, changed: 1, unchanged: 0 },
      products: { added: 0, changed: 1, unchanged: 0 },
      variants: { added: 0, changed: 0, unchanged: 0 },
    });
    expect(await products()).toEqual(
      before.map((row) =>
        row.handle_primary === 'miel-dore'
          ? { ...row, status: 'inactive', version: 2, field_versions: { status: 2 } }
          : row,
      ),
    );
    expect(await counts()).toEqual([2, 2]);
  });

  it('takes both taxes for what is taxable, as older files say it, unless one is named', async () => {
    await run(
      fileMarket({
        'products.csv':
          'handle_fr,handle_en,name_fr,seller,taxable,variant,variant_fr,price\nlivre,book,Livre,ferme,oui,un,un,20\npain,bread,Pain,ferme,non,un,un,5\n',
      }),
    );
    const taxes = async () =>
      (await products())
        .filter(({ handle_primary: handle }) => ['livre', 'pain'].includes(handle))
        .map(({ taxable, tax_kind: kind_ }) => [taxable, kind_]);
    expect(await taxes()).toEqual([
      [true, 'both'],
      [false, 'both'],
    ]);
    await run({ 'products.csv': 'handle_fr,tax_kind\nlivre,GST\n' });
    expect((await taxes())[0]).toEqual([true, 'gst']);
    // A file without the column leaves it alone.
    await run({ 'products.csv': 'handle_fr,name_fr,taxable\nlivre,Le livre,oui\n' });
    expect((await taxes())[0]).toEqual([true, 'gst']);
    expect(await problemsOf({ 'products.csv': 'handle_fr,tax_kind\nlivre,tvq\n' })).toEqual([
      'products.csv, line 2, tax_kind: expected one of both, gst, pst; found “tvq”',
    ]);
  });

  it('reads the commission of a producer as people write it', async () => {
    await run(fileMarket({ 'sellers.csv': 'handle,name,commission\nferme,F,"12,5 %"\nrucher,R,\n' }));
    const commissions = () => database.kysely.selectFrom('seller').select('commission').orderBy('handle').execute();
    expect(await commissions()).toEqual([{ commission: 12_500 }, { commission: 0 }]);
    await run({ 'sellers.json': JSON.stringify([{ handle: 'rucher', commission: 9975 }]) });
    expect((await commissions())[1]).toEqual({ commission: 9975 });
    // An older file has no such column.
    await run({ 'sellers.csv': 'handle,name\nrucher,Rucher\n' });
    expect((await commissions())[1]).toEqual({ commission: 9975 });
    expect(await problemsOf({ 'sellers.csv': 'handle,commission\nrucher,100\n' })).toEqual([
      expect.stringMatching(/line 2, commission: expected a percentage below 100.*found “100”/),
    ]);
  });

  it('reads positions and seasons as people write them', async () => {
    await run(
      fileMarket({
        'sellers.csv':
          'handle,name,seasons_fr,position\nferme,F,4 - 6  asperges|12 sapins,"45.5, -75.75"\nrucher,R,,\n',
        'zones.csv': 'key,name_fr,price,prefixes,centres,weekday,from,to\nz,Z,0,J8X,"j8x  45.4, -75.7",4,17:00,19:00\n',
      }),
    );
    expect(
      await database.kysely.selectFrom('seller').select(['seasons_primary', 'position']).orderBy('handle').execute(),
    ).toEqual([
      { seasons_primary: ['4-6 asperges', '12 sapins'], position: '45.5,-75.75' },
      { seasons_primary: [], position: null },
    ]);
    expect(await database.kysely.selectFrom('shipping_zone').select('centres').execute()).toEqual([
      { centres: ['J8X 45.4,-75.7'] },
    ]);
  });

  it('writes nothing, and logs no change, when nothing has changed', async () => {
    await run(fileMarket());
    const before = [await changes('catalogue'), await changes('stock')];
    const report = await run(fileMarket());
    expect(report.isWritten).toBe(false);
    expect(reportText(report, false)).toContain('Nothing has changed.');
    expect([await changes('catalogue'), await changes('stock')]).toEqual(before);
  });

  it('logs a change of stock as one of stock alone', async () => {
    await run(fileMarket());
    const before = [await changes('catalogue'), await changes('stock')];
    await run(withProducts(',yes,10,yes,4', ',yes,12,yes,4'));
    expect([await changes('catalogue'), await changes('stock')]).toEqual([before[0], before[1]! + 1]);
    expect((await variants())[0]).toMatchObject({ stock: 12, stock_mdo: 4 });
  });

  it('does everything but write in a dry run', async () => {
    const report = await run(fileMarket(), { dryRun: true });
    expect(report).toMatchObject({ isWritten: false, counts: { products: { added: 2 } } });
    expect(reportText(report, true)).toContain('Dry run: nothing was written.');
    expect(await counts()).toEqual([0, 0]);
  });

  it('lets rows exchange unique values', async () => {
    await run(fileMarket());
    const report = await run({
      'sellers.csv': 'handle,legacy_id\nferme,117\nrucher,201\n',
      'products.csv':
        'handle_fr,handle_en,variant\ncarottes,golden-honey,sac\ncarottes,,botte\nmiel-dore,carrots,pot\n',
    });
    expect(report.problems).toEqual([]);
    expect((await products()).map((row) => row.handle_secondary)).toEqual(['golden-honey', 'carrots']);
    expect((await variants()).map(({ key }) => key)).toEqual(['sac', 'botte', 'pot']);
  });

  it('keeps variants that the files do not name, and puts new ones after them', async () => {
    await run(fileMarket());
    const csv = 'handle_fr,variant,variant_fr,price\ncarottes,caisse,caisse,30\ncarottes,sac,sac de 5 lb,7\n';
    const { counts } = await run({ 'products.csv': csv });
    expect(counts.variants).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect((await variants()).map(({ key, price }) => [key, price])).toEqual([
      ['botte', 350],
      ['caisse', 3000],
      ['sac', 700],
      ['pot', 1200],
    ]);
  });

  it('changes the unit price with the price, unless the file states it', async () => {
    await run(fileMarket());
    const unitPrices = async (csv: string) => {
      await run({ 'products.csv': csv });
      const rows = await database.kysely.selectFrom('variant').selectAll().where('key', '=', 'sac').execute();
      return rows.map(({ unit_price }) => unit_price);
    };
    const columns = 'handle_fr,variant,variant_fr,price';
    expect(await unitPrices(`${columns},unit_price,unit_amount,unit\ncarottes,sac,sac de 2 kg,5,2.5,1,kg\n`)).toEqual([
      250,
    ]);
    expect(await unitPrices(`${columns}\ncarottes,sac,sac de 2 kg,5.50\n`)).toEqual([275]);
    expect(await unitPrices(`${columns}\ncarottes,sac,sac de 2 kg,5.50\n`)).toEqual([275]);
    expect(await unitPrices(`${columns},unit_price\ncarottes,sac,sac de 1 kg,5.50,5.50\n`)).toEqual([550]);
  });

  it('moves a product to where its file says, and its main collection with it', async () => {
    await run(fileMarket());
    await run(withProducts('racines|legumes', 'legumes|miel'));
    expect(await placed('carottes')).toEqual(['legumes!', 'miel']);
    await run(withProducts('racines|legumes', '|legumes'));
    expect(await placed('carottes')).toEqual(['legumes']);
  });

  it('never touches holds, and refuses a stock below them (E28, E58)', async () => {
    await run(fileMarket());
    await database.kysely.updateTable('variant').set({ held: 3, held_mdo: 2 }).where('key', '=', 'botte').execute();
    expect(await problemsOf(withProducts(',yes,10,yes,4', ',yes,2,yes,1'))).toEqual([
      'products.csv, line 2, stock: expected at least 3: as many are held by payments under way',
      'products.csv, line 2, stored_stock: expected at least 2: as many are held by payments under way',
    ]);
    expect(await problemsOf(withProducts(',yes,10,yes,4', ',yes,3,yes,2'))).toEqual([]);
    const row = await database.kysely.selectFrom('variant').selectAll().where('key', '=', 'botte').executeTakeFirst();
    expect(row).toMatchObject({ stock: 3, held: 3, stock_mdo: 2, held_mdo: 2 });
  });

  describe('with errors', () => {
    it('checks against the stored market, too', async () => {
      await run(fileMarket());
      const product = 'handle_fr,handle_en,name_fr,seller,variant,variant_fr,price\ncarrots,x,X,ferme,v,V,1\n';
      expect(await problemsOf({ 'products.csv': product })).toEqual([
        'products.csv, line 2, handle_fr: “carrots” is already a handle of the market’s product carottes; expected one of its own',
      ]);
      expect(await problemsOf({ 'sellers.csv': 'handle,name,legacy_id\nautre,A,201\n' })).toEqual([
        'sellers.csv, line 2, legacy_id: 201 is already that of the market’s producer ferme',
      ]);
    });

    it('writes the valid part on request, without what depends on the invalid one', async () => {
      const files = fileMarket({
        'sellers.csv': 'handle,name\nferme,<b>\nrucher,Rucher\n',
        'products-2.csv':
          'handle_fr,handle_en,name_fr,seller,variant,variant_fr,price\nthe,tea,Thé,rucher,sac,Sac,-1\nthe,,,,boite,Boîte,5\n',
      });
      const report = await run(files, { partial: true });
      expect(problemTexts(report.problems)).toEqual([
        expect.stringMatching(/^products-2.csv, line 2, price: expected an amount/),
        expect.stringMatching(/^sellers.csv, line 2, name: expected a text/),
        'products.csv, line 2, seller: the producer “ferme” is not usable: see sellers.csv, line 2',
      ]);
      expect((await products()).map(({ handle_primary }) => handle_primary)).toEqual(['miel-dore']);
      expect(report).toMatchObject({ isWritten: true, counts: { sellers: { added: 1 }, products: { added: 1 } } });
    });

    it('omits, on request, what only the invalid part had made room for', async () => {
      await run(fileMarket());
      const csv = 'handle_fr,handle_en,priority\ncarottes,golden-honey,1\nmiel-dore,carrots,x\n';
      const report = await run({ 'products.csv': csv }, { partial: true });
      expect(problemTexts(report.problems)).toEqual([
        'products.csv, line 3, priority: expected a whole number; found “x”',
        'products.csv, line 2, handle_en: “golden-honey” is already a handle of the market’s product miel-dore; expected one of its own',
      ]);
      expect(report.isWritten).toBe(false);
    });
  });

  it('imports market-wide settings, part by part', async () => {
    const text = { primary: 'Texte', secondary: null };
    const page = { title: text, updatedOn: '2026-11-20', sections: [{ heading: null, paragraphs: [text] }] };
    const site = (value: unknown) => run({ 'site.json': JSON.stringify(value) });
    expect((await site({ storedModal: { title: text, body: text }, pages: { privacy: page } })).site).toBe(true);
    expect((await site({ pages: { terms: page } })).isWritten).toBe(true);
    const row = await database.kysely.selectFrom('market').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ stored_modal: { title: text }, pages: { privacy: page, terms: page }, popup: null });
    expect((await site({ pages: { terms: page } })).isWritten).toBe(false);
    expect((await site({ storedModal: null })).site).toBe(true);
  });

  it('checks market-wide settings by the rules of the desk and of the API', async () => {
    const text = { primary: 'Texte', secondary: null };
    const banner = (url: string) => ({
      title: text,
      description: null,
      actionPrimary: { text, url, close: false, external: true },
      desktopImage: null,
      mobileImage: null,
    });
    const refusalOf = async (value: unknown) =>
      (await run({ 'site.json': JSON.stringify(value) })).problems.map(({ column }) => column);
    for (const url of ['tel:', 'mailto:', 'https://', '/\\\\evil', 'https://user:pw@example.com'])
      expect(await refusalOf({ banner: banner(url) }), url).toEqual(['banner.actionPrimary.url']);
    expect(await refusalOf({ banner: banner('mailto:info@marche.example') })).toEqual([]);
    const page = { title: text, updatedOn: '0001-01-01', sections: [{ heading: null, paragraphs: [text] }] };
    expect(await refusalOf({ pages: { terms: page } })).toEqual(['pages.terms.updatedOn']);
    expect(await refusalOf({ membershipPrice: 1_000_000 })).toEqual(['membershipPrice']);
  });

  it('names the product that lends a box, which has one variant of price 0 and with a deposit (E9)', async () => {
    const site = (value: unknown, more: Record<string, string> = {}) =>
      run({ ...more, 'site.json': JSON.stringify(value) });
    const settings = () => database.kysely.selectFrom('market').selectAll().executeTakeFirstOrThrow();
    await run(fileMarket());
    const products = await database.kysely.selectFrom('product').select(['id', 'handle_primary']).execute();
    const { id, handle_primary: handle } = products[0]!;
    await database.kysely.deleteFrom('variant').where('product_id', '=', id).where('position', '>', 0).execute();
    const variant = database.kysely.updateTable('variant').where('product_id', '=', id);
    await variant.set({ price: 0, deposit: 0 }).execute();
    const none = await site({ reusableBox: handle, membershipPrice: 2500 });
    expect(problemTexts(none.problems)).toEqual([
      `site.json, line 1, reusableBox: expected a product of one variant, of price 0 and with a deposit; “${handle}” is none`,
    ]);
    expect(problemTexts((await site({ reusableBox: 'nowhere' })).problems)).toEqual([
      'site.json, line 1, reusableBox: “nowhere” is no product of the market',
    ]);
    expect(await settings()).toMatchObject({ membership_price: 3000, reusable_box: null });
    await variant.set({ deposit: 1000 }).execute();
    expect((await site({ reusableBox: handle, membershipPrice: 2500 })).site).toBe(true);
    const box = await database.kysely
      .selectFrom('variant')
      .select('id')
      .where('product_id', '=', id)
      .executeTakeFirst();
    expect(await settings()).toMatchObject({ membership_price: 2500, reusable_box: box?.id });
    expect((await site({ reusableBox: handle, membershipPrice: 2500 })).isWritten).toBe(false);
    await site({ reusableBox: null });
    expect(await settings()).toMatchObject({ membership_price: 2500, reusable_box: null });
  });

  it('sets the amounts of the market, and changes no tax rate of a day that is over', async () => {
    const site = (value: unknown) => run({ 'site.json': JSON.stringify(value) });
    const past = { from: '2020-01-01', rate: 9500 };
    expect((await site({ orderFee: 600, trialMonths: 2, pstRates: [past] })).problems).toEqual([]);
    expect(await database.kysely.selectFrom('market').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      order_fee: 600,
      trial_months: 2,
      pst_rates: [past],
    });
    expect(problemTexts((await site({ pstRates: [{ ...past, rate: 9000 }] })).problems)).toEqual([
      'site.json, line 1, pstRates: the rate from 2020-01-01 is of the past, and stays as it is in the market',
    ]);
    for (const [column, value] of [
      ['orderFee', 5.5],
      ['freeDeliveryAbove', -1],
      ['trialMonths', 13],
      ['gstRates.0.rate', [{ from: '2099-01-01', rate: 100_000 }]],
      [
        'gstRates',
        [
          { from: '2099-01-01', rate: 1 },
          { from: '2099-01-01', rate: 2 },
        ],
      ],
    ] as const)
      expect((await site({ [column.split('.')[0]!]: value })).problems.map((problem) => problem.column)).toEqual([
        column,
      ]);
    await site({ orderFee: 500, trialMonths: 1 });
  });

  it('runs imports one after the other', async () => {
    const reports = await Promise.all([1, 2, 3].map(() => run(fileMarket())));
    expect(reports.map(({ isWritten: written }) => written).sort()).toEqual([false, false, true]);
  });

  it('accepts the whole demo market', async () => {
    const files = readDemoMarket();
    const report = await importMarket(database, files, { now: NOW });
    expect(report.problems).toEqual([]);
    expect(report.counts.products.added).toBe(files.products.length);
    expect((await importMarket(database, files, { now: NOW })).isWritten).toBe(false);
  });
});
