import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SearchAdviceKind } from '../database/tables.ts';
import { correctionOf } from './correction.ts';
import {
  CORE_FIELDS,
  LANGUAGE_FIELDS,
  LABEL_FIELDS,
  NAME_FIELDS,
  ALL_FIELDS,
  fieldWeights,
  CATEGORY_FIELDS,
  SUBJECT_FIELDS,
} from './fields.ts';
import { respaced } from './spacing.ts';
import { absenceWord, isPurpose, purposeKey, termWord, type Concept, type TermMatch } from './synonyms.ts';
import type { Form } from './vocabulary.ts';
import type { SearchIndex } from './wordIndex.ts';
import {
  absentOf,
  fold,
  isHollow,
  isMeal,
  isPiece,
  isPreposition,
  isSmallWord,
  FEMININE_ENDINGS,
  MEAL_WORDS,
  standsBefore,
  wordsOf,
} from './words.ts';

/** The quality of a synonym: nearly that of the word itself; terms of `also` have a little less. */
export const SYNONYM = 0.92;
const SUBSTITUTE = 0.85;
/** How much less each further term of `also` scores if it replaces something that the market does not sell. */
const SUBSTITUTE_STEP = 0.12;
const SUBSTITUTE_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en | CATEGORY_FIELDS;
const EXACT_FIELDS = CORE_FIELDS | CATEGORY_FIELDS | fieldWeights.bits.kind;
const CALLED_FIELDS = SUBSTITUTE_FIELDS | fieldWeights.bits.kind;
/**
 * An unfinished word shorter than this is only searched in names: nearly every category has a word with such a
 * beginning.
 */
const MIN_CATEGORY_PREFIX = 3;
const ANY_NAME_FIELDS = LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en;

/** What the words name, of which there is no product, and terms to try, the nearest first (ADR 132). */
export type SearchAdvice = { readonly kind: SearchAdviceKind; readonly tries: string[] };

/**
 * A part of the query: one word, or a term of several. `forms`: the index words that match it, in any of the `fields`.
 * `isInVocabulary`: names, categories or synonyms contain it.
 */
export type Segment = {
  readonly words: readonly string[];
  readonly forms: readonly Form[];
  readonly fields: number;
  readonly isInVocabulary: boolean;
  /** The terms to announce as substitutes if no product is called by this segment; null: some are. */
  readonly substituteLabel: string | null;
  /** Its synonym group is marked `apart` and has no other terms to show (docs/catalogue-files.md). */
  readonly isApart: boolean;
  /** It stands for several equal things, and is none of them: collation. */
  readonly isOccasion: boolean;
  /** What to say of it and to try if no product is called by it; null: some are, or its group has no kind. */
  readonly advice: SearchAdvice | null;
  /** Names of products contain it, even if none is called by it: pain aux noix. */
  readonly isInNames: boolean;
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
  ({ fieldsOfWord }: SearchIndex, fields: number) =>
  (word: number) =>
    ((fieldsOfWord[word] ?? 0) & fields) !== 0;

/** The most terms that are announced in place of what the market does not sell, and that are offered to try. */
const MAX_ANNOUNCED = 3;
const MAX_TRIES = 6;

type Forms = Pick<Segment, 'forms' | 'substituteLabel' | 'isInNames' | 'isApart' | 'isOccasion' | 'advice'>;
/** What is known of a word that is in no group of synonyms. */
const NO_GROUP = { substituteLabel: null, isApart: false, isOccasion: false, advice: null } as const;
/** The forms of a segment: its own words, then synonyms, then the terms of `also`. */
function formsOf(index: SearchIndex, typedForms: readonly Form[], concepts: readonly Concept[], locale: Locale): Forms {
  const wordId = (word: string) => index.vocabulary.numberOf(word);
  const isAny = isUsed(index, ALL_FIELDS);
  const ownForms = [...typedForms, ...concepts.map(({ word }) => ({ word: wordId(word), quality: SYNONYM }))].filter(
    ({ word }) => isAny(word),
  );
  // In place of something that is not sold, the terms are ranked in their order; for a group with several kinds they
  // are equal.
  const substitutes = concepts
    .flatMap((concept) => concept.also.map((term) => ({ ...term, step: term.at * SUBSTITUTE_STEP })))
    .filter(({ word }) => isUsed(index, SUBSTITUTE_FIELDS)(wordId(word)));
  const isApart = concepts.some((concept) => concept.isApart);
  const kind = concepts.find((concept) => concept.kind !== null)?.kind ?? null;
  const calledFields = isApart || kind === 'not_sold' ? EXACT_FIELDS : CALLED_FIELDS;
  const isCalled = ownForms.some(({ word }) => isUsed(index, calledFields)(word));
  const isCore = isUsed(index, CORE_FIELDS | CATEGORY_FIELDS);
  // Terms of the reader's language if there are any, else those of the other.
  const ofReader = substitutes.filter((term) => term.locale === locale);
  const tries = [...new Set((ofReader.length > 0 ? ofReader : substitutes).map(({ text }) => text))];
  const announced = tries.slice(0, MAX_ANNOUNCED);
  const isMade = kind === 'dish' || kind === 'occasion';
  const isNamed = ownForms.some(({ word }) => isCore(word));
  return {
    forms: [
      ...ownForms,
      ...(kind === 'not_sold' && isCalled ? [] : isCalled || ofReader.length === 0 ? substitutes : ofReader).map(
        ({ word, step }) => ({
          word: wordId(word),
          quality: Math.max(SUBSTITUTE - (isCalled && !isApart ? 0 : step), SUBSTITUTE_STEP),
          fields: SUBSTITUTE_FIELDS,
        }),
      ),
    ],
    substituteLabel: isCalled || announced.length === 0 ? null : announced.join(', '),
    isApart: concepts.length > 0 && concepts.every((concept) => concept.isApart && concept.also.length === 0),
    isOccasion: (isMade || (!isApart && ofReader.length >= MAX_ANNOUNCED)) && !isNamed,
    advice: kind === null || (isMade ? isNamed : isCalled) ? null : { kind, tries: tries.slice(0, MAX_TRIES) },
    isInNames: ownForms.some(({ word }) => isUsed(index, ANY_NAME_FIELDS)(word)),
  };
}

/** Whether a word is exactly a term of another meaning. */
function isOtherTerm({ synonyms }: SearchIndex, word: string, { concepts }: TermMatch): boolean {
  return LOCALES.some((locale) => {
    const term = synonyms.longest([word], 0, locale);
    return term?.isExact === true && !term.concepts.some((concept) => concepts.includes(concept));
  });
}

/**
 * The segment that says what the thing is: in French the first; in English the last one before a preposition that is
 * the head of any name (yogurt greek).
 */
function findHead(index: SearchIndex, segments: readonly Segment[], typed: readonly string[], locale: Locale) {
  const begins = segments.map(({ words }) => typed.indexOf(words[0] ?? ''));
  const ends = segments.map(({ words }) => typed.indexOf(words.at(-1) ?? ''));
  const isJoined = (at: number) =>
    at > 0 && typed.slice(ends[at - 1]! + 1, begins[at]).some((word) => isPreposition(word, locale));
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

/** The segment of a single word: matched in names and categories, else as an unfinished word, else in descriptions. */
function segmentOfWord(
  index: SearchIndex,
  word: string,
  term: TermMatch | null,
  open: boolean,
  locale: Locale,
): Segment {
  const { vocabulary } = index;
  const named = vocabulary.formsOf(word, isUsed(index, LABEL_FIELDS));
  const where = word.length < MIN_CATEGORY_PREFIX ? ANY_NAME_FIELDS : LABEL_FIELDS;
  // Poi is no singular of pois, but the beginning of poires and poireaux as well.
  const isUnfinished =
    open && term === null && !named.some((form) => fold(vocabulary.textOf(form.word)) === fold(word));
  const begun = isUnfinished ? vocabulary.beginningsOf(word, isUsed(index, where)) : [];
  if (begun.length > 0)
    return {
      words: [word],
      forms: begun,
      fields: where,
      isInVocabulary: true,
      isInNames: true,
      ...NO_GROUP,
    };
  const isInVocabulary = named.length > 0 || term !== null;
  if (isInVocabulary) {
    // Pâtes is not the plural of pâte (dough).
    const isOther = (form: Form) => {
      const text = vocabulary.textOf(form.word);
      return term?.isExact === true && isOtherTerm(index, text, term);
    };
    const own = named.filter((form) => !isOther(form));
    return {
      words: [word],
      fields: LABEL_FIELDS,
      isInVocabulary,
      ...formsOf(index, own, term?.concepts ?? [], locale),
    };
  }
  const forms = vocabulary.formsOf(word, isUsed(index, ALL_FIELDS));
  return {
    words: [word],
    forms,
    fields: ALL_FIELDS,
    isInVocabulary: false,
    isInNames: false,
    ...NO_GROUP,
  };
}

/** A word in few descriptions may be a misspelling of another one from this many letters on: persille. */
const DOUBTFUL_LENGTH = 6;
const FEW = 5;
function isDoubtful({ starts }: SearchIndex, { isInVocabulary, forms }: Segment, word: string): boolean {
  const count = forms.reduce((sum, form) => sum + starts[form.word + 1]! - starts[form.word]!, 0);
  return !isInVocabulary && (count === 0 || (count < FEW && word.length >= DOUBTFUL_LENGTH));
}

/**
 * The head says what is shown: if it is replaced, only what stands in its place, not what merely contains the word; and
 * if it is marked `apart`, only what is called by it. A search for poêle does not find bread baked in one.
 */
const restrictHead = (segments: readonly Segment[], head: number): Segment[] =>
  segments.map((segment, at) => {
    if (at !== head) return segment;
    if (segment.substituteLabel !== null)
      return { ...segment, forms: segment.forms.filter(({ fields }) => fields !== undefined) };
    if (!segment.isApart) return segment;
    return { ...segment, fields: segment.fields & (segment.words.length === 1 ? EXACT_FIELDS : CALLED_FIELDS) };
  });

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

/** The words in segments, the longest terms first; words that nobody knows as the market may have meant them. */
export function parseQuery(index: SearchIndex, text: string, locale: Locale, repair = true): SearchQuery {
  const typed = respaced(index, wordsOf(text), locale);
  const content = typed.filter((word) => !isSmallWord(word, locale));
  const { synonyms } = index;
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
  for (let at = 0; at < words.length;) {
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
    const isMistake =
      repair && !isHollow(word) && !synonyms.words[locale].has(word) && isDoubtful(index, segment, word);
    const correction = isMistake ? correctionOf(index, word, locale) : null;
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
