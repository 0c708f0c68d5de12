import type { Locale } from '#rules/constants.ts';
import { wordsLike } from './correction.ts';
import { demoted, type SearchResult } from './fallback.ts';
import { CORE_FIELDS } from './fields.ts';
import { HitList } from './hitList.ts';
import { FIRST_TIER, TIERS, type Hit } from './matchScores.ts';
import { docsNamed, docsNamedByAll, withNamed, type NamedDocs } from './namedDocs.ts';
import { nearPhrase } from './nearPhrase.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { findMatches } from './ranking.ts';
import type { SearchAdvice, Segment } from './segments.ts';
import { joinedAsNamed, spelled } from './spelling.ts';
import { absenceWord, purposeKey } from './termKeys.ts';
import { withoutDiminutives, withoutPurpose, withSmall, wordsTyped } from './typedWords.ts';
import type { SearchIndex } from './wordIndex.ts';
import {
  absentOf,
  fold,
  isConjunction,
  isHollow,
  isMeasure,
  isPackage,
  isPiece,
  isSmallWord,
  isState,
  singular,
  sizesLike,
  standsBefore,
  wordsOf,
} from './words.ts';

/** Added to the score for each word of the query that the name contains. */
const WORD_BOOST = 20;
/** Raises, in each tier, the products whose names have these words. */
function boostByWords(index: SearchIndex, found: HitList, words: readonly string[]): HitList {
  if (words.length === 0 || found.length === 0) return found;
  const counts = new Uint8Array(found.length);
  for (const word of words)
    withNamed(index, [docsNamed(index, word)], found.length, (isNamed) => {
      for (let place = 0; place < counts.length; place += 1) if (isNamed(found.docs[place]!)) counts[place]! += 1;
    });
  return found.scored(found.scores.map((score, place) => score + counts[place]! * WORD_BOOST)).inOrder();
}

/** The words of a query that say which kind of the thing is meant: the green of green peppers. */
function qualifierWords({ segments, words, head }: SearchQuery, locale: Locale): string[] {
  const main = segments[head]?.words ?? [];
  const headWord = locale === 'fr' ? main[0] : main.at(-1);
  return words.filter((word) => word !== headWord && !isSmallWord(word, locale) && !isMeasure(word));
}

/** `advice`: what to say where no product is called by the words. */
export type AdvisedResult = SearchResult & { readonly advice: SearchAdvice | null };

const isKnown = ({ isInVocabulary, forms, words }: Segment): boolean =>
  isInVocabulary || forms.length > 0 || words.every((word) => isHollow(word) || isMeasure(word) || standsBefore(word));

/** The advice of the only segment that was searched for, else of the query's head if that is what is shown. Known words that find nothing are not sold. */
function adviceFor({ segments, head }: SearchQuery, result: SearchResult): SearchAdvice | null {
  const { hits, correctedWords, only } = result;
  const main = segments[head];
  if (!main) return null;
  if (hits.length === 0) {
    const isSold = segments.length > 1 && !main.isApart && main.forms.length > 0;
    return segments.every(isKnown) && !isSold ? { kind: 'not_sold', tries: [] } : null;
  }
  // A piece of what is not sold: filet de sole.
  const named = only ?? (isPiece(main.words[0]!) ? segments.find(({ advice }) => advice !== null) : null);
  const { advice, substituteLabel } = named ?? main;
  if (advice === null || advice.tries.length === 0) return null;
  const isWhole = substituteLabel === null ? correctedWords === null : correctedWords?.includes(substituteLabel);
  return only || isWhole ? advice : null;
}

/** Goods whose names show how the words of an announcement are joined. */
const NAMING = 5;
/** What is announced, in French with the small words that the names of the goods have: farine de sarrasin. */
function namedAsGoods({ hits, correctedWords }: SearchResult, locale: Locale): string | null {
  if (correctedWords === null || locale !== 'fr' || !/^[^,]+ [^,]+$/.test(correctedWords)) return correctedWords;
  return joinedAsNamed(
    correctedWords,
    hits.objects(NAMING).map(({ product }) => product.name.primary),
  );
}

/** What was found, those first whose names have one of these words. */
function firstNamed(index: SearchIndex, found: AdvisedResult, words: Iterable<string>): AdvisedResult {
  const named = [...words].map((word) => docsNamed(index, word));
  // Of the best only: a small macaroni with ham is no small ham.
  const best = found.hits.tiers[0] ?? FIRST_TIER;
  const hits = withNamed(index, named, found.hits.length, (isNamed) =>
    found.hits.inTiers((doc, tier) => (tier <= best && isNamed(doc) ? FIRST_TIER : tier)),
  );
  return { ...found, hits: hits.inOrder() };
}

/**
 * The products that answer the words, best first. What goods are packed in narrows nothing: carottes en sac are carottes,
 * those in a bag first. Nor does a size that none has: petits concombres are concombres, the mini ones first. Where a term of several words or something else in its place is met, names that have more of the
 * words come first: of what green peppers means the green ones, of carcasses for chicken stock those of chicken.
 */
function findByWords(index: SearchIndex, text: string, locale: Locale): AdvisedResult {
  const typed = wordsOf(text);
  const query = parseQuery(index, text, locale);
  const isAlone = (word: string) => query.segments.some(({ words }) => words.length === 1 && words[0] === word);
  const packages = typed.filter((word, at) => isPackage(word, typed[at + 1]) && isAlone(word));
  const goods = typed.filter((word) => !packages.includes(word));
  if (packages.length > 0 && goods.some((word) => !isSmallWord(word, locale))) {
    return firstNamed(index, findByWords(index, goods.join(' '), locale), packages);
  }
  const matches = findMatches(index, text, locale, query);
  const sizes = typed.filter((word) => sizesLike(word) !== null && isAlone(word));
  const sized = typed.filter((word) => !sizes.includes(word));
  if (sizes.length > 0 && sized.some((word) => !isSmallWord(word, locale))) {
    const all = findByWords(index, sized.join(' '), locale);
    const isAll = matches.correctedWords !== null || matches.hits.length === 0;
    // Of small ham no macaroni with ham, though that alone is called small somewhere.
    const isThing = sized.some((word) => !docsNamed(index, word, CORE_FIELDS).isEmpty);
    if (isAll || (isThing && all.hits.length > 0 && all.correctedWords === null && all.advice === null))
      return firstNamed(index, all, new Set(sizes.flatMap((word) => [...sizesLike(word)!])));
  }
  const advice = adviceFor(query, matches);
  const found = { ...matches, correctedWords: namedAsGoods(matches, locale), advice };
  const alternates = found.hits.hasParts || typed.some(isConjunction);
  const isLiteral = found.correctedWords === null && query.segments.every(({ words }) => words.length === 1);
  if (alternates || isLiteral) return found;
  return { ...found, hits: boostByWords(index, found.hits, qualifierWords(query, locale)) };
}

/** Goods for a purpose, and those that only lie on a shelf of that name after all of their kind: poires pour conserve. */
function namedFor(
  index: SearchIndex,
  hits: HitList,
  words: readonly string[],
  goods: readonly string[],
  locale: Locale,
): HitList {
  const purposes = words.slice(goods.length + 1).filter((word) => !isSmallWord(word, locale));
  const rootOf = (word: string) => singular(fold(word));
  const isForIt = (doc: number) => {
    const { name } = index.products[doc]!;
    return [name.primary, name.secondary ?? ''].some((text) => {
      const roots = new Set(wordsOf(text).map(rootOf));
      return purposes.some((word) => roots.has(rootOf(word)));
    });
  };
  if (hits.some(isForIt)) return hits;
  const all = findByWords(index, goods.join(' '), locale);
  if (all.correctedWords !== null || all.advice !== null) return hits;
  const shelved = new Set(hits.docs);
  return all.hits.filter((doc) => !shelved.has(doc)).followedBy(hits.inTiers(() => demoted(1)));
}

/** What is called by the words before `pour` or `for` an occasion, if something is: dessert for a dinner party. */
function goodsForOccasion(
  index: SearchIndex,
  words: readonly string[],
  ideas: HitList,
  locale: Locale,
): AdvisedResult | null {
  const purpose = withoutPurpose(words);
  if (purpose === null || purpose.isForAnyone) return null;
  const isTerm = index.synonyms.longest(
    words.filter((word) => !isSmallWord(word, locale)),
    0,
    locale,
  );
  if (isTerm && isTerm.length > purpose.goods.length) return null;
  const goods = findByWords(index, purpose.goods.join(' '), locale);
  const called = new Set(goods.hits.docs);
  // Ideas of the kind say more: meat for a barbecue.
  const first = ideas.docs.subarray(0, NAMING);
  const isOfKind = first.filter((doc) => called.has(doc)).length > first.length / 2;
  return !isOfKind && goods.hits.length > 0 && goods.correctedWords === null && goods.advice === null
    ? { ...goods, correctedWords: spelled(index, purpose.goods, locale) }
    : null;
}

/** Where nothing is called by all of the words, what is called by those before `pour` or `for`: turkey for 8 people. */
function findForPurpose(index: SearchIndex, words: readonly string[], locale: Locale): AdvisedResult {
  const found = findByWords(index, words.join(' '), locale);
  // A term of the market says itself what it is for: viande pour bourguignon.
  if (found.hits.length > 0 && index.synonyms.purposes[locale].has(purposeKey(words))) return found;
  const aim = found.advice === null || found.advice.kind === 'dish' ? withoutPurpose(words) : null;
  const forOccasion = found.advice?.kind === 'occasion' ? goodsForOccasion(index, words, found.hits, locale) : null;
  if (forOccasion !== null) return forOccasion;
  // What stuffing for a turkey is made of is no turkey.
  const made = found.advice !== null && aim ? findByWords(index, aim.goods.join(' '), locale) : null;
  if (made?.advice?.kind === 'dish') return made;
  if (aim && !aim.isForAnyone) {
    // Cheese for pizza is pizza cheese, if that is a term, and no pizza.
    const swapped = [...words.slice(aim.goods.length + 1), ...aim.goods].filter((word) => !isSmallWord(word, locale));
    if (locale === 'en' && index.synonyms.longest(swapped, 0, locale)?.length === swapped.length)
      return findByWords(index, swapped.join(' '), locale);
    const called = aim.goods.map((word) => docsNamed(index, word, CORE_FIELDS));
    const hits = withNamed(index, called, found.hits.length, (isCalled) => found.hits.filter(isCalled));
    if (found.hits.length > 0 && found.correctedWords === null)
      return { ...found, hits: hits.length > 0 ? hits : namedFor(index, found.hits, words, aim.goods, locale) };
  }
  const isExact = found.hits.length > 0 && found.correctedWords === null;
  const purpose = isExact || found.advice !== null ? null : withoutPurpose(words);
  if (purpose === null || (found.hits.length > 0 && !purpose.isForAnyone)) return found;
  const goods = findByWords(index, purpose.goods.join(' '), locale);
  if (goods.hits.length === 0 || purpose.isForAnyone) return goods.hits.length === 0 ? found : goods;
  return { ...goods, correctedWords: goods.correctedWords ?? spelled(index, purpose.goods, locale) };
}

/** The words without those that say how goods are, if these are a term for what is not sold, with nothing in its place (dog food frozen). */
function absentTerm({ synonyms }: SearchIndex, words: readonly string[], locale: Locale): readonly string[] | null {
  const plain = words.filter((word) => !isState(word));
  const content = plain.filter((word) => !isSmallWord(word, locale) && word !== 'pour');
  if (plain.length === words.length || content.length < 2) return null;
  const term = synonyms.longest(content, 0, locale);
  return term?.length === content.length && term.concepts.every(({ isApart, kind }) => isApart && kind === 'not_sold')
    ? content
    : null;
}

/** Words of a query that are tried in another spelling, and spellings of each. */
const RESPELLED = { words: 3, spellings: 2 } as const;
/**
 * Where nothing is called by all of the words though the market has each, what is called by them if one is spelled as another that
 * sounds alike: poulé entier is no whole milk. Null: nothing is.
 */
function respelled(index: SearchIndex, words: readonly string[], locale: Locale): AdvisedResult | null {
  const count = (all: readonly string[]) => all.filter((word) => !isSmallWord(word)).length;
  if (count(words) > RESPELLED.words) return null;
  const named = words.map((word) => (isSmallWord(word) ? null : docsNamed(index, word)));
  for (const [at, word] of words.entries()) {
    if (isSmallWord(word) || isHollow(word) || isMeasure(word)) continue;
    const others = named.flatMap((docs, other) => (docs !== null && other !== at ? docs : []));
    for (const like of wordsLike(index, word, locale).slice(0, RESPELLED.spellings)) {
      if (docsNamedByAll([docsNamed(index, like), ...others]).length === 0) continue;
      const typed = words.with(at, like);
      const found = findByWords(index, typed.join(' '), locale);
      if (found.hits.length === 0 || found.advice !== null || found.hits.tiers[0]! >= TIERS.length) continue;
      if (found.correctedWords !== null && count(wordsOf(found.correctedWords)) < count(words)) continue;
      return { ...found, correctedWords: found.correctedWords ?? spelled(index, typed, locale) };
    }
  }
  return null;
}

/** Where nothing is called by all of the words, what a term of the market finds that is spelled nearly so: foi gras. */
function findOrNear(index: SearchIndex, words: readonly string[], locale: Locale): AdvisedResult {
  const all = findForPurpose(index, words, locale);
  const absent = all.advice === null && all.correctedWords !== null ? absentTerm(index, words, locale) : null;
  const found = absent === null ? all : findForPurpose(index, absent, locale);
  if (found.advice !== null || (found.hits.length > 0 && found.correctedWords === null)) return found;
  // Words that were corrected one by one are all answered.
  const count = (all: readonly string[]) => all.filter((word) => !isSmallWord(word)).length;
  const isOne = count(words) === 1;
  if (!isOne && found.hits.length > 0 && count(wordsOf(found.correctedWords ?? '')) >= count(words)) return found;
  const phrase = nearPhrase(index, words, locale);
  if (phrase === null) return isOne ? found : (respelled(index, words, locale) ?? found);
  const near = findForPurpose(index, wordsOf(phrase), locale);
  if (near.advice !== null) return near;
  return near.hits.length === 0 ? found : { ...near, correctedWords: near.correctedWords ?? phrase };
}

/** Without goods that are called by what must not be in them: of tourtière sans porc none of pork, if others are left. */
function withoutAbsent(index: SearchIndex, words: readonly string[], found: AdvisedResult): AdvisedResult {
  if (found.correctedWords === null) return found;
  const absent = words.flatMap((word, at) => absentOf(word, words[at + 1], words[at + 2]) ?? []);
  if (absent.length === 0) return found;
  const lacking = absent.map((word) => docsNamed(index, absenceWord(word)));
  const having = absent.map((word) => docsNamed(index, word));
  const isOneOf = (named: readonly NamedDocs[], doc: number) => named.some((docs) => docs.has(doc));
  const hits = found.hits.filter((doc) => !isOneOf(having, doc) || isOneOf(lacking, doc));
  return hits.length === 0 ? found : { ...found, hits };
}

/** A name as it is compared with what is typed: capitals, accents and signs aside. */
const nameKey = (name: string) => wordsTyped(name).map(fold).join(' ');

/** A number for a name as it is compared, never 0. */
function hashOf(key: string): number {
  let hash = 5381;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 33) ^ key.charCodeAt(at)) | 0;
  return hash || 1;
}

/** Whether the name that readers of a language see is this, as it is compared. */
function isNamed({ products, nameHashes }: SearchIndex, doc: number, key: string, locale: Locale) {
  const hashes = nameHashes[locale];
  const { name } = products[doc]!;
  const own = nameKey((locale === 'en' ? name.secondary : null) ?? name.primary);
  hashes[doc] = hashOf(own);
  return own === key;
}

/** The products whose whole name is what is typed. */
function productsNamed(index: SearchIndex, text: string, locale: Locale): number[] {
  const [first, ...others] = wordsOf(text).filter((word) => !isSmallWord(word));
  if (first === undefined) return [];
  const key = nameKey(text);
  const hash = hashOf(key);
  const hashes = index.nameHashes[locale];
  const isOther = (doc: number) => hashes[doc] !== 0 && hashes[doc] !== hash;
  const named = [first, ...others].map((word) => docsNamed(index, word)) as [NamedDocs, ...NamedDocs[]];
  return docsNamedByAll(named, isOther).filter((doc) => isNamed(index, doc, key, locale));
}

/**
 * The products that answer the words, best first. A whole name is never corrected or said not to be sold, whatever its words mean
 * by themselves (golden oyster kit: a mushroom).
 */
export function findProducts(index: SearchIndex, text: string, locale: Locale): AdvisedResult {
  index.scorePool.recycle();
  const typed = wordsOf(text);
  const isTerm = index.synonyms.longest(typed, 0, locale)?.length === typed.length;
  const words = isTerm ? typed : withSmall(withoutDiminutives(typed), locale);
  const found = withoutAbsent(index, words, findOrNear(index, words, locale));
  const named = productsNamed(index, text, locale);
  if (named.length === 0) return found;
  const isExact = found.correctedWords === null && found.advice === null;
  const names = new Set(named);
  const isFound = new Set(found.hits.docs.filter((doc) => names.has(doc)));
  const missing = named.filter((doc) => !isFound.has(doc));
  // What was found for other words, without what is called by these, has nothing to do with it.
  const others = isExact || missing.length < named.length ? found.hits : HitList.none;
  const hit = (doc: number): Hit => ({
    product: index.products[doc]!,
    doc,
    place: index.places[doc]!,
    tier: 0,
    score: 0,
    isElsewhere: false,
  });
  return { hits: HitList.of(index, missing.map(hit)).followedBy(others), correctedWords: null, advice: null };
}
