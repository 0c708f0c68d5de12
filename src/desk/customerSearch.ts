/** The longest search that the API accepts, in characters. */
export const MAX_WORDS = 100;

/** The address's search words for customers; empty: everybody. */
export const wordsIn = (search: URLSearchParams): string => (search.get('mots') ?? '').trim().slice(0, MAX_WORDS);

/** The query string of search words, with its question mark; empty for none. */
export const searchFor = (words: string): string =>
  words.trim() === '' ? '' : `?${new URLSearchParams({ mots: words.trim() })}`;
