import { LOCALES, type Locale } from '../../rules/constants.ts';
import { correctionOf } from './searchCorrection.ts';
import type { SearchIndex } from './searchIndex.ts';
import { NAMED_PLACES, NAME_PLACES, PLACES_MASK, SHELF_PLACES } from './searchPlaces.ts';
import { termWord, type Concept, type TermMatch } from './searchSynonyms.ts';
import type { Form } from './searchVocabulary.ts';
import { isSmallWord, wordsOf } from './searchWords.ts';

/** A synonym is worth nearly as much as the word itself, what only answers as well a little less. */
const SYNONYM = 0.95;
const ALSO = 0.85;
/** A beginning of fewer letters than this counts in names alone: nearly every category has a word that begins so. */
const BEGINNING_EVERYWHERE = 3;
const IN_NAME = NAME_PLACES.fr | NAME_PLACES.en;

/**
 * A part of what was asked for: a word, or several that are one term. `forms`: what it is met by, in any of the `places`.
 * `isKnown`: goods or shelves are called so, or the market's synonyms have it.
 */
export type Segment = {
  readonly words: readonly string[];
  readonly forms: readonly Form[];
  readonly places: number;
  readonly isKnown: boolean;
};
/** What was asked for in its segments. `words`: as they are searched; `isCorrected`: not as they were typed. */
export type SearchQuery = {
  readonly segments: readonly Segment[];
  readonly words: readonly string[];
  readonly isCorrected: boolean;
};

const isUsed =
  ({ standing }: SearchIndex, places: number) =>
  (word: number) =>
    ((standing[word] ?? 0) & places) !== 0;

function conceptForms(index: SearchIndex, concepts: readonly Concept[]): Form[] {
  const number = (word: string) => index.vocabulary.numberOf(word);
  return [
    ...concepts.map(({ word }) => ({ word: number(word), quality: SYNONYM })),
    ...concepts.flatMap(({ also }) => also.map((word) => ({ word: number(word), quality: ALSO }))),
  ].filter(({ word }) => isUsed(index, PLACES_MASK)(word));
}

/** Whether a word is a term itself, letter by letter, that means something else. */
function isOtherTerm({ synonyms }: SearchIndex, word: string, { concepts }: TermMatch): boolean {
  return LOCALES.some((locale) => {
    const own = synonyms.longest([word], 0, locale);
    return own?.isExact === true && !own.concepts.some((concept) => concepts.includes(concept));
  });
}

/** What a word is met by: names and shelves before descriptions, whole words before what it begins. */
function wordSegment(index: SearchIndex, word: string, term: TermMatch | null, open: boolean): Segment {
  const { vocabulary } = index;
  const named = vocabulary.formsOf(word, isUsed(index, NAMED_PLACES));
  const isKnown = named.length > 0 || term !== null;
  if (isKnown) {
    // Pâtes are none of the doughs that pâte is.
    const own = term?.isExact ? named.filter((form) => !isOtherTerm(index, vocabulary.textOf(form.word), term)) : named;
    const forms = [...own, ...conceptForms(index, term?.concepts ?? [])];
    return { words: [word], forms, places: NAMED_PLACES, isKnown };
  }
  const where = word.length < BEGINNING_EVERYWHERE ? IN_NAME : NAMED_PLACES;
  const begun = open ? vocabulary.beginningsOf(word, isUsed(index, where)) : [];
  if (begun.length > 0) return { words: [word], forms: begun, places: where, isKnown: true };
  const told = vocabulary.formsOf(word, isUsed(index, PLACES_MASK));
  return { words: [word], forms: told, places: PLACES_MASK, isKnown: false };
}

/** The words in segments, the longest terms first; words that nobody knows as the market may have meant them. */
export function readQuery(index: SearchIndex, text: string, locale: Locale, repair = true): SearchQuery {
  const typed = wordsOf(text);
  const content = typed.filter((word) => !isSmallWord(word, locale));
  const words = [...new Set(content.length > 0 ? content : typed)];
  const { synonyms } = index;
  const other = locale === 'fr' ? 'en' : 'fr';
  const ofReader = isUsed(index, NAME_PLACES[locale] | SHELF_PLACES);
  /** Terms of the other language only for words that the reader's own names do not have. */
  const match = (at: number) =>
    synonyms.longest(words, at, locale) ??
    (index.vocabulary.formsOf(words[at]!, ofReader).length > 0 ? null : synonyms.longest(words, at, other));
  const segments: Segment[] = [];
  const corrections = new Map<string, string>();
  for (let at = 0; at < words.length;) {
    const term = match(at);
    if (term && term.length > 1) {
      const own = { word: index.vocabulary.numberOf(termWord(words.slice(at, at + term.length))), quality: 1 };
      const forms = [
        ...[own].filter(({ word }) => isUsed(index, PLACES_MASK)(word)),
        ...conceptForms(index, term.concepts),
      ];
      if (forms.length > 0 || term.concepts.some(({ isApart }) => isApart)) {
        segments.push({ words: words.slice(at, at + term.length), forms, places: NAMED_PLACES, isKnown: true });
        at += term.length;
        continue;
      }
    }
    const word = words[at]!;
    const open = word === typed.at(-1);
    const segment = wordSegment(index, word, term?.length === 1 ? term : null, open);
    const correction =
      repair && !segment.isKnown && segment.forms.length === 0 ? correctionOf(index, word, locale) : null;
    if (correction !== null) corrections.set(word, correction);
    segments.push(segment);
    at += 1;
  }
  if (corrections.size === 0) return { segments, words: typed, isCorrected: false };
  const corrected = typed.map((word) => corrections.get(word) ?? word);
  return { ...readQuery(index, corrected.join(' '), locale, false), isCorrected: true };
}
