import type { Locale } from '#rules/constants.ts';
import type { DietaryNeed } from '#rules/dietary.ts';

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
