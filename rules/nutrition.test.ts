import { describe, expect, it } from 'vitest';
import { isNutrientValue, misfit, type Nutrition } from './nutrition.ts';

const bread: Nutrition = {
  serving: 60,
  unit: 'g',
  energy: 150,
  fat: 1,
  saturated: 0.2,
  carbohydrate: 29,
  fibre: 2,
  sugars: 1,
  protein: 5,
  sodium: 290,
};

describe('nutrition facts', () => {
  it.each([
    [0, true],
    [0.2, true],
    [10_000, true],
    [-0.1, false],
    [0.25, false],
    [10_000.1, false],
    [Number.NaN, false],
  ])('accepts %d as a value: %s', (value, isValid) => {
    expect(isNutrientValue(value)).toBe(isValid);
  });

  it.each<[Partial<Nutrition>, ReturnType<typeof misfit>]>([
    [{}, null],
    [{ saturated: 1 }, null],
    [{ saturated: 1.1 }, 'saturated'],
    [{ sugars: 28 }, null],
    [{ sugars: 28.1 }, 'carbohydrate'],
    [{ protein: 31 }, null],
    [{ protein: 31.1 }, 'fat'],
    [{ unit: 'ml', protein: 61 }, null],
    [{ unit: 'ml', protein: 61.1 }, 'fat'],
    [{ sodium: 60_000 }, null],
    [{ sodium: 60_001 }, 'sodium'],
  ])('names the value that does not fit the others: %j', (change, expected) => {
    expect(misfit({ ...bread, ...change })).toBe(expected);
  });
});
