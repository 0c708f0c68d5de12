import { describe, expect, it } from 'vitest';
import { catalogueFolder, filesOf, troublesOf } from '../../tests/support/catalogueFolder.ts';
import { readMarketFiles } from './readMarketFiles.ts';

const HEADER = 'handle,name,town,regional';
const valuesOf = (csv: string | Uint8Array) => filesOf({ 'sellers.csv': csv }).sellers.map((record) => record.values);
const problemsOf = (csv: string | Uint8Array) => troublesOf({ 'sellers.csv': csv });
const FERME = { handle: 'ferme', name: 'Ferme', town: 'Low', regional: true };

describe('what spreadsheets write', () => {
  it.each([
    ['commas', `${HEADER}\nferme,Ferme,Low,yes\n`],
    ['semicolons', 'handle;name;town;regional\nferme;Ferme;Low;yes\n'],
    ['tabs', 'handle\tname\ttown\tregional\nferme\tFerme\tLow\tyes\n'],
    ['a byte order mark', `\ufeff${HEADER}\nferme,Ferme,Low,yes\n`],
    ['carriage returns', `${HEADER}\r\nferme,Ferme,Low,yes\r\n`],
    ['no line end at the end', `${HEADER}\nferme,Ferme,Low,yes`],
    ['empty lines and rows of separators', `\n${HEADER}\n\nferme,Ferme,Low,yes\n,,,\n\n`],
    ['empty columns at the end', `${HEADER},,\nferme,Ferme,Low,yes,,\n`],
    ['columns in another order and case', 'Regional,TOWN,handle,Name\nyes,Low,ferme,Ferme\n'],
    ['quoted cells', '"handle","name","town","regional"\n"ferme","Ferme","Low","yes"\n'],
    ['blanks around cells', `${HEADER}\n ferme , Ferme , Low , yes \n`],
  ])('includes %s', (_, csv) => {
    expect(valuesOf(csv)).toEqual([FERME]);
    expect(problemsOf(csv)).toEqual([]);
  });

  it('uses the separator of the header, whatever separators the cells contain', () => {
    expect(valuesOf('handle;name;town\nferme;"Ferme; la vraie, celle-ci";Low\n')).toMatchObject([
      { name: 'Ferme; la vraie, celle-ci' },
    ]);
  });

  it('may have line breaks and doubled quotes in quoted cells, which count as lines', () => {
    const csv = `handle,name,description_fr\nun,"Ferme ""Un""","Première ligne\r\nDeuxième"\ndeux,Deux,\ntrois,"",\n`;
    expect(valuesOf(csv)[0]).toMatchObject({ name: 'Ferme "Un"', description_fr: 'Première ligne\nDeuxième' });
    expect(problemsOf(csv)).toEqual([
      'sellers.csv, line 5, name: expected a text of one line, at most 200 characters, without HTML; found nothing',
    ]);
  });

  it('composes accents that a Mac writes apart, so that search and addresses find them', () => {
    const name = 'Ferme d’Été, crème et forêt';
    const csv = `${HEADER}\nferme,"${name.normalize('NFD')}",${'Mégantic'.normalize('NFD')},yes`;
    for (const file of [csv, new TextEncoder().encode(csv)])
      expect(valuesOf(file)).toEqual([{ ...FERME, name, town: 'Mégantic' }]);
  });

  it.each(['yes', 'oui', 'TRUE', 'VRAI', '1', 'Oui'])('reads %s as yes', (word) => {
    expect(valuesOf(`${HEADER}\nferme,Ferme,Low,${word}`)).toEqual([FERME]);
  });
  it.each(['no', 'non', 'FALSE', 'FAUX', '0'])('reads %s as no', (word) => {
    expect(valuesOf(`${HEADER}\nferme,Ferme,Low,${word}`)).toEqual([{ ...FERME, regional: false }]);
  });

  it.each([
    ['6.95', 695],
    ['6,95', 695],
    ['6,9', 690],
    ['6', 600],
    ['0', 0],
    ['0,05', 5],
    ['6,95 $', 695],
    ['$6.95', 695],
    ['1 234,50 $', 123_450],
    ['1\u00a0234,50\u00a0$', 123_450],
    ['1,234.50', 123_450],
  ])('reads the amount %s as %i cents', (text, cents) => {
    expect(filesOf({ 'zones.csv': `key;price\nz;${text}` }).zones[0]?.values.price).toBe(cents);
  });
  it.each(['-6,95', '6.955', '1,000', 'gratuit', '6 $ environ', '1e3', '999999999'])(
    'refuses the amount %s',
    (text) => {
      expect(troublesOf({ 'zones.csv': `key;price\nz;${text}` })).toEqual([
        `zones.csv, line 2, price: expected an amount from 0 to 9999.99: dollars such as 6.95 or 6,95 in CSV, whole cents in JSON; found “${text}”`,
      ]);
    },
  );

  it.each([
    ['2026-11-20T17:00:00Z', '2026-11-20T17:00:00.000Z'],
    ['2026-11-20T12:00:00-05:00', '2026-11-20T17:00:00.000Z'],
    ['2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20 12:00', '2026-11-20T17:00:00.000Z'],
    ['2026-07-20 9:30:00', '2026-07-20T13:30:00.000Z'],
  ])('reads the instant %s, in the market’s time without a zone', (text, instant) => {
    const [seller] = valuesOf(`handle,name,created_at\nferme,Ferme,${text}`);
    expect(seller?.created_at?.toISOString()).toBe(instant);
  });
  it.each(['20/11/2026', '2026-02-30', '2026-11-20 25:00', '44520'])('refuses the date %s', (text) => {
    expect(problemsOf(`handle,name,created_at\nferme,Ferme,${text}`)).toEqual([
      expect.stringMatching(/line 2, created_at: expected an instant/),
    ]);
  });

  it('reads hours, postal codes and decimals as they are written by hand', () => {
    const csv = 'key;from;to;postal_code;state\nhalle;9:00;17:30:00;j8x 3g4;qc\n';
    expect(filesOf({ 'locations.csv': csv }).locations[0]?.values).toEqual({
      key: 'halle',
      from: '09:00',
      to: '17:30',
      postal_code: 'J8X3G4',
      state: 'QC',
    });
    expect(filesOf({ 'products.csv': 'handle_fr;rating;votes\npain;4,5;12\n' }).products[0]?.values).toMatchObject({
      rating: 4.5,
      votes: 12,
    });
  });

  it('keeps values of missing columns, and clears those of empty cells', () => {
    expect(valuesOf('handle,town,images\nferme,,\n')).toEqual([{ handle: 'ferme', town: null, images: [] }]);
  });
});

describe('an invalid catalogue file', () => {
  it('is to be saved as UTF-8, with the line of the fault', () => {
    const windows1252 = Buffer.from(`${HEADER}\nferme,Ferme,Low,yes\nmiel,Miel dor\xe9,Low,yes\n`, 'latin1');
    const expected = 'the file is not UTF-8: save it again as UTF-8 (in a spreadsheet: "CSV UTF-8")';
    expect(problemsOf(windows1252)).toEqual([`sellers.csv, line 3: ${expected}`]);
    const utf16 = Buffer.from(`\ufeff${HEADER}\n`, 'utf16le');
    expect(problemsOf(utf16)).toEqual([`sellers.csv, line 1: ${expected}`]);
  });
  it.each([
    ['', 'line 1: the file is empty: expected a row of column names'],
    ['handle,name,nom\na,b,c\n', 'line 1, nom: unknown column; expected handle, name, trade_fr'],
    ['handle,name,name\na,b,c\n', 'line 1, name: the column is there twice'],
    ['handle,,name\na,b,c\n', 'line 1: column 2 has no name'],
    ['name,town\na,b\n', 'line 1, handle: the column is missing'],
    ['handle,name\na,b\nc,d,e\n', 'line 3: the row has more cells than the header has columns (2)'],
  ])('is refused with its reason (%j)', (csv, message) => {
    expect(problemsOf(csv)).toHaveLength(1);
    expect(problemsOf(csv)[0]).toContain(`sellers.csv, ${message}`);
  });
  it.each([
    [`${HEADER}\nferme,Ferme,Low,yes\nmiel,"Miel, le v`, 3, 'a quoted cell begins here and never ends'],
    [`${HEADER}\nferme,"Ferme\nde Low",Low,yes\nmiel,"Miel\n\n`, 4, 'a quoted cell begins here and never ends'],
    [`${HEADER}\nferme,Ferme,Low,yes\nmiel,Mi`, 3, 'the last row ends before its last column'],
    [`${HEADER}\nferme,Ferme "vraie",Low,yes\n`, 2, 'a quotation mark inside a cell'],
  ])('is one error, with its line, when it is cut or its quotes are wrong (%j)', (csv, line, message) => {
    expect(problemsOf(csv)).toHaveLength(1);
    expect(problemsOf(csv)[0]).toContain(`sellers.csv, line ${line}: ${message}`);
  });
});

describe('the list of errors', () => {
  it('is complete, with file, line and column of each', () => {
    const zones =
      'key,name_fr,price,prefixes,weekday,from,to\nA B,<b>Nord</b>,-1,J8,8,25:00,\nok,Nord,5,J8X|J8X,4,9:00,10:00\n';
    const expected = troublesOf({ 'zones.csv': zones, 'sellers.csv': 'handle,name\nferme,\n' });
    expect(expected.map((text) => text.split(': ')[0])).toEqual([
      'sellers.csv, line 2, name',
      'zones.csv, line 2, key',
      'zones.csv, line 2, name_fr',
      'zones.csv, line 2, price',
      'zones.csv, line 2, prefixes',
      'zones.csv, line 2, weekday',
      'zones.csv, line 2, from',
      'zones.csv, line 2, to',
      'zones.csv, line 3, prefixes',
    ]);
  });
  it.each([
    '<b>Miel</b>',
    'Miel</p',
    '<!-- x',
    'Miel &amp; pain',
    '&#60;',
    'Mi\u0000el',
    'Miel\nPain',
    'x'.repeat(201),
  ])('includes a name that is no plain line: %j', (name) => {
    expect(problemsOf(`handle,name\nmiel,"${name}"\n`)).toHaveLength(1);
  });
  it('does not take comparisons and ampersands for HTML', () => {
    expect(problemsOf('handle,name\nmiel,"A < B & C > D, R&D <3"\n')).toEqual([]);
  });
  it('is limited to a hundred', () => {
    const rows = Array.from({ length: 120 }, (_, index) => `h${index},`);
    const texts = problemsOf(`handle,name\n${rows.join('\n')}\n`);
    expect([texts.length, texts.at(-1)]).toEqual([101, '… and 20 more']);
  });
});

describe('products', () => {
  const HEAD = 'handle_fr,name_fr,collections,variant,variant_fr,price';
  it('have a row per variant, the product on the first', () => {
    const csv = `${HEAD}\npain,Pain,boulangerie|promotions,un,Un,5\npain,,,deux,Deux,9\nmiel,Miel,,pot,Pot,7\n`;
    const { products, problems } = filesOf({
      'products-automne.csv': csv,
      'products/x.csv': `${HEAD}\nthe,Thé,,sac,Sac,4\n`,
    });
    expect(problems).toEqual([]);
    expect(
      products.map(({ values: { handle_fr }, variants }) => [
        handle_fr,
        variants.map((variant) => variant.values.price),
      ]),
    ).toEqual([
      ['pain', [500, 900]],
      ['miel', [700]],
      ['the', [400]],
    ]);
    expect(products[0]?.values.collections).toEqual(['boulangerie', 'promotions']);
  });
  it('may repeat what the first row says, and nothing else', () => {
    expect(troublesOf({ 'products.csv': `${HEAD}\npain,Pain,,un,Un,5\npain,Pain,,deux,Deux,9\n` })).toEqual([]);
    expect(troublesOf({ 'products.csv': `${HEAD}\npain,Pain,,un,Un,5\npain,Pains,,deux,Deux,9\n` })).toEqual([
      'products.csv, line 3, name_fr: expected nothing: it stands on the product’s first row, line 2',
    ]);
  });
  it('may be changed without their variants', () => {
    expect(filesOf({ 'products.csv': 'handle_fr,status\npain,inactive\n' }).products).toMatchObject([
      { values: { handle_fr: 'pain', status: 'inactive' }, variants: [] },
    ]);
  });
  it('need a key with the prices of a variant', () => {
    expect(troublesOf({ 'products.csv': 'handle_fr,price\npain,5\n' })).toEqual([
      expect.stringMatching(/line 2, variant: expected/),
    ]);
  });
  it('appear once in a collection', () => {
    expect(troublesOf({ 'products.csv': `${HEAD}\npain,Pain,a|b|a,un,Un,5\n` })).toEqual([
      expect.stringMatching(/line 2, collections: expected/),
    ]);
  });
});

describe('JSON', () => {
  const product = {
    handle_fr: 'pain',
    name_fr: 'Pain',
    collections: ['boulangerie'],
    variants: [{ variant: 'un', price: 500 }],
  };
  const readJson = (value: unknown) => filesOf({ 'products.json': JSON.stringify(value, null, 1) });
  const problemsOfJson = (value: unknown) => troublesOf({ 'products.json': JSON.stringify(value, null, 1) });

  it('has the same names, cents as whole numbers, lists and variants as arrays', () => {
    const { products, problems } = readJson([product]);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      {
        values: { handle_fr: 'pain', collections: ['boulangerie'] },
        variants: [{ values: { variant: 'un', price: 500 } }],
      },
    ]);
  });
  it('reports the line of a value', () => {
    expect(
      problemsOfJson([product, { ...product, handle_fr: 'miel', variants: [{ variant: 'un', price: 5.5 }] }]),
    ).toEqual([
      'products.json, line 24, price: expected an amount from 0 to 9999.99: dollars such as 6.95 or 6,95 in CSV, whole cents in JSON; found “5.5”',
    ]);
  });
  it('accepts no unknown names, and no strings for numbers', () => {
    expect(problemsOfJson([{ ...product, colour: 'red' }])).toEqual([
      expect.stringMatching(/line \d+, colour: unknown; expected handle_fr/),
    ]);
    expect(problemsOfJson([{ ...product, variants: [{ variant: 'un', price: '5' }] }])).toEqual([
      expect.stringMatching(/price: expected an amount/),
    ]);
    expect(problemsOfJson(['pain'])).toEqual([expect.stringMatching(/line 2: expected an object; found “pain”/)]);
    expect(problemsOfJson({ pain: product })).toEqual([expect.stringMatching(/line 1: expected an array/)]);
  });
  it.each([
    ['[\n {"handle_fr": "pain",\n', 2],
    ['[\n {"handle_fr": "pa', 2],
    ['[\n {"handle_fr": "pain"}\n {}]', 3],
    ['[\n {},\n]', 3],
    ['[\n {handle_fr: 1}]', 2],
    ['', 1],
  ])('is one error, with its line, when it is cut or mistyped (%j)', (text, line) => {
    const problems = troublesOf({ 'products.json': text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`products.json, line ${line}: `);
  });
  it('contains market-wide settings', () => {
    const site = (value: unknown) => troublesOf({ 'site.json': JSON.stringify(value, null, 1) });
    expect(site({ popup: null, pages: {} })).toEqual([]);
    expect(
      site({
        storedModal: { title: { primary: 'A', secondary: null }, body: { primary: '<i>B</i>', secondary: null } },
      }),
    ).toEqual([expect.stringMatching(/site.json, line 8, storedModal.body.primary: expected a text/)]);
    expect(site({ popups: 1 })).toHaveLength(1);
  });
});

describe('the catalogue folder', () => {
  it('has names that say what is in its files', () => {
    const { folder, remove } = catalogueFolder({ 'seller.csv': HEADER });
    expect(() => readMarketFiles(folder)).toThrow('The name of seller.csv does not tell what is in it');
    remove();
    expect(() => readMarketFiles(folder)).toThrow('There is no file or folder');
    const empty = catalogueFolder({ 'note.txt': '' });
    expect(() => readMarketFiles(empty.folder)).toThrow('holds no catalogue file');
    empty.remove();
  });
  it('may be one file', () => {
    const { folder, remove } = catalogueFolder({ 'products/fromages.csv': 'handle_fr\nbrie\n', 'site.json': '{}' });
    expect(readMarketFiles(`${folder}/products/fromages.csv`).products).toHaveLength(1);
    expect(readMarketFiles(folder).products).toHaveLength(1);
    remove();
  });
});
