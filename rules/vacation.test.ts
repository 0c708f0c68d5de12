import { expect, it } from 'vitest';
import {
  awayUntil,
  isPlannable,
  plannedVacation,
  readVacation,
  VACATION_MAX_DAYS,
  vacationEnd,
  vacationText,
} from './vacation.ts';
import { addDays, zonedInstant } from './zone.ts';

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

it('reads a vacation by its days, and no other text', () => {
  const vacation = readVacation('2026-12-10/2026-12-20')!;
  expect([vacation.from, vacation.back].map((instant) => instant.toISOString())).toEqual([
    '2026-12-10T05:00:00.000Z',
    '2026-12-20T05:00:00.000Z',
  ]);
  expect(vacationText(vacation)).toBe('2026-12-10/2026-12-20');
  for (const text of [
    '',
    '2026-12-10',
    '2026-12-10/2026-12-10',
    '2026-12-20/2026-12-10',
    '2026-12-10/2026-12-32',
    'a/b/c',
    '2026-12-10/2026-12-20/2026-12-21',
  ])
    expect(readVacation(text)).toBeNull();
});

it('plans what begins later and ends within two years', () => {
  const isPlanned = (text: string) => isPlannable(readVacation(text)!, now);
  expect(isPlanned('2026-11-21/2026-11-22')).toBe(true);
  expect(isPlanned('2026-11-20/2026-11-22')).toBe(false);
  expect(isPlanned(`2026-11-21/${addDays('2026-11-21', VACATION_MAX_DAYS)}`)).toBe(false);
});

const next = readVacation('2026-12-10/2026-12-20');

it('plans a vacation until the instant at which it begins', () => {
  const seenAt = (instant: string, nextVacation = next) => plannedVacation({ nextVacation }, new Date(instant));
  expect([seenAt('2026-12-10T04:59:59.999Z'), seenAt('2026-12-10T05:00:00Z')]).toEqual([next, null]);
  expect(seenAt('2026-12-01T05:00:00Z', null)).toBeNull();
});

it.each([
  [null, null, '2026-12-10', null],
  [null, next, '2026-12-09', null],
  [null, next, '2026-12-10', '2026-12-20'],
  [null, next, '2026-12-19', '2026-12-20'],
  [null, next, '2026-12-20', null],
  // Two that are apart, meet, or lie in one another.
  ['2026-12-05', next, '2026-12-01', '2026-12-05'],
  ['2026-12-05', next, '2026-12-06', null],
  ['2026-12-10', next, '2026-12-01', '2026-12-20'],
  ['2026-12-12', next, '2026-12-01', '2026-12-20'],
  ['2027-01-15', next, '2026-12-12', '2027-01-15'],
])('is away until %s, then from %o: on %s until %s (E26)', (until, nextVacation, day, expected) => {
  const midnight = (date: string) => zonedInstant(date, '00:00');
  const vacations = { deactivatedUntil: until === null ? null : midnight(until), nextVacation };
  expect(awayUntil(vacations, midnight(day))).toEqual(expected === null ? null : midnight(expected));
});
