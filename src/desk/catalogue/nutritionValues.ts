import { facts, isFactValue, misfit, type Fact, type Nutrition } from '#rules/nutrition.ts';
import { check, z } from '../../shared/forms/formSchema.ts';

/** Nutrition facts as they are typed, the serving with its unit. All of them are '' where nothing is declared. */
export type NutritionValues = Record<Fact, string>;

/** A serving's facts as the API returns them. */
type Declared = Omit<Nutrition, 'unit'> & { readonly unit: string };

export const nutritionValues = (declared: Declared | null | undefined): NutritionValues => {
  const textOf = (fact: Fact) => {
    if (!declared) return '';
    const unit = declared.unit === 'ml' ? 'mL' : 'g';
    return fact === 'serving' ? `${declared.serving} ${unit}` : String(declared[fact]).replace('.', ',');
  };
  return Object.fromEntries(facts.map((fact) => [fact, textOf(fact)])) as NutritionValues;
};

export const isDeclared = (values: NutritionValues): boolean => facts.some((fact) => values[fact] !== '');

/** NaN for what is no number. */
const numberOf = (text = ''): number => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

function nutritionOf({ serving, ...values }: NutritionValues): Nutrition {
  const [, size, unit] = /^(\d+)\s*(g|ml)$/i.exec(serving) ?? [];
  const numbers = Object.fromEntries(Object.entries(values).map(([fact, text]) => [fact, numberOf(text)]));
  return {
    ...(numbers as Record<keyof typeof values, number>),
    serving: numberOf(size),
    unit: unit && /ml/i.test(unit) ? 'ml' : 'g',
  };
}

export const nutritionInput = (values: NutritionValues): Nutrition | null =>
  isDeclared(values) ? nutritionOf(values) : null;

const WRONG_VALUE = {
  serving: 'desk_catalogue.refused.serving',
  energy: 'desk_catalogue.refused.whole',
  sodium: 'desk_catalogue.refused.whole',
} as const;
const MISFIT = {
  fat: 'desk_catalogue.refused.misfit.fat',
  saturated: 'desk_catalogue.refused.misfit.saturated',
  carbohydrate: 'desk_catalogue.refused.misfit.carbohydrate',
  sodium: 'desk_catalogue.refused.misfit.sodium',
} as const;

/** All of them or none, each one as a label may state it, and fitting the others. */
export const nutritionSchema = z.custom<NutritionValues>().check(
  ...facts.flatMap((fact) => {
    const at = { path: [fact] };
    const value = (values: NutritionValues) => nutritionOf(values)[fact];
    return [
      check<NutritionValues>(
        (values) => values[fact] !== '' || !isDeclared(values),
        'desk_catalogue.refused.whole_label',
        at,
      ),
      check<NutritionValues>(
        (values) => values[fact] === '' || isFactValue(fact, value(values)),
        fact in WRONG_VALUE ? WRONG_VALUE[fact as keyof typeof WRONG_VALUE] : 'desk_catalogue.refused.nutrient',
        at,
      ),
    ];
  }),
  ...Object.entries(MISFIT).map(([fact, key]) =>
    check<NutritionValues>(
      // Values that are missing or no numbers fit.
      (values) => misfit(nutritionOf(values)) !== fact,
      key,
      { path: [fact] },
    ),
  ),
);
