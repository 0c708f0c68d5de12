/** Characters that a search may have; the API refuses more (schema: search). */
export const SEARCH_MAX_LENGTH = 100;

/** The words that an address asks for, exactly as typed (F-082); empty when it asks for none. */
export const wordsOfQuery = (search: string): string => new URLSearchParams(search).get('s') ?? '';

/** The address of a search: the words as they are (F-080), and where its list goes on. */
export function searchHref(path: string, words: string, after?: string | null): string {
  const query = new URLSearchParams({ ...(words !== '' && { s: words }), ...(after && { after }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
