import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SearchAdviceKind } from '../database/tables.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

/** A meaning shared by several terms, as an index word that no text contains. */
export type Concept = {
  readonly word: string;
  /** Its terms are not a kind of what they begin with: pomme de terre is not a pomme. */
  readonly isApart: boolean;
  readonly kind: SearchAdviceKind | null;
  /** It was made for a term of `also` that is in no group. */
  readonly isOwn?: boolean;
  /** Further matches when this is searched, in one direction: poulet for volaille. */
  readonly also: readonly AlsoTerm[];
};
/** `text`: as in the market's file; `at`: its position there among the terms of its language. */
export type AlsoTerm = { readonly word: string; readonly text: string; readonly at: number; readonly locale: Locale };
/** The longest term at a position and its concepts. length: its number of words. */
export type TermMatch = {
  readonly length: number;
  readonly concepts: readonly Concept[];
  /** It matches letter by letter, including accents and plural. */
  readonly isExact: boolean;
  /** It matches only without accents. */
  readonly isFolded: boolean;
};

type Types = Readonly<Record<Locale, Iterable<string>>>;

export type Synonyms = {
  /**
   * The terms at a position of a name's words (without small words), the longest first; a term marked apart ends the
   * list.
   */
  terms(words: readonly string[], at: number, locale: Locale): TermMatch[];
  /** The longest term at a position of the typed words, in which accents may be missing. */
  longest(words: readonly string[], at: number, locale: Locale): TermMatch | null;
  /** All words of a language's terms, as candidates for corrections. */
  readonly words: Readonly<Record<Locale, ReadonlySet<string>>>;
  /** How a language's terms and their words are written, by `spellingKey`: brussels sprout as Brussels sprout. */
  readonly spellings: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  /** A language's terms that say what something is for, small words included: biscuit pour chien. */
  readonly purposes: Readonly<Record<Locale, ReadonlySet<string>>>;
};

/** How texts and terms are compared, in this order: exactly, without plurals, without plurals and accents. */
const LEVELS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => singular(word),
  (word) => singular(fold(word)),
];

type Terms = { readonly byLevel: readonly Map<string, Concept[]>[]; longest: number; readonly firsts: Set<string> };
const noTerms = (): Terms => ({ byLevel: LEVELS.map(() => new Map()), longest: 0, firsts: new Set() });
const firstOf = (word: string) => singular(fold(word));

/**
 * The index word of a term with several words, so that products called by the term come before those called by a
 * synonym.
 */
export const termWord = (words: readonly string[]): string => `#=${words.map(firstOf).join(' ')}`;

/** The index word for the absence of something: sans parfum. */
export const absenceWord = (word: string): string => `#-${firstOf(word)}`;

/** Words for comparison with terms: without accents and capitals, small words included. */
export const spellingKey = (words: readonly string[]): string => words.map(fold).join(' ');

/** How each of these terms is written, and each of their words that is always written so: `pate` is pâte or pâté. */
function spellingsOf(terms: Iterable<string>): Map<string, string> {
  const spellings = new Map<string, string>();
  const wordForms = new Map<string, Set<string>>();
  for (const term of terms) {
    const words = wordsOf(term);
    if (words.length > 1) spellings.set(spellingKey(words), term);
    for (const written of term.match(WRITTEN_WORD) ?? []) {
      const key = fold(written.toLowerCase());
      wordForms.set(key, (wordForms.get(key) ?? new Set()).add(written));
    }
  }
  for (const [key, [form = key, ...others]] of wordForms) if (others.length === 0) spellings.set(key, form);
  return spellings;
}
const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The words of a text without small ones such as `of` and `de`. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !isSmallWord(word));

/** Whether a word says what something is for. */
export const isPurpose = (word: string): boolean => word === 'pour' || word === 'for';

/** Words for comparison with `purposes`. */
export const purposeKey = (words: readonly string[]): string => words.map(firstOf).join(' ');

const purposesOf = (terms: readonly string[]): Set<string> =>
  new Set(terms.map(wordsOf).flatMap((words) => (words.some(isPurpose) ? purposeKey(words) : [])));

function addTerm(terms: Terms, words: readonly string[], concept: Concept): void {
  if (words.length === 0) return;
  for (const [level, form] of LEVELS.entries()) {
    const key = words.map(form).join(' ');
    const concepts = terms.byLevel[level]!.get(key);
    if (!concepts) terms.byLevel[level]!.set(key, [concept]);
    else if (!concepts.includes(concept)) concepts.push(concept);
  }
  terms.longest = Math.max(terms.longest, words.length);
  terms.firsts.add(firstOf(words[0]!));
}

function* termsAt(terms: Terms, words: readonly string[], at: number, typed: boolean): Generator<TermMatch> {
  if (!terms.firsts.has(firstOf(words[at]!))) return;
  const levels = typed ? LEVELS : LEVELS.slice(0, 2);
  for (let length = Math.min(terms.longest, words.length - at); length > 0; length -= 1)
    for (const [level, form] of levels.entries()) {
      const key = words
        .slice(at, at + length)
        .map(form)
        .join(' ');
      const all = terms.byLevel[level]!.get(key) ?? [];
      const concepts = typed ? all.filter(({ isOwn }) => !isOwn) : all;
      if (concepts.length === 0) continue;
      yield { length, concepts, isExact: level === 0, isFolded: level === LEVELS.length - 1 };
      if (length > 1 && concepts.some(({ isApart }) => isApart)) return;
      break;
    }
}

/**
 * Reads the market's synonyms (docs/catalogue-files.md). A term is searched in texts of its own language. Product types
 * of several words are terms as well (muffin mix).
 */
export function createSynonyms(rows: readonly SynonymRow[], types: Types = { fr: [], en: [] }): Synonyms {
  const terms = { fr: noTerms(), en: noTerms() };
  const groups = rows.map((row) => ({
    row,
    concept: { word: `#${row.key}`, isApart: row.apart, kind: row.kind, also: [] as AlsoTerm[] },
  }));
  for (const { row, concept } of groups)
    for (const locale of LOCALES)
      for (const term of row.words[locale]) addTerm(terms[locale], contentWords(term), concept);
  for (const { row, concept } of groups)
    for (const locale of LOCALES)
      for (const [at, term] of row.also[locale].entries()) {
        const words = contentWords(term);
        const [match] = words.length > 0 ? termsAt(terms[locale], words, 0, false) : [];
        const ownConcept = { word: termWord(words), isApart: false, kind: null, isOwn: true, also: [] };
        const concepts = match?.length === words.length ? match.concepts : [ownConcept];
        if (concepts[0] === ownConcept) addTerm(terms[locale], words, ownConcept);
        concept.also.push(...concepts.map(({ word }) => ({ word, text: term, at, locale })));
      }
  for (const locale of LOCALES)
    for (const type of types[locale]) {
      const words = contentWords(type);
      const [match] = words.length > 1 ? termsAt(terms[locale], words, 0, true) : [];
      if (words.length > 1 && match?.length !== words.length)
        addTerm(terms[locale], words, { word: termWord(words), isApart: false, kind: null, also: [] });
    }
  const wordsIn = (locale: Locale) => new Set([...terms[locale].byLevel[0]!.keys()].flatMap((key) => key.split(' ')));
  const spellingsIn = (locale: Locale) =>
    spellingsOf([...rows.flatMap(({ words, also }) => [...words[locale], ...also[locale]]), ...types[locale]]);
  const purposesIn = (locale: Locale) => purposesOf(rows.flatMap(({ words }) => words[locale]));
  return {
    terms: (words, at, locale) => [...termsAt(terms[locale], words, at, false)],
    longest: (words, at, locale) => termsAt(terms[locale], words, at, true).next().value ?? null,
    words: { fr: wordsIn('fr'), en: wordsIn('en') },
    spellings: { fr: spellingsIn('fr'), en: spellingsIn('en') },
    purposes: { fr: purposesIn('fr'), en: purposesIn('en') },
  };
}
