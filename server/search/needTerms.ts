import type { Locale } from '#rules/constants.ts';
import type { DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { absentOf, fold, singular, wordsOf, wordSet } from './words.ts';

/** What people call goods for a need, in which a market's terms may name what to try: sans noix, nut free. */
const NEED_TERMS: Partial<Record<DietaryNeed, Readonly<Record<Locale, string>>>> = {
  vegan: { fr: 'végane', en: 'vegan' },
  vegetarian: { fr: 'végétarien', en: 'vegetarian' },
  gluten_free: { fr: 'sans gluten', en: 'gluten free' },
  lactose_free: { fr: 'sans lactose', en: 'lactose free' },
  milk_free: { fr: 'sans lait', en: 'dairy free' },
  egg_free: { fr: 'sans œufs', en: 'egg free' },
  nut_free: { fr: 'sans noix', en: 'nut free' },
  peanut_free: { fr: 'sans arachides', en: 'peanut free' },
  soy_free: { fr: 'sans soya', en: 'soy free' },
  sesame_free: { fr: 'sans sésame', en: 'sesame free' },
  fish_free: { fr: 'sans poisson', en: 'fish free' },
  shellfish_free: { fr: 'sans crustacés', en: 'shellfish free' },
  mustard_free: { fr: 'sans moutarde', en: 'mustard free' },
  sulphite_free: { fr: 'sans sulfites', en: 'sulphite free' },
};

/**
 * How goods are called that meet a need, however it was typed: `sans lactose` for `intolérant au lactose`. Null for several
 * needs, except nuts and peanuts, which `nut allergy` names together.
 */
export function needTerm(needs: readonly DietaryNeed[], locale: Locale): string | null {
  const [need, ...others] = needs.includes('nut_free') ? needs.filter((one) => one !== 'peanut_free') : needs;
  return need === undefined || others.length > 0 ? null : (NEED_TERMS[need]?.[locale] ?? null);
}

/** A term with the needs that it does not name, as it is searched: pizza sans noix, nut free pizza. */
export function termForNeeds(term: string, needs: readonly DietaryNeed[], locale: Locale): string {
  const said = readDietaryNeeds(wordsOf(term)).needs;
  const missing = needs.filter((need) => !said.includes(need));
  const listed = missing.includes('nut_free') ? missing.filter((need) => need !== 'peanut_free') : missing;
  const words = listed.flatMap((need) => NEED_TERMS[need]?.[locale] ?? []);
  return (locale === 'fr' ? [term, ...words] : [...words, term]).join(' ');
}

const OF_MILK = wordSet(
  'lait beurre creme fromage yogourt kefir caramel babeurre cheddar ricotta mozzarella feta chevre brebis milk butter cream cheese yogurt buttermilk goat sheep',
);
/** What allergens are in by the name, the kind or the ingredients of goods; folded and singular. */
const IN_BY_NAME: Partial<Record<DietaryNeed, ReadonlySet<string>>> = {
  gluten_free: wordSet(
    'pain pate biscuit gateau tarte tourte tourtiere muffin brioche croissant galette crepe gaufre pizza quiche fettuccine lasagne macaroni ravioli gnocchi biere ble seigle epeautre orge',
    'farine semoule couscous granola avoine malt bread pasta cookie cake pie loaf pancake waffle lasagna beer wheat rye spelt barley flour semolina oat baguette miche craquelin cracker brownie',
  ),
  lactose_free: OF_MILK,
  milk_free: OF_MILK,
  egg_free: wordSet('oeuf egg mayonnaise aioli meringue omelette quiche'),
  nut_free: wordSet(
    'noix noisette amande pacane cajou pistache praline nougat frangipane nut hazelnut almond walnut pecan cashew pistachio',
  ),
  peanut_free: wordSet('arachide cacahuete peanut'),
  soy_free: wordSet('soya soja tofu tempeh miso edamame soy tamari'),
  sesame_free: wordSet('sesame tahini houmous hummus'),
  fish_free: wordSet('poisson truite saumon dore morue perche fish trout salmon walleye cod perch'),
  shellfish_free: wordSet(
    'crustace crevette moule petoncle homard crabe huitre shellfish shrimp mussel scallop lobster crab oyster',
  ),
  mustard_free: wordSet('moutarde mustard'),
  sulphite_free: wordSet('vin wine'),
};

/** Whether texts of goods say that a need is not met; also if it is a diet, of which goods of a kind are no candidates unless declared. */
export function isNamedAgainst(texts: readonly (string | null | undefined)[], need: DietaryNeed): boolean {
  const against = IN_BY_NAME[need];
  if (against === undefined) return true;
  return texts.some((text) => {
    const words = wordsOf(text ?? '');
    return words.some(
      (word, at) =>
        [fold(word), singular(fold(word))].some((one) => against.has(one)) &&
        absentOf(words[at - 1] ?? '', word) === null &&
        words[at + 1] !== 'free',
    );
  });
}
