import { LOCALES, type Locale } from '../../rules/constants.ts';
import { correctionOf } from './searchCorrection.ts';
import type { SearchIndex } from './searchIndex.ts';
import {
  CORE_PLACES,
  LANGUAGE_PLACES,
  NAMED_PLACES,
  NAME_PLACES,
  PLACES_MASK,
  searchWeights,
  SHELF_PLACES,
  THING_PLACES,
} from './searchPlaces.ts';
import { respaced } from './searchSpacing.ts';
import { absenceWord, termWord, type Concept, type TermMatch } from './searchSynonyms.ts';
import type { Form } from './searchVocabulary.ts';
import { absentOf, fold, isHollow, isPreposition, isSmallWord, standsBefore, wordsOf } from './searchWords.ts';

/** The quality of a synonym: nearly that of the word itself; terms of `also` have a little less. */
export const SYNONYM = 0.92;
const ALSO = 0.85;
/** How much less each further term of `also` scores if it replaces something that the market does not sell. */
const NEXT = 0.12;
const ALSO_PLACES = THING_PLACES.fr | THING_PLACES.en | SHELF_PLACES;
const ITSELF_PLACES = CORE_PLACES | SHELF_PLACES | searchWeights.bits.kind;
const CALLED_PLACES = ALSO_PLACES | searchWeights.bits.kind;
/**
 * An unfinished word shorter than this is only searched in names: nearly every category has a word with such a
 * beginning.
 */
const BEGINNING_EVERYWHERE = 3;
const IN_ANY_NAME = LANGUAGE_PLACES.fr | LANGUAGE_PLACES.en;

/**
 * A part of the query: one word, or a term of several. `forms`: the index words that match it, in any of the `places`.
 * `isKnown`: names, categories or synonyms contain it.
 */
export type Segment = {
  readonly words: readonly string[];
  readonly forms: readonly Form[];
  readonly places: number;
  readonly isKnown: boolean;
  /** The terms to announce instead if no product is called by this segment; null: some are. */
  readonly instead: string | null;
  /** Its synonym group is marked `apart` and has no other terms to show (docs/catalogue-files.md). */
  readonly isApart: boolean;
  /** It stands for several equal things, and is none of them: collation. */
  readonly isOccasion: boolean;
  /** Names of products contain it, even if none is called by it: pain aux noix. */
  readonly isNamed: boolean;
};
/**
 * A query in segments. `words`: as searched; `isCorrected`: these differ from the typed ones. `head`: the segment that
 * says what the thing is. `isBound`: a preposition follows the head, so no other segment can be it. `isForm`: that
 * preposition is `en`, after which the thing may be named too (ail en poudre).
 */
export type SearchQuery = {
  readonly segments: readonly Segment[];
  readonly words: readonly string[];
  readonly isCorrected: boolean;
  readonly head: number;
  readonly isBound: boolean;
  readonly isForm: boolean;
};

const isUsed =
  ({ standing }: SearchIndex, places: number) =>
  (word: number) =>
    ((standing[word] ?? 0) & places) !== 0;

/** The most terms that are announced in place of what the market does not sell. */
const MOST_NAMED = 3;

type Forms = Pick<Segment, 'forms' | 'instead' | 'isNamed' | 'isApart' | 'isOccasion'>;
/** The forms of a segment: its own words, then synonyms, then the terms of `also`. */
function formsOf(index: SearchIndex, own: readonly Form[], concepts: readonly Concept[], locale: Locale): Forms {
  const number = (word: string) => index.vocabulary.numberOf(word);
  const isAny = isUsed(index, PLACES_MASK);
  const called = [...own, ...concepts.map(({ word }) => ({ word: number(word), quality: SYNONYM }))].filter(
    ({ word }) => isAny(word),
  );
  // In place of something that is not sold, the terms are ranked in their order; for a group with several kinds they
  // are equal.
  const also = concepts
    .flatMap((concept) => concept.also.map((term) => ({ ...term, step: term.at * NEXT })))
    .filter(({ word }) => isUsed(index, ALSO_PLACES)(number(word)));
  const isApart = concepts.some((concept) => concept.isApart);
  const isCalled = called.some(({ word }) => isUsed(index, isApart ? ITSELF_PLACES : CALLED_PLACES)(word));
  const isThing = isUsed(index, CORE_PLACES | SHELF_PLACES);
  // Terms of the reader's language if there are any, else those of the other.
  const ofReader = also.filter((one) => one.locale === locale);
  const named = [...new Set((ofReader.length > 0 ? ofReader : also).map(({ text }) => text))].slice(0, MOST_NAMED);
  return {
    forms: [
      ...called,
      ...(isCalled || ofReader.length === 0 ? also : ofReader).map(({ word, step }) => ({
        word: number(word),
        quality: Math.max(ALSO - (isCalled && !isApart ? 0 : step), NEXT),
        places: ALSO_PLACES,
      })),
    ],
    instead: isCalled || named.length === 0 ? null : named.join(', '),
    isApart: concepts.length > 0 && concepts.every((one) => one.isApart && one.also.length === 0),
    isOccasion: !isApart && ofReader.length >= MOST_NAMED && !called.some(({ word }) => isThing(word)),
    isNamed: called.some(({ word }) => isUsed(index, IN_ANY_NAME)(word)),
  };
}

/** Whether a word is exactly a term of another meaning. */
function isOtherTerm({ synonyms }: SearchIndex, word: string, { concepts }: TermMatch): boolean {
  return LOCALES.some((locale) => {
    const own = synonyms.longest([word], 0, locale);
    return own?.isExact === true && !own.concepts.some((concept) => concepts.includes(concept));
  });
}

/**
 * The segment that says what the thing is: in French the first; in English the last one before a preposition that is
 * the head of any name (yogurt greek).
 */
function headOf(index: SearchIndex, segments: readonly Segment[], typed: readonly string[], locale: Locale) {
  const begins = segments.map(({ words }) => typed.indexOf(words[0] ?? ''));
  const ends = segments.map(({ words }) => typed.indexOf(words.at(-1) ?? ''));
  const isJoined = (at: number) =>
    at > 0 && typed.slice(ends[at - 1]! + 1, begins[at]).some((word) => isPreposition(word, locale));
  const joined = segments.findIndex((_, at) => isJoined(at));
  const phrase = joined < 0 ? segments : segments.slice(0, joined);
  const first = phrase.findIndex(({ words }) => words.length > 1 || !standsBefore(words[0] ?? ''));
  const isThing = isUsed(index, CORE_PLACES);
  // In "chicken wings bbq" the wings are the thing: an occasion such as bbq has only goods of `also`.
  const isCalled = ({ word, quality }: Form) => quality !== ALSO && isThing(word);
  const isSold = ({ forms, instead }: Segment) => instead === null && forms.some(isCalled);
  const lastSold = phrase.findLastIndex(isSold);
  const lastThing = lastSold < 0 ? phrase.findLastIndex(({ forms }) => forms.some(isCalled)) : lastSold;
  const last = lastThing < 0 ? phrase.length - 1 : lastThing;
  const isForm = joined > 0 && typed.slice(ends[joined - 1]! + 1, begins[joined]).every((word) => word === 'en');
  return { head: locale === 'fr' ? Math.max(first, 0) : last, isBound: joined > 0, isForm };
}

const PARTICIPLE = /ée?s?$/;

/** The segment of a single word: matched in names and categories, else as an unfinished word, else in descriptions. */
function wordSegment(index: SearchIndex, word: string, term: TermMatch | null, open: boolean, locale: Locale): Segment {
  const { vocabulary } = index;
  const named = vocabulary.formsOf(word, isUsed(index, NAMED_PLACES));
  const where = word.length < BEGINNING_EVERYWHERE ? IN_ANY_NAME : NAMED_PLACES;
  // Poi is no singular of pois, but the beginning of poires and poireaux as well.
  const isUnfinished =
    open && term === null && !named.some((form) => fold(vocabulary.textOf(form.word)) === fold(word));
  const begun = isUnfinished ? vocabulary.beginningsOf(word, isUsed(index, where)) : [];
  if (begun.length > 0)
    return {
      words: [word],
      forms: begun,
      places: where,
      isKnown: true,
      instead: null,
      isNamed: true,
      isApart: false,
      isOccasion: false,
    };
  const isKnown = named.length > 0 || term !== null;
  if (isKnown) {
    // Pâtes is not the plural of pâte (dough).
    const isOther = (form: Form) => {
      const text = vocabulary.textOf(form.word);
      return term?.isExact === true && isOtherTerm(index, text, term);
    };
    const own = named.filter((form) => !isOther(form));
    return { words: [word], places: NAMED_PLACES, isKnown, ...formsOf(index, own, term?.concepts ?? [], locale) };
  }
  const forms = vocabulary.formsOf(word, isUsed(index, PLACES_MASK));
  return {
    words: [word],
    forms,
    places: PLACES_MASK,
    isKnown: false,
    instead: null,
    isNamed: false,
    isApart: false,
    isOccasion: false,
  };
}

/** A word in few descriptions may be a misspelling of another one from this many letters on: persille. */
const DOUBTFUL_LENGTH = 6;
const FEW = 5;
function isDoubtful({ starts }: SearchIndex, { isKnown, forms }: Segment, word: string): boolean {
  const count = forms.reduce((sum, form) => sum + starts[form.word + 1]! - starts[form.word]!, 0);
  return !isKnown && (count === 0 || (count < FEW && word.length >= DOUBTFUL_LENGTH));
}

/**
 * The head says what is shown: if it is replaced, only what stands in its place, not what merely contains the word; and
 * if it is marked `apart`, only what is called by it. A search for poêle does not find bread baked in one.
 */
const withHead = (segments: readonly Segment[], head: number): Segment[] =>
  segments.map((one, at) => {
    if (at !== head) return one;
    if (one.instead !== null) return { ...one, forms: one.forms.filter(({ places }) => places !== undefined) };
    if (!one.isApart) return one;
    return { ...one, places: one.places & (one.words.length === 1 ? ITSELF_PLACES : CALLED_PLACES) };
  });

/** The words in segments, the longest terms first; words that nobody knows as the market may have meant them. */
export function readQuery(index: SearchIndex, text: string, locale: Locale, repair = true): SearchQuery {
  const typed = respaced(index, wordsOf(text), locale);
  const content = typed.filter((word) => !isSmallWord(word, locale));
  const { synonyms } = index;
  const searched = content.length > 0 ? content : typed;
  // "Half and half" is a term; otherwise a repeated word is dropped.
  const words = synonyms.longest(searched, 0, locale)?.length === searched.length ? searched : [...new Set(searched)];
  const other = locale === 'fr' ? 'en' : 'fr';
  const ofReader = isUsed(index, NAME_PLACES[locale] | SHELF_PLACES);
  /** An accent that names have is meant as typed: poiré does not find poires. */
  const isAsTyped = (word: string) =>
    fold(word) !== word && isUsed(index, ALSO_PLACES)(index.vocabulary.numberOf(word));
  const meant = (at: number, language: Locale) => {
    const term = synonyms.longest(words, at, language);
    // Tête fromagée is not a kind of fromage.
    const isMeant = (word: string) => isAsTyped(word) || PARTICIPLE.test(word);
    return term?.isFolded && term.length === 1 && isMeant(words[at]!) ? null : term;
  };
  /** Terms of the other language are used only for words that the reader's own names do not have. */
  const match = (at: number) =>
    meant(at, locale) ?? (index.vocabulary.formsOf(words[at]!, ofReader).length > 0 ? null : meant(at, other));
  const isThing = isUsed(index, THING_PLACES[locale]);
  const segments: Segment[] = [];
  /**
   * A word that names products in the reader's language is not searched in names of the other, where it may mean
   * something else: chili, raisin.
   */
  const add = (met: Segment) => {
    const isOwn = met.forms.some(({ word }) => isThing(word));
    segments.push(isOwn ? { ...met, places: met.places & ~LANGUAGE_PLACES[other] } : met);
  };
  const corrections = new Map<string, string>();
  for (let at = 0; at < words.length;) {
    const term = match(at);
    if (term && term.length > 1) {
      const own = { word: index.vocabulary.numberOf(termWord(words.slice(at, at + term.length))), quality: 1 };
      const met = formsOf(index, [own], term.concepts, locale);
      if (met.forms.length > 0 || term.concepts.some(({ isApart }) => isApart)) {
        add({ words: words.slice(at, at + term.length), places: NAMED_PLACES, isKnown: true, ...met });
        at += term.length;
        continue;
      }
    }
    const word = words[at]!;
    const absent = absentOf(word, words[at + 1], words[at + 2]);
    if (absent !== null) {
      const own = { word: index.vocabulary.numberOf(absenceWord(absent)), quality: 1 };
      const met = formsOf(index, [own], [], locale);
      add({ words: words.slice(at, at + 2), places: NAMED_PLACES, isKnown: true, ...met });
      at += 2;
      continue;
    }
    const open = word === typed.at(-1);
    const met = wordSegment(index, word, term?.length === 1 ? term : null, open, locale);
    // Hollow words match names only: "lait maison" does not find the category Maison.
    const segment = words.length > 1 && isHollow(word) ? { ...met, places: met.places & IN_ANY_NAME } : met;
    const isMistake =
      repair && !isHollow(word) && !synonyms.words[locale].has(word) && isDoubtful(index, segment, word);
    const correction = isMistake ? correctionOf(index, word, locale) : null;
    if (correction !== null) corrections.set(word, correction);
    add(segment);
    at += 1;
  }
  if (corrections.size === 0) {
    const read = headOf(index, segments, typed, locale);
    return { segments: withHead(segments, read.head), words: typed, isCorrected: false, ...read };
  }
  const corrected = typed.map((word) => corrections.get(word) ?? word);
  return { ...readQuery(index, corrected.join(' '), locale, false), isCorrected: true };
}
