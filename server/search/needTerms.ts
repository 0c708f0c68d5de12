import type { Locale } from '#rules/constants.ts';
import type { DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { wordsOf } from './words.ts';

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
