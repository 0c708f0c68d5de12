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

/** What a label states of a serving, in its order. */
export const facts = ['serving', 'energy', ...nutrients, 'sodium'] as const;

export type Fact = (typeof facts)[number];

/** What is too much for one serving, in each unit: a typing error. */
const NUTRITION_MAX = 10_000;

const WHOLE: readonly Fact[] = ['serving', 'energy', 'sodium'];

/** A value that a label may state: not negative, of a nutrient with one decimal at most, of the others whole. A serving is not 0. */
export const isFactValue = (fact: Fact, value: number): boolean => {
  const steps = WHOLE.includes(fact) ? value : value * 10;
  return value >= (fact === 'serving' ? 1 : 0) && value <= NUTRITION_MAX && Math.abs(steps - Math.round(steps)) < 1e-6;
};

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

/** The first value that a label may not state, or else the one that does not fit the others. Null: all of them may be declared. */
export const wrongFact = (declared: Nutrition): Fact | null =>
  facts.find((fact) => !isFactValue(fact, declared[fact])) ?? misfit(declared);
