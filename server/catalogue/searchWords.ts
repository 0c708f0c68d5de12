import type { Locale } from '../../rules/constants.ts';

/** Tells letters apart and drops what accents add to them: œ is oe to who has no œ on the keyboard (E41). */
export function fold(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word;
  return word.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The words of a text in lower case, as written otherwise; apostrophes, dashes, signs and accents on nothing part them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
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

/** What follows one of these in a name says more about a thing (beets with greens), not what it is. */
const PREPOSITIONS = {
  fr: list('de d du des à au aux en avec sans pour sur par'),
  en: list('of with without in on for from to by at'),
} as const;
/** And after one of these may say that it is another: pommes de terre. */
const COMPLEMENTS = list('de d du des of');
/** Adjectives that stand before what they tell of in French, folded and without number. */
const BEFORE = list('petit petite gros grosse grand grande vieux vieille beau belle bon bonne jeune mini demi double');
const SMALL = list(
  'l d s c j n m t qu le la les un une de du des à au aux et ou en avec pour sur par the a an of and or with in on for from to by at',
);

/** Words that many texts have and nobody looks for: a search may do without them. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word);
}

export type NameCore = { readonly words: readonly string[]; readonly isPlain: boolean };

/**
 * The words of a product's name that say what it is, which decide between apples and apple jelly: in French the first
 * one that does (Petites carottes d'automne), in English the last one before a preposition (Dried apple rings). Plain:
 * no complement follows that might make it something else.
 */
export function coreOfName(name: string, language: Locale): NameCore {
  const words = wordsOf(name.split(/[,;:(–—]/, 1)[0] ?? '');
  const isEnd = (word: string, index: number) => index > 0 && PREPOSITIONS[language].has(word);
  const end = words.findIndex(isEnd);
  const phrase = words.slice(0, end < 0 ? words.length : end);
  const isCore = (word: string) => !isSmallWord(word) && !BEFORE.has(singular(fold(word)));
  const place = language === 'fr' ? phrase.findIndex(isCore) : phrase.length - 1;
  const core = phrase.slice(language === 'fr' ? 0 : Math.max(place, 0), place < 0 ? phrase.length : place + 1);
  return { words: core, isPlain: !COMPLEMENTS.has(words[place + 1] ?? '') };
}
