/** The longest search that the API takes, in characters. */
export const MAX_WORDS = 100;

/** The words of the address that customers are looked for by; empty: everybody. */
export const wordsIn = (search: URLSearchParams): string => (search.get('mots') ?? '').trim().slice(0, MAX_WORDS);

/** The query string of such words, with its question mark; empty for none. */
export const searchFor = (words: string): string =>
  words.trim() === '' ? '' : `?${new URLSearchParams({ mots: words.trim() })}`;
