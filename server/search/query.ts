import { LOCALES, type Locale } from '#rules/constants.ts';
import { correctionOf, soundingAlike } from './correction.ts';
import {
  CORE_FIELDS,
  LANGUAGE_FIELDS,
  LABEL_FIELDS,
  NAME_FIELDS,
  ALL_FIELDS,
  CATEGORY_FIELDS,
  SUBJECT_FIELDS,
} from './fields.ts';
import {
  ANY_NAME_FIELDS,
  formsOf,
  isDoubtful,
  isUsed,
  restrictHead,
  segmentOfWord,
  SUBSTITUTE,
  SUBSTITUTE_FIELDS,
  type SearchAdvice,
  type Segment,
} from './segments.ts';
import { respaced } from './spacing.ts';
import { spellingKey } from './spellings.ts';
import { absenceWord, isPurpose, purposeKey, termWord } from './termKeys.ts';
import type { Concept, TermMatch } from './terms.ts';
import type { Form } from './vocabulary.ts';
import type { SearchIndex } from './wordIndex.ts';
import {
  absentOf,
  fold,
  isAttached,
  isHollow,
  isMeal,
  isPiece,
  isPreposition,
  isSmallWord,
  FEMININE_ENDINGS,
  MEAL_WORDS,
  singular,
  standsBefore,
  wordsOf,
} from './words.ts';

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

/**
 * The segment that says what the thing is: in French the first; in English the last one before a preposition that is
 * the head of any name (yogurt greek).
 */
function findHead(index: SearchIndex, segments: readonly Segment[], typed: readonly string[], locale: Locale) {
  const begins = segments.map(({ words }) => typed.indexOf(words[0] ?? ''));
  const ends = segments.map(({ words }) => typed.indexOf(words.at(-1) ?? ''));
  const isJoined = (at: number) =>
    at > 0 &&
    typed
      .slice(ends[at - 1]! + 1, begins[at])
      .some((word) => isPreposition(word, locale) && !(at === 1 && isAttached(typed[ends[0]!]!, word)));
  const joined = segments.findIndex((_, at) => isJoined(at));
  const phrase = joined < 0 ? segments : segments.slice(0, joined);
  const first = phrase.findIndex(({ words }) => words.length > 1 || !standsBefore(words[0] ?? ''));
  const isThing = isUsed(index, CORE_FIELDS);
  // In "chicken wings bbq" the wings are the thing: an occasion such as bbq has only goods of `also`.
  const isCalled = ({ word, quality }: Form) => quality !== SUBSTITUTE && isThing(word);
  const isSold = ({ forms, substituteLabel }: Segment) => substituteLabel === null && forms.some(isCalled);
  const lastSold = phrase.findLastIndex(isSold);
  const lastThing = lastSold < 0 ? phrase.findLastIndex(({ forms }) => forms.some(isCalled)) : lastSold;
  // A bread knife is a knife, sold or not.
  const isAbsent = ({ isApart, forms, words }: Segment) => isApart && forms.length === 0 && !isPiece(words[0] ?? '');
  const last = lastThing < 0 || phrase.slice(-1).some(isAbsent) ? phrase.length - 1 : lastThing;
  const isForm = joined > 0 && typed.slice(ends[joined - 1]! + 1, begins[joined]).every((word) => word === 'en');
  return { head: locale === 'fr' ? Math.max(first, 0) : last, isBound: joined > 0, isForm };
}

const PARTICIPLE = /ée?s?$/;
const STATES = new Set(['fresh', 'frozen', 'raw', 'organic', 'dried', 'local']);

/**
 * Without what names a thing to try for once more (chalet, fin de semaine). Of several occasions the one counts that says what is
 * wanted: a gift for Christmas, not the meal or party that it is for (bbq party), nor who it is for (flowers for mom).
 */
function distinctMeanings(segments: readonly Segment[], typed: readonly string[], locale: Locale): Segment[] {
  const isSame = (advice: SearchAdvice, other: SearchAdvice) =>
    advice.tries.length > 0 && advice.tries.join() === other.tries.join();
  const whom = typed.findIndex((word) => word === 'for' || word === 'pour');
  const occasions = segments.filter(({ advice }) => advice?.kind === 'occasion');
  const telling = occasions.filter(({ words }) => !words.every(isMeal));
  const ordered = locale === 'fr' ? telling : telling.toReversed();
  const wanted =
    (whom < 0 ? undefined : telling.find(({ words }) => typed.indexOf(words[0]!) < whom)) ??
    ordered[0] ??
    (locale === 'fr' ? occasions[0] : occasions.at(-1));
  return segments.filter((segment, at) => {
    const { advice } = segment;
    if (advice === null) return true;
    if (advice.kind === 'occasion' && segment !== wanted) return false;
    const others = locale === 'fr' ? segments.slice(0, at) : segments.slice(at + 1);
    return !others.some((other) => other.advice !== null && isSame(advice, other.advice));
  });
}

/** The term that a meal makes with an occasion by whatever name: of repas d’Halloween that of souper d’Halloween. */
function mealTerm({ synonyms }: SearchIndex, words: readonly string[], at: number, locale: Locale): TermMatch | null {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (next === '' || isMeal(word) === isMeal(next)) return null;
  for (const meal of MEAL_WORDS[locale])
    for (const ending of locale === 'fr' ? FEMININE_ENDINGS : [''])
      for (const renamed of isMeal(word) ? [[meal, next + ending]] : [[word, meal]]) {
        const term = synonyms.longest(renamed, 0, locale);
        if (term?.length === renamed.length) return term;
      }
  return null;
}

const singulars = (words: readonly string[]): string => words.map((word) => singular(fold(word))).join(' ');
/**
 * What all of the words are: an occasion with its small words, though something is called so without them (de saison, no beer called
 * Saison), or a word that its own row lists after what people mean first (liqueur: sodas, then liqueurs).
 */
function meaningOfAll(index: SearchIndex, typed: readonly string[], words: readonly string[], locale: Locale) {
  const { synonyms } = index;
  const term = words.length > 0 ? synonyms.longest(words, 0, locale) : null;
  if (term?.length !== words.length) return null;
  const isSpelled = typed.length > words.length && synonyms.spellings[locale].has(spellingKey(typed));
  const isOccasion = isSpelled && term.concepts.some(({ kind }) => kind === 'occasion');
  const isListed = ({ kind, also }: Concept) =>
    kind === null &&
    words.length === 1 &&
    also.some(({ at, text }) => at > 0 && singulars(wordsOf(text)) === singulars(words));
  if (!isOccasion && !term.concepts.some(isListed)) return null;
  const forms = formsOf(index, null, term.concepts, locale);
  return forms.forms.length === 0 ? null : { words, fields: LABEL_FIELDS, isInVocabulary: true, ...forms };
}

/** The words in segments, the longest terms first; words that nobody knows as the market may have meant them. */
export function parseQuery(index: SearchIndex, text: string, locale: Locale, repair = true): SearchQuery {
  const typed = respaced(index, wordsOf(text), locale);
  const { synonyms } = index;
  // A term lacks the small words of either language: nouvel an chinois, half and half.
  const telling = typed.filter((word) => !isSmallWord(word));
  const isTerm =
    telling.length > 1 &&
    telling.length < typed.length &&
    LOCALES.some((language) => synonyms.spellings[language].has(spellingKey(typed)));
  const content = isTerm ? telling : typed.filter((word) => !isSmallWord(word, locale));
  const searched = content.length > 0 ? content : typed;
  // "Half and half" is a term; otherwise a repeated word is dropped.
  const words = synonyms.longest(searched, 0, locale)?.length === searched.length ? searched : [...new Set(searched)];
  const other = locale === 'fr' ? 'en' : 'fr';
  const ofReader = isUsed(index, NAME_FIELDS[locale] | CATEGORY_FIELDS);
  /** An accent that names have is meant as typed: poiré does not find poires. */
  const isAsTyped = (word: string) =>
    fold(word) !== word && isUsed(index, SUBSTITUTE_FIELDS)(index.vocabulary.numberOf(word));
  /** Apples for pie are no apple pie. */
  const isParted = (at: number, length: number, language: Locale) => {
    const [begin, end] = [typed.indexOf(words[at]!), typed.indexOf(words[at + length - 1]!)];
    const run = typed.slice(begin, end + 1);
    return run.some(isPurpose) && !synonyms.purposes[language].has(purposeKey(run));
  };
  const termIn = (at: number, language: Locale) => {
    const found = synonyms.longest(words, at, language);
    const isMade = found?.concepts.some(({ kind }) => kind === 'occasion') === false;
    const term =
      isMade && found.length > 1 && isParted(at, found.length, language)
        ? synonyms.longest([words[at]!], 0, language)
        : found;
    // Tête fromagée is not a kind of fromage.
    const isLiteral = (word: string) => isAsTyped(word) || PARTICIPLE.test(word);
    return term?.isFolded && term.length === 1 && isLiteral(words[at]!) ? null : term;
  };
  const ownTerm = (at: number) => {
    const term = termIn(at, locale);
    return (term?.length ?? 0) > 1 ? term : (mealTerm(index, words, at, locale) ?? term);
  };
  /** Terms of the other language are used only for words that the reader's own names do not have. */
  const match = (at: number) =>
    at >= words.length
      ? null
      : (ownTerm(at) ?? (index.vocabulary.formsOf(words[at]!, ofReader).length > 0 ? null : termIn(at, other)));
  const isSubject = isUsed(index, SUBJECT_FIELDS[locale]);
  const isThing = isUsed(index, CORE_FIELDS | CATEGORY_FIELDS);
  const segments: Segment[] = [];
  /**
   * A word that names products in the reader's language is not searched in names of the other, where it may mean
   * something else: chili, raisin.
   */
  const add = (segment: Segment) => {
    const isOwn = segment.forms.some(({ word }) => isSubject(word));
    segments.push(isOwn ? { ...segment, fields: segment.fields & ~LANGUAGE_FIELDS[other] } : segment);
  };
  const corrections = new Map<string, string>();
  const phrase = meaningOfAll(index, typed, words, locale);
  if (phrase) add(phrase);
  for (let at = phrase ? words.length : 0; at < words.length;) {
    const found = match(at);
    // Fresh ginger root is ginger root that is fresh, no root of fresh ginger.
    const isState = found !== null && found.length > 1 && STATES.has(words[at]!);
    const term = isState && (match(at + 1)?.length ?? 0) >= found.length ? null : found;
    if (term && term.length > 1) {
      const form = { word: index.vocabulary.numberOf(termWord(words.slice(at, at + term.length))), quality: 1 };
      const matched = formsOf(index, [form], term.concepts, locale);
      if (matched.forms.length > 0 || term.concepts.some(({ isApart, kind }) => isApart || kind !== null)) {
        add({ words: words.slice(at, at + term.length), fields: LABEL_FIELDS, isInVocabulary: true, ...matched });
        at += term.length;
        continue;
      }
    }
    const word = words[at]!;
    // The market's terms are without the small words of either language: nouvel an.
    if (
      segments.length > 0 &&
      isSmallWord(word) &&
      index.vocabulary.formsOf(word, isUsed(index, ALL_FIELDS)).length === 0
    ) {
      at += 1;
      continue;
    }
    const absent = absentOf(word, words[at + 1], words[at + 2]);
    if (absent !== null) {
      const form = { word: index.vocabulary.numberOf(absenceWord(absent)), quality: 1 };
      const matched = formsOf(index, [form], [], locale);
      add({ words: words.slice(at, at + 2), fields: LABEL_FIELDS, isInVocabulary: true, ...matched });
      at += 2;
      continue;
    }
    const isUnfinished = word === typed.at(-1);
    const matched = segmentOfWord(index, word, term?.length === 1 ? term : null, isUnfinished, locale);
    // Hollow words match names only: "lait maison" does not find the category Maison.
    const segment =
      words.length > 1 && isHollow(word) ? { ...matched, fields: matched.fields & ANY_NAME_FIELDS } : matched;
    const isPartOfTerms = synonyms.words[locale].has(word) && (term !== null || matched.forms.length > 0);
    const isRepaired = repair && !isHollow(word) && !isPartOfTerms;
    const correction =
      isRepaired && isDoubtful(index, segment, word)
        ? correctionOf(index, word, locale)
        : isRepaired && segment.isBegun && !segment.forms.some((form) => isThing(form.word))
          ? // Coriande begins only an English name.
            segment.forms.some((form) => ofReader(form.word))
            ? soundingAlike(index, word, locale)
            : correctionOf(index, word, locale)
          : null;
    if (correction !== null) corrections.set(word, correction);
    add(segment);
    at += 1;
  }
  if (corrections.size === 0) {
    const distinct = distinctMeanings(segments, typed, locale);
    const headInfo = findHead(index, distinct, typed, locale);
    return { segments: restrictHead(distinct, headInfo.head), words: typed, isCorrected: false, ...headInfo };
  }
  const corrected = typed.map((word) => corrections.get(word) ?? word);
  return { ...parseQuery(index, corrected.join(' '), locale, false), isCorrected: true };
}
