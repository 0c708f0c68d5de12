import { LOCALES } from '#rules/constants.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import type { Replaced } from '../snapshot/snapshotPatch.ts';
import { byPriority, placeOf } from '../snapshot/sortedLists.ts';
import type { Readable, SearchIndex } from './wordIndex.ts';

/** A product that is not in the index has no words. */
const NOTHING: Readable = {
  words: new Map(),
  nameLengths: { fr: 0, en: 0 },
  categoryRank: 0,
  labels: [],
};

/** The number of a product in the index, by its id and its place in the market's order; null: it is not in it. */
export function docOf({ products, built, later }: SearchIndex, product: ProductRow): number | null {
  const doc = later.get(product.id);
  if (doc !== undefined) return doc;
  const at = placeOf(products, product, byPriority, built);
  return at < built && products[at]!.id === product.id ? at : null;
}

/** A place between the neighbours of a new product in the market's order, as far as they are in the index; null: there is no room. */
function newPlace(index: SearchIndex, onSale: readonly ProductRow[], product: ProductRow): number | null {
  const at = placeOf(onSale, product, byPriority);
  const placeNear = (step: 1 | -1): number | null => {
    for (let near = at + step; near >= 0 && near < onSale.length; near += step) {
      const doc = docOf(index, onSale[near]!);
      if (doc !== null) return index.places[doc]!;
    }
    return null;
  };
  const [before, after] = [placeNear(-1), placeNear(1)];
  const place = before === null ? (after ?? 0) - 1 : after === null ? before + 1 : (before + after) / 2;
  return (before === null || before < place) && (after === null || place < after) ? place : null;
}

/** Whether every product would be read as before: whether the types that some product has stay the same. */
function keepsTypes({ types }: SearchIndex, replaced: readonly Replaced[]): boolean {
  for (const locale of LOCALES) {
    const difference = new Map<string, number>();
    const add = (product: ProductRow | null, by: number) => {
      for (const term of new Set(product?.types[locale])) difference.set(term, (difference.get(term) ?? 0) + by);
    };
    for (const { before, after } of replaced) {
      add(before, -1);
      add(after, 1);
    }
    for (const [term, by] of difference) {
      const count = types[locale].get(term) ?? 0;
      if ((count === 0 && by !== 0) || count + by <= 0) return false;
    }
    for (const [term, by] of difference) types[locale].set(term, (types[locale].get(term) ?? 0) + by);
  }
  return true;
}

/** Puts what is read of a product in place of what was. */
function write(
  { postings, nameLengths, nameHashes, categoryRanks, unplain, labels, patched }: SearchIndex,
  doc: number,
  [before, after]: [Readable, Readable],
) {
  patched[doc] = 1;
  for (const word of before.words.keys()) if (!after.words.has(word)) postings.set(word, doc, 0);
  for (const [word, fields] of after.words) if (before.words.get(word) !== fields) postings.set(word, doc, fields);
  for (const locale of LOCALES) {
    nameLengths[locale][doc] = after.nameLengths[locale];
    nameHashes[locale][doc] = 0;
  }
  categoryRanks[doc] = after.categoryRank;
  unplain[doc] = 0;
  for (const label of before.labels) labels.set(label, doc, false);
  for (const label of after.labels) labels.set(label, doc, true);
}

const textsOf = ({ name, description, types, bio, temperature, seller, placements }: ProductRow) =>
  JSON.stringify([
    name,
    description,
    types,
    bio,
    temperature,
    seller.id,
    placements.map(({ collection }) => collection.id),
  ]);

/** One product on sale that has changed, come or gone. False: there is no room, or no place. */
function patchOne(index: SearchIndex, onSale: readonly ProductRow[], { before, after }: Replaced): boolean {
  const doc = before && docOf(index, before);
  if (before && doc === null) return false;
  if (before && after && doc !== null && byPriority(before, after) === 0) {
    if (textsOf(before) !== textsOf(after)) write(index, doc, [index.read(before), index.read(after)]);
    index.products[doc] = after;
    return true;
  }
  if (before && doc !== null) {
    write(index, doc, [index.read(before), NOTHING]);
    index.later.delete(before.id);
  }
  if (!after) return true;
  const next = index.products.length;
  const place = newPlace(index, onSale, after);
  if (next >= index.places.length || place === null) return false;
  index.products.push(after);
  index.later.set(after.id, next);
  index.places[next] = place;
  write(index, next, [NOTHING, index.read(after)]);
  return true;
}

/**
 * Replaces products in an index, so that it answers as one that is built of `onSale`, the products on sale as they are now. False: it
 * cannot, and is of no further use.
 */
export function patchIndex(index: SearchIndex, onSale: readonly ProductRow[], replaced: readonly Replaced[]): boolean {
  const onlyOnSale = (product: ProductRow | null) => (product?.status === 'active' ? product : null);
  const changed = replaced
    .map(({ before, after }) => ({ before: onlyOnSale(before), after: onlyOnSale(after) }))
    .filter(({ before, after }) => before !== null || after !== null);
  if (!keepsTypes(index, changed) || !changed.every((one) => patchOne(index, onSale, one))) return false;
  index.vocabulary.settle();
  return true;
}
