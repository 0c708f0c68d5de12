import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SearchAdviceKind } from '../database/tables.ts';
import {
  CORE_FIELDS,
  LANGUAGE_FIELDS,
  LABEL_FIELDS,
  ALL_FIELDS,
  fieldWeights,
  CATEGORY_FIELDS,
  SUBJECT_FIELDS,
} from './fields.ts';
import type { Concept, TermMatch } from './terms.ts';
import type { Form } from './vocabulary.ts';
import type { SearchIndex } from './wordIndex.ts';
import { fold } from './words.ts';

/** The quality of a synonym: nearly that of the word itself; terms of `also` have a little less. */
export const SYNONYM = 0.92;
export const SUBSTITUTE = 0.85;
/** How much less each further term of `also` scores if it replaces something that the market does not sell. */
const SUBSTITUTE_STEP = 0.12;
export const SUBSTITUTE_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en | CATEGORY_FIELDS;
const EXACT_FIELDS = CORE_FIELDS | CATEGORY_FIELDS | fieldWeights.bits.kind;
const CALLED_FIELDS = SUBSTITUTE_FIELDS | fieldWeights.bits.kind;
/**
 * An unfinished word shorter than this is only searched in names: nearly every category has a word with such a
 * beginning.
 */
const MIN_CATEGORY_PREFIX = 3;
export const ANY_NAME_FIELDS = LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en;

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
  /** It was read as an unfinished word. */
  readonly isBegun?: boolean;
};
/** Whether a word is in any of these fields. */
export const isUsed =
  ({ postings }: SearchIndex, fields: number) =>
  (word: number) =>
    ((postings.fieldsOfWord[word] ?? 0) & fields) !== 0;

/** The most terms that are announced in place of what the market does not sell, and that are offered to try. */
export const MAX_ANNOUNCED = 3;
export const MAX_TRIES = 5;

type Forms = Pick<Segment, 'forms' | 'substituteLabel' | 'isInNames' | 'isApart' | 'isOccasion' | 'advice'>;
/** What is known of a word that is in no group of synonyms. */
const NO_GROUP = { substituteLabel: null, isApart: false, isOccasion: false, advice: null } as const;
/** The forms of a segment: its own words, then synonyms, then the terms of `also`. `typedForms` null: these alone. */
export function formsOf(
  index: SearchIndex,
  typedForms: readonly Form[] | null,
  concepts: readonly Concept[],
  locale: Locale,
): Forms {
  const wordId = (word: string) => index.vocabulary.numberOf(word);
  const isAny = isUsed(index, ALL_FIELDS);
  const synonymForms = concepts.map(({ word }) => ({ word: wordId(word), quality: SYNONYM }));
  const ownForms = typedForms === null ? [] : [...typedForms, ...synonymForms].filter(({ word }) => isAny(word));
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
  // What is offered to try is also what is shown: of each something among the first (ADR 210).
  const isInTurn = kind === 'not_sold' && !isCalled && tries.length > 1;
  return {
    forms: [
      ...ownForms,
      ...(kind === 'not_sold' && isCalled ? [] : isCalled || ofReader.length === 0 ? substitutes : ofReader).map(
        ({ word, step, text }) => ({
          word: wordId(word),
          text,
          quality: Math.max(SUBSTITUTE - (isCalled && !isApart ? 0 : step), SUBSTITUTE_STEP),
          fields: SUBSTITUTE_FIELDS,
        }),
      ),
    ],
    substituteLabel: isCalled || announced.length === 0 ? null : announced.join(', '),
    isApart: concepts.length > 0 && concepts.every((concept) => concept.isApart && concept.also.length === 0),
    isOccasion: (isMade || isInTurn || (!isApart && ofReader.length >= MAX_ANNOUNCED)) && !isNamed,
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

/** The segment of a single word: matched in names and categories, else as an unfinished word, else in descriptions. */
export function segmentOfWord(
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
      isBegun: named.length === 0,
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

const DOUBTFUL_LENGTH = 6;
const FEW = 5;
/** A word in few descriptions may be a misspelling of another one from this many letters on: persille. */
export function isDoubtful({ postings }: SearchIndex, { isInVocabulary, forms }: Segment, word: string): boolean {
  const count = forms.reduce((sum, form) => sum + postings.count(form.word, FEW), 0);
  return !isInVocabulary && (count === 0 || (count < FEW && word.length >= DOUBTFUL_LENGTH));
}

/**
 * The head says what is shown: if it is replaced, only what stands in its place, not what merely contains the word; and
 * if it is marked `apart`, only what is called by it. A search for poêle does not find bread baked in one.
 */
export const restrictHead = (segments: readonly Segment[], head: number): Segment[] =>
  segments.map((segment, at) => {
    if (at !== head) return segment;
    if (segment.substituteLabel !== null)
      return { ...segment, forms: segment.forms.filter(({ fields }) => fields !== undefined) };
    if (!segment.isApart) return segment;
    return { ...segment, fields: segment.fields & (segment.words.length === 1 ? EXACT_FIELDS : CALLED_FIELDS) };
  });
