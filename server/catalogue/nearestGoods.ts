import type { Locale } from '#rules/constants.ts';
import type { ProductList } from '../search/foundProducts.ts';
import type { CollectionRow, ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { foundFor } from './searchAnswers.ts';

const topOf = (collection: CollectionRow): CollectionRow => (collection.parent ? topOf(collection.parent) : collection);
/** The first goods of a kind show where it lies: on each shelf with at least this part of them. */
const OF_THE_KIND = { first: 20, part: 0.3 } as const;
/** What markets call what is sweet. */
const SWEET: Readonly<Record<Locale, readonly string[]>> = { fr: ['dessert', 'friandise'], en: ['dessert', 'candy'] };
/** A top category with fewer of the sweet goods has them by chance: a pie of salmon is no dessert. */
const SWEET_PART = 0.1;

/** The shelves on which most goods of a kind lie. */
export function shelvesOf(kind: ProductList): ReadonlySet<CollectionRow> {
  const first = kind.slice(0, OF_THE_KIND.first).flatMap(({ placements }) => placements[0]?.collection ?? []);
  const isShelf = (collection: CollectionRow) =>
    first.filter((one) => one === collection).length >= OF_THE_KIND.part * first.length;
  return new Set(first.filter(isShelf));
}

const sweetsByAnswer = new WeakMap<object, ReadonlySet<ProductRow>>();
/** The sweet goods of the market, read once as long as the search remembers what it found. */
function sweetsOf(snapshot: Snapshot, locale: Locale): ReadonlySet<ProductRow> {
  const found = SWEET[locale].map((term) => foundFor(snapshot, term, locale));
  const cached = sweetsByAnswer.get(found[0]!);
  if (cached) return cached;
  const all = [...new Set(found.flatMap(({ hits }) => hits.products()))];
  const byTop = Map.groupBy(all, ({ placements: [first] }) => first && topOf(first.collection));
  const sweets = new Set([...byTop.values()].filter((some) => some.length >= SWEET_PART * all.length).flat());
  sweetsByAnswer.set(found[0]!, sweets);
  return sweets;
}

const NO_SWEETS: ReadonlySet<ProductRow> = new Set();
/** The sweet goods of the market, if most of a kind are: sorbets and candies for a cake. */
export function sweetsLike(snapshot: Snapshot, kind: ProductList, locale: Locale): ReadonlySet<ProductRow> {
  const first = kind.slice(0, OF_THE_KIND.first);
  const sweets = sweetsOf(snapshot, locale);
  return first.filter((product) => sweets.has(product)).length > first.length / 2 ? sweets : NO_SWEETS;
}

/**
 * Those first that lie where the kind lies, then what is sweet as it is, or else those of its top category: cider for a
 * gluten-free beer. `near`: how many these are.
 */
export function nearestFirst(
  snapshot: Snapshot,
  kind: ProductList,
  products: ProductList,
  locale: Locale,
): { ordered: ProductRow[]; near: number } {
  const shelves = shelvesOf(kind);
  const tops = new Set([...shelves].map(topOf));
  const sweets = sweetsLike(snapshot, kind, locale);
  const distanceOf = (product: ProductRow) => {
    const shelf = product.placements[0]?.collection;
    if (shelf !== undefined && shelves.has(shelf)) return 0;
    if (sweets.has(product)) return 1;
    return shelf !== undefined && tops.has(topOf(shelf)) ? 2 : 3;
  };
  const groups = Object.groupBy(products, distanceOf);
  const { 0: same = [], 1: alike = [], 2: near = [], 3: others = [] } = groups;
  const first = [...same, ...alike];
  return first.length > 0
    ? { ordered: first, near: first.length }
    : { ordered: [...near, ...others], near: near.length };
}
