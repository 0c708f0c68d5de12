import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysBetween, isCalendarDay, isPlausibleDay, timeAt, weekdayOf, zonedInstant } from './zone.ts';

const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isCalendarDay', () => {
  it.each(['2026-11-27', '2024-02-29', '1000-01-01'])('accepts %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '0999-01-01', '', '2026-11-27T00:00'])(
    'rejects %j',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});

it.each([
  ['1099-12-31', false],
  ['1100-01-01', true],
  ['8999-12-31', true],
  ['9000-01-01', false],
  ['9999-12-31', false],
  ['2026-02-29', false],
])('judges whether the day %s from outside is plausible: %s', (text, expected) => {
  expect(isPlausibleDay(text)).toBe(expected);
});

describe('calendar arithmetic', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
  it('counts the nights between two days, also across clock changes', () => {
    expect(daysBetween('2026-10-31', '2026-11-30')).toBe(30);
    expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
  it('numbers weekdays as ISO does: Monday 1, Sunday 7', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-27')).toBe(5);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });
  it('rejects a day that does not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('today')).toThrow(RangeError);
  });
});

describe('zonedInstant', () => {
  it.each([
    ['winter', '2026-11-23', '00:00', '2026-11-23T05:00:00.000Z'],
    ['summer', '2026-07-06', '00:00', '2026-07-06T04:00:00.000Z'],
    ['before the clocks go forward', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['after the clocks go forward', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['an hour that is skipped', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['an hour that comes twice: the first', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['after the clocks go back', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('converts a time in %s', (_, day, time, instant) => {
    expect(zonedInstant(day, time).toISOString()).toBe(instant);
  });
  it('supports other zones, also those with half hours', () => {
    expect(zonedInstant('2026-11-23', '12:00', 'Asia/Kolkata').toISOString()).toBe('2026-11-23T06:30:00.000Z');
    expect(zonedInstant('2026-11-23', '00:00', 'Pacific/Auckland').toISOString()).toBe('2026-11-22T11:00:00.000Z');
  });
  it('is reversed by dayAt and timeAt, except in the skipped hour', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .filter(([hour]) => hour !== 2)
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(anyDay, time, (day, at) => {
        const instant = zonedInstant(day, at);
        expect([dayAt(instant), timeAt(instant)]).toEqual([day, at]);
      }),
    );
  });
  it.each([
    ['2026-02-30', '00:00'],
    ['2026-11-23', '24:00'],
    ['2026-11-23', '9:00'],
    ['2026-11-23', '09:60'],
  ])('rejects %s %s', (day, time) => {
    expect(() => zonedInstant(day, time)).toThrow(RangeError);
  });
});
