import type { Locale } from '../../rules/constants.ts';
import type { SearchIndex } from './searchIndex.ts';
import { CORE_PLACES, OWN_PLACES, SHELF_PLACES } from './searchPlaces.ts';
import { SYNONYM, type SearchQuery, type Segment } from './searchQuery.ts';
import { ranked, scoresOf, type Ranked } from './searchScores.ts';
import { isHollow, isMeasure, isPiece, joinsPart } from './searchWords.ts';

/** The places in which a word names a thing by itself, so that nothing is announced by a colour or a cut. */
const NOUN_PLACES = CORE_PLACES | SHELF_PLACES;
/** Products with their scores, best first. `instead`: the words that they match, if these are not the typed ones. */
export type Found = { readonly ranked: readonly Ranked[]; readonly instead: string | null };

/** The same segments, limited to these places. */
export const narrowed = (segments: readonly Segment[], places: number): Segment[] =>
  segments.map((segment) => ({ ...segment, places: segment.places & places }));

const ELISION = /(^| )([cdjlmnst]|qu) (?=\S)/g;
/** Some of a query's segments as they were typed, including the small words between neighbours: pommes de terre. */
export function wordsIn({ segments, words, head }: SearchQuery, some: readonly Segment[]): string {
  const spans = some.map((segment) => {
    const [begin = 0, last = 0] = [segment.words[0], segment.words.at(-1)].map((word) => words.indexOf(word ?? ''));
    const at = segments.indexOf(segment);
    return { at, begin, end: last + 1, said: isReplaced(segment, at === head) ? segment.instead : null };
  });
  return spans
    .flatMap(({ at, begin, end, said }, index) => {
      const before = spans[index - 1];
      const isJoined = before?.at === at - 1 && before.said === null && said === null && before.end < begin;
      return [
        ...(isJoined ? words.slice(before.end, begin) : []),
        ...(said === null ? words.slice(begin, end) : [said]),
      ];
    })
    .join(' ')
    .replace(ELISION, '$1$2’');
}

/** Whether a segment is shown as replaced: not if names contain it and it is not the head (pain aux noix). */
export const isReplaced = ({ instead, isNamed }: Segment, isHead: boolean) => instead !== null && (isHead || !isNamed);

/** Products that are what a segment names by itself. */
export function thingsOf(index: SearchIndex, segment: Segment, locale: Locale): Ranked[] {
  const [own] = narrowed([segment], OWN_PLACES);
  const scores = scoresOf(index, [own!], 0, locale);
  return ranked(index, scores, () => true).filter(({ place }) => scores.things.has(place));
}

/** The category of the best product that a segment names. */
function shelfOf(index: SearchIndex, segment: Segment, locale: Locale): unknown {
  const scores = scoresOf(index, narrowed([segment], CORE_PLACES), 0, locale);
  return ranked(index, scores, () => true)[0]?.product.placements[0]?.collection ?? segment;
}

/**
 * The last resort: results for one segment of the query. Normally that is the head in any kind. For a piece of
 * something that the market does not sell in that piece (carré d'agneau) it is the whole (agneau), and nothing if the
 * market does not sell that either (crab legs). For an unknown dish it is its ingredient (mijoté de bœuf). In English a
 * term of several words comes before a single one (red wine dry), and a kind from the same category before the head
 * (ciabatta buns).
 */
export function thingItself(index: SearchIndex, query: SearchQuery, locale: Locale): Found | null {
  const { segments, head, isBound, words } = query;
  const main = segments[head]!;
  const isEmpty = (segment: Segment) => segment.words.every((word) => isHollow(word) || isMeasure(word));
  const rest = segments.filter((one) => one !== main);
  const isOfPiece = main.words.length === 1 && isPiece(main.words[0]!) && (!isBound || joinsPart(words));
  const isConcept = ({ forms }: Segment) => forms.some(({ quality }) => quality === SYNONYM);
  const isNoun = (one: Segment) =>
    one.instead !== null ||
    one.forms.some(({ word }) => (index.standing[word]! & NOUN_PLACES) !== 0) ||
    (one.words.length > 1 && isConcept(one));
  const isTerm = (segment: Segment) => segment.words.length > 1 && !isBound;
  const isSold = (one: Segment) => main.instead !== null && !isBound && one.instead === null && isConcept(one);
  const isKind = (one: Segment) => !isBound && shelfOf(index, one, locale) === shelfOf(index, main, locale);
  const isEnglish = (one: Segment) => locale === 'en' && (isTerm(one) || isKind(one));
  const before = rest.filter((one) => isEmpty(main) || isOfPiece || isSold(one) || isEnglish(one));
  const own = isOfPiece && rest.some(({ forms }) => forms.length === 0) ? [] : [main];
  const isOther = main.isKnown ? main.forms.length > 0 && !isBound : joinsPart(words);
  const others = isOther ? rest.filter((one) => isConcept(one) || !isConcept(main)) : [];
  const candidates = [...before, ...own, ...others].filter((one) => !isEmpty(one));
  const nouns = candidates.filter(isNoun);
  for (const segment of nouns.length > 0 ? nouns : candidates) {
    const named = thingsOf(index, segment, locale);
    if (named.length > 0) return { ranked: named, instead: wordsIn(query, [segment]) };
  }
  return null;
}
