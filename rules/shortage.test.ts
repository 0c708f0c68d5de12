import { expect, it } from 'vitest';
import { SHORTAGE_RULES, spreadUnits } from './shortage.ts';

it('serves the earliest orders first, whole', () => {
  expect(spreadUnits([2, 1, 3, 1], 4, 'first_ordered')).toEqual([2, 1, 1, 0]);
});

it('serves as many orders as possible whole, the earlier one of equals first', () => {
  expect(spreadUnits([2, 1, 3, 1], 4, 'most_orders')).toEqual([2, 1, 0, 1]);
  expect(spreadUnits([3, 3], 4, 'most_orders')).toEqual([3, 1]);
});

it('serves each order one unit in turn', () => {
  expect(spreadUnits([2, 1, 3, 1], 4, 'evenly')).toEqual([1, 1, 1, 1]);
  expect(spreadUnits([2, 1, 3, 1], 6, 'evenly')).toEqual([2, 1, 2, 1]);
});

it('spreads every unit that arrived, and never more than an order wants', () => {
  for (const rule of SHORTAGE_RULES)
    for (const wanted of [[], [0], [4, 0, 1], [2, 2, 2]])
      for (let arrived = 0; arrived <= 8; arrived += 1) {
        const spread = spreadUnits(wanted, arrived, rule);
        const all = wanted.reduce((sum, units) => sum + units, 0);
        expect(spread.reduce((sum, units) => sum + units, 0)).toBe(Math.min(arrived, all));
        expect(spread.every((units, line) => units >= 0 && units <= (wanted[line] ?? 0))).toBe(true);
      }
});
