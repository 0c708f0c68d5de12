/**
 * Canada's nutrition facts of one serving, as the producer declares them: all of them or none. Nothing is calculated from ingredients.
 * Weights in grams, sodium in milligrams, energy in kilocalories.
 */
export const nutrients = ['fat', 'saturated', 'carbohydrate', 'fibre', 'sugars', 'protein'] as const;

export type Nutrient = (typeof nutrients)[number];
export type Nutrition = Readonly<
  Record<Nutrient, number> & {
    /** The size of a serving. */
    serving: number;
    unit: 'g' | 'ml';
    energy: number;
    sodium: number;
  }
>;

/** What is too much for one serving, in each unit: a typing error. */
export const NUTRITION_MAX = 10_000;

/** A declared value: not negative, and with one decimal at most. */
export const isNutrientValue = (value: number): boolean =>
  value >= 0 && value <= NUTRITION_MAX && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** Rounded values may exceed their sum by this much, in grams. */
const ROUNDING_G = 1;

/**
 * The value that cannot be: more saturated than all fat, more sugars and fibre than all carbohydrate, more than the serving weighs, or more
 * salt. Null: they fit each other.
 */
export function misfit(declared: Nutrition): Nutrient | 'sodium' | null {
  const { serving, unit, fat, saturated, carbohydrate, fibre, sugars, protein, sodium } = declared;
  if (saturated > fat) return 'saturated';
  if (sugars + fibre > carbohydrate + ROUNDING_G) return 'carbohydrate';
  // A litre weighs a kilogram and a half at most.
  const weight = unit === 'g' ? serving : serving * 1.5;
  if (fat + carbohydrate + protein > weight + ROUNDING_G) return 'fat';
  return sodium / 1000 > weight ? 'sodium' : null;
}
