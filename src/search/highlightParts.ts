import { withoutAccents } from '#rules/plainText.ts';

export type HighlightPart = { text: string; marked: boolean };

/** Ignores accents and case. Only for highlighting: the search uses the words as typed (F-082). */
export const plain = (word: string): string => withoutAccents(word.toLowerCase());

/** How many letters longer than the name's a typed word may be: one or two, as in plurals. */
const MOST_BEYOND = 2;
const SHORTEST_BEGINNING = 3;
const DASH = /^[-\u2010\u2011]$/;

const matches = (word: string, queryWord: string): boolean =>
  word.startsWith(queryWord) ||
  (word.length >= SHORTEST_BEGINNING && queryWord.startsWith(word) && queryWord.length - word.length <= MOST_BEYOND);

/** Splits a name into parts, marking whole words that begin with a searched one: "pomme" marks "Pommes". */
export function highlightParts(name: string, words: string): HighlightPart[] {
  const queryWords = plain(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  // A single letter among other words (l'érable, a pie) is ignored.
  const counted = queryWords.length > 1 ? queryWords.filter(({ length }) => length > 1) : queryWords;
  const parts: HighlightPart[] = [];
  for (const text of name.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const word = plain(text);
    const marked = counted.some((queryWord) => matches(word, queryWord));
    const last = parts.at(-1);
    if (last && !marked && !last.marked) last.text += text;
    else parts.push({ text, marked });
  }
  return joined(parts);
}

/** Words joined by a hyphen are marked as one. */
function joined(parts: readonly HighlightPart[]): HighlightPart[] {
  const all: HighlightPart[] = [];
  for (const [at, part] of parts.entries()) {
    const before = all.at(-1);
    const isDash = DASH.test(part.text) && before?.marked && parts[at + 1]?.marked;
    if (before && (isDash || (part.marked && before.marked))) before.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
