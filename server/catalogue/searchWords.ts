/** Tells letters apart and drops what accents add to them: œ is oe to who has no œ on the keyboard (E41). */
export function fold(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word;
  return word.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The words of a text in lower case, as written otherwise; apostrophes, dashes and all signs part them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** From a French or English plural to the form that its singular has too, which need not be a word: pies and pie are py. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/([eo]u)x$/, '$1'],
  [/(oa|ea)ves$/, '$1f'],
  [/ies?$/, 'y'],
  [/oes$/, 'o'],
  [/([^s])s$/, '$1'],
];
const SHORTEST_PLURAL = 4;

/** One form for one and many, in either language: pommes and pomme, gâteaux and gâteau, berries and berry, boxes and box. */
export function singular(word: string): string {
  const rule = PLURALS.find(([ending]) => ending.test(word) && (word.length >= SHORTEST_PLURAL || word.endsWith('ie')));
  const one = rule ? word.replace(rule[0], rule[1]) : word;
  return one.length >= SHORTEST_PLURAL ? one.replace(/(ch|sh|ss|x|z)e$/, '$1') : one;
}

const list = (words: string) => new Set(words.split(' '));

/** What follows one of these says more about a thing (gelée de pommes, beets with greens), not what it is. */
const PREPOSITIONS = list('de d du des à au aux en avec sans pour sur par of with without in on for from to by at');
const SMALL = list(
  'l d s c j n m t qu le la les un une de du des à au aux et ou en avec pour sur par the a an of and or with in on for from to by at',
);

/** Words that many texts have and nobody looks for: a search may do without them. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word);
}

export type NameLanguage = 'fr' | 'en';

/**
 * The words of a product's name that say what it is, which decide between apples and apple jelly: in French those before
 * the first preposition (Petites carottes d'automne), in English the last one before it (Dried apple rings).
 */
export function coreOfName(name: string, language: NameLanguage): string[] {
  const words = wordsOf(name.split(/[,;:(–—]/, 1)[0] ?? '');
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const phrase = words.slice(0, end < 0 ? words.length : end);
  return language === 'fr' ? phrase : phrase.slice(-1);
}
