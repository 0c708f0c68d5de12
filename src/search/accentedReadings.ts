import { plain } from './highlightParts.ts';

const MOST = 3;
/** How many letters two words must have in common at the start, and how many may differ at the end. */
const SHORTEST_BEGINNING = 3;
const MOST_DIFFERENT = 2;

const accented = (word: string) => plain(word) !== word.toLowerCase();

function alike(catalogueWord: string, typed: string): boolean {
  const [a, b] = [plain(catalogueWord), plain(typed)];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  return same >= SHORTEST_BEGINNING && same >= b.length - MOST_DIFFERENT;
}

/**
 * Words with accents that the market uses and that begin like the typed ones: at most three, each a search of its own.
 * `names`: names on the page, preferred by proximity.
 */
export function accentedReadings(words: string, names: readonly string[]): string[] {
  const typed = words.trim().split(/\s+/);
  const readings = new Set<string>();
  for (const name of names)
    for (const catalogueWord of name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
      if (
        accented(catalogueWord) &&
        typed.some((word) => word.toLowerCase() !== catalogueWord && alike(catalogueWord, word))
      )
        readings.add(catalogueWord);
  return [...readings].filter((spelling) => spelling !== words.trim().toLowerCase()).slice(0, MOST);
}
