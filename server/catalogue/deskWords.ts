import { MarketError } from '../marketError.ts';
import { fold, wordsOf } from './searchWords.ts';

const MAX_WORDS_LENGTH = 100;

/** A text in which staff looks for words: a word of it begins after a space. */
export const foldedWords = (text: string): string => ` ${wordsOf(text).map(fold).join(' ')}`;

/** What staff looks for, folded. BAD_INPUT for more than 100 characters. */
export function wantedWords(given: string | null | undefined): string[] {
  if ((given ?? '').length > MAX_WORDS_LENGTH) throw new MarketError('BAD_INPUT', { field: 'words' });
  return wordsOf(given ?? '').map(fold);
}

/** Whether each of the words that staff looks for begins a word of a folded text. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));
