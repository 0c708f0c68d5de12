import type { Locale } from '#rules/constants.ts';
import { plainSigns, withoutAccents } from '#rules/plainText.ts';

/** Removes accents, and replaces ligatures by letters: œ becomes oe (E41). */
export function fold(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word;
  const cached = folded.get(word);
  if (cached !== undefined) return cached;
  if (folded.size >= FOLDED) folded.clear();
  const plain = withoutAccents(word);
  folded.set(word, plain);
  return plain;
}

/** Texts repeat their words with accents as well as their plurals. */
const FOLDED = 2000;
const folded = new Map<string, string>();

/** A single letter before a hyphen belongs to the next word: T-bone, K-cup. */
const JOINED_LETTER = /(?<![\p{L}\p{N}])([b-z])-(?=\p{L}{2})/gu;

/** The words of a text in lower case. Apostrophes, hyphens, signs and standalone accents separate words. */
export function wordsOf(text: string): string[] {
  const plain = plainSigns(text).normalize('NFKC').toLowerCase();
  const whole = plain.includes('-') ? plain.replace(JOINED_LETTER, '$1') : plain;
  return whole.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/**
 * Rules from French and English plurals, and feminine participles (congelées), to a form shared with the singular. It
 * need not be a word: pies and pie become py.
 */
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
/** The last letters that the rules change. */
const CHANGED_ENDING = /[esx]$/;

/**
 * One form for singular and plural in both languages, and for surgelé and surgelée: pommes and pomme, gâteaux and
 * gâteau, berries and berry, boxes and box.
 */
export function singular(word: string): string {
  if (!CHANGED_ENDING.test(word)) return word;
  const cached = recentSingulars.get(word);
  if (cached !== undefined) return cached;
  if (recentSingulars.size >= SINGULARS) {
    formerSingulars = recentSingulars;
    recentSingulars = new Map();
  }
  const one = formerSingulars.get(word) ?? singularOf(word);
  recentSingulars.set(word, one);
  return one;
}

/**
 * Texts repeat a few words: as many are held as most of their plurals, up to twice. Of these the words that come again stay, so that a
 * reading of more words than that does not discard all of them again and again.
 */
const SINGULARS = 2000;
let recentSingulars = new Map<string, string>();
let formerSingulars = new Map<string, string>();

/** The same for what is rarely read twice, such as two words in one. */
export function singularOf(word: string): string {
  if (!CHANGED_ENDING.test(word)) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word) && (word.length >= SHORTEST_PLURAL || word.endsWith('ie')));
  const one = rule ? word.replace(rule[0], rule[1]) : word;
  return one.length >= SHORTEST_PLURAL ? one.replace(/(ch|sh|ss|x|z)e$/, '$1') : one;
}

/** A set of the words in lines, with a space between two of them. */
export const wordSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words after a preposition say more about a thing (beets with greens), not what it is. */
const PREPOSITIONS = {
  fr: wordSet('de d du des à a au aux en avec sans pour sur par'),
  en: wordSet('of with without in on for from to by at'),
} as const;
/** Words after one of these may make it another thing: pommes de terre, lait au chocolat. */
const COMPLEMENTS = wordSet('de d du des à au aux pour of for');
/** Words after one of these name what it is a part of: poitrines de poulet. */
const PARTS = wordSet('de d du des of');
/** Whether one of the words joins a part or a dish to its origin: mijoté de bœuf. */
export const joinsPart = (words: readonly string[]): boolean => words.some((word) => PARTS.has(word));
/** Also as people say it: du lait pis du pain. */
const CONJUNCTIONS = wordSet('et ou pis and or');
/** Pieces, cuts and packs, folded and singular: if the market does not sell the piece, the search shows the whole. */
const PIECES = new Set(
  [
    'aiguillette aile assiette bavette boîte botte branche brochette caisse carcasse carré casseau chair cœur cou côte',
    'côtelette cube cuisse darne demi dos effiloché émincé entrecôte épaule escalope épi fesse feuille filet flanc foie gésier gigot',
    'gousse graisse grain gras haché hampe haut jarret joue julienne lamelle lanière langue longe médaillon moelle moitié morceau',
    'motte noisette os paillard palette panier paquet pavé',
    'peau pied pilon plateau poitrine portion poule pot quartier queue râble ris rôti rognon rond rosbif sac selle steak surlonge suprême',
    'barre bouteille canne conserve croquette galette meule pointe pot rondelle sachet tartare tête tournedos tranche travers',
    'tripe viande zeste bag bar basket bit bone bottle bulb box breast bunch can case cheek chop chunk clove crumble cube cup cut dice',
    'fat fillet filet floret ground half head heart jar leaf leg link liver log loin meat net pack pair part piece plate platter pot quarter',
    'rack rib rind roast shank shoulder skin slice sprig stalk steak stem stick strip tail tenderloin thigh tongue tub wedge',
    'wheel wing',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => singular(fold(word))),
);
export const isPiece = (word: string): boolean => PIECES.has(singular(fold(word)));
const ATTACHED = wordSet('skin bone shell head rind stem peel fat');
/** Whether two words say what a cut still has: skin-on, bone-in. */
export const isAttached = (word: string, next: string): boolean =>
  ATTACHED.has(word) && (next === 'on' || next === 'in');
/** Sizes, folded and singular, those of one meaning in one line: a small cucumber is a mini one, a big one is none of less. */
const SIZES = [
  'petit petite mini miniature bebe baby small little tiny grelot',
  'gros grosse grand grande geant jumbo big large huge',
].map((line) => new Set(line.split(' ').map((word) => singular(word))));
/** What small ones are called by, beside the sizes: jambon fumé, demi. */
const SMALL_ALSO = ['demi', 'demie', 'half'];
/** The words for the size that a word says; null: it says none. */
export const sizesLike = (word: string): ReadonlySet<string> | null => {
  const at = SIZES.findIndex((sizes) => sizes.has(singular(fold(word))));
  return at < 0 ? null : at === 0 ? new Set([...SIZES[0]!, ...SMALL_ALSO]) : SIZES[at]!;
};
/** French adjectives that precede their noun, folded and singular. */
const BEFORE = new Set(
  'bebe petit petite ti tit tite ptit ptite gros grosse grand grande vieux vieille beau belle bon bonne jeune mini demi double'
    .split(' ')
    .map(singular),
);
/** What goods are packed in: it comes first when a name says so, and narrows nothing. */
const PACKAGES = wordSet(
  'chaudière chaudières chaudiere chaudieres seau seaux poche poches minot minots cruche cruches pail pails bucket buckets crate crates sac sacs sachet sachets paquet paquets bouteille bouteilles caisse caisses casseau casseaux barquette barquettes contenant contenants bag bags pack packs packet packets jar jars bottle bottles case cases carton cartons container containers',
);
/** True of a word that says what goods are packed in; a sac à dos is no pack of anything. */
export const isPackage = (word: string, next: string | undefined): boolean =>
  PACKAGES.has(word) && !['à', 'a', 'au', 'for', 'pour'].includes(next ?? '');
const NUMBERS = new Map(
  ['deux two', 'trois three', 'quatre four', 'cinq five', 'six', 'sept seven', 'huit eight', 'neuf nine', 'dix ten']
    .flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + 2]))
    .concat([
      ['douze', 12],
      ['twelve', 12],
    ]),
);
const UNITS = new Map(
  [
    'kg kilo kilos|g gr gramme grammes gram grams|mg|l litre litres liter liters|ml|cl|lb lbs livre livres pound pounds',
    'oz once onces ounce ounces|pinte pintes pint pints|quart quarts|chopine chopines|gallon gallons',
    'dozen dozens dz douzaine douzaines|mois month months|ans years',
  ]
    .flatMap((line) => line.split('|'))
    .flatMap((spellings) => spellings.split(' ').map((word, _, [unit = word]): [string, string] => [word, unit])),
);
/** The number that a word is, in digits or written; null: it is none. */
export const numberOf = (word: string): number | null =>
  /^\d+$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
/** The unit that a word names, also behind digits (500g), in one spelling; null: it names none. */
export const unitOf = (word: string): string | null => UNITS.get(word.replace(/^\d+/, '')) ?? null;
const isNumber = (word: string): boolean => numberOf(word) !== null;
const isUnit = (word: string): boolean => unitOf(word) !== null;
const PERCENT = wordSet('pourcent percent pc');
/** Whether a word is a number or a unit (2 lbs, 500g, une douzaine), which never says what a thing is. */
export const isMeasure = (word: string): boolean => isNumber(word) || isUnit(word);
/**
 * Drops measures from a query without results: amounts with units (lait 2 % 4 litres) and sizes (gros), else percent
 * signs that names lack (lait 2 pourcent), else all numbers (lait 3,25 %). Null if there are none, or nothing else.
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
/** Meals and gatherings that say nothing of what is eaten, as a breakfast does; folded. */
const MEALS = wordSet(
  'souper repas diner buffet party reveillon fete soiree reception menu banquet dinner supper meal feast potluck gathering cuisine food cooking',
);
/** Whether a word says that people eat or meet, not what for. */
export const isMeal = (word: string): boolean => MEALS.has(fold(word));
/** What the market's terms call a meal for an occasion. */
export const MEAL_WORDS = { fr: ['souper', 'repas', 'cuisine'], en: ['dinner', 'food', 'cooking'] } as const;
/** What feminine adjectives of peoples end with beside the masculine: libanaise, italienne, grecque. */
export const FEMININE_ENDINGS = ['', 'e', 'ne', 'que'] as const;
/** What things are made into, singular: where the market has none of them, the thing itself is nearer (arugula salad). */
const MADE_INTO = wordSet('salad salade sauce bean dip trempette');
export const isMadeInto = (word: string): boolean => MADE_INTO.has(singular(fold(word)));
/**
 * Words that say nothing about a thing by themselves, folded and singular: in "mélange à crêpes" only crêpes counts.
 */
const HOLLOW = new Set(
  [
    'achat acheter ami amie article artisan assortiment boutique commande ensemble entre ferme fermier genre kit magasin marché mélange',
    'artisanal bon chose facile idée ingrédient maison producteur productrice produit québec québécois quelque recette sans sorte st ste style traditionnel soirée type vente',
    'aliment nourriture assortment buy farm farmer food free idea ingredient item kind mix night producer product recipe set shop something store today tonight without',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => singular(fold(word))),
);
/** Folded and singular: what only has the colour that was typed is no answer. */
const COLOURS = new Set(
  'blanc blanche rouge rose vert verte jaune noir noire brun brune orange violet violette mauve bleu bleue white red green yellow black brown purple pink'
    .split(' ')
    .map(singular),
);
export const isColour = (word: string): boolean => COLOURS.has(singular(fold(word)));
/** Of these and of what people praise, those whose loss changes no answer, folded and singular: sauce tomate maison. */
const PRAISE = new Set(
  'maison artisanal artisanale artisan traditionnel traditionnelle bon bonne delicieux facile style fermier fermiere homemade authentic tasty delicious good nice traditional'
    .split(' ')
    .map(singular),
);
/** Whether a word praises, so that goods without it are what was typed. */
export const isPraise = (word: string): boolean => PRAISE.has(singular(fold(word)));
const STATE =
  /^(?:congelee?s?|surgelee?s?|frozen|frais|fraiche?s?|fresh|crue?s?|raw|bio|biologiques?|organic|naturel(?:le)?s?|natural)$/;
/** Whether a word says how goods are: what is not sold is not sold frozen, raw or organic either. */
export const isState = (word: string): boolean => STATE.test(fold(word));
export const isHollow = (word: string): boolean => HOLLOW.has(singular(fold(word)));
/**
 * The absent thing, if two words state one: parfum of `sans parfum`, sugar of `no sugar` and `sugar free`. Null if they
 * do not. A search for its absence must not find what is called by it.
 */
export function absentOf(word: string, next: string | undefined, after?: string): string | null {
  if (next === undefined) return null;
  // Free range eggs lack nothing.
  if (next === 'free') return after === 'range' || after === 'run' ? null : word;
  return WITHOUT.has(word) ? next : null;
}
/** Endings of English adjectives and adverbs. */
const ADJECTIVE = /(?:ed|less|free|ic|al|able|en|ing|ly|ful|y)$/;
/**
 * Whether an English query ends with an unknown noun, and so names an unknown dish: an apple fritter is not an apple.
 * An unknown adjective does not count: apples delicious, bread unsliced.
 */
export function isUnknownDish(parts: readonly { words: readonly string[]; isInVocabulary: boolean }[]): boolean {
  const [first, last] = [parts[0]?.words.at(-1) ?? '', parts.at(-1)?.words.at(-1) ?? ''];
  if (parts.at(-1)?.isInVocabulary !== false || isPiece(last) || isHollow(last) || isMeasure(last)) return false;
  return singular(first) === first && !ADJECTIVE.test(last);
}
const WITHOUT = wordSet('sans no without non');
/** Whether a word joins things that are searched together: vin et fromage. */
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word);
/** Whether an adjective precedes its noun: petites carottes. */
export const standsBefore = (word: string): boolean => BEFORE.has(singular(fold(word)));
/** Whether a word joins what follows to the thing: jus de pomme, beets with greens. */
export const isPreposition = (word: string, locale: Locale): boolean => PREPOSITIONS[locale].has(word);
const SMALL = {
  fr: wordSet('l d s c j n m t qu le la les un une de du des à a au aux et ou pis en avec pour sur par'),
  en: wordSet(
    'the a an of and n or with in on for from to by at s t d à la le les de du des au aux en l sur avec et ou un une',
  ),
} as const;

/** Words in so many texts that a search does without them. `locale`: only those of this language. */
export function isSmallWord(word: string, locale?: Locale): boolean {
  return locale ? SMALL[locale].has(word) : SMALL.fr.has(word) || SMALL.en.has(word);
}

/**
 * A word of a name, except small ones. `core`: it says what the thing is, which tells apples from apple jelly. `of`: it
 * describes that directly (Poitrines de poulet, red cabbage), or is the core of a later part of the name (La Draveuse,
 * bière rousse). isPlain: no complement follows that might make it something else.
 */
export type NameWord = { readonly text: string; readonly role: 'core' | 'of' | 'other'; readonly isPlain: boolean };

/**
 * The index of the word that says what the thing is: in French the first possible one, in English the last before a
 * preposition.
 */
function coreOf(phrase: readonly string[], language: Locale): number {
  const isCore = (word: string) => !isSmallWord(word) && !standsBefore(word);
  // Of "onions and garlic" the onions are the thing, but "beet and feta salad" is one thing.
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

/** The words of a product's or category's name, with their roles. `isWanted`: whether names with a word are read; of others there are none. */
export function readName(name: string, language: Locale, isWanted?: (word: string) => boolean): NameWord[] {
  // "Bake-at-home" is not called bake.
  const whole = language === 'en' ? name.replaceAll(/-(?:at|for|in|of|on|to)-/g, ' ') : name;
  const parts = whole.split(/[,;:(–—]/).map(wordsOf);
  if (isWanted && !parts.some((words) => words.some(isWanted))) return [];
  return parts.flatMap((words, index) => readPart(words, language, index === 0));
}
