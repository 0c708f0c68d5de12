import type { Locale } from '../../rules/constants.ts';
import { withoutAccents } from '../../rules/plainText.ts';

/** Tells letters apart and drops what accents add to them: œ is oe to who has no œ on the keyboard (E41). */
export function fold(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word;
  return withoutAccents(word);
}

/** A single letter that a dash joins to a word is a part of it: T-bone, K-cup. */
const JOINED_LETTER = /(?<![\p{L}\p{N}])([b-z])-(?=\p{L}{2})/gu;

/** The words of a text in lower case, as written otherwise; apostrophes, dashes, signs and accents on nothing part them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(JOINED_LETTER, '$1')
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
  [/oes?$/, 'o'],
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
/** True of words one of which says of what another is a part or a dish: mijoté de bœuf. */
export const joinsPart = (words: readonly string[]): boolean => words.some((word) => PARTS.has(word));
const CONJUNCTIONS = list('et ou and or');
/** Pieces, cuts and packs of a thing, folded and without number: where the market has none, it shows the thing. */
const PIECES = new Set(
  [
    'aiguillette aile assiette bavette boîte botte branche brochette caisse carcasse carré casseau chair cœur cou côte',
    'côtelette cube cuisse darne demi dos effiloché émincé entrecôte épaule escalope épi fesse feuille filet flanc foie gésier gigot',
    'gousse graisse grain gras haché hampe haut jarret joue julienne lamelle lanière langue longe médaillon moelle moitié morceau',
    'motte noisette os paillard palette panier paquet pavé',
    'peau pied pilon plateau poitrine portion poule pot quartier queue râble ris rôti rognon rond rosbif sac selle steak surlonge suprême',
    'barre bouteille canne conserve croquette galette meule pointe pot rondelle sachet tartare tête tournedos tranche travers',
    'tripe zeste bag bar basket bit bone bottle bulb box breast bunch can case cheek chop chunk clove crumble cube cup cut dice',
    'fat fillet filet floret ground half head heart jar leaf leg link liver log loin net pack pair part piece plate platter pot quarter',
    'rack rib rind roast shank shoulder skin slice sprig stalk steak stem stick strip tail tenderloin thigh tongue tub wedge',
    'wheel wing',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => singular(fold(word))),
);
export const isPiece = (word: string): boolean => PIECES.has(singular(fold(word)));
/** Adjectives that stand before what they tell of in French, folded and without number. */
const BEFORE = new Set(
  'bebe petit petite gros grosse grand grande vieux vieille beau belle bon bonne jeune mini demi double'
    .split(' ')
    .map(singular),
);
/** What goods are packed in: it comes first when a name says so, and narrows nothing. */
const PACKAGES = list(
  'sac sacs sachet sachets paquet paquets bouteille bouteilles caisse caisses casseau casseaux barquette barquettes contenant contenants bag bags pack packs packet packets jar jars bottle bottles case cases carton cartons container containers',
);
/** True of a word that says what goods are packed in; a sac à dos is no pack of anything. */
export const isPackage = (word: string, next: string | undefined): boolean =>
  PACKAGES.has(word) && !['à', 'a', 'au', 'for', 'pour'].includes(next ?? '');
const NUMBERS = list(
  'deux trois quatre cinq six sept huit neuf dix douze two three four five six seven eight nine ten twelve',
);
const UNITS = list(
  'kg kilo kilos g gr gramme grammes mg l litre litres ml cl lb lbs livre livres oz once onces pinte pintes chopine chopines gallon gallons dz douzaine douzaines gram grams liter liters pound pounds ounce ounces pint pints quart quarts dozen dozens',
);
const isNumber = (word: string): boolean => /^\d+$/.test(word) || NUMBERS.has(word);
const PERCENT = list('pourcent percent pc');
const isUnit = (word: string): boolean => UNITS.has(word.replace(/^\d+/, ''));
/** True of a number or a unit (2 lbs, 500g, une douzaine): neither says what a thing is. */
export const isMeasure = (word: string): boolean => isNumber(word) || isUnit(word);
/**
 * What is left of words that nothing has all of: without amounts in units (lait 2 % 4 litres) and sizes (gros), or else
 * without the sign of a number that names have (lait 2 pourcent), or else without any number (lait 3,25 %). Null: they have
 * none of these, or nothing else.
 */
export function withoutMeasure<T>(parts: readonly T[], wordsIn: (part: T) => readonly string[]): T[] | null {
  const isOf = (part: T | undefined, isOne: (word: string) => boolean) =>
    part !== undefined && wordsIn(part).every(isOne);
  const isAmount = (part: T, at: number) =>
    isOf(part, (word) => isUnit(word) || standsBefore(word)) || (isOf(part, isNumber) && isOf(parts[at + 1], isUnit));
  const isSign = (part: T) => isOf(part, (word) => PERCENT.has(word));
  for (const isOne of [isAmount, isSign, (part: T) => isOf(part, isMeasure)]) {
    const rest = parts.filter((part, at) => !isOne(part, at));
    if (rest.length > 0 && rest.length < parts.length) return rest;
  }
  return null;
}
/** A price beside the thing that is asked for: carte-cadeau 50 $. */
const PRICE = /\$\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?\$/g;
/** What is true of all goods, or of none in particular, folded: who wants local cheese wants no other than who wants cheese. */
const SAID_OF_ALL =
  /\b(?:(?:du|au|from) )?quebec\b|\b(?:quebecoi(?:s|se|ses)|local(?:e|es|ly)?|locaux|craft|cheap|affordable)\b|\bpas cher(?:e|s|es)?\b/g;
/** The words that are looked for in what was typed; prices are none, nor, beside others, what is true of all goods. */
export function wordsTyped(text: string): string[] {
  const words = wordsOf(text.replaceAll(PRICE, ' '));
  const folded = words.map(fold).join(' ');
  const specific = new Set(folded.replaceAll(SAID_OF_ALL, ' ').split(' '));
  const rest = words.filter((word) => specific.has(fold(word)));
  return rest.some((word) => !isSmallWord(word)) ? rest : words;
}
/** Words that say nothing of a thing by themselves, folded and without number: who wants a mélange à crêpes wants no other. */
const HOLLOW = new Set(
  [
    'achat acheter article artisan assortiment boutique commande ensemble ferme fermier genre kit magasin marché mélange',
    'artisanal bon chose facile idée maison producteur productrice produit québec québécois quelque recette sans sorte st ste style traditionnel type vente',
    'aliment nourriture assortment buy farm farmer food free idea item kind mix producer product recipe set shop something store without',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => singular(fold(word))),
);
export const isHollow = (word: string): boolean => HOLLOW.has(singular(fold(word)));
/**
 * What a thing has none of, for two words of a text: parfum of `sans parfum`, sugar of `no sugar` and `sugar free`. Who
 * wants something without it wants nothing that is called after it. Null: they say nothing so.
 */
export function absentOf(word: string, next: string | undefined, after?: string): string | null {
  if (next === undefined) return null;
  // Eggs free range lack nothing.
  if (next === 'free') return after === 'range' || after === 'run' ? null : word;
  return WITHOUT.has(word) ? next : null;
}
/** Endings of English words that tell what something is like. */
const ADJECTIVE = /(?:ed|less|free|ic|al|able|en|ing|ly|ful|y)$/;
/**
 * True of English words whose last nothing has and is a thing, not what one is like: apple fritter is no apple, but
 * apples delicious and bread unsliced are.
 */
export function isUnknownDish(parts: readonly { words: readonly string[]; isKnown: boolean }[]): boolean {
  const [first, last] = [parts[0]?.words.at(-1) ?? '', parts.at(-1)?.words.at(-1) ?? ''];
  if (parts.at(-1)?.isKnown !== false || isPiece(last) || isHollow(last) || isMeasure(last)) return false;
  return singular(first) === first && !ADJECTIVE.test(last);
}
const WITHOUT = list('sans no without non');
/** True of a word between things that are asked for together: vin et fromage. */
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word);
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
  // Of onions and garlic the onions are the first thing, but beet and feta salad is one.
  const last = phrase.length - 1;
  if (language === 'en') return last > 1 && CONJUNCTIONS.has(phrase[last - 1]!) ? last - 2 : last;
  const first = phrase.findIndex(isCore);
  return first < 0 ? phrase.length - 1 : first;
}

function readPart(words: readonly string[], language: Locale, isFirst: boolean): readonly NameWord[] {
  const next = (from: number, isOne: (word: string) => boolean) => {
    const found = words.findIndex((word, index) => index >= from && isOne(word));
    return found < 0 ? words.length : found;
  };
  const joins = (word: string) => isPreposition(word, language);
  const end = next(1, joins);
  const core = coreOf(words.slice(0, end), language);
  const isOther = (word: string) => joins(word) || CONJUNCTIONS.has(word);
  const complement = PARTS.has(words[end] ?? '') ? next(end + 1, isOther) : end;
  // Rosemary sprigs are rosemary.
  const whole = language === 'en' && core > 0 && isPiece(words[core]!) ? core - 1 : core;
  return words.flatMap((text, index) => {
    if (isSmallWord(text)) return [];
    const role = isFirst && (index === core || index === whole) ? 'core' : index < complement ? 'of' : 'other';
    return [
      { text, role, isPlain: index !== whole || whole === core ? !COMPLEMENTS.has(words[index + 1] ?? '') : false },
    ];
  });
}

/** The words of a product's or category's name with what each tells of it. */
export function readName(name: string, language: Locale): NameWord[] {
  // What is bake-at-home is none called bake.
  const whole = language === 'en' ? name.replaceAll(/-(?:at|for|in|of|on|to)-/g, ' ') : name;
  return whole.split(/[,;:(–—]/).flatMap((part, index) => readPart(wordsOf(part), language, index === 0));
}
