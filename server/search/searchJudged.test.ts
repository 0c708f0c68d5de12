import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { withoutAccents } from '#rules/plainText.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { searchList as findList } from '../catalogue/catalogueSearch.ts';
import { readCatalogue } from '../catalogue/catalogueStore.ts';
import { readCsv } from '../catalogueFiles/csvText.ts';
import type { Database } from '../database/database.ts';
import { seedDemoMarket } from '../demo/seeding.ts';
import type { CollectionRow, ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { buildSnapshot } from '../snapshot/snapshotBuilder.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const FIRST = 5;
/** Of the queries of a file, those whose first five must be right. */
const LEAST_RIGHT = 0.97;
/** Of the queries, every so many. */
const STEP = isFullRun ? 1 : 10;
/** Of the products, every so many are searched by name. */
const NAME_STEP = isFullRun ? 1 : 32;

let database: Database;
let snapshot: Snapshot;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await seedDemoMarket(database, NOW);
  snapshot = buildSnapshot((await readCatalogue(database, null)).records!);
});
afterAll(() => database.close());

/** The answer to a search, its products in an array. */
function searchList(...request: Parameters<typeof findList>) {
  const list = findList(...request);
  return { ...list, items: [...list.items] };
}

const pathOf = (collection: CollectionRow | undefined): string[] =>
  collection ? [...pathOf(collection.parent ?? undefined), collection.handlePrimary] : [];
/** A product as the patterns read it: `legumes/choux: Chou rouge`. */
const read = ({ placements, name }: ProductRow) => `${pathOf(placements[0]?.collection).join('/')}: ${name.primary}`;

type Judged = { shown: readonly string[]; isSaid: boolean; isAdvised: boolean; page: string | null };

/**
 * tests/search/README.md: all of the first five are what `first` says, or those at the beginning are and the others what
 * `then` says. `none`: nothing is shown, or only what the catalogue says to try
 * instead, or what `then` says for other words, which are named. `page x`: the page of the shop about x. Capitals do not count.
 */
function isRight({ shown, isSaid, isAdvised, page }: Judged, first: string, then: string): boolean {
  if (page !== null || first.startsWith('page ')) return first === `page ${page}`;
  const isAny = (products: readonly string[], pattern: string) =>
    pattern !== '' && products.every((product) => new RegExp(pattern, 'iu').test(product));
  if (first === 'none') return shown.length === 0 || isAdvised || (isSaid && isAny(shown, then));
  const end = shown.findIndex((product) => !isAny([product], first));
  if (end < 0) return shown.length > 0;
  return end > 0 && isAny(shown.slice(end), then);
}

it.each(['fr', 'en'] as const)('finds each producer by the exact name in %s, and what they sell', (locale) => {
  const missed = snapshot.sellersByName.filter((seller) => {
    const { namedSellers, items } = searchList(snapshot, { words: seller.name }, { locale, now: NOW });
    const sold = new Set(seller.products);
    return !namedSellers.includes(seller) || (sold.size > 0 && !items.some((product) => sold.has(product)));
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it.each(LOCALES)('finds products by their whole names in %s, and corrects none', (locale) => {
  const missed = snapshot.onSale.flatMap((product, index) => {
    if (index % NAME_STEP !== 0) return [];
    const name = (locale === 'en' ? product.name.secondary : null) ?? product.name.primary;
    const { items, correctedWords, advice } = searchList(snapshot, { words: name }, { locale, now: NOW });
    return items.includes(product) && correctedWords === null && advice === null ? [] : [name];
  });
  expect(missed).toEqual([]);
});

/** A producer's name without its trade: Grand-Côte of Jardins de la Grand-Côte. */
const shortNameOf = (name: string) =>
  name.replace(/^(?:Les |La |L’)/, '').replace(/^\S+ (?:florale )?(?:d(?:e|u|es) (?:la |l’)?|d’)?/, '');
const spellings: readonly [string, (name: string) => string][] = [
  ['as it is written', (name) => name],
  ['without accents, hyphens and capitals', (name) => withoutAccents(name).toLowerCase().replaceAll(/[-’]/g, ' ')],
  ['in one word', (name) => withoutAccents(name).toLowerCase().replaceAll(/[-’ ]/g, '')],
];

it.each(spellings)('names each producer by the whole name and without its trade, %s', (_, typed) => {
  const missed = snapshot.sellersByName.flatMap((seller) =>
    [seller.name, shortNameOf(seller.name)].filter((name) => {
      const list = (locale: Locale) => searchList(snapshot, { words: typed(name) }, { locale, now: NOW });
      return !LOCALES.every((locale) => list(locale).namedSellers.includes(seller));
    }),
  );
  expect(missed).toEqual([]);
});

it.each([
  ['ferme bellevalee', 'Ferme Bellevallée'],
  ['cidrerie montaubant', 'Cidrerie Montauban'],
  ['coq a laube', 'Ferme Coq-à-l’Aube'],
  ['trois poules farm', 'Ferme Trois-Poules'],
])('names the producer that %s means, and shows what they sell', (words, name) => {
  const { namedSellers, items } = searchList(snapshot, { words }, { locale: 'fr', now: NOW });
  expect(namedSellers[0]?.name).toBe(name);
  expect(items[0]?.seller).toBe(namedSellers[0]);
});

it.each([
  ['fr', 'banane', 'not_sold'],
  ['fr', 'beurre de peanut', 'not_sold'],
  ['fr', 'riz', 'not_sold'],
  ['fr', 'laine', 'not_sold'],
  ['fr', 'carte cadeau', 'not_sold'],
  ['fr', 'pouding chômeur', 'dish'],
  ['fr', 'boîte à lunch', 'occasion'],
  ['fr', 'souper vite fait', 'occasion'],
  ['en', 'frying pan', 'not_sold'],
  ['en', 'beef stew', 'dish'],
  ['en', 'dinner party', 'occasion'],
] as const)('in %s, advises on %s as %s', (locale, words, kind) => {
  const { advice, items } = searchList(snapshot, { words }, { locale, now: NOW });
  expect(advice?.kind).toBe(kind);
  expect(items.length > 0).toBe(advice!.tries.length > 0);
});

it.each([
  ['fr', 'ferme tremblay', 'no_producer'],
  ['en', 'green valley farm', 'no_producer'],
  ['en', 'maple hill farm', 'no_producer'],
  ['fr', 'jardins de julie', 'no_producer'],
  ['fr', 'verger lacroix', 'no_producer'],
  ['fr', 'fermes bio', 'producers'],
  ['en', 'wakefield', 'pickup'],
  ['fr', 'aylmer', 'pickup'],
  ['fr', 'halle du portage', 'pickup'],
  ['fr', 'val-des-monts', 'delivery'],
  ['fr', 'hull', 'delivery'],
  ['fr', 'Rimouski', 'delivery'],
  ['en', 'ottawa', 'delivery'],
  ['fr', 'Saint-Hyacinthe', 'delivery'],
  ['fr', 'chez monique', 'no_producer'],
  ['fr', 'point de cueillette aylmer', 'pickup'],
  ['en', 'pickup gatineau', 'pickup'],
  ['fr', 'livraison chelsea', 'delivery'],
] as const)('in %s, leads from %s to the page about %s, and shows no goods', (locale, words, about) => {
  const { page, items } = searchList(snapshot, { words }, { locale, now: NOW });
  expect([page, items]).toEqual([about, []]);
});

it('names who shares the words of a producer that is not here, and shows no goods of theirs', () => {
  const { page, items, namedSellers } = searchList(
    snapshot,
    { words: 'ferme du ruisseau' },
    { locale: 'fr', now: NOW },
  );
  expect([page, items]).toEqual([null, []]);
  expect(namedSellers.every(({ name }) => name.includes('Ruisseau'))).toBe(true);
  expect(namedSellers).not.toEqual([]);
});

it.each([
  ['en', 'farm eggs'],
  ['en', 'farm fresh chicken'],
  ['fr', 'fromagerie'],
  ['fr', 'plateau de charcuteries'],
  ['fr', 'plateau'],
] as const)('in %s, takes %s for goods', (locale, words) => {
  const { page, items } = searchList(snapshot, { words }, { locale, now: NOW });
  expect([page, items.length > 0]).toEqual([null, true]);
});

it.each([
  ['en', 'hostess gift under $30', 'hostess gift', 3000],
  ['fr', 'cadeau moins de 20$', 'cadeau', 2000],
  ['en', 'gifts under 25', 'gifts', 2500],
  ['fr', 'fromage moins de 10 piastres', 'fromage', 1000],
  ['fr', 'fromage en bas de 8 piasses', 'fromage', 800],
  ['fr', 'cadeau 25 $', 'cadeau', Infinity],
] as const)('in %s, finds for %s what it finds for %s up to that price', (locale, words, goods, most) => {
  const [limited, all] = [words, goods].map((text) => searchList(snapshot, { words: text }, { locale, now: NOW }));
  const isWithin = ({ variants }: ProductRow) => variants.some(({ price }) => price <= most);
  expect(limited!.items.map(({ id }) => id)).toEqual(all!.items.filter(isWithin).map(({ id }) => id));
  expect(limited!.items).not.toEqual([]);
  expect(limited!.correctedWords).toBeNull();
});

it('shows the best answers by their price per kilogram to who asks for cheap ones', () => {
  const [cheap, all] = ['tomates pas chères', 'tomates'].map((words) =>
    searchList(snapshot, { words }, { locale: 'fr', now: NOW }),
  );
  expect(cheap!.items[0]?.name.primary).toBe('Tomates à sauce, caisse de 20 lb');
  expect(new Set(cheap!.items.slice(0, 24))).toEqual(new Set(all!.items.slice(0, 24)));
  expect(cheap!.key).not.toBe(all!.key);
});

it('shows and says what is dearer where nothing is within the price, and everything that is where only a price was typed', () => {
  const [dear, any] = ['fromage moins de 1 $', 'moins de 5 $'].map((words) =>
    searchList(snapshot, { words }, { locale: 'fr', now: NOW }),
  );
  expect([dear!.correctedWords, dear!.items.length > 0]).toEqual(['fromage', true]);
  expect(any!.items.length).toBe(
    snapshot.onSale.filter(({ variants }) => variants.some(({ price }) => price <= 500)).length,
  );
});

it('shows what producers of a town sell where it is no place of the market', () => {
  const { items, namedSellers } = searchList(snapshot, { words: 'produits de Kamouraska' }, { locale: 'fr', now: NOW });
  expect(namedSellers.map(({ town }) => town)).toEqual(['Kamouraska']);
  expect(items.every(({ seller }) => seller.town === 'Kamouraska')).toBe(true);
  expect(items).not.toEqual([]);
});

it.each([
  ['en', 'something sweet for a birthday', 'occasion', /gâteau/i],
  ['en', 'chilli ingredients', 'dish', /^(?!chili)/i],
  ['fr', 'ingrédients pour lasagne', 'dish', /^(?!lasagne)/i],
  ['fr', 'ingrédients pour faire une quiche', 'dish', /^(?!quiche)/i],
] as const)('in %s, advises on %s as %s', (locale, words, kind, first) => {
  const { advice, items } = searchList(snapshot, { words }, { locale, now: NOW });
  expect(advice?.kind).toBe(kind);
  expect(items[0]?.name.primary).toMatch(first);
});

it('shows baskets for a need without goods that are declared so, which would say the contrary', () => {
  for (const words of ['gluten free basket', 'panier sans gluten']) {
    const { items, needs, basketWords } = searchList(snapshot, { words }, { locale: 'fr', now: NOW });
    expect([items, needs, basketWords]).toEqual([[], [], words]);
  }
});

it('shows organic goods first, and says that nobody states it where none is', () => {
  const [wine, apples] = ['vin bio', 'pommes bio'].map((words) =>
    searchList(snapshot, { words }, { locale: 'fr', now: NOW }),
  );
  expect([wine!.undeclaredNeeds, wine!.items.length > 0]).toEqual([[{ words: 'vin bio', kind: 'organic' }], true]);
  expect([apples!.undeclaredNeeds, apples!.items[0]?.bio]).toEqual([[], true]);
});

it.each([
  ['en', 'bakery near aylmer', 'bakery'],
  ['en', 'honey from wakefield', 'honey'],
] as const)('in %s, finds for %s what is called %s', (locale, words, goods) => {
  const [of, all] = [words, goods].map((text) => searchList(snapshot, { words: text }, { locale, now: NOW }));
  expect([of!.items.map(({ id }) => id), of!.correctedWords]).toEqual([all!.items.map(({ id }) => id), goods]);
});

it('finds goods for each term that it advises to try, by the term itself', () => {
  const missed = LOCALES.flatMap((locale) => {
    const terms = new Set(snapshot.synonyms.flatMap(({ kind, also }) => (kind === null ? [] : also[locale])));
    return [...terms].filter((words) => {
      const { items, correctedWords, advice } = searchList(snapshot, { words }, { locale, now: NOW });
      return items.length === 0 || correctedWords !== null || advice !== null;
    });
  });
  expect(missed).toEqual([]);
});

it('shows among the first something of each term that it announces', () => {
  const found = new Map<string, Set<ProductRow>>();
  const itemsOf = (words: string, locale: Locale) => {
    const items = found.get(words) ?? new Set(searchList(snapshot, { words }, { locale, now: NOW }).items);
    found.set(words, items);
    return items;
  };
  const rows = snapshot.synonyms.filter(({ kind }, index) => kind !== null && index % STEP === 0);
  const missing = rows.flatMap(({ words, also }) =>
    LOCALES.flatMap((locale) => {
      const { items, advice, needs } = searchList(snapshot, { words: words[locale][0] ?? '' }, { locale, now: NOW });
      // What needs leave of it is a list of its own.
      const isOfNeeds = needs.length > 0 || also[locale].some((term) => /v[ée]g/iu.test(term));
      if (advice === null || isOfNeeds) return [];
      const shown = items.slice(0, FIRST);
      return advice.tries.filter((term) => !shown.some((item) => itemsOf(term, locale).has(item)));
    }),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['en', 'mapel sirup', 'maple syrup'],
  ['fr', 'pate chinos', 'pâté chinois'],
  ['fr', 'sirop d erabe', 'sirop d’érable'],
  ['fr', 'frambroises', 'framboises'],
  ['fr', 'brocolli', 'brocoli'],
  ['en', 'brocolli', 'broccoli'],
  ['fr', 'jambon de pâques', 'jambon'],
] as const)('in %s, writes %s as %s', (locale, words, written) => {
  const { correctedWords } = searchList(snapshot, { words }, { locale, now: NOW });
  expect(correctedWords?.replace("'", '’')).toBe(written);
});

it.each([
  'judgedQueries',
  'secondQueries',
  'freshQueries',
  'unseenQueries',
  'kitchenQueries',
  'blindQueries',
  'learnedQueries',
  'judgedByOthers',
  'personQueries',
  'needQueries',
  'kindsQueries',
  'everydayQueries',
])('shows what a grocer would for nearly all of %s', (file) => {
  const text = fs.readFileSync(new URL(`../../tests/search/${file}.csv`, import.meta.url), 'utf8');
  const all = readCsv(text).rows.map(({ cells }) => Object.fromEntries(cells) as Record<string, string>);
  const queries = all.filter((_, index) => index % STEP === 0);
  const wrong = queries.flatMap(({ words = '', locale, first = '', then = '' }) => {
    const { items, correctedWords, advice, page } = searchList(
      snapshot,
      { words },
      { locale: locale === 'en' ? 'en' : 'fr', now: NOW },
    );
    const shown = items.slice(0, FIRST).map(read);
    const [isSaid, isAdvised] = [correctedWords !== null, advice !== null];
    return isRight({ shown, isSaid, isAdvised, page }, first, then) ? [] : [`${words}: ${shown.join(' | ')}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queries.length * (1 - LEAST_RIGHT));
});
