import { expect, it } from 'vitest';
import { labelled, niceTicks } from './plotScale.ts';

it.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
  [4000, [0, 1000, 2000, 3000, 4000]],
  [48_123, [0, 20_000, 40_000, 60_000]],
])('marks an axis up to %d with round values', (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks);
});

it('never has more than six marks, nor one below the greatest value', () => {
  for (let max = 1; max < 100_000; max = Math.ceil(max * 1.13)) {
    const ticks = niceTicks(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
  }
});

it('labels the first and the last week, and at most two between, never two that would touch', () => {
  expect([0, 1, 2, 3, 4, 8].map(labelled)).toEqual([[], [0], [0], [0, 2], [0, 3], [0, 2, 5, 7]]);
  expect([13, 52].map(labelled)).toEqual([
    [0, 4, 8, 12],
    [0, 17, 34, 51],
  ]);
});
