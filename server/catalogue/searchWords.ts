import type { Locale } from '../../rules/constants.ts';
import { withoutAccents } from '../../rules/plainText.ts';

/** Tells letters apart and drops what accents add to them: œ is oe to who has no œ on the keyboard (E41). */
export function fold(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word;
  return withoutAccents(word);
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

/** From a French or English plural, and from a participle's feminine (congelées), to the form that its singular has too, which need not be a word: pies and pie are py. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ées?$/, 'é'],
  [/ees?$/, 'e'],
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/([eo]u)x$/, '$1'],
  [/(oa|ea)ves$/, '$1f'],
  [/ies?$/, 'y'],
  [/oes$/, 'o'],
  [/([^s])s$/, '$1'],
];
const SHORTEST_PLURAL = 4;

/** One form for one and many, in either language, and for surgelé and surgelée: pommes and pomme, gâteaux and gâteau, berries and berry, boxes and box. */
export function singular(word: string): string {
  const rule = PLURALS.find(([ending]) => ending.test(word) && (word.length >= SHORTEST_PLURAL || word.endsWith('ie')));
  const one = rule ? word.replace(rule[0], rule[1]) : word;
  return one.length >= SHORTEST_PLURAL ? one.replace(/(ch|sh|ss|x|z)e$/, '$1') : one;
}

const list = (words: string) => new Set(words.split(' '));

/** What follows one of these in a name says more about a thing (beets with greens), not what it is. */
const PREPOSITIONS = {
  fr: list('de d du des à a au aux en avec sans pour sur par'),
  en: list('of with without in on for from to by at'),
} as const;
/** And after one of these may say that it is another, or made with another: pommes de terre, lait au chocolat. */
const COMPLEMENTS = list('de d du des à au aux pour of for');
/** After these it tells of the thing itself: poitrines de poulet. */
const PARTS = list('de d du des of');
const CONJUNCTIONS = list('et ou and or');
/** Pieces, cuts and packs of a thing, folded and without number: where the market has none, it shows the thing. */
const PIECES = new Set(
  [
    'aile bavette boîte botte branche brochette caisse carcasse carré casseau chair cœur cou côte côtelette cube cuisse',
    'darne dos entrecôte épaule escalope épi feuille filet flanc foie gésier gigot gousse graisse grain gras haché',
    'hampe haut jarret joue lanière langue longe médaillon moelle morceau noisette os paillard palette panier paquet pavé',
    'peau pied pilon poitrine poule pot quartier queue râble ris rôti rognon rond rosbif sac selle steak surlonge suprême',
    'tartare tête tournedos tranche travers tripe zeste',
    'bag bone box breast bunch cheek chop cube cut fat fillet filet ground head heart leg liver loin rack rib roast shank',
    'shoulder skin slice steak tail tenderloin thigh tongue wing',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => singular(fold(word))),
);
export const isPiece = (word: string): boolean => PIECES.has(singular(fold(word)));
/** Adjectives that stand before what they tell of in French, folded and without number. */
const BEFORE = new Set(
  'bébé petit petite gros grosse grand grande vieux vieille beau belle bon bonne jeune mini demi double'
    .split(' ')
    .map(singular),
);
const NUMBERS = list(
  'deux trois quatre cinq six sept huit neuf dix douze two three four five six seven eight nine ten twelve',
);
/** True of a number: where nothing has it, the rest of what was asked for is looked for (lait 3,25 %). */
export const isNumber = (word: string): boolean => /^\d+$/.test(word) || NUMBERS.has(word);
/** True of an adjective that stands before what it tells of: petites carottes. */
export const standsBefore = (word: string): boolean => BEFORE.has(singular(fold(word)));
/** True of a word that what follows is joined by: jus de pomme, beets with greens. */
export const isPreposition = (word: string, locale: Locale): boolean => PREPOSITIONS[locale].has(word);
const SMALL = {
  fr: list('l d s c j n m t qu le la les un une de du des à a au aux et ou en avec pour sur par'),
  en: list('the a an of and or with in on for from to by at s t d'),
} as const;

/** Words that many texts have and nobody looks for: a search may do without them. `locale`: of that language alone. */
export function isSmallWord(word: string, locale?: Locale): boolean {
  return locale ? SMALL[locale].has(word) : SMALL.fr.has(word) || SMALL.en.has(word);
}

/**
 * A word of a name that is not small. `core`: it says what the thing is, which decides between apples and apple jelly.
 * `of`: it tells of that directly (Poitrines de poulet, red cabbage), or what a later part of the name is (La Draveuse,
 * bière rousse). Plain: no complement follows that might make it something else.
 */
export type NameWord = { readonly text: string; readonly role: 'core' | 'of' | 'other'; readonly isPlain: boolean };

/** The place of what says what the thing is: in French the first word that does, in English the last before a preposition. */
function coreOf(phrase: readonly string[], language: Locale): number {
  const isCore = (word: string) => !isSmallWord(word) && !standsBefore(word);
  if (language === 'en') return phrase.length - 1;
  const first = phrase.findIndex(isCore);
  return first < 0 ? phrase.length - 1 : first;
}

function readPart(words: readonly string[], language: Locale, isFirst: boolean): NameWord[] {
  const next = (from: number, isOne: (word: string) => boolean) => {
    const found = words.findIndex((word, index) => index >= from && isOne(word));
    return found < 0 ? words.length : found;
  };
  const joins = (word: string) => isPreposition(word, language);
  const end = next(1, joins);
  const core = coreOf(words.slice(0, end), language);
  const isOther = (word: string) => joins(word) || CONJUNCTIONS.has(word);
  const complement = PARTS.has(words[end] ?? '') ? next(end + 1, isOther) : end;
  return words.flatMap((text, index) => {
    if (isSmallWord(text)) return [];
    const role = isFirst && index === core ? 'core' : index < complement ? 'of' : 'other';
    return [{ text, role, isPlain: !COMPLEMENTS.has(words[index + 1] ?? '') } as const];
  });
}

/** The words of a product's or category's name with what each tells of it. */
export function readName(name: string, language: Locale): NameWord[] {
  return name.split(/[,;:(–—]/).flatMap((part, index) => readPart(wordsOf(part), language, index === 0));
}
