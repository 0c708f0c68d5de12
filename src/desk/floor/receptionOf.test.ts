import { expect, it } from 'vitest';
import { receptionOf } from '../week/WeekProducers.tsx';

it.each([
  [3, 0, 0, 'awaited'],
  [3, 1, 0, 'partly'],
  [3, 0, 1, 'partly'],
  [3, 2, 0, 'partly'],
  [3, 3, 0, 'complete'],
  [3, 2, 1, 'incomplete'],
  [3, 0, 3, 'incomplete'],
] as const)('of %i units, %i at the market and %i missing: %s', (expected, received, missing, state) => {
  expect(receptionOf({ expected, received, missing })).toBe(state);
});
