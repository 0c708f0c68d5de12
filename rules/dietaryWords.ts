import { dietaryNeeds, type DietaryNeed } from './dietary.ts';
import { withoutAccents } from './plainText.ts';

const terms = <Value>(lists: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(lists.flatMap(([words, value]) => words.split('|').map((word) => [word, value] as const)));

/** Words that name a need by themselves, without accents. */
const NEED_TERMS = terms<readonly DietaryNeed[]>([
  ['vegan|vegans|vegane|veganes|vegetalien|vegetaliens|vegetalienne|vegetaliennes|plant based', ['vegan']],
  ['vegetarien|vegetariens|vegetarienne|vegetariennes|vegetarian|veggie|vege|veges|meatless', ['vegetarian']],
  ['coeliaque|coeliaques|celiac|celiacs|gf', ['gluten_free']],
  ['school safe|nut safe', ['nut_free', 'peanut_free']],
  ['delactose|delactoses|delactosee|delactosees', ['lactose_free']],
]);

/** What is said to be absent. Who avoids "nuts" is kept from peanuts as well. */
const FREE_TERMS = terms<readonly DietaryNeed[]>([
  ['gluten|ble|wheat', ['gluten_free']],
  ['lactose', ['lactose_free']],
  ['lait|produit laitier|produits laitiers|milk|dairy', ['milk_free']],
  ['oeuf|oeufs|egg|eggs', ['egg_free']],
  ['noix|nut|nuts', ['nut_free', 'peanut_free']],
  ['tree nut|tree nuts', ['nut_free']],
  ['arachide|arachides|cacahuete|cacahuetes|peanut|peanuts', ['peanut_free']],
  ['soya|soja|soy', ['soy_free']],
  ['sesame', ['sesame_free']],
  ['poisson|poissons|fish', ['fish_free']],
  ['crustace|crustaces|mollusque|mollusques|fruits de mer|shellfish', ['shellfish_free']],
  ['seafood', ['fish_free', 'shellfish_free']],
  ['moutarde|mustard', ['mustard_free']],
  ['sulfite|sulfites|sulphite|sulphites', ['sulphite_free']],
  ['viande|meat', ['vegetarian']],
  [
    'allergene|allergenes|allergen|allergens',
    dietaryNeeds.filter((need) => !['vegan', 'vegetarian', 'lactose_free'].includes(need)),
  ],
]);

const single = (terms: ReadonlyMap<string, unknown>) => [...terms.keys()].filter((term) => !term.includes(' '));
/** The words, without accents, that name a need, what is avoided, and that it is avoided: to correct misspelt ones. */
export const needVocabulary = {
  needs: single(NEED_TERMS),
  avoided: single(FREE_TERMS),
  avoiding: 'allergie allergies allergique allergiques allergy allergic intolerant intolerante intolerance'.split(' '),
} as const;

/** Before a diet that is not wanted: pas végane, not vegan. And what joins it to what is. */
const NOT = new Set(['pas', 'not', 'non']);
const BUT = new Set(['mais', 'but', 'et', 'and']);

const LONGEST_TERM = 3;
const JOINS = new Set(['et', 'ni', 'ou', 'and', 'or']);
const BEFORE = new Set(['sans', 'without', 'no']);
/** Who avoids it, with what joins the words: allergique aux noix, lactose intolerant. */
const AVOIDING = /^(?:allerg(?:ies?|iques?|y|ic)|intoleran(?:ces?|te?s?))$/;
const AVOIDED = new Set(['a', 'au', 'aux', 'la', 'l', 'le', 'les', 'to']);
/** Eggs "free range" are eggs. */
const NOT_ABSENT = new Set(['range', 'run']);

/** And these are made of vegetables, for whomever. */
const VEGETABLES = new Set(
  'basket baskets bag bags tray trays platter platters plate broth stock chips sticks straws dip box mix noodles garden burger burgers dog dogs'.split(
    ' ',
  ),
);

/** What a diet is said of here is an ingredient: cheese with vegetarian rennet is more than a vegetarian dish with cheese. */
const OF_INGREDIENT = new Set('presure rennet gelatine gelatin'.split(' '));

type TermMatch = { needs: readonly DietaryNeed[]; next: number };

function termAt(words: readonly string[], at: number, terms: ReadonlyMap<string, readonly DietaryNeed[]>) {
  for (let length = LONGEST_TERM; length > 0; length -= 1) {
    const needs = at + length <= words.length && terms.get(words.slice(at, at + length).join(' '));
    if (needs) return { needs, next: at + length };
  }
  return null;
}

/** Terms one after the other, joined or not: "gluten ni lactose", "gluten et sans noix", of an allergy "gluten et au soya". */
function termsAt(words: readonly string[], at: number, isAvoided = false): TermMatch | null {
  let match: TermMatch | null = termAt(words, at, FREE_TERMS);
  while (match) {
    let next: number = match.next;
    const joins = (word: string) => BEFORE.has(word) || (isAvoided && AVOIDED.has(word));
    while (JOINS.has(words[next] ?? '') || (next > match.next && joins(words[next] ?? ''))) next += 1;
    const more: TermMatch | null = termAt(words, next, FREE_TERMS);
    if (!more) break;
    match = { needs: [...match.needs, ...more.needs], next: more.next };
  }
  return match;
}

/** "sans gluten", "free of nuts", "gluten and dairy free", "intolérant au lactose", "nut allergy", "végane". */
function needsAt(words: readonly string[], at: number): TermMatch | null {
  const word = words[at] ?? '';
  if (BEFORE.has(word)) return termsAt(words, at + 1);
  if (AVOIDING.test(word)) {
    const next = words.findIndex((one, index) => index > at && !AVOIDED.has(one));
    return next < 0 ? null : termsAt(words, next, true);
  }
  if (word === 'free' && ['of', 'from'].includes(words[at + 1] ?? '')) return termsAt(words, at + 2);
  const before = termsAt(words, at);
  if (before && AVOIDING.test(words[before.next] ?? '')) return { ...before, next: before.next + 1 };
  if (before && words[before.next] === 'free' && !NOT_ABSENT.has(words[before.next + 1] ?? ''))
    return { ...before, next: before.next + 1 };
  if (word === 'veggie' && VEGETABLES.has(words[at + 1] ?? '')) return null;
  if (OF_INGREDIENT.has(words[at + 1] ?? '') || OF_INGREDIENT.has(words[at - 1] ?? '')) return null;
  return termAt(words, at, NEED_TERMS);
}

/** Where the words after a diet begin that is said not to be wanted, which is none: pas végane, not necessarily vegan. */
function deniedAt(words: readonly string[], at: number): number | null {
  if (!NOT.has(words[at] ?? '')) return null;
  const next = /^(?:necessairement|forcement|necessarily|especially)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  return termAt(words, next, NEED_TERMS)?.next ?? null;
}

/** The words without diets that are said not to be wanted: `fromage` of fromage pas végane. */
export function withoutDeniedDiets(words: readonly string[]): string[] {
  const folded = words.map(withoutAccents);
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const next = deniedAt(folded, at);
    if (next === null) rest.push(words[at]!);
    else if (BUT.has(folded[at - 1] ?? '')) rest.pop();
    at = next ?? at + 1;
  }
  return rest;
}

/**
 * The dietary needs that the words of a search name, in either language and with or without accents, and the words that
 * are left: `pain sans gluten` is `pain` and `gluten_free`. Words in lower case.
 */
export function readDietaryNeeds(typed: readonly string[]): { needs: DietaryNeed[]; rest: string[] } {
  const words = withoutDeniedDiets(typed);
  const folded = words.map(withoutAccents);
  const needs = new Set<DietaryNeed>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const match = needsAt(folded, at);
    if (!match) rest.push(words[at]!);
    for (const need of match?.needs ?? []) needs.add(need);
    at = match?.next ?? at + 1;
  }
  return { needs: dietaryNeeds.filter((need) => needs.has(need)), rest };
}
