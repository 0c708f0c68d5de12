/**
 * Diets and allergens as producers declare them (ADR 65). Nothing is concluded from names, ingredients or silence: what
 * is not declared is unknown.
 */

export const diets = ['vegan', 'vegetarian', 'gluten_free', 'lactose_free'] as const;
export type Diet = (typeof diets)[number];

/** Canada's priority allergens: nuts are those of trees, shellfish are crustaceans and molluscs. */
export const allergens = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soy',
  'sesame',
  'fish',
  'shellfish',
  'mustard',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** `traces`: may contain it. */
export const presences = ['contains', 'traces', 'free'] as const;
export type AllergenPresence = (typeof presences)[number];

/** Per allergen what is declared of it; an absent one is not declared. */
export type DeclaredAllergens = Readonly<Partial<Record<Allergen, AllergenPresence>>>;
/** What a producer declares of a product. Null: nothing is declared; no diets: it suits none of them. */
export type DietaryDeclaration = {
  readonly diets: readonly Diet[] | null;
  readonly allergens: DeclaredAllergens | null;
};

/** What a shopper filters and searches by, in the order of the lists. */
export const dietaryNeeds = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'lactose_free',
  'milk_free',
  'egg_free',
  'nut_free',
  'peanut_free',
  'soy_free',
  'sesame_free',
  'fish_free',
  'shellfish_free',
  'mustard_free',
  'sulphite_free',
] as const;
export type DietaryNeed = (typeof dietaryNeeds)[number];

/** A need is met by any of the diets, and by the allergen declared absent. */
const MET_BY: Record<DietaryNeed, { diets: readonly Diet[]; freeOf: Allergen | null }> = {
  vegan: { diets: ['vegan'], freeOf: null },
  vegetarian: { diets: ['vegetarian', 'vegan'], freeOf: null },
  gluten_free: { diets: ['gluten_free'], freeOf: 'gluten' },
  lactose_free: { diets: ['lactose_free'], freeOf: 'milk' },
  milk_free: { diets: [], freeOf: 'milk' },
  egg_free: { diets: [], freeOf: 'eggs' },
  nut_free: { diets: [], freeOf: 'nuts' },
  peanut_free: { diets: [], freeOf: 'peanuts' },
  soy_free: { diets: [], freeOf: 'soy' },
  sesame_free: { diets: [], freeOf: 'sesame' },
  fish_free: { diets: [], freeOf: 'fish' },
  shellfish_free: { diets: [], freeOf: 'shellfish' },
  mustard_free: { diets: [], freeOf: 'mustard' },
  sulphite_free: { diets: [], freeOf: 'sulphites' },
};

/**
 * Whether what is declared of a product says that it does not meet a need, or may not: an allergen or its traces, or only other
 * diets. Of what is not declared nothing is known.
 */
export function isKnownAgainst(declared: DietaryDeclaration, need: DietaryNeed): boolean {
  if (meetsNeed(declared, need)) return false;
  const { diets: met, freeOf } = MET_BY[need];
  const presence = freeOf === null ? undefined : declared.allergens?.[freeOf];
  return presence !== undefined || (met.length > 0 && declared.diets !== null);
}

/** Whether a product is declared to meet a need. Vegan is vegetarian, and without milk there is no lactose. */
export function meetsNeed(declared: DietaryDeclaration, need: DietaryNeed): boolean {
  const by = MET_BY[need];
  return (
    by.diets.some((diet) => declared.diets?.includes(diet)) ||
    (by.freeOf !== null && declared.allergens?.[by.freeOf] === 'free')
  );
}

/** The needs that a product which contains an allergen cannot be declared to meet. */
const EXCLUDED: Partial<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten_free'],
  milk: ['vegan'],
  eggs: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  shellfish: ['vegan', 'vegetarian'],
};

/**
 * A diet and an allergen that contradict each other, null without any: what contains milk is not vegan, and what may
 * contain gluten is not gluten free. Traces of the others do not count: they are an accident of the kitchen.
 */
export function contradiction(declared: DietaryDeclaration): { diet: Diet; allergen: Allergen } | null {
  for (const allergen of allergens) {
    const presence = declared.allergens?.[allergen];
    const counts = presence === 'contains' || (presence === 'traces' && allergen === 'gluten');
    const diet = counts ? EXCLUDED[allergen]?.find((one) => declared.diets?.includes(one)) : undefined;
    if (diet) return { diet, allergen };
  }
  return null;
}

/** The allergens declared so, in the order of the list. */
export const declaredAs = (declared: DeclaredAllergens | null, presence: AllergenPresence): Allergen[] =>
  allergens.filter((allergen) => declared?.[allergen] === presence);
