import { expect, it } from 'vitest';
import { VACATION_MAX_DAYS, vacationEnd } from './vacation.ts';
import { addDays } from './zone.ts';

const now = new Date('2026-11-20T22:00:00-05:00');

it('lets a producer sell again from midnight at the market, in winter as in summer (E26)', () => {
  expect(vacationEnd('2026-11-21', now)?.toISOString()).toBe('2026-11-21T05:00:00.000Z');
  expect(vacationEnd('2027-07-01', now)?.toISOString()).toBe('2027-07-01T04:00:00.000Z');
});

it('rejects a return today, in the past, more than two years ahead, or on an invalid day', () => {
  const last = addDays('2026-11-20', VACATION_MAX_DAYS);
  expect(vacationEnd(last, now)).not.toBeNull();
  for (const day of ['2026-11-20', '2025-11-21', addDays(last, 1), '2027-02-29', '', 'demain'])
    expect(vacationEnd(day, now)).toBeNull();
});
