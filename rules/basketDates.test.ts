import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basketChargedBy,
  basketDay,
  basketOptOut,
  basketWeeks,
  closedBasketWeek,
  isBasketDue,
  nextBasketWeek,
  openBasketWeek,
  pausableWeeks,
  weeksOfRange,
} from './basketDates.ts';
import type { BasketFrequency } from './basketDates.ts';
import { USUAL_CALENDAR } from './period.ts';
import { addDays, dayAt, timeAt, weekdayOf, zonedInstant } from './zone.ts';

const at = (text: string) => new Date(text);
const FREQUENCIES: BasketFrequency[] = ['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual'];
const friday = fc.integer({ min: 0, max: 1500 }).map((weeks) => addDays('2020-01-03', weeks * 7));
const frequency = fc.constantFrom(...FREQUENCIES);
const instant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });

/**
 * Computes the dates a second time without month arithmetic: it goes through the calendar day by day, counts weeks by
 * sevens, and takes the same day of each month or its last one.
 */
function leafedThrough(every: BasketFrequency, start: string, days: number): string[] {
  const months = { weekly: 0, biweekly: 0, monthly: 1, bimonthly: 2, quarterly: 3, semiannual: 6 }[every];
  const weeks = { weekly: 7, biweekly: 14, monthly: 0, bimonthly: 0, quarterly: 0, semiannual: 0 }[every];
  const date = new Date(`${start}T12:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  const dates = new Set<string>();
  let friday = '';
  let turned = 0;
  for (let count = 0; count < days; count += 1) {
    if (date.getUTCDay() === 5) friday = date.toISOString().slice(0, 10);
    if (count > 0 && date.getUTCDate() === 1) turned += 1;
    const isLast = new Date(date.getTime() + 86_400_000).getUTCDate() === 1;
    const isDay = date.getUTCDate() === dayOfMonth || (isLast && date.getUTCDate() < dayOfMonth);
    if (months === 0 ? count % weeks === 0 : isDay && turned % months === 0) dates.add(friday);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return [...dates];
}

describe('the dates of a recurring basket (F-142, E48)', () => {
  it.each([
    ['weekly', '2026-11-27', ['2026-11-27', '2026-12-04', '2026-12-11']],
    ['biweekly', '2026-11-27', ['2026-11-27', '2026-12-11', '2026-12-25']],
    ['monthly', '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29']],
    ['bimonthly', '2027-12-31', ['2027-12-31', '2028-02-29', '2028-04-30']],
    ['quarterly', '2026-11-27', ['2026-11-27', '2027-02-27', '2027-05-27']],
    ['semiannual', '2026-11-27', ['2026-11-27', '2027-05-27', '2027-11-27']],
  ] as const)('delivers %s from %s', (every, start, days) => {
    expect(days.map((_, index) => basketDay(every, start, index))).toEqual(days);
  });

  it('uses the last day of a month that lacks the day, and the day itself in the next', () => {
    expect([1, 2, 3, 13].map((index) => basketDay('monthly', '2027-12-31', index))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2029-01-31',
    ]);
  });

  it('agrees with a calendar that is walked through day by day', () => {
    fc.assert(
      fc.property(frequency, friday, (every, start) => {
        const days = 3 * 366;
        const until = addDays(start, days - 8);
        const expected = leafedThrough(every, start, days).filter((week) => week <= until);
        expect(basketWeeks(every, start, { from: addDays(start, -70), until })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('delivers 52 or 53, 26 or 27, 12, 6, 4 or 2 baskets a year, each in a week of its own', () => {
    const counts: Record<BasketFrequency, number[]> = {
      weekly: [52, 53],
      biweekly: [26, 27],
      monthly: [12, 13],
      bimonthly: [6, 7],
      quarterly: [4, 5],
      semiannual: [2, 3],
    };
    fc.assert(
      fc.property(frequency, friday, (every, start) => {
        const until = addDays(start, 364);
        const weeks = basketWeeks(every, start, { from: start, until });
        expect(weeks[0]).toBe(start);
        expect(counts[every]).toContain(weeks.length);
        expect(weeks.every((week) => weekdayOf(week) === 5 && isBasketDue(every, start, week))).toBe(true);
      }),
    );
  });

  it('delivers nothing before the first date', () => {
    fc.assert(fc.property(frequency, friday, (every, start) => !isBasketDue(every, start, addDays(start, -7))));
  });
});

describe('the next basket', () => {
  it('comes in the first due week that is not skipped', () => {
    fc.assert(
      fc.property(frequency, friday, fc.integer({ min: -20, max: 60 }), (every, start, later) => {
        const from = addDays(start, later * 7);
        const due = basketWeeks(every, start, { from, until: addDays(start, 800) });
        expect(nextBasketWeek(every, start, { from, skipped: new Set() })).toBe(due[0]);
        expect(nextBasketWeek(every, start, { from, skipped: new Set(due.slice(0, 1)) })).toBe(due[1]);
      }),
    );
  });
});

describe('the opt-out (E21, F-149)', () => {
  it.each([
    ['2026-11-27', '2026-12-02T05:00:00Z', '2026-12-03T05:00:00Z'],
    // The clocks go back on Sunday 1 November 2026, and forward on 14 March 2027.
    ['2026-10-30', '2026-11-04T05:00:00Z', '2026-11-05T05:00:00Z'],
    ['2027-03-12', '2027-03-17T04:00:00Z', '2027-03-18T04:00:00Z'],
  ])('ends for the week of %s with Tuesday, and charging ends with Wednesday', (week, optOut, chargedBy) => {
    expect([basketOptOut(week, USUAL_CALENDAR), basketChargedBy(week, USUAL_CALENDAR)]).toEqual([
      at(optOut),
      at(chargedBy),
    ]);
  });
  it('falls on midnight of a Wednesday at the market in every week', () => {
    fc.assert(
      fc.property(friday, (week) => {
        const end = basketOptOut(week, USUAL_CALENDAR);
        expect([weekdayOf(dayAt(end)), timeAt(end)]).toEqual([3, '00:00']);
      }),
    );
  });
  it('throws for any day but a Friday', () => {
    expect(() => basketOptOut('2026-11-26', USUAL_CALENDAR)).toThrow(RangeError);
  });
});

describe('the weeks that can be paused (F-146, E23)', () => {
  it.each([
    ['2026-11-24T12:00:00-05:00', '2026-11-20', '2027-02-05'],
    ['2026-11-24T23:59:59.999-05:00', '2026-11-20', '2027-02-05'],
    ['2026-11-25T00:00:00-05:00', '2026-11-27', '2027-02-12'],
    ['2026-11-27T00:00:00-05:00', '2026-11-27', '2027-02-12'],
  ])('run at %s from %s to %s', (now, first, last) => {
    const weeks = pausableWeeks(at(now), USUAL_CALENDAR).map(({ id }) => id);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, first, last]);
  });
  it('are the next twelve whose opt-out is still to come; the week before is closed', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const [first] = pausableWeeks(now, USUAL_CALENDAR);
        expect(first).toEqual(openBasketWeek(now, USUAL_CALENDAR));
        expect(now < basketOptOut(first!.id, USUAL_CALENDAR)).toBe(true);
        expect(now >= basketOptOut(closedBasketWeek(now, USUAL_CALENDAR), USUAL_CALENDAR)).toBe(true);
        expect(zonedInstant(first!.id, '00:00').getTime() - now.getTime()).toBeLessThanOrEqual(3 * 86_400_000);
      }),
    );
  });
});

it('include every week that a range of days touches', () => {
  expect(weeksOfRange('2026-11-27', '2026-12-03')).toEqual(['2026-11-27']);
  expect(weeksOfRange('2026-12-03', '2026-12-04')).toEqual(['2026-11-27', '2026-12-04']);
  expect(weeksOfRange('2026-12-04', '2026-12-03')).toEqual([]);
});

describe('a week that closes earlier', () => {
  const closings = (closesAt: string) => ({ closings: new Map([['2026-12-18', at(closesAt)]]), plans: [] });
  it.each([
    ['2026-12-19T12:00:00-05:00', '2026-12-22T05:00:00Z', '2026-12-23T05:00:00Z'],
    ['2026-12-20T00:00:00-05:00', '2026-12-22T05:00:00Z', '2026-12-23T05:00:00Z'],
    ['2026-12-20T23:00:00-05:00', '2026-12-23T05:00:00Z', '2026-12-24T05:00:00Z'],
    ['2026-12-21T06:00:00-05:00', '2026-12-23T05:00:00Z', '2026-12-24T05:00:00Z'],
  ])('at %s has its opt-out and charging by as many days earlier, and no other week', (closesAt, optOut, chargedBy) => {
    const calendar = closings(closesAt);
    expect([basketOptOut('2026-12-18', calendar), basketChargedBy('2026-12-18', calendar)]).toEqual([
      at(optOut),
      at(chargedBy),
    ]);
    expect(basketOptOut('2026-12-25', calendar)).toEqual(basketOptOut('2026-12-25', USUAL_CALENDAR));
  });
  it('gives the next week its turn at that opt-out', () => {
    const calendar = closings('2026-12-19T12:00:00-05:00');
    expect(openBasketWeek(at('2026-12-21T23:59:59-05:00'), calendar).id).toBe('2026-12-18');
    expect(openBasketWeek(at('2026-12-22T00:00:00-05:00'), calendar).id).toBe('2026-12-25');
  });
  it('keeps midnights over a night on which the clocks change', () => {
    const calendar = { closings: new Map([['2026-10-30', at('2026-10-31T12:00:00-04:00')]]), plans: [] };
    expect(basketOptOut('2026-10-30', calendar)).toEqual(at('2026-11-03T00:00:00-05:00'));
  });
});
