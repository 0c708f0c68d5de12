import { expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { missingEvening, nextMissingEvening } from './missingEvening.ts';

const at = (now: string) => missingEvening(new Date(now), USUAL_CALENDAR).toISOString();

it('begins on Wednesday at 18:00 at the market, not a moment before (F-150, E22)', () => {
  expect(at('2026-11-25T17:59:59.999-05:00')).toBe('2026-11-18T23:00:00.000Z');
  expect(at('2026-11-25T18:00:00-05:00')).toBe('2026-11-25T23:00:00.000Z');
  expect(at('2026-12-02T17:59:59-05:00')).toBe('2026-11-25T23:00:00.000Z');
});

it('begins at 18:00 local time in weeks with a clock change', () => {
  expect(at('2026-03-11T18:00:00-04:00')).toBe('2026-03-11T22:00:00.000Z');
  expect(at('2026-03-11T17:59:59-04:00')).toBe('2026-03-04T23:00:00.000Z');
  expect(at('2026-11-04T18:00:00-05:00')).toBe('2026-11-04T23:00:00.000Z');
  expect(at('2026-11-04T17:30:00-05:00')).toBe('2026-10-28T22:00:00.000Z');
});

it('returns a week later, at 18:00 local time', () => {
  const next = (now: string) => nextMissingEvening(new Date(now), USUAL_CALENDAR).toISOString();
  expect(next('2026-11-25T17:59:59-05:00')).toBe('2026-11-25T23:00:00.000Z');
  expect(next('2026-11-25T18:00:00-05:00')).toBe('2026-12-02T23:00:00.000Z');
  expect(next('2026-10-30T12:00:00-04:00')).toBe('2026-11-04T23:00:00.000Z');
});
