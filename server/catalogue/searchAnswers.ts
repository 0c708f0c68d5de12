import { LRUCache } from 'lru-cache';
import type { Locale } from '#rules/constants.ts';
import { FoundProducts, type ProductList } from '../search/foundProducts.ts';
import { patchIndex } from '../search/indexPatch.ts';
import { findProducts, type AdvisedResult } from '../search/matchingProducts.ts';
import { announcedAsShown, availableFirst } from '../search/partsInTurn.ts';
import type { SearchAdvice } from '../search/segments.ts';
import { inSlices } from '../search/slices.ts';
import { readSynonyms, type ReadSynonyms } from '../search/synonymPatch.ts';
import { indexSteps, type SearchIndex } from '../search/wordIndex.ts';
import { isSmallWord } from '../search/words.ts';
import type { ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { meets } from '../snapshot/productConditions.ts';
import type { Replaced, SynonymChange } from '../snapshot/snapshotPatch.ts';
import { availabilityVersion, type Reader } from './catalogueLists.ts';

/** Products in the answers that are kept per snapshot, for who pages and for who types the same, 5 to 9 bytes each: 1.6 MB, or four times the market. */
const KEPT_PRODUCTS = 180_000;
const KEPT_OF_EACH = 4;

type Cached = AdvisedResult & { inOrder: { readonly name: string; readonly answer: Answer } | null };
/**
 * Whether each product can be bought, by its number in the index and read when a search first asks; `name`: as long as nothing is sold
 * out or comes back.
 */
type Availability = { readonly name: string; readonly read: Uint8Array };
const READ = { left: 1, gone: 2 } as const;
type Search = {
  readonly index: SearchIndex;
  readonly answers: LRUCache<string, Cached>;
  availability: Availability | null;
};
const searches = new WeakMap<Snapshot, Search>();
/** An index that is being built, and what has changed since it began. */
type Building = {
  readonly work: Iterator<unknown, void>;
  done: Promise<void>;
  replaced: Replaced[];
  /** Words have changed, which the build has begun to read. */
  isOutdated: boolean;
};
const buildings = new WeakMap<Snapshot, Building>();

/** What is shown for words: the products, the words that they match if these are others, and what to say. */
export type Answer = {
  readonly products: ProductList;
  readonly instead: string | null;
  readonly advice: SearchAdvice | null;
};

/** Builds the index of a snapshot step by step, and puts what changes meanwhile into it; again if it cannot be. */
function* build(snapshot: Snapshot): Generator<unknown, void> {
  try {
    for (;;) {
      const building = buildings.get(snapshot)!;
      building.replaced = [];
      building.isOutdated = false;
      const steps = indexSteps(snapshot.onSale, snapshot.synonyms);
      let step = steps.next();
      for (; !step.done && !building.isOutdated; step = steps.next()) yield;
      if (!step.done || building.isOutdated) continue;
      if (building.replaced.length > 0 && !patchIndex(step.value, snapshot.onSale, building.replaced)) continue;
      const answers = new LRUCache<string, Cached>({
        maxSize: Math.max(KEPT_PRODUCTS, KEPT_OF_EACH * snapshot.onSale.length),
        sizeCalculation: ({ hits: ranked }) => ranked.length + 1,
      });
      searches.set(snapshot, { index: step.value, answers, availability: null });
      return;
    }
  } finally {
    buildings.delete(snapshot);
  }
}

function buildingOf(snapshot: Snapshot, run: (work: Building['work']) => Promise<void> = inSlices): Building {
  const existing = buildings.get(snapshot);
  if (existing) return existing;
  const work = build(snapshot);
  const building: Building = { work, done: Promise.resolve(), replaced: [], isOutdated: false };
  buildings.set(snapshot, building);
  building.done = run(work);
  return building;
}

/** The index of a snapshot, built now as far as it is not; a changed catalogue is another snapshot. */
function searchOf(snapshot: Snapshot): Search {
  const existing = searches.get(snapshot);
  if (existing) return existing;
  const { work } = buildingOf(snapshot);
  while (work.next().done !== true);
  return searches.get(snapshot)!;
}

/** Whether a snapshot can be searched without building its index. */
export const isSearchable = (snapshot: Snapshot): boolean => searches.has(snapshot);

/** Builds the index of a snapshot, slice by slice beside other requests, unless it has one. */
export async function prepareSearch(
  snapshot: Snapshot,
  run?: (work: Building['work']) => Promise<void>,
): Promise<void> {
  if (!searches.has(snapshot)) await buildingOf(snapshot, run).done;
}

/** Reads changed synonyms for the index of a snapshot, slice by slice; null: it has no index, or there are none. Until `renewSearch` it answers as before. */
export async function readForSearch(
  snapshot: Snapshot,
  changes: readonly SynonymChange[],
): Promise<ReadSynonyms | null> {
  const search = changes.length > 0 && searches.get(snapshot);
  return search ? readSynonyms(search.index, [...snapshot.collections.values()], changes) : null;
}

/**
 * Puts changed products and synonyms into the index of a snapshot, if it has one; `read`: the synonyms, as they were read for it. False:
 * the next search builds it anew.
 */
export function renewSearch(
  snapshot: Snapshot,
  replaced: readonly Replaced[],
  synonyms: readonly SynonymChange[],
  read: ReadSynonyms | null,
): boolean {
  const building = buildings.get(snapshot);
  building?.replaced.push(...replaced);
  if (building && synonyms.length > 0) building.isOutdated = true;
  const search = searches.get(snapshot);
  if (!search || replaced.length + synonyms.length === 0) return true;
  search.answers.clear();
  search.availability = null;
  read?.write(snapshot.synonyms);
  // An index that was built since has the former synonyms.
  const isRead = synonyms.length === 0 || read !== null;
  if (isRead && patchIndex(search.index, snapshot.onSale, replaced)) return true;
  searches.delete(snapshot);
  return false;
}

/** The search index of a snapshot. */
export const indexOf = (snapshot: Snapshot): SearchIndex => searchOf(snapshot).index;

/** Whether the words together are a term of several words of the market's synonyms. */
export function isTerm(snapshot: Snapshot, words: readonly string[], locale: Locale): boolean {
  const content = words.filter((word) => !isSmallWord(word, locale));
  return content.length > 1 && indexOf(snapshot).synonyms.longest(content, 0, locale)?.length === content.length;
}

/** What the search finds for these words, whatever needs they name. */
export function foundFor(snapshot: Snapshot, words: string, locale: Locale): Cached {
  const { index, answers } = searchOf(snapshot);
  const key = `${locale} ${words}`;
  const cached = answers.get(key);
  if (cached) return cached;
  const { hits, ...found } = findProducts(index, words, locale);
  const answer = { ...found, hits: hits.inOrder().withoutScores(), inOrder: null };
  answers.set(key, answer);
  return answer;
}

/** Whether products can be bought, each read once for a name. */
function isAvailable(snapshot: Snapshot, name: string, stored: boolean, now: Date) {
  const search = searchOf(snapshot);
  if (search.availability?.name !== name)
    search.availability = { name, read: new Uint8Array(search.index.places.length) };
  const { read } = search.availability;
  const { products } = search.index;
  return (doc: number): boolean => {
    if (read[doc] === 0) read[doc] = meets(products[doc]!, { available: true, stored }, now) ? READ.left : READ.gone;
    return read[doc] === READ.left;
  };
}

/** The answer to these words, what can be bought first: an order that lasts as long as nothing is sold out or comes back. */
export function answerFor(
  snapshot: Snapshot,
  words: readonly string[],
  stored: boolean,
  { locale, now }: Reader,
): Answer {
  if (words.length === 0) return { products: [], instead: null, advice: null };
  const found = foundFor(snapshot, words.join(' '), locale);
  const name = `${stored} ${availabilityVersion(snapshot, now)}`;
  if (found.inOrder?.name !== name) {
    const { hits, correctedWords, advice } = found;
    const places = availableFirst(hits, isAvailable(snapshot, name, stored, now));
    const said = announcedAsShown({ instead: correctedWords, advice }, hits, places);
    const products = new FoundProducts(indexOf(snapshot).products, hits.docsAt(places));
    found.inOrder = { name, answer: { ...said, products } };
  }
  return found.inOrder.answer;
}

/** The same products, those first that can be bought. */
export function leftFirst(products: ProductList, stored: boolean, { now }: Reader): readonly ProductRow[] {
  const isLeft = (product: ProductRow) => meets(product, { available: true, stored }, now);
  const { false: gone = [], true: left = [] } = Object.groupBy(products, (product) => `${isLeft(product)}`);
  return [...left, ...gone];
}
