import { MarketError } from '../marketError.ts';
import { fold, wordsOf } from '../search/words.ts';

const MAX_WORDS_LENGTH = 100;

/** A text for the desk's search: each word begins after a space. */
export const foldedWords = (text: string): string => ` ${wordsOf(text).map(fold).join(' ')}`;

/** What staff looks for, folded. BAD_INPUT for more than 100 characters. */
export function wantedWords(search: string | null | undefined): string[] {
  if ((search ?? '').length > MAX_WORDS_LENGTH) throw new MarketError('BAD_INPUT', { field: 'words' });
  return wordsOf(search ?? '').map(fold);
}

/** Whether each search term is the beginning of a word in a folded text. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));
