import type { Locale } from '#rules/constants.ts';
import { CATEGORY_FIELDS, CORE_FIELDS, LABEL_FIELDS, PRODUCT_FIELDS, SUBJECT_FIELDS } from './fields.ts';
import { HitList } from './hitList.ts';
import { byScore, TIERS, type Hit } from './matchScores.ts';
import { docsNamed, placesNamed } from './namedDocs.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { rank } from './rank.ts';
import { SYNONYM, type Segment } from './segments.ts';
import { scoreSegments } from './segmentScores.ts';
import { spelled } from './spelling.ts';
import type { SearchIndex } from './wordIndex.ts';
import {
  fold,
  isColour,
  isHollow,
  isMadeInto,
  isMeasure,
  isPiece,
  isPraise,
  isPreposition,
  joinsPart,
  standsBefore,
} from './words.ts';

/** The fields in which a word names a thing by itself, so that nothing is announced by a colour or a cut. */
const NOUN_FIELDS = CORE_FIELDS | CATEGORY_FIELDS;
/**
 * Products with their scores, best first. `correctedWords`: the words that they match, if these are not the typed ones. `only`:
 * the segment that alone was searched for.
 */
export type SearchResult = {
  readonly hits: HitList;
  readonly correctedWords: string | null;
  readonly only?: Segment;
};

/** The same segments, limited to these fields. */
export const restrictFields = (segments: readonly Segment[], fields: number): Segment[] =>
  segments.map((segment) => ({ ...segment, fields: segment.fields & fields }));

/** What to say is shown for some of a query's segments; null if the others only praise it: sauce tomate maison. */
function announcedFor(index: SearchIndex, query: SearchQuery, some: readonly Segment[], locale: Locale): string | null {
  const { segments, head, isCorrected } = query;
  const isPraised = segments.every((segment) => some.includes(segment) || segment.words.every(isPraise));
  const isItself = !some.some((segment) => isSubstituted(segment, segments.indexOf(segment) === head));
  return isPraised && isItself && !isCorrected ? null : replacedText(index, query, some, locale);
}

/** What is shown in place of the typed words. Null if these are among it: a liqueur is a soda, or a liqueur. */
export function replacedText(index: SearchIndex, query: SearchQuery, some: readonly Segment[], locale: Locale) {
  const text = queryTextOf(index, query, some, locale);
  const typed = fold(query.words.join(' '));
  return text.split(', ').some((term) => fold(term.toLowerCase()) === typed) ? null : text;
}

/** Some of a query's segments as a person writes them, with the small words between neighbours: pommes de terre. */
export function queryTextOf(
  index: SearchIndex,
  { segments, words, head }: SearchQuery,
  some: readonly Segment[],
  locale: Locale,
): string {
  // Beside a thing nothing is shown in place of an occasion or a brand: jambon de Pâques is jambon.
  const isBeside = ({ advice }: Segment, at: number) =>
    advice !== null && at !== head && !isPiece(segments[head]!.words[0]!);
  const isPieceOfOther = (segment: Segment) =>
    isPiece(segment.words[0]!) && some.some(({ advice }) => advice !== null && segment.advice === null);
  const main = some.filter((segment) => !isBeside(segment, segments.indexOf(segment)) && !isPieceOfOther(segment));
  const spans = (main.length > 0 ? main : some).map((segment) => {
    const [begin = 0, last = 0] = [segment.words[0], segment.words.at(-1)].map((word) => words.indexOf(word ?? ''));
    const at = segments.indexOf(segment);
    return { at, begin, end: last + 1, label: isSubstituted(segment, at === head) ? segment.substituteLabel : null };
  });
  /** Neighbouring words, each run in one; or a label. */
  const parts: (string | string[])[] = [];
  for (const [place, { at, begin, end, label }] of spans.entries()) {
    const before = spans[place - 1];
    const run = parts.at(-1);
    if (label !== null) parts.push(label);
    else if (before?.at === at - 1 && Array.isArray(run) && before.end <= begin)
      run.push(...words.slice(before.end, end));
    else parts.push(words.slice(begin, end));
  }
  return [...new Set(parts.map((part) => (Array.isArray(part) ? spelled(index, part, locale) : part)))].join(' ');
}

/** Whether a segment is shown as replaced: not if names contain it and it is not the head (pain aux noix). */
export const isSubstituted = ({ substituteLabel, isInNames }: Segment, isHead: boolean) =>
  substituteLabel !== null && (isHead || !isInNames);

/** Products that are what a segment names by itself. */
export function headMatchesOf(index: SearchIndex, segment: Segment, locale: Locale): HitList {
  const [headCandidates] = restrictFields([segment], PRODUCT_FIELDS);
  const scores = scoreSegments(index, [headCandidates!], 0, locale);
  return rank(index, scores).filter((doc) => scores.headMatches.has(doc));
}

/** A tier behind all other products. */
export const demoted = (by: number): number => TIERS.length + by;

/** The goods that the words of a dish beside its kind name by themselves: the shellfish of pâtes aux fruits de mer. */
function goodsInDish(
  index: SearchIndex,
  { words, advice }: Segment,
  typed: readonly string[],
  list: HitList,
  locale: Locale,
): Hit[] {
  const rest = locale === 'fr' ? words.slice(1) : words.slice(0, -1);
  // Pain doré is no bread with walleye, roast chicken no chicken with a roast.
  const isMade = locale === 'fr' ? typed.some((word) => isPreposition(word, locale)) : !rest.some(isPiece);
  // Who asks what goes into a dish wants none that is made.
  const isForCook = words.some((word) => /^ingr[eé]dients?$/.test(word));
  if (advice?.kind !== 'dish' || rest.length === 0 || !isMade || isForCook) return [];
  const named = new Set(rest.flatMap((word) => [...docsNamed(index, word, SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en)]));
  if (list.some((doc) => named.has(doc))) return [];
  const { segments, head } = parseQuery(index, rest.join(' '), locale, false);
  const isCalled = ({ forms, substituteLabel }: Segment) => forms.length > 0 && substituteLabel === null;
  if (!segments.every((segment) => isCalled(segment) && segment.advice === null)) return [];
  const scores = scoreSegments(index, restrictFields(segments, PRODUCT_FIELDS), head, locale);
  return rank(index, scores)
    .filter((doc) => scores.coreMatches.has(doc))
    .objects();
}

/**
 * For an occasion, products of each of its things in turn, in the order of its terms: not five candles for a gift. Of a dish those come
 * first that its words name (sandwich jambon fromage: ham, then cheese), also if they are none of its terms.
 */
export function interleave(
  index: SearchIndex,
  [segment, ...more]: readonly Segment[],
  typed: readonly string[],
  list: HitList,
  locale: Locale,
): HitList {
  if (!segment?.isOccasion || more.length > 0) return list;
  const forms = segment.forms.filter(({ fields }) => fields !== undefined);
  const several = segment.words.length > 1 ? segment.words : [];
  // Of blanquette de veau the cubes are of veal.
  const named = placesNamed(index, list.docs, several);
  const inOrder = list
    .filter((_, place) => named[place] === 1)
    .followedBy(list.filter((_, place) => named[place] === 0));
  const parts = forms.map((form) => scoreSegments(index, [{ ...segment, forms: [form] }], 0, locale).headMatches);
  const isCalled = placesNamed(index, inOrder.docs, several, CORE_FIELDS);
  // In place of what is not sold the nearest comes first, as the market lists it.
  const isNearest = segment.advice?.kind === 'not_sold';
  const isCalledPart = parts.map(
    (docs) => !isNearest && inOrder.docs.some((doc, place) => isCalled[place] === 1 && docs.has(doc)),
  );
  const places = parts.map((_, part) => part).sort((a, b) => Number(isCalledPart[b]) - Number(isCalledPart[a]));
  // Greek yogurt is yogurt too: what is in several parts stands for the one that has the fewest goods.
  const counts = parts.map((docs) => inOrder.docs.reduce((sum, doc) => sum + Number(docs.has(doc)), 0));
  const fewestFirst = parts.map((_, part) => part).sort((a, b) => counts[a]! - counts[b]!);
  const partOf = (doc: number) => fewestFirst.find((part) => parts[part]!.has(doc)) ?? -1;
  const labels = forms.map(({ text }, part) => ({ at: places.indexOf(part), text: text ?? null }));
  const turns = new Uint32Array(parts.length);
  const inTurn = inOrder.inParts((doc) => {
    const part = partOf(doc);
    // Tomates cocktail are found by "apéro", but are none of its things.
    if (part < 0) return { tier: demoted(1) };
    const label = labels[part]!;
    const turn = turns[part]!++;
    return { tier: 0, score: -(turn * parts.length + label.at), part: label };
  });
  const listed = new Set(list.docs);
  const others = goodsInDish(index, segment, typed, list, locale).filter(({ doc }) => !listed.has(doc));
  if (others.length === 0) return inTurn;
  const first = { at: -1, text: null };
  return HitList.of(
    index,
    others.map((hit, turn) => ({ ...hit, tier: 0, score: 1 - turn * (parts.length + 1), part: first })),
  ).followedBy(inTurn);
}

/** How English terms end that only say how a thing is: grass fed, free range. */
const STATE = /(?:ed|free|range|style)$/;

/** The category of the best product that a segment names. */
function categoryOf(index: SearchIndex, segment: Segment, locale: Locale): unknown {
  const scores = scoreSegments(index, restrictFields([segment], CORE_FIELDS), 0, locale);
  const [first] = rank(index, scores).docs;
  return (first === undefined ? undefined : index.products[first]!.placements[0]?.collection) ?? segment;
}

/**
 * The last resort: results for one segment of the query. Normally that is the head in any kind. For a piece of
 * something that the market does not sell in that piece (carré d'agneau) it is the whole (agneau), and nothing if the
 * market does not sell that either (crab legs). For an unknown dish it is its ingredient (mijoté de bœuf). In English a
 * term of several words comes before a single one (red wine dry), and a kind from the same category before the head
 * (ciabatta buns).
 */
export function matchSingleSegment(index: SearchIndex, query: SearchQuery, locale: Locale): SearchResult | null {
  const { segments, head, isBound, words } = query;
  const main = segments[head]!;
  // Known, not sold, and with nothing in its place: what it is made of or for is no answer (couteau à pain).
  if (main.isApart && main.forms.length === 0 && !isPiece(main.words[0]!)) return null;
  const isEmpty = (segment: Segment) =>
    segment.words.every((word) => isHollow(word) || isMeasure(word) || isColour(word));
  const rest = segments.filter((segment) => segment !== main);
  const isOfPiece = main.words.length === 1 && isPiece(main.words[0]!) && (!isBound || joinsPart(words));
  const isConcept = ({ forms }: Segment) => forms.some(({ quality }) => quality === SYNONYM);
  const isNoun = (segment: Segment) =>
    segment.substituteLabel !== null ||
    segment.forms.some(({ word }) => (index.postings.fieldsOfWord[word]! & NOUN_FIELDS) !== 0) ||
    (segment.words.length > 1 && isConcept(segment));
  const isTerm = (segment: Segment) => segment.words.length > 1 && !isBound;
  // Oats for a brand of them, mozza for shredded cheese; but donuts of potatoes are no potatoes.
  const isInPlace = ({ forms }: Segment) =>
    main.words.length > 1 || main.forms.some(({ word }) => forms.some((form) => form.word === word));
  const isSold = (segment: Segment) =>
    main.substituteLabel !== null &&
    !isBound &&
    segment.substituteLabel === null &&
    isConcept(segment) &&
    isInPlace(segment);
  const isKind = (segment: Segment) =>
    !isBound && categoryOf(index, segment, locale) === categoryOf(index, main, locale);
  const isThing = ({ forms }: Segment) =>
    forms.some(({ word, fields }) => fields === undefined && (index.postings.fieldsOfWord[word]! & CORE_FIELDS) !== 0);
  // An occasion says more than the meal that it is: souper d'Halloween, but less than a thing: Father's Day steak.
  const isCalled = isThing(main);
  const isBeside = ({ advice }: Segment) => isCalled && advice?.kind === 'occasion';
  // Grass-fed butter is butter, and skin-on thighs are thighs: what only says how a thing is comes after it.
  const isState = ({ words: own }: Segment) => (own.length === 1 ? isPiece(own[0]!) : STATE.test(own.at(-1)!));
  const isEnglish = (segment: Segment) =>
    locale === 'en' && (isTerm(segment) || isKind(segment)) && !(isThing(main) && isState(segment));
  // Corn dogs for a lunch box: what stands in place of the thing says more than what it is for.
  const isReplaced = isBound && main.advice?.kind === 'not_sold' && main.substituteLabel !== null;
  const occasions = isCalled || isReplaced ? [] : rest.filter(({ advice }) => advice?.kind === 'occasion');
  // Arugula for an arugula salad; but a burger for a salmon burger.
  const isMade = main.words.length === 1 && isMadeInto(main.words[0]!) && (!isBound || joinsPart(words));
  // Bison roast is bison; but honey garlic ribs are ribs, which the market has.
  const isOfWhole = (segment: Segment) =>
    isOfPiece && (locale === 'fr' || rest.length < 2 || !isThing(main) || isKind(segment));
  const isBefore = (segment: Segment) =>
    isEmpty(main) || isOfWhole(segment) || isSold(segment) || isEnglish(segment) || (isMade && isThing(segment));
  const before = rest.filter((segment) => !isBeside(segment) && isBefore(segment));
  const headCandidates = isOfPiece && rest.some(({ forms }) => forms.length === 0) ? [] : [main];
  const isOther = main.isInVocabulary ? main.forms.length > 0 && !isBound : joinsPart(words);
  const otherSegments = isOther ? rest.filter((segment) => isConcept(segment) || !isConcept(main)) : [];
  const candidates = [...occasions, ...before, ...headCandidates, ...otherSegments].filter(
    (segment) => !isEmpty(segment),
  );
  const nouns = candidates.filter(isNoun);
  for (const segment of nouns.length > 0 ? nouns : candidates) {
    const hits = interleave(index, [segment], words, headMatchesOf(index, segment, locale), locale);
    if (hits.length > 0) return { hits, correctedWords: announcedFor(index, query, [segment], locale), only: segment };
  }
  return null;
}

/** From this many words on, products that match all but some of them are shown if none matches all. */
const MIN_SEGMENTS_FOR_PARTIAL = 3;
/** The fewest words that must match then. */
const MIN_MATCHED = 2;
const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Products with the most of three or more words, at least two. */
export function matchMostSegments(index: SearchIndex, query: SearchQuery, locale: Locale): SearchResult | null {
  const { segments } = query;
  if (segments.length < MIN_SEGMENTS_FOR_PARTIAL) return null;
  const isPart = (at: number) => segments[at]!.words.every((word) => isPiece(word) || standsBefore(word));
  // In "soap bar unscented" the soap is meant.
  const isBefore = (_: Segment, at: number) => at < query.head && !isPart(at);
  const before = locale === 'en' ? segments.findLastIndex(isBefore) : -1;
  const rest = before < 0 ? segments.findIndex((_, at) => !isPart(at)) : before;
  const whole = isPart(query.head) ? rest : query.head;
  const head = whole < 0 ? query.head : whole;
  // Words in descriptions alone match by coincidence: bleuets du lac Saint-Jean.
  const scores = scoreSegments(index, restrictFields(segments, LABEL_FIELDS), head, locale, true);
  let most = 0;
  for (const doc of scores.docs) most = Math.max(most, bitsIn(scores.matched[doc]!));
  if (most < MIN_MATCHED) return null;
  const near = rank(index, scores, (matched) => bitsIn(matched) === most);
  // What `de` joins stays: for fromage de brebis affiné, ewe's cheeses come first.
  const joined = segments.map(({ words }) =>
    Number(joinsPart(query.words.slice(0, query.words.indexOf(words[0] ?? '')).slice(-1))),
  );
  const joinedIn = (doc: number) =>
    joined.reduce((sum, isJoined, at) => sum + (scores.matched[doc]! & (1 << at) ? isJoined : 0), 0);
  const [exact] = near
    .filter((doc) => scores.headMatches.has(doc))
    .objects()
    .sort((a, b) => joinedIn(b.doc) - joinedIn(a.doc) || byScore(a, b));
  const first = exact ?? (headMatchesOf(index, segments[head]!, locale).length > 0 ? null : near.objects(1)[0]);
  if (!first) return null;
  const mask = scores.matched[first.doc]!;
  const matched = segments.filter((_, at) => mask & (1 << at));
  const matchedScores = scoreSegments(index, matched, Math.max(matched.indexOf(segments[head]!), 0), locale);
  const all = rank(index, matchedScores);
  // "Strophaires rouge vin" is not red wine.
  const headMatches = all.filter((doc) => matchedScores.headMatches.has(doc));
  return { hits: exact ? headMatches : all, correctedWords: announcedFor(index, query, matched, locale) };
}
