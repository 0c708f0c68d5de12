import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi, type AskOptions } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const SEARCH = `query Search($words: String!, $stored: Boolean, $first: Int, $after: String) {
  search(words: $words, stored: $stored, first: $first, after: $after) {
    count edges { node { handlePrimary } } pageInfo { hasNextPage endCursor }
  }
}`;
type Page = {
  count: number;
  edges: { node: { handlePrimary: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

let database: Database;
let api: ReturnType<typeof publicApi>;
let market: ReturnType<typeof smallMarket>;

const ask = (variables: Record<string, unknown>, more: AskOptions = {}) => api.ask(SEARCH, { ...more, variables });
async function page(variables: Record<string, unknown>, more: AskOptions = {}): Promise<Page> {
  return (await ask(variables, more)).data?.search as Page;
}
/** Handles of what is found, best first. */
async function found(words: string, more: AskOptions & { stored?: boolean | null } = {}): Promise<string[]> {
  const { edges } = await page({ words, stored: more.stored, first: 100 }, more);
  return edges.map(({ node }) => node.handlePrimary);
}
const named = (handle: string, primary: string, secondary: string | null = null, more: object = {}) =>
  market.product(handle, 'farm', { name_primary: primary, name_secondary: secondary, ...more });

describe.each(testDatabaseKinds())('the search (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, collection cascade`.execute(database.kysely);
    api = publicApi(database);
    await market.seller('farm', { name: 'La Bêche' });
  });

  it('finds the names of both languages in either language (F-081)', async () => {
    await named('carottes', 'Carottes nantaises', 'Nantes carrots');
    await named('miel', 'Miel de trèfle', null);
    for (const locale of ['fr', 'en'] as const) {
      for (const words of ['carotte', 'carrots', 'Nantes', 'NANTAISES'])
        expect(await found(words, { locale }), words).toEqual(['carottes']);
      expect(await found('trèfle', { locale })).toEqual(['miel']);
    }
  });

  it('ranks exact accents before folded ones, whatever the number and the place in the name (E41)', async () => {
    await named('pate', 'Pâté', null, { priority: 1 });
    await named('tarte', 'Tarte à la pâte', null, { priority: 2 });
    await named('pates', 'Pâtes', null, { priority: 3 });
    await named('plain', 'Pate', null, { priority: 4 });
    expect(await found('pâte')).toEqual(['pates', 'tarte', 'pate', 'plain']);
    expect(await found('pâté')).toEqual(['pate', 'plain', 'pates', 'tarte']);
    expect((await found('pate'))[0]).toBe('plain');
    expect((await found('pate')).sort()).toEqual(['pate', 'pates', 'plain', 'tarte']);
  });

  it('folds accents, plurals and œ either way, and forgives a mistake', async () => {
    await named('champignons', 'Champignons de Paris', 'Mushrooms');
    await named('carottes', 'Carottes', 'Carrots');
    await named('fraises', 'Fraises', 'Strawberries');
    await named('fraise', 'Une fraise', 'A strawberry');
    await named('oeufs', 'Œufs de poule', 'Eggs');
    await named('boeuf', 'Boeuf haché', 'Ground beef');
    for (const words of ['champinion', 'champignon', 'chanpignon', 'champignosn', 'mushrom', 'mushroom'])
      expect(await found(words), words).toEqual(['champignons']);
    for (const words of ['carrottes', 'carotte', 'carotes', 'crarottes', 'carrot', 'carrots'])
      expect(await found(words), words).toEqual(['carottes']);
    for (const words of ['fraise', 'fraises', 'fraize', 'strawberry', 'strawberries', 'strawbery'])
      expect((await found(words)).sort(), words).toEqual(['fraise', 'fraises']);
    for (const words of ['oeuf', 'œuf', 'oeufs', 'œufs', 'ŒUF', 'eufs'])
      expect(await found(words), words).toEqual(['oeufs']);
    for (const words of ['bœuf', 'boeuf', 'bœufs']) expect(await found(words), words).toEqual(['boeuf']);
  });

  it('looks for mistakes only where nothing else is found, and near the beginning first', async () => {
    await named('pain', 'Pain');
    await named('lapin', 'Lapin');
    await named('mangue', 'Mangue');
    await named('langue', 'Langue de bœuf');
    expect(await found('pain')).toEqual(['pain']);
    expect(await found('langeu')).toEqual(['langue']);
    for (const words of ['zangue', 'sapin', 'pan', 'cerf']) expect(await found(words), words).toEqual([]);
  });

  it('finds as one types: the last word may go on', async () => {
    await named('carottes', 'Carottes');
    await named('champignons', 'Champignons', null, { description_primary: 'Un carré de beurre suffit.' });
    await named('pears', 'Poires');
    await named('peas', 'Pois mange-tout');
    for (const words of ['c', 'ca', 'car', 'caro', 'carot', 'carott', 'CAROTTE'])
      expect((await found(words))[0], words).toBe('carottes');
    expect(await found('car')).toEqual(['carottes']);
    expect((await found('poi')).sort()).toEqual(['pears', 'peas']);
    expect(await found('champi')).toEqual(['champignons']);
    // What few descriptions say stands there by chance.
    expect(await found('carré')).toEqual([]);
    expect(await found('champignon carré')).toEqual(['champignons']);
    expect(await found('car champ')).toEqual([]);
  });

  it('weighs the thing itself more than its category, that more than what is made of it, then the producer', async () => {
    await market.seller('pommeraie', { name: 'La Pomme' });
    await market.collection('pommes', { name_primary: 'Pommes', name_secondary: 'Apples' });
    await market.collection('gala', { name_primary: 'Gala', parent_id: testId('collection pommes') });
    await named('described', 'Tarte', null, { priority: 1, description_primary: 'À la pomme.' });
    await market.product('sold', 'pommeraie', { priority: 2 });
    await market.product('shelved', 'farm', { priority: 3 }, ['gala']);
    await named('jelly', 'Gelée de pomme', 'Apple jelly', { priority: 4 });
    await named('apple', 'Pommes du verger', 'Orchard apples', { priority: 5 });
    expect(await found('pomme')).toEqual(['apple', 'shelved', 'jelly', 'sold']);
    expect(await found('apple', { locale: 'en' })).toEqual(['apple', 'shelved', 'jelly']);
    expect(await found('gala')).toEqual(['shelved']);
  });

  it('knows organic products by the word for it', async () => {
    await named('plain', 'Kale');
    await named('organic', 'Kale rouge', null, { bio: true });
    for (const words of ['bio', 'organic', 'kale bio']) expect(await found(words), words).toEqual(['organic']);
  });

  it('wants every word, in any of its forms; small ones may be missing', async () => {
    await named('syrup', "Sirop d'érable", 'Maple syrup', { priority: 2 });
    await named('butter', "Beurre d'érable", 'Maple butter');
    await named('other', 'Sirop de bouleau', 'Birch syrup');
    for (const words of [
      "sirop d'érable",
      'sirop d’erable',
      'érable sirop',
      'sirops erable',
      'sirop à l érable',
      'maple sirop',
    ])
      expect(await found(words), words).toEqual(['syrup']);
    expect(await found('beurre bouleau')).toEqual(['butter']);
    expect(await found('beurre amande')).toEqual(['butter']);
    expect(await found('amande beurre')).toEqual([]);
  });

  it('takes a small word for one only where it is another’s beginning or would have an accent', async () => {
    await named('tea', 'Thé vert', 'Green tea', { priority: 2 });
    await named('vine', 'Tomates sur vigne', 'Tomatoes on the vine');
    await named('green', 'Tomates vertes', 'Green tomatoes');
    for (const words of ['thé', 'the']) expect(await found(words), words).toEqual(['tea']);
    expect(await found('the vert')).toEqual(['tea']);
    expect(await found('tomatoes on the vine', { locale: 'en' })).toEqual(['vine']);
    expect((await found('t')).sort()).toEqual(['green', 'tea', 'vine']);
  });

  it('forgives one word of three or more where nothing has them all', async () => {
    await named('jam', 'Confiture de fraises', 'Strawberry jam');
    await named('tart', 'Tarte aux fraises', 'Strawberry tart');
    expect(await found('confiture fraises maison')).toEqual(['jam']);
    expect(await found('confiture maison allégée')).toEqual(['jam']);
    expect(await found('pot maison allégé')).toEqual([]);
  });

  it('orders ties by priority, then by handle, and pages without gap or repetition', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `leek${index}`);
    for (const [index, name] of names.entries()) await named(name, 'Poireau', null, { priority: index < 2 ? 9 : 1 });
    const expected = [...names.slice(2), ...names.slice(0, 2)];
    expect(await found('poireau')).toEqual(expected);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, count, pageInfo }: Page = await page({ words: 'poireau', first: 3, after });
      expect(count).toBe(7);
      paged.push(...edges.map(({ node }) => node.handlePrimary));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(paged).toEqual(expected);
  });

  it('shows active products only, and with stored those held at the market (F-081)', async () => {
    await named('sold', 'Miel');
    await market.product('kept', 'farm', { name_primary: 'Miel doré' }, [], [{}, { stored: true }]);
    await named('draft', 'Miel secret', null, { status: 'draft' });
    await named('gone', 'Miel ancien', null, { status: 'inactive' });
    for (const stored of [false, null, undefined]) expect(await found('miel', { stored })).toEqual(['sold', 'kept']);
    expect(await found('miel', { stored: true })).toEqual(['kept']);
    expect(await page({ words: 'miel', stored: true })).toMatchObject({ count: 1 });
    expect(await found('secret')).toEqual([]);
  });

  it('is refreshed when the catalogue changes, words that went included', async () => {
    await named('miel', 'Miel');
    await named('kale', 'Cerfeuil');
    expect(await found('cerfeuil')).toEqual(['kale']);
    await database.kysely
      .updateTable('product')
      .set({ name_primary: 'Chou frisé' })
      .where('handle_primary', '=', 'kale')
      .execute();
    await named('near', 'Cerfeuille');
    api.later();
    expect(await found('frise')).toEqual(['kale']);
    // Cerfeuil is no word of the market's any more, so that what is near it is found.
    expect(await found('cerfeuil')).toEqual(['near']);
    await database.kysely
      .updateTable('product')
      .set({ status: 'inactive' })
      .where('handle_primary', '=', 'miel')
      .execute();
    api.later();
    expect(await found('miel')).toEqual([]);
  });

  it('finds nothing for text without a word (F-083)', async () => {
    await named('miel', 'Miel à 100 %', null);
    for (const words of ['', ' ', ' \t\u00A0', '%', '_', '"', "'; --", '🍓', '\\', '…', ' '.repeat(100)])
      expect(await page({ words }), JSON.stringify(words)).toEqual({
        count: 0,
        edges: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      });
  });

  it('takes signs for what parts words', async () => {
    await named('miel', 'Miel à 100 %', null);
    for (const words of [
      '"miel"',
      'miel%',
      '🍯 miel 🍯',
      "l'miel",
      '(miel)',
      'miel--',
      '100 %',
      'miel\u0000',
      '\ud800miel',
    ])
      expect(await found(words), JSON.stringify(words)).toEqual(['miel']);
  });

  it('takes 100 characters and refuses 101', async () => {
    await named('miel', 'Miel');
    expect(await found(`miel${' '.repeat(96)}`)).toEqual(['miel']);
    expect(await found('a'.repeat(100))).toEqual([]);
    for (const words of [`miel${' '.repeat(97)}`, 'mot '.repeat(500)])
      expect(await ask({ words })).toEqual({ data: null, codes: ['BAD_INPUT'] });
  });

  it('refuses the cursor of other words, of the other language and of the other mode', async () => {
    for (const handle of ['a', 'b']) await named(handle, 'Miel', null);
    const after = (await page({ words: 'miel', first: 1 })).pageInfo.endCursor;
    expect((await page({ words: ' Miel ', first: 1, after })).edges).toHaveLength(1);
    for (const variables of [{ words: 'miels' }, { words: 'miel', stored: true }, { words: '' }])
      expect(await ask({ ...variables, after }), JSON.stringify(variables)).toEqual({
        data: null,
        codes: ['BAD_CURSOR'],
      });
    expect((await ask({ words: 'miel', after }, { locale: 'en' })).codes).toEqual(['BAD_CURSOR']);
  });
});
