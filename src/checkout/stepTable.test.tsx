import { describe, expect, it } from 'vitest';
import { hasStepThree } from '#rules/cartSteps.ts';
import { STEPS } from './stepTable.ts';

describe('the table of steps (F-115)', () => {
  it.each([
    [1, -100, 2],
    [1, 0, 2],
    [2, -1, 3],
    [2, 0, 'payment'],
    [2, 100, 'payment'],
    [3, -1, 'payment'],
    [3, 0, 'payment'],
  ] as const)('leads from step %d with a balance of %d to %s', (step, balance, next) => {
    expect(STEPS[step].next(hasStepThree(balance))).toBe(next);
  });
});
