import type { DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import type { OtherNeedKind } from './otherNeeds.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

type Text = { readonly primary: string; readonly secondary: string | null };
/** What of a recurring basket is compared with a query. */
export type BasketTexts = {
  readonly name: Text;
  readonly description: Text | null;
  readonly contents: readonly Text[];
};

/** A recurring basket by its name alone, folded. */
const NAMED = /\b(?:paniers?|baskets?|csa|asc)\b/;
/** Boxes are packages too, so that they are baskets only beside a word that says how they come or what is in them. */
const BOXED = /\b(?:boites?|box(?:es)?|shares?|abonnements?|subscriptions?|forfaits?|formules?)\b/;
const OF_BASKETS =
  /\b(?:bio|organic|legumes?|maraicher\w*|veggies?|veg|vegetables?|fruits?|produce|farm|ferme|fermier|weekly|hebdo\w*|semaine|week|monthly|mensuel\w*|decouverte|discovery|surprise|mystery|mystere|famil\w+|harvest|recolte|repas|meals?|brunch|local\w*|fromages?|cheese|pain|bread|viandes?|meat|oeufs?|eggs?|abonnement|subscription|personnes?|people|couple|two|deux)\b/;
/** Baskets of other kinds: gifts, lunches, wicker, what is carried or bought at once. */
const OTHER =
  /\b(?:cadeaux?|gifts?|corporate|lunch|noel|christmas|paques|easter|osier|wicker|rotin|picnic|pique|linge|laundry|velo|bike|recyclage|litter|hostess|hotesse|naissance|baby|retraite|mere|mother\w*|pere|father\w*|tomates?|pommes?|apples?|vide|empty|mon|ma|mes|my|chat|chien|dog|basketball)\b/;

/** What people say of a basket, folded, and a word that offers may have in its place. */
const ALIASES: Readonly<Record<string, string>> = {
  famille: 'famil',
  familiale: 'famil',
  family: 'famil',
  veggie: 'vegetables',
  veggies: 'vegetables',
  veg: 'vegetables',
  produce: 'vegetables',
  couple: 'deux',
  two: 'deux',
  '2': 'deux',
  '1': 'une',
  one: 'une',
  solo: 'une',
  seul: 'une',
  '3': 'trois',
  three: 'trois',
  '4': 'quatre',
  four: 'quatre',
  surprise: 'surprises',
  mystery: 'surprises',
  mystere: 'surprises',
  discovery: 'decouverte',
  viande: 'biftecks',
  viandes: 'biftecks',
  meat: 'biftecks',
  bbq: 'grillades',
  dejeuner: 'brunch',
  breakfast: 'brunch',
  grosse: 'famil',
  grand: 'famil',
  large: 'famil',
  big: 'famil',
  gros: 'famil',
  small: 'petit',
};
/** Words of a basket that say nothing of which. */
const SAYS_NOTHING =
  /^(?:paniers?|baskets?|boites?|box(?:es)?|csa|asc|shares?|abonnements?|subscriptions?|forfaits?|formules?|prix|price|cost|cout|combien|hebdo\w*|weekly|semaine|week|par|per|personnes?|people|person|office|bureau|livre|livree?s?|delivered|delivery|livraison|pour|for|avoir|recevoir|chaque|every|local\w*|quebec\w*|ferme|farm|fermiers?|best|meilleur|je|veux|want|i|cherche|avez|vous|do|you|have|need|acheter|buy|sans|engagement|moins|under|less|than|max\w*|dollars?)$/;
const PREFIX = 5;
/** What a basket that names one of these is not for, by need; folded. Others need not be for it either, which is said. */
const NAMED_IN: Partial<Record<DietaryNeed, RegExp>> = {
  vegetarian: /^(?:saucisses?|biftecks?|poulets?|bacon|viandes?|jambons?|poissons?|charcuteries?)$/,
  vegan:
    /^(?:saucisses?|biftecks?|poulets?|bacon|viandes?|jambons?|poissons?|charcuteries?|fromages?|oeufs?|laits?|yogourts?|beurre|miel)$/,
  gluten_free: /^(?:pains?|miches?|baguettes?|tartes?|viennoiseries|farines?|biere)$/,
  milk_free: /^(?:fromages?|laits?|yogourts?|beurre)$/,
  lactose_free: /^(?:fromages?|laits?|yogourts?)$/,
  egg_free: /^(?:oeufs?|viennoiseries)$/,
};

const wordsIn = ({ name, description, contents }: BasketTexts): string[] =>
  [name, description, ...contents].flatMap((text) =>
    wordsOf(`${text?.primary ?? ''} ${text?.secondary ?? ''}`).map(fold),
  );
const isSame = (word: string, other: string): boolean =>
  singular(word) === singular(other) || (word.length >= PREFIX && other.startsWith(word.slice(0, PREFIX)));

const foldedText = (text: string): string => wordsOf(text).map(fold).join(' ');

/**
 * Whether words mean a recurring basket: `named` panier famille, `boxed` weekly veggie box, where boxes with goods are meant as well. Null:
 * they do not, as a gift basket or a basket of apples.
 */
export function basketsNamed(text: string): 'named' | 'boxed' | null {
  const folded = foldedText(text);
  if (OTHER.test(folded)) return null;
  return NAMED.test(folded) ? 'named' : BOXED.test(folded) && OF_BASKETS.test(folded) ? 'boxed' : null;
}

/** Whether words mean what comes every week or month, which no goods are: vegan weekly box. */
export const basketsRecurring = (text: string): boolean =>
  basketsNamed(text) !== null && /\b(?:weekly|hebdo\w*|monthly|mensuel\w*|csa)\b/.test(foldedText(text));

/**
 * The baskets that words mean, in the market's order: those with most of the words, all if the words say nothing of which. None if what
 * a box is of is in no basket, or names what a need excludes.
 */
export function basketsMeant<Offer extends BasketTexts>(text: string, all: readonly Offer[]): Offer[] {
  const naming = basketsNamed(text);
  if (naming === null) return [];
  const { needs, rest } = readDietaryNeeds(wordsOf(text));
  const offers = all.filter(
    (offer) => !needs.some((need) => wordsIn(offer).some((word) => NAMED_IN[need]?.test(word))),
  );
  const named = rest.map(fold).filter((word) => !isSmallWord(word) && !SAYS_NOTHING.test(word));
  if (named.length === 0) return [...offers];
  const counted = offers.map((offer) => {
    const words = wordsIn(offer);
    const isSaid = (word: string | undefined) => word !== undefined && words.some((other) => isSame(word, other));
    return { offer, count: named.filter((word) => isSaid(word) || isSaid(ALIASES[word])).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return naming === 'named' ? [...offers] : [];
  return counted.flatMap(({ offer, count }) => (count === most ? offer : []));
}

/** How somebody says that a basket is to be organic, folded. */
const ORGANIC = /^(?:bios?|biologiques?|organic)$/;

/**
 * The needs in words that some of the baskets meant do not say that they meet, as typed: nobody declares needs of baskets. `kind`: as
 * of the needs of goods.
 */
export function basketNeeds(text: string, offers: readonly BasketTexts[]): { words: string; kind: OtherNeedKind }[] {
  if (offers.length === 0) return [];
  const typed = wordsOf(text);
  const { needs, rest } = readDietaryNeeds(typed);
  const diets = needs.length > 0 ? typed.filter((word) => !rest.includes(word)).join(' ') : '';
  const organic = rest.find((word) => ORGANIC.test(fold(word)));
  const isOrganic = offers.every((offer) => wordsIn(offer).some((word) => ORGANIC.test(word)));
  return [
    ...(diets === '' ? [] : [{ words: diets, kind: 'contents' as const }]),
    ...(organic === undefined || isOrganic ? [] : [{ words: organic, kind: 'certified' as const }]),
  ];
}
