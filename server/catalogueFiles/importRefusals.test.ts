import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { fileMarket, withProducts } from '../../tests/support/fileMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { importMarket } from './catalogueImport.ts';
import { problemTexts } from './fileProblem.ts';

const FACTS = 'serving:60g|energy:150|fat:1|saturated:0.2|carbohydrate:29|fibre:2|sugars:1|protein:5|sodium:290';
const labelled = (nutrition: string) =>
  `handle_fr,handle_en,name_fr,seller,nutrition,variant,variant_fr,price\nbrie,brie,Brie,ferme,${nutrition},u,u,5.00\n`;
const declared = (cells: string) =>
  `handle_fr,handle_en,name_fr,seller,diets,allergens,variant,variant_fr,price\nbrie,brie,Brie,ferme,${cells},u,u,5.00\n`;

/** Each case would be imported into an empty market but for its one error. */
describe('an import', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
  });
  afterAll(() => database.close());
  const problemsOf = async (files: Record<string, string>) =>
    problemTexts((await importMarket(database, filesOf(files), { now: new Date() })).problems);
  const rows = async () =>
    (
      await Promise.all(
        (['seller', 'collection', 'product', 'shipping_zone', 'basket'] as const).map((table) =>
          database.kysely.selectFrom(table).select('id').execute(),
        ),
      )
    ).flat().length;

  it.each([
    [
      'an unknown producer',
      withProducts('ferme,racines', 'nobody,racines'),
      'line 2, seller: unknown producer “nobody”',
    ],
    [
      'an unknown collection',
      withProducts('racines|legumes', 'racines|x'),
      'line 2, collections: unknown collection “x”',
    ],
    ['a handle twice', withProducts('miel-dore,golden', 'carottes,golden'), 'line 4, handle_en: expected nothing'],
    [
      'a handle of the other language',
      withProducts('golden-honey', 'carottes'),
      'line 4, handle_en: “carottes” is already a handle of products.csv, line 2',
    ],
    [
      'a price that is not below the former one',
      withProducts('3.50,4.00', '4.00,4.00'),
      'line 2, compared_at_price: expected more than price',
    ],
    [
      'more at the market than there is (E58)',
      withProducts(',yes,10,yes,4', ',yes,10,yes,11'),
      'line 2, stored_stock: expected at most stock (10)',
    ],
    [
      'a variant twice',
      withProducts('carottes,,,,,,sac', 'carottes,,,,,,botte'),
      'line 3, variant: “botte” is already on line 2',
    ],
    ...(
      [
        ['a diet that is none', 'vegan|keto,', 'diets: expected vegan, vegetarian'],
        ['an allergen twice', ',milk:contains|milk:free', 'allergens: expected an allergen and what is declared of it'],
        ['an allergen of which nothing is said', ',milk', 'allergens: expected an allergen and what is declared of it'],
        [
          'a vegan cheese with milk',
          'vegan,milk:contains|others:free',
          'diets: expected none that contradicts milk:contains, as vegan does',
        ],
      ] as const
    ).map(([name, cells, message]): [string, Record<string, string>, string] => [
      name,
      fileMarket({ 'products.csv': declared(cells) }),
      `line 2, ${message}`,
    ]),
    ...(
      [
        ['incomplete nutrition facts', FACTS.replace('|protein:5', '')],
        ['a nutrition fact twice', `${FACTS}|fat:2`],
        ['an unknown nutrition fact', `${FACTS}|iron:2`],
        ['nutrition facts of no serving', FACTS.replace('serving:60g|', '')],
        ['a value that is no number', FACTS.replace('fat:1', 'fat:little')],
        ['an empty value', FACTS.replace('fat:1', 'fat:')],
        ['more decimals than a label has', FACTS.replace('fat:1', 'fat:1.25')],
        ['more saturated fat than fat', FACTS.replace('saturated:0.2', 'saturated:1.1')],
      ] as const
    ).map(([name, cell]): [string, Record<string, string>, string] => [
      name,
      fileMarket({ 'products.csv': labelled(cell) }),
      'line 2, nutrition: expected all nutrition facts of a serving that fit each other',
    ]),
    ['HTML', withProducts('Miel doré', '<b>Miel</b>'), 'line 4, name_fr: expected a text of one line'],
    [
      'a collection in itself',
      fileMarket({
        'collections.csv': 'handle_fr,handle_en,name_fr,parent\nlegumes,v,L,racines\nracines,r,R,legumes\nmiel,m,M,\n',
      }),
      'line 2, parent: expected a collection that does not lie in this one',
    ],
    [
      'an unknown parent',
      fileMarket({
        'collections.csv': 'handle_fr,handle_en,name_fr,parent\nlegumes,v,L,x\nracines,r,R,legumes\nmiel,m,M,\n',
      }),
      'line 2, parent: unknown collection “x”',
    ],
    [
      'a number of the older site twice',
      fileMarket({ 'sellers.csv': 'handle,name,legacy_id\nferme,F,7\nrucher,R,7\n' }),
      'line 3, legacy_id: 7 is already that of sellers.csv, line 2',
    ],
    [
      'an English text without a French one',
      fileMarket({ 'sellers.csv': 'handle,name,description_en\nferme,F,Text\nrucher,R,\n' }),
      'line 2, description_fr: expected the French text',
    ],
    [
      'an English story without a French one',
      fileMarket({ 'sellers.csv': 'handle,name,story_en\nferme,F,Text\nrucher,R,\n' }),
      'line 2, story_fr: expected the French text of story_en',
    ],
    [
      'an English group without a French one',
      fileMarket({
        'collections.csv': 'handle_fr,handle_en,name_fr,group_en\nlegumes,v,L,Fresh\nracines,r,R,\nmiel,m,M,\n',
      }),
      'line 2, group_fr: expected the French text of group_en',
    ],
    [
      'seasons of other months in English',
      fileMarket({
        'sellers.csv': 'handle,name,seasons_fr,seasons_en\nferme,F,4-6 asperges,5-6 asparagus\nrucher,R,,\n',
      }),
      'line 2, seasons_en: expected the months of seasons_fr, or nothing',
    ],
    [
      'a season of the thirteenth month',
      fileMarket({ 'sellers.csv': 'handle,name,seasons_fr\nferme,F,4-13 asperges\nrucher,R,\n' }),
      'line 2, seasons_fr: expected the first and last month with what they bring',
    ],
    [
      'a position beyond the pole',
      fileMarket({ 'sellers.csv': 'handle,name,position\nferme,F,"95.1,-75.7"\nrucher,R,\n' }),
      'line 2, position: expected latitude and longitude in degrees',
    ],
    [
      'the centre of a postal area that a zone does not serve',
      fileMarket({
        'zones.csv': 'key,name_fr,price,prefixes,centres,weekday,from,to\nz,Z,0,J8X,"J8Y 45.4,-75.7",4,17:00,19:00\n',
      }),
      'line 2, centres: expected one of prefixes, not J8Y',
    ],
    [
      'a shape of the map that ends with a latitude',
      { 'site.json': JSON.stringify({ outlines: [{ kind: 'river', name: null, points: [45, -75, 46, -75, 47] }] }) },
      'outlines.0.points: expected latitude and longitude of each point',
    ],
    ...(
      [
        ['without Express hours', ''],
        ['with Express hours of no week', '8 09:00-17:00'],
        ['with Express hours that end before they begin', '2 17:00-09:00'],
      ] as const
    ).map(([column, hours]): [string, Record<string, string>, string] => [
      `a pickup point for Express orders alone ${column} (E63)`,
      fileMarket({
        'locations.csv': `key,name_fr,line1,city,state,postal_code,country,weekday,from,to,storage_only,express_hours\nd,D,1 rue,Gatineau,QC,J8X 1A1,CA,4,16:00,18:00,yes,${hours}\n`,
      }),
      hours === ''
        ? 'line 2, express_hours: expected hours, since it takes Express orders alone'
        : 'line 2, express_hours: expected a weekday from 1 (Monday) to 7 with its hours',
    ]),
    [
      'a day of a place that is none',
      fileMarket({
        'zones.csv':
          'key,name_fr,price,prefixes,weekday,from,to,days\nz,Z,0,J8X,4,17:00,19:00,2026-12-24|le 26 décembre\n',
      }),
      'line 2, days: expected a day, such as 2026-12-24 (closed) or 2026-12-22 10:00-14:00 (open)',
    ],
    [
      'a day of a place twice',
      fileMarket({
        'zones.csv':
          'key,name_fr,price,prefixes,weekday,from,to,days\nz,Z,0,J8X,4,17:00,19:00,2026-12-24|2026-12-24 10:00-12:00\n',
      }),
      'line 2, days: the day 2026-12-24 is in it twice',
    ],
    [
      'hours that end before they begin',
      fileMarket({ 'zones.csv': 'key,name_fr,price,prefixes,weekday,from,to\nz,Z,0,J8X,4,17:00,9:00\n' }),
      'line 2, to: expected an hour after 17:00',
    ],
    [
      'a basket that costs more than before',
      fileMarket({ 'baskets.csv': 'handle,name_fr,price,compared_at_price,frequency\nb,B,5,4,weekly\n' }),
      'line 2, compared_at_price: expected more than price',
    ],
    [
      'a new product without a variant',
      withProducts('botte,botte,3.50,4.00,yes,10,yes,4\ncarottes,,,,,,sac,sac de 5 lb,6.50,,no,0,no,0', ',,,,,,,'),
      'line 2, variant: expected at least one variant',
    ],
    [
      'half a unit price',
      {
        ...fileMarket(),
        'products-2.csv': 'handle_fr,handle_en,name_fr,seller,variant,variant_fr,price,unit\nx,y,X,ferme,v,V,1,kg\n',
      },
      'line 2, unit_price: expected unit_price, unit_amount and unit together',
    ],
    [
      'a column that a new thing needs',
      { 'sellers.csv': 'handle\nferme\n' },
      'sellers.csv, line 2, name: the column is missing',
    ],
  ])('refuses %s, and writes nothing', async (_, files, expected) => {
    const problems = await problemsOf(files);
    expect(problems.join('\n')).toContain(expected);
    expect(await rows()).toBe(0);
  });

  it('reports each picture that the market does not have, and leaves stored ones alone', async () => {
    const pictured = (images: string, image_alts_fr = '') => ({
      'sellers.csv': 'handle,name\nferme,Ferme\n',
      'products.csv': `handle_fr,handle_en,name_fr,seller,images,image_alts_fr,variant,variant_fr,price\nx,y,X,ferme,${images},${image_alts_fr},v,V,1\n`,
      'site.json': JSON.stringify({
        banner: {
          title: { primary: 'Bonjour', secondary: null },
          description: null,
          actionPrimary: null,
          desktopImage: { path: images, alt: null },
          mobileImage: null,
        },
      }),
    });
    const names = new Set(['pomme-rouge']);
    const report = (files: Record<string, string>) =>
      importMarket(database, filesOf(files), { now: new Date(), dryRun: true, hasPicture: (path) => names.has(path) });
    expect(problemTexts((await report(pictured('pomme-rouge', 'pomme-rouge: Une pomme'))).problems)).toEqual([]);
    expect(problemTexts((await report(pictured('poire'))).problems)).toEqual([
      expect.stringContaining('products.csv, line 2, images: there is no picture “poire” in the market'),
      expect.stringContaining('site.json, line 1, banner.desktopImage.path: there is no picture “poire” in the market'),
    ]);
    const problems = await problemsOf(pictured('pomme-rouge', 'Une pomme'));
    expect(problems).toEqual([
      expect.stringContaining('products.csv, line 2, image_alts_fr: expected a picture’s name'),
    ]);
  });

  it('reports a cut file in one line, whatever refers to it', async () => {
    const truncated = fileMarket({ 'sellers.csv': 'handle,name\nferme,"Fer' });
    expect(await problemsOf(truncated)).toEqual([
      'sellers.csv, line 2: a quoted cell begins here and never ends: the file seems to be cut',
    ]);
  });
});
