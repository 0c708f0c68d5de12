import { expect, it } from 'vitest';
import { nutritionCell } from './nutritionCell.ts';

it('reads decimals with a point or a comma, in any order, and no part twice', () => {
  const facts = { serving: 60, unit: 'ml', fat: 1.5, sugars: 0.2 };
  expect(nutritionCell.fromText('sugars:0.2| Fat: 1,5 |serving:60 ml')).toEqual(facts);
  expect(nutritionCell.fromText('serving:60ml|fat:1|fat:2')).toBe('serving:60ml|fat:1|fat:2');
});
