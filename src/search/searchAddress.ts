/** The longest search in characters; the API refuses more (schema: search). */
export const SEARCH_MAX_LENGTH = 100;

/** The words of an address, exactly as typed (F-082); empty without any. */
export const wordsOfQuery = (search: string): string => new URLSearchParams(search).get('s') ?? '';

/** The address of a search: the words as they are (F-080), and the cursor. */
export function searchHref(path: string, words: string, after?: string | null): string {
  const query = new URLSearchParams({ ...(words !== '' && { s: words }), ...(after && { after }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
