import { fold, isSmallWord, singular, wordsOf } from './words.ts';

/** How texts and terms are compared, in this order: exactly, without plurals, without plurals and accents. */
export const LEVELS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => singular(word),
  (word) => singular(fold(word)),
];
export const keyAt = (level: number, words: readonly string[]): string => words.map(LEVELS[level]!).join(' ');
/** Names are read without plurals, but with accents: what two terms share that the same names contain. */
export const nameKey = (words: readonly string[]): string => keyAt(1, words);
/** What the words of a query share with a term. */
export const typedKey = (words: readonly string[]): string => keyAt(LEVELS.length - 1, words);
export const firstOf = (word: string): string => singular(fold(word));

/**
 * The index word of a term with several words, so that products called by the term come before those called by a
 * synonym.
 */
export const termWord = (words: readonly string[]): string => `#=${words.map(firstOf).join(' ')}`;

export const isTermWord = (word: string): boolean => word.startsWith('#=');

/** The index word for the absence of something: sans parfum. */
export const absenceWord = (word: string): string => `#-${firstOf(word)}`;

/** The words of a text without small ones such as `of` and `de`. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !isSmallWord(word));

/** Whether a word says what something is for. */
export const isPurpose = (word: string): boolean => word === 'pour' || word === 'for';

/** Words for comparison with `purposes`. */
export const purposeKey = (words: readonly string[]): string => words.map(firstOf).join(' ');
