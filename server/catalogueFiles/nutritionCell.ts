import { z } from 'zod';
import { nutrients, wrongFact, type Nutrition } from '#rules/nutrition.ts';
import { kind, type CellKind } from './cellKinds.ts';

const UNITS = ['g', 'ml'] as const;

/** Parses `serving:60g|energy:150|fat:1|…`; returns the text itself if a part is repeated, or is none. */
function nutritionOf(text: string): unknown {
  const parts = text.split('|').map((part) => part.split(':').map((word) => word.trim().toLowerCase()));
  const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
  if (values.size < parts.length || parts.some(({ length }) => length !== 2)) return text;
  const [, serving, unit] = /^(\d+)\s*(g|ml)$/.exec(values.get('serving') ?? '') ?? [];
  if (serving === undefined) return text;
  values.delete('serving');
  const numbers = [...values].map(([name, value]) => [name, value === '' ? value : Number(value.replace(',', '.'))]);
  return { serving: Number(serving), unit, ...Object.fromEntries(numbers) };
}

const textOf = ({ serving, unit, energy, sodium, ...weights }: Nutrition): string =>
  [
    `serving:${serving}${unit}`,
    `energy:${energy}`,
    ...nutrients.map((nutrient) => `${nutrient}:${weights[nutrient]}`),
    `sodium:${sodium}`,
  ].join('|');

/** The nutrition facts of one serving. */
export const nutritionCell: CellKind<Nutrition> = kind<Nutrition>({
  shape: z
    .strictObject({
      serving: z.number(),
      unit: z.enum(UNITS),
      energy: z.number(),
      fat: z.number(),
      saturated: z.number(),
      carbohydrate: z.number(),
      fibre: z.number(),
      sugars: z.number(),
      protein: z.number(),
      sodium: z.number(),
    })
    .refine((declared) => wrongFact(declared) === null),
  expected: { key: 'import.expects.nutrition' },
  fromText: nutritionOf,
  toText: textOf,
});
