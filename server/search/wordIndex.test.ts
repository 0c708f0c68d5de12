import { expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { unstoredProduct, unstoredSeller, type SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { Snapshot, Text } from '../snapshot/catalogueSnapshot.ts';
import { buildSnapshot } from '../snapshot/snapshotBuilder.ts';
import { completed } from '../steps.ts';
import { patchIndex } from './indexPatch.ts';
import { findProducts } from './matchingProducts.ts';
import { docsNamed } from './namedDocs.ts';
import { createSearchReader } from './reader.ts';
import { readSynonyms } from './synonymPatch.ts';
import { buildSearchIndex } from './wordIndex.ts';

const seller = unstoredSeller({ id: 'farm', handle: 'farm', name: 'Ferme', regional: false });

/** A catalogue of these names, each new product numbered after its place. */
function catalogueOf(names: Text[], description: Text | null = null, types: Record<string, string> = {}): Snapshot {
  const products = names.map((name, index) =>
    unstoredProduct({
      id: `product ${index}`,
      handle_primary: `p${index}`,
      handle_secondary: `p${index}-en`,
      name_primary: name.primary,
      name_secondary: name.secondary,
      description_primary: description?.primary ?? null,
      description_secondary: description?.secondary ?? null,
      type_primary: types[name.primary]?.split('|') ?? [],
      seller_id: seller.id,
      priority: index,
    }),
  );
  const versions = { catalogue: '1', stock: '1', logged: 0 };
  return buildSnapshot({
    versions,
    sellers: [seller],
    collections: [],
    products,
    placements: [],
    variants: [],
    reusableBox: null,
    synonyms: [],
    expressHours: [],
    placeDays: [],
    terms: DEFAULT_TERMS,
    weeks: [],
    timeZone: 'America/Toronto',
    plans: [],
    places: { pickup: true, delivery: true, baskets: true, basketDeposit: false, pickupTexts: [], deliveryTexts: [] },
  });
}
const ranked = (index: ReturnType<typeof buildSearchIndex>, words: string) =>
  findProducts(index, words, 'fr').hits.map(({ product }) => product.name.primary);
/** How many products answer the very words. */
const exactly = (index: ReturnType<typeof buildSearchIndex>, words: string) => {
  const found = findProducts(index, words, 'fr');
  return found.correctedWords === null ? found.hits.length : 0;
};
const name = (primary: string, secondary: string | null = null): Text => ({ primary, secondary });
/** Words that no other number gives, nor anything near: a letter for each digit. */
const wordOf = (number: number) =>
  `w${[...String(100_000 + number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;

it('an index keeps its answers when later ones are built, however the catalogue changes', () => {
  const first = buildSearchIndex(catalogueOf([name('Pommes'), name('Poires')]).onSale);
  const second = buildSearchIndex(catalogueOf([name('Prunes', 'Plums'), name('Poires')]).onSale);
  const found = ranked;
  expect(found(first, 'pommes')).toEqual(['Pommes']);
  expect(found(first, 'plums')).toEqual([]);
  expect(found(second, 'plums')).toEqual(['Prunes']);
  expect(found(second, 'pommes')).toEqual([]);
  for (const index of [first, second]) expect(found(index, 'poire')).toEqual(['Poires']);
});

it('a text that changed is read again, in either language and of the description too', () => {
  // As many as descriptions alone must speak of to be an answer.
  const texts = ([name]: Text[], description: Text | null) =>
    ['prune', 'plum', 'prune peau', 'prune skin'].map(
      (words) => exactly(buildSearchIndex(catalogueOf(Array(5).fill(name), description).onSale), words) / 5,
    );
  expect(texts([name('Kiwi', 'Kiwi')], null)).toEqual([0, 0, 0, 0]);
  expect(texts([name('Prune', 'Kiwi')], null)).toEqual([1, 0, 0, 0]);
  expect(texts([name('Prune', 'Plum')], null)).toEqual([1, 1, 0, 0]);
  expect(texts([name('Prune', 'Plum')], { primary: 'Peau', secondary: null })).toEqual([1, 1, 1, 0]);
  expect(texts([name('Prune', 'Plum')], { primary: 'Peau', secondary: 'Skin' })).toEqual([1, 1, 1, 1]);
  expect(texts([name('Kiwi', null)], null)).toEqual([0, 0, 0, 0]);
});

it('a name of small words alone is a name', () => {
  const index = buildSearchIndex(catalogueOf([name('À la', 'Plum'), name('Prune', 'Plum tart')]).onSale);
  expect(ranked(index, 'plum')).toEqual(['À la', 'Prune']);
});

const MARKET = [
  name('Carottes nantaises', 'Nantes carrots'),
  name('Radis roses', 'Pink radishes'),
  name('Vin rouge', 'Red wine'),
  name('Fromage en grains', 'Cheese curds'),
  name('Savon sans parfum', 'Unscented soap'),
  name('Savon à la rose', 'Rose soap'),
  name('Poudre d’ail', 'Garlic powder'),
  name('Ail rose', 'Pink garlic'),
  name('Mélange du randonneur', 'Trail mix'),
  name('Yogourt grec', 'Greek yogurt'),
];
it.each([
  ['leaves amounts and units aside where no name has them', '2 lbs de carottes', 'fr', ['Carottes nantaises']],
  ['reads a number with its unit', '500g carottes', 'fr', ['Carottes nantaises']],
  ['shows each of two things in turn', 'vin et fromage', 'fr', ['Vin rouge', 'Fromage en grains']],
  ['keeps what a thing is without together', 'savon sans parfum', 'fr', ['Savon sans parfum']],
  ['answers by no `sans` alone', 'sans nitrite', 'fr', []],
  ['shows no other mix than the one that is asked for', 'mélange à crêpes', 'fr', []],
  ['takes a form that is named first for the same', 'ail en poudre', 'fr', ['Poudre d’ail']],
  ['shows no other thing of the same colour', 'pain rose', 'fr', []],
  ['reads two words of a name that are typed as one', 'trailmix', 'en', ['Mélange du randonneur']],
  ['takes what follows the thing in English for its kind', 'yogurt greek', 'en', ['Yogourt grec']],
] as const)('%s', (_, words, locale, expected) => {
  const index = buildSearchIndex(catalogueOf(MARKET).onSale);
  expect(findProducts(index, words, locale).hits.map(({ product }) => product.name.primary)).toEqual(expected);
});

const TYPES = {
  'Jus de poire Bartlett': 'jus de poire|jus',
  'Poires Bosc': 'poire',
  'Poires séchées': 'poire séchée|fruit séché',
  'Pleurotes en huître': 'pleurote|champignon',
  'Brownies aux noix': 'brownie',
  'Cerises du tunnel': 'tomate cerise|tomate',
  'Tomates cerises': 'tomate cerise|tomate',
  'Choucroute au genièvre': 'choucroute|légume fermenté',
  'Carottes nantaises': 'carotte|légume',
};
it.each([
  [
    'shows the thing first, then what is dried, what is made of it last',
    'poires',
    ['Poires Bosc', 'Poires séchées', 'Jus de poire Bartlett'],
  ],
  [
    'shows the thing in any kind before what is made of that kind',
    'poires bartlett',
    ['Poires Bosc', 'Poires séchées'],
  ],
  ['shows what is of the type with the ingredient', 'jus de poire', ['Jus de poire Bartlett']],
  ['finds by a type that the name does not say', 'champignons', ['Pleurotes en huître']],
  ['shows what is called so before what is of the type', 'tomates cerises', ['Tomates cerises', 'Cerises du tunnel']],
  ['reads several words of a type as one term', 'légumes fermentés', ['Choucroute au genièvre']],
  ['shows nothing for an ingredient', 'noix', []],
])('of products with a type %s', (_, words, expected) => {
  const names = Object.keys(TYPES).map((one) => name(one));
  const typed = buildSearchIndex(catalogueOf(names, null, TYPES).onSale);
  expect(ranked(typed, words)).toEqual(expected);
});

it('reads names again when a product is given a type', () => {
  const juice = [name('Jus de poire'), name('Poires')];
  const before = buildSearchIndex(catalogueOf(juice).onSale);
  const after = buildSearchIndex(catalogueOf(juice, null, { 'Jus de poire': 'jus', Poires: 'poire' }).onSale);
  expect(ranked(before, 'poires')).toContain('Jus de poire');
  expect(ranked(after, 'poires')[0]).toBe('Poires');
});

it('words that went are forgotten when they are many', () => {
  const reading = createSearchReader();
  const sizeWith = (from: number) => {
    const names = Array.from({ length: 120 }, (_, row) =>
      name(Array.from({ length: 100 }, (_, place) => wordOf(from + row * 100 + place)).join(' ')),
    );
    const { onSale } = catalogueOf(names);
    const { reader, end } = completed(reading([], onSale));
    for (const product of onSale) {
      const words = new Set<number>();
      reader.read(product, (word) => void words.add(word));
      expect(words.size).toBe(100);
    }
    end();
    return reader.vocabulary.size;
  };
  expect([0, 0, 12_000, 24_000, 24_000].map(sizeWith)).toEqual([12_000, 12_000, 24_000, 36_000, 12_000]);
});

/** Which words each product has, and in which fields. */
const entriesOf = ({ postings, vocabulary, products }: ReturnType<typeof buildSearchIndex>) =>
  Array.from({ length: vocabulary.size }, (_, word) =>
    postings
      .parts(word)
      .flatMap(({ docs, fields, from, to }) =>
        Array.from({ length: to - from }, (_, at) => [products[docs[from + at]!]!.id, fields[from + at]!] as const),
      )
      .flatMap(([id, fields]) => (fields === 0 ? [] : `${vocabulary.textOf(word)} ${id} ${fields}`)),
  )
    .flat()
    .sort();

const groupOf = (key: string, words: string[], apart = false): SynonymRow => ({
  id: key,
  key,
  words: { fr: words, en: [] },
  also: { fr: [], en: [] },
  apart,
  kind: null,
});

it.each([
  ['has lost a term', [groupOf('k', ['chou gras', 'poire'])], groupOf('k', ['poire'])],
  ['is gone', [groupOf('k', ['chou gras'])], null],
  ['writes a term as names do, which hides another group', [groupOf('a', ['poire'])], groupOf('k', ['poires'])],
  [
    'hides what is in its term',
    [groupOf('a', ['gras']), groupOf('k', ['chou gras'])],
    groupOf('k', ['chou gras'], true),
  ],
  [
    'has gained a term that another group hides in some names',
    [groupOf('a', ['chou gras'], true), groupOf('k', ['poire'])],
    groupOf('k', ['poire', 'gras']),
  ],
  [
    'has lost a term that is written like another one of it in the singular',
    [groupOf('a', ['poire']), groupOf('k', ['poire', 'poires'])],
    groupOf('k', ['poire']),
  ],
] as const)('an index has the words of one that is built anew when a group %s', async (_, before, after) => {
  const { onSale } = catalogueOf(
    ['Chou gras', 'Poires', 'Poire', 'Soupe au chou gras', 'Foie gras'].map((text) => name(text)),
  );
  const former = before.find(({ key }) => key === 'k') ?? null;
  const rows = [...before.filter((row) => row !== former), ...(after ? [after] : [])];
  const index = buildSearchIndex(onSale, before);
  const read = await readSynonyms(index, [], [{ before: former, after }]);
  read.write(rows);
  expect(entriesOf(index)).toEqual(entriesOf(buildSearchIndex(onSale, rows)));
  expect(entriesOf(index)).not.toEqual(entriesOf(buildSearchIndex(onSale, before)));
});

it.each([false, true])(
  'an index answers by the former words until changed ones are written (apart: %s)',
  async (apart) => {
    const texts = Array.from({ length: 40 }, (_, at) => ['Chou gras', 'Poires', 'Soupe au chou gras'][at % 3]!);
    const { onSale } = catalogueOf(texts.map((text) => name(text)));
    const [before, after] = [groupOf('k', ['poire']), groupOf('k', ['chou gras', 'patate'], apart)];
    const index = buildSearchIndex(onSale, [before]);
    const state = () => [entriesOf(index), ['chou', 'poire', 'patate'].map((words) => ranked(index, words))];
    const former = state();
    let steps = 0;
    const read = await readSynonyms(index, [], [{ before, after }], async (work) => {
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return step.value;
        steps += 1;
        expect(state()).toEqual(former);
      }
    });
    expect(steps).toBeGreaterThan(5);
    expect(state()).toEqual(former);
    read.write([after]);
    const built = buildSearchIndex(onSale, [after]);
    expect(entriesOf(index)).toEqual(entriesOf(built));
    expect(ranked(index, 'patate')).toEqual(ranked(built, 'patate'));
    expect(ranked(index, 'patate')).not.toEqual(former[1]![2]);
  },
);

it('an index weighs a renamed product by its new name', () => {
  const before = catalogueOf([name('Truite fumée'), name('Truite entière')]).onSale;
  const after = catalogueOf([name('Truite entière'), name('Truite fumée')]).onSale;
  const index = buildSearchIndex(before);
  expect(ranked(index, 'truite')).toEqual(['Truite entière', 'Truite fumée']);
  patchIndex(
    index,
    after,
    before.map((product, at) => ({ before: product, after: after[at]! })),
  );
  expect(ranked(index, 'truite')).toEqual(['Truite entière', 'Truite fumée']);
});

it.each([1, 2, 3])('an index names products in the market’s order after %i of them have changed', (count) => {
  const names = ['Cire', 'Cire brute', 'Cire dorée', 'Miel', 'Miel doux'];
  const renamed = names.map((text, at) => (at < count ? text.replace('Cire', 'Miel') : text));
  const [before, after] = [names, renamed].map((texts) => catalogueOf(texts.map((text) => name(text))).onSale);
  const index = buildSearchIndex(before!);
  const replaced = before!.slice(0, count).map((product, at) => ({ before: product, after: after![at]! }));
  patchIndex(index, [...after!.slice(0, count), ...before!.slice(count)], replaced);
  const named = [...docsNamed(index, 'miel')].map((doc) => index.products[doc]!.name.primary);
  expect(named).toEqual(renamed.filter((text) => text.startsWith('Miel')));
});
