import { describe, expect, it } from 'vitest';
import { isFactValue, wrongFact, type Fact, type Nutrition } from './nutrition.ts';

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
  it.each<[Fact, number, boolean]>([
    ['fat', 0, true],
    ['fat', 0.2, true],
    ['fat', 10_000, true],
    ['fat', -0.1, false],
    ['fat', 0.25, false],
    ['fat', 10_000.1, false],
    ['fat', Number.NaN, false],
    ['energy', 0, true],
    ['energy', 10_000, true],
    ['energy', 0.5, false],
    ['sodium', 290, true],
    ['sodium', 290.5, false],
    ['sodium', 10_001, false],
    ['serving', 1, true],
    ['serving', 0, false],
    ['serving', 1.5, false],
  ])('may state of %s the value %d: %s', (fact, value, isValid) => {
    expect(isFactValue(fact, value)).toBe(isValid);
  });

  it.each<[Partial<Nutrition>, Fact | null]>([
    [{}, null],
    [{ saturated: 1 }, null],
    [{ saturated: 1.1 }, 'saturated'],
    [{ sugars: 28 }, null],
    [{ sugars: 28.1 }, 'carbohydrate'],
    [{ protein: 31 }, null],
    [{ protein: 31.1 }, 'fat'],
    [{ unit: 'ml', protein: 61 }, null],
    [{ unit: 'ml', protein: 61.1 }, 'fat'],
    [{ serving: 1, fat: 0, saturated: 0, carbohydrate: 1, fibre: 0, protein: 0, sodium: 1000 }, null],
    [{ serving: 1, fat: 0, saturated: 0, carbohydrate: 1, fibre: 0, protein: 0, sodium: 1001 }, 'sodium'],
    [{ saturated: 1.1, protein: -1 }, 'protein'],
  ])('names the value that may not be stated, or does not fit the others: %j', (change, expected) => {
    expect(wrongFact({ ...bread, ...change })).toBe(expected);
  });
});
