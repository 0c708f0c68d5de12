import { expect, it } from 'vitest';
import { SHORTAGE_RULES, shortageLimit, shortageMarks, spreadUnits, type ShortLine } from './shortage.ts';

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

/** Of four units, and of two that are not moved any more. */
const LINES: ShortLine[] = [
  { id: 'a', status: 'received', quantity: 4, returned: 0, missing: 0, missingReturned: 0, movable: true },
  { id: 'b', status: 'received', quantity: 2, returned: 0, missing: 0, missingReturned: 0, movable: false },
  { id: 'c', status: 'received', quantity: 1, returned: 0, missing: 0, missingReturned: 0, movable: true },
];
it.each<[number, [string, string, number | null][] | null]>([
  [0, null],
  [1, [['c', 'missing', null]]],
  [5, [['a', 'missing', null], ['c', 'missing', null]]], // prettier-ignore
  [6, null],
  [1.5, null],
])('marks what %d units too few leave out, up to all that may move', (short, expected) => {
  expect(shortageLimit(LINES)).toBe(5);
  const marks = shortageMarks(LINES, short, 'first_ordered');
  expect(marks?.map(({ line, status, missing }) => [line.id, status, missing]) ?? null).toEqual(expected);
});
