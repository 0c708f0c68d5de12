import operations from '#generated/operations.json' with { type: 'json' };
import { HALF } from './growMarket.ts';

const CARD = `id name handle temperature bio status images { path }
  seller { id name handle regional deactivatedUntil } collections { id handle isMain }
  variants { id name price comparedAtPrice trackStock stock stockOnHold stored stockMdo unitPrice { price amount unit } }`;
const PAGE = `count pageInfo { endCursor hasNextPage } edges { cursor node { ${CARD} } }`;

export const HOME = Object.values<string>(operations).find((text) => text.startsWith('query HomeScreenQuery'));
export const SHELF = `query Shelf($after: String, $ordering: ProductOrdering, $filter: ProductFilter) {
  collection(handle: "${HALF}") { id name nbProducts products(first: 24, after: $after, ordering: $ordering, filter: $filter) { ${PAGE} } }
}`;
export const PRODUCT = `query Product($handle: String!) {
  product(handle: $handle) { ${CARD} description avgRating nbRating
    collections { collection { name handlePrimary parent { name handle } products(first: 12) { edges { node { ${CARD} } } } } } }
}`;
export const SEARCH = `query Search($words: String!) { search(words: $words, first: 24) { ${PAGE} } }`;

/** Pseudo-random numbers, the same in every run. */
export function* numbers(): Generator<number> {
  for (let state = 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** What visitors type for a product: its name, one word of it, the beginning of one, two words, a typo, no accents. */
export function typedFor(name: string, chance: () => number): string {
  const nameWords = name.split(/[\s’',]+/).filter((word) => word.length > 2);
  const word = nameWords[Math.floor(chance() * nameWords.length)] ?? name;
  const place = 1 + Math.floor(chance() * (word.length - 1));
  const kinds = [
    () => name,
    () => word,
    () => word.slice(0, 1 + Math.floor(chance() * word.length)),
    () => nameWords.slice(0, 2).join(' '),
    () => word.slice(0, place) + word.slice(place + 1),
    () => word.slice(0, place) + 'e' + word.slice(place),
    () => word.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ];
  return (kinds[Math.floor(chance() * kinds.length)]?.() ?? word).slice(0, 100);
}
