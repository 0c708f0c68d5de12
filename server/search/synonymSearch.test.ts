import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { stableUuid } from '../ids.ts';

const SEARCH = `query Search($words: String!, $stored: Boolean) {
  search(words: $words, stored: $stored) { count correctedWords edges { node { handlePrimary } } }
}`;
type Answer = { correctedWords: string | null; edges: { node: { handlePrimary: string } }[] };
type Group = { fr: string[]; en?: string[]; alsoFr?: string[]; apart?: boolean };

let database: Database;
let api: ReturnType<typeof publicApi>;
let market: ReturnType<typeof smallMarket>;

async function search(words: string, locale: 'fr' | 'en' = 'fr'): Promise<{ found: string[]; instead: string | null }> {
  const { data } = await api.ask(SEARCH, { variables: { words }, locale });
  const { edges, correctedWords } = data!.search as Answer;
  return { found: edges.map(({ node }) => node.handlePrimary), instead: correctedWords };
}
const found = async (words: string, locale: 'fr' | 'en' = 'fr') => (await search(words, locale)).found;
const named = (
  handle: string,
  primary: string,
  secondary: string | null = null,
  variants?: { track_stock: boolean; stock: number }[],
) => market.product(handle, 'farm', { name_primary: primary, name_secondary: secondary }, [], variants);

async function synonyms(...groups: Group[]): Promise<void> {
  const rows = groups.map(({ fr, en = [], alsoFr = [], apart = false }, index) => ({
    id: stableUuid('synonyms', `${index}`),
    key: `group-${index}`,
    words_primary: fr,
    words_secondary: en,
    also_primary: alsoFr,
    also_secondary: [],
    apart,
  }));
  await database.kysely.insertInto('synonym_group').values(rows).execute();
}

describe.each(testDatabaseKinds())('what shoppers call things (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, collection, synonym_group cascade`.execute(database.kysely);
    api = publicApi(database);
    await market.seller('farm', { name: 'La Bêche' });
  });

  it('shows one of each in turn of what an occasion stands for', async () => {
    await synonyms({ fr: ['cadeau'], alsoFr: ['chandelle', 'truffe', 'bouquet'] });
    for (const handle of ['chandelle-a', 'chandelle-b', 'truffe-a', 'truffe-b', 'bouquet-a'])
      await named(handle, `${handle[0]!.toUpperCase()}${handle.slice(1, -2)} ${handle.at(-1)}`);
    const goods = await found('cadeau');
    expect(goods.map((handle) => handle.slice(0, -2))).toEqual([
      'chandelle',
      'truffe',
      'bouquet',
      'chandelle',
      'truffe',
    ]);
  });

  it('finds goods by any term of a group, of one word or several, in either language', async () => {
    await synonyms({ fr: ['patate', 'pomme de terre'], en: ['potato', 'spud'], apart: true });
    await named('kennebec', 'Pommes de terre Kennebec', 'Kennebec potatoes');
    await named('lobo', 'Pommes Lobo', 'Lobo apples');
    for (const words of ['patate', 'patates', 'Pomme de terre', 'potato', 'spuds'])
      expect(await found(words), words).toEqual(['kennebec']);
    expect(await found('spud', 'en')).toEqual(['kennebec']);
    expect((await search('patates')).instead).toBeNull();
  });

  it('does not show what only begins with the same word', async () => {
    await synonyms({ fr: ['pomme de terre'], apart: true });
    await named('kennebec', 'Pommes de terre Kennebec');
    await named('jelly', 'Gelée à la pomme');
    expect(await found('pomme')).toEqual(['jelly']);
    expect(await found('pomme kennebec')).toEqual(['kennebec']);
  });

  it('lets a term answer for another one way', async () => {
    await synonyms({ fr: ['volaille'], alsoFr: ['poulet'] });
    await named('chicken', 'Poulet entier');
    await named('broth', 'Bouillon de volaille');
    expect(await found('volaille')).toEqual(['chicken', 'broth']);
    expect(await found('poulet')).toEqual(['chicken']);
  });

  it('minds accents and number in the terms, and neither in what is typed unless it decides', async () => {
    await synonyms({ fr: ['pâtes', 'nouilles'] }, { fr: ['pâté', 'terrine'] }, { fr: ['pâte'] });
    await named('fresh', 'Pâtes fraîches');
    await named('dough', 'Pâte à tarte');
    await named('terrine', 'Terrine de canard');
    expect(await found('nouilles')).toEqual(['fresh']);
    expect(await found('pâtes')).toEqual(['fresh']);
    expect(await found('pâté')).toContain('terrine');
    expect((await found('pate')).sort()).toEqual(['dough', 'fresh', 'terrine']);
  });

  it('knows a word whose goods the market does not have for none mistyped', async () => {
    await named('wreath', 'Couronnes de cerfeuil');
    expect(await found('cerf')).toEqual(['wreath']);
    await synonyms({ fr: ['cerf', 'chevreuil'] });
    api.later();
    expect(await search('cerf')).toEqual({ found: [], instead: null });
  });

  it('says for which words it answers when it corrects one, and when nothing has them all', async () => {
    await named('strawberries', 'Fraises');
    await named('oats', 'Lait de brebis');
    await named('bread', 'Pain aux amandes');
    expect(await search('frasie')).toEqual({ found: ['strawberries'], instead: 'fraises' });
    expect(await search('lait d’amandes')).toEqual({ found: ['oats'], instead: 'lait' });
    expect(await search('lait de lune')).toEqual({ found: ['oats'], instead: 'lait' });
    expect(await search('savon de lune')).toEqual({ found: [], instead: null });
    expect(await search('fraise')).toEqual({ found: ['strawberries'], instead: null });
  });

  it('says what it shows in place of a term that no goods are called by', async () => {
    await synonyms({ fr: ['porto', 'sherry'], alsoFr: ['vin fortifié'] }, { fr: ['volaille'], alsoFr: ['poulet'] });
    await named('wine', 'Vin fortifié de Frontenac');
    await named('mushroom', 'Portobellos');
    await named('broth', 'Foies de volaille');
    await named('chicken', 'Poulet entier');
    expect(await search('porto')).toEqual({ found: ['wine'], instead: 'vin fortifié' });
    expect((await search('volaille')).instead).toBeNull();
  });

  it('takes what a preposition joins for no thing itself', async () => {
    await named('crumble', 'Croustade aux pommes à cuire');
    await named('apple', 'Pommes Lobo');
    await named('syrup', 'Sirop de poire');
    await named('pear', 'Poires Bosc');
    expect(await search('pommes à cuire')).toEqual({ found: ['apple'], instead: 'pommes' });
    expect((await search('poires au sirop')).found[0]).toBe('pear');
    expect(await found('pommes croustade')).toEqual(['crumble']);
  });

  it('shows the animal for a cut that the market does not have, and the rest for a number', async () => {
    await named('breast', 'Poitrines de poulet');
    await named('turkey', 'Dinde hachée');
    await named('milk', 'Lait entier');
    expect(await search('poitrine de dinde')).toEqual({ found: ['turkey'], instead: 'dinde' });
    expect(await search('lait 3,25')).toEqual({ found: ['milk'], instead: 'lait' });
  });

  it('shows nothing for a piece or a dish of what the market does not have', async () => {
    await synonyms({ fr: ['crabe'], en: ['crab'], apart: true });
    await named('legs', 'Cuisses de poulet', 'Chicken legs');
    await named('apples', 'Pommes Lobo', 'Lobo apples');
    await named('squash', 'Courge poivrée');
    for (const words of ['crab legs', 'apple fritter'])
      expect(await search(words, 'en'), words).toEqual({ found: [], instead: null });
    for (const words of ['chicken pieces', 'chicken leg']) expect(await found(words, 'en'), words).toEqual(['legs']);
    for (const words of ['apple chunks', 'apples delicious', 'apple unwaxed'])
      expect(await found(words, 'en'), words).toEqual(['apples']);
    expect(await found('courge de lune')).toEqual(['squash']);
  });

  it('names first what is nearest to what it lacks, and shows what is asked for beside it before that', async () => {
    await synonyms(
      { fr: ['centre de table'], alsoFr: ['petit bouquet', 'couronne'], apart: true },
      { fr: ['fromage râpé'], alsoFr: ['tomme'] },
      { fr: ['mozzarella', 'mozza'] },
    );
    await market.collection('wreaths', { name_primary: 'Couronnes' });
    await market.product('wreath', 'farm', { name_primary: 'Couronne' }, ['wreaths']);
    await named('bunch', 'Petit bouquet de la ferme');
    await named('tomme', 'Tomme');
    await named('mozzarella', 'Mozzarella fraîche');
    expect(await search('centre de table')).toEqual({ found: ['bunch', 'wreath'], instead: 'petit bouquet, couronne' });
    expect(await search('fromage râpé mozza')).toEqual({ found: ['mozzarella'], instead: 'mozza' });
  });

  it('does not take what is only made with a thing for one that stands apart', async () => {
    await synonyms({ fr: ['poêle'], apart: true });
    await named('bread', 'Pain de maïs à la poêle');
    expect(await found('poêle')).toEqual([]);
    expect(await found('pain poêle')).toEqual(['bread']);
    expect(await found('grande poêle')).toEqual([]);
  });

  it('leaves aside what says the least: the piece, the adjective, what only a description has', async () => {
    await synonyms({ fr: ['vin blanc'], en: ['white wine'] });
    const made = { description_primary: 'Cuit au soleil, près du lac Saint-Jean.' };
    await market.product('tomato', 'farm', { name_primary: 'Tomates beefsteak', ...made });
    await named('dried', 'Tomates séchées, moitiés');
    await named('white', 'Argile, vin blanc', 'Argile, white wine');
    await named('candies', 'Bonbons', 'Sweet');
    await named('ewe', 'Fromage de brebis');
    await named('aged', 'Fromage affiné');
    expect(await search('tomates séchées au soleil')).toEqual({ found: ['dried'], instead: 'tomates séchées' });
    expect(await search('white wine sweet', 'en')).toEqual({ found: ['white'], instead: 'white wine' });
    expect(await search('fromage de brebis affiné')).toEqual({ found: ['ewe'], instead: 'fromage de brebis' });
  });

  it('names the words that it answers as they are written', async () => {
    await synonyms({ fr: ['patate', 'pomme de terre'], apart: true }, { fr: ['noix'], alsoFr: ['pacane'] });
    await named('kennebec', 'Pommes de terre Kennebec');
    await named('bread', 'Pain aux noix');
    await named('pecan', 'Pacanes');
    await named('blueberries', 'Bleuets');
    expect((await search('pommes de terre pelées')).instead).toBe('pommes de terre');
    expect(await search('pain aux noix')).toEqual({ found: ['bread'], instead: null });
    expect(await search('bleuetss')).toEqual({ found: ['blueberries'], instead: 'bleuets' });
  });

  it('leaves the other language’s words aside where the reader’s own goods are called so', async () => {
    await named('stew', 'Chili de bison', 'Bison stew');
    await named('pepper', 'Piment moulu', 'Ground chili');
    await named('untranslated', 'Chili végé');
    expect((await found('chili')).sort()).toEqual(['stew', 'untranslated']);
    expect((await found('chili', 'en')).sort()).toEqual(['pepper', 'untranslated']);
  });

  it('corrects a word within a term, and one of which letters were left out', async () => {
    await synonyms({ fr: ['patate', 'pomme de terre'], apart: true });
    await named('kennebec', 'Pommes de terre Kennebec');
    await named('lobo', 'Pommes Lobo');
    await named('beet', 'Betteraves');
    expect(await found('pomme de tere')).toEqual(['kennebec']);
    expect(await search('betrave')).toEqual({ found: ['beet'], instead: 'betteraves' });
  });

  it('puts what can be bought before what is sold out or away, but not before the thing itself', async () => {
    const soldOut = { track_stock: true, stock: 0 };
    await named('gone', 'Miel', null, [soldOut]);
    await named('there', 'Miel de trèfle');
    await market.seller('away', { deactivated_until: new Date('2200-01-01T00:00:00Z') });
    await market.product('away', 'away', { name_primary: 'Miel' });
    await named('made', 'Gâteau au miel');
    const [first, ...others] = await found('miel');
    expect(first).toBe('there');
    expect(others.slice(0, 2).sort()).toEqual(['away', 'gone']);
    expect(others[2]).toBe('made');
    await database.kysely.updateTable('variant').set({ stock: 5 }).where('track_stock', '=', true).execute();
    api.later();
    expect((await found('miel'))[0]).toBe('gone');
  });

  it('brings a shelf’s goods by its own name', async () => {
    await market.collection('roots', { name_primary: 'Légumes racines', name_secondary: 'Root vegetables' });
    await market.product('beet', 'farm', { name_primary: 'Betterave' }, ['roots']);
    await named('lettuce', 'Légumes mêlés sur racines');
    expect((await found('legumes racines'))[0]).toBe('beet');
  });

  it('puts goods in the package that was asked for first, and shows the others too', async () => {
    await named('orange', 'Carottes nantaises');
    await named('bagged', 'Carottes de couleur en sac');
    await named('honey', 'Miel des jardins', 'Garden honey');
    expect(await search('carottes en sac')).toEqual({ found: ['bagged', 'orange'], instead: null });
    expect(await search('honey jar', 'en')).toEqual({ found: ['honey'], instead: null });
    expect(await search('tote bag', 'en')).toEqual({ found: [], instead: null });
  });

  it('orders what a term of several words means by the words that the names have', async () => {
    await synonyms(
      { fr: ['poivron'], en: ['green pepper', 'bell pepper'] },
      { fr: ['bouillon de poulet'], alsoFr: ['carcasse'], apart: true },
    );
    await named('red', 'Poivrons rouges', 'Red bell peppers');
    await named('green', 'Poivrons à farcir', 'Green bell peppers');
    await named('duck', 'Carcasses de canard');
    await named('chicken', 'Carcasses de poulet');
    expect(await found('green peppers', 'en')).toEqual(['green', 'red']);
    expect(await search('bouillon de poulet')).toEqual({ found: ['chicken', 'duck'], instead: 'carcasse' });
  });

  it('shows what it names in place of a term, in the order in which it names it', async () => {
    await synonyms({ fr: ['racinette'], alsoFr: ['soda', 'kombucha'], apart: true });
    await named('kombucha', 'Kombucha');
    await named('cake', 'Gâteau à la racinette');
    await named('soda', 'La Bulle, soda au gingembre');
    expect(await search('racinette')).toEqual({ found: ['soda', 'kombucha'], instead: 'soda, kombucha' });
  });

  it('reads words that were typed together or apart as the market writes them', async () => {
    await synonyms({ fr: ['maïs soufflé'], en: ['popcorn'] }, { fr: ['amande'] });
    await named('popcorn', 'Maïs soufflé', 'Popcorn');
    await named('corn', 'Maïs', 'Corn');
    await named('oat', 'Lait d’avoine', 'Oat milk');
    await named('smoked', 'Poulet fumé');
    await named('bacon', 'Bacon');
    expect(await search('pop corn', 'en')).toEqual({ found: ['popcorn'], instead: null });
    expect(await search('lait davoine')).toEqual({ found: ['oat'], instead: null });
    expect(await search('pouletfumé')).toEqual({ found: ['smoked'], instead: null });
    expect(await search('becon')).toEqual({ found: ['bacon'], instead: 'bacon' });
  });
});
