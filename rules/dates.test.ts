import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateLong,
  formatDay,
  formatDayShort,
  formatMoment,
  formatMomentYear,
  formatTime,
  formatTimeRange,
  formatWeekday,
  timeLeft,
} from './dates.ts';

const replaceSpaces = (text: string) => text.replaceAll('\u00A0', ' ');
const thursday = new Date('2026-11-26T22:00:00Z');

describe('formatDay', () => {
  it('formats a day in both languages', () => {
    expect(replaceSpaces(formatDay(thursday, 'fr'))).toBe('jeudi 26 novembre');
    expect(replaceSpaces(formatDay(thursday, 'en'))).toBe('Thursday, November 26');
    expect(replaceSpaces(formatDayShort(thursday, 'fr'))).toBe('jeu. 26 nov.');
    expect(replaceSpaces(formatDayShort(thursday, 'en'))).toBe('Thu, Nov 26');
  });
  it('accepts a calendar day, and an instant as the API writes it', () => {
    expect(formatDay('2026-11-26', 'fr')).toBe(formatDay(thursday, 'fr'));
    expect(formatDay('2026-11-26T17:00:00-05:00', 'fr')).toBe(formatDay(thursday, 'fr'));
  });
  it("uses the market's day, not London's", () => {
    expect(replaceSpaces(formatDay('2026-11-27T04:59:59Z', 'fr'))).toBe('jeudi 26 novembre');
    expect(replaceSpaces(formatDay('2026-11-27T05:00:00Z', 'fr'))).toBe('vendredi 27 novembre');
  });
  it('writes the first of a month as 1er in French', () => {
    expect(replaceSpaces(formatDay('2026-12-01', 'fr'))).toBe('mardi 1er décembre');
    expect(replaceSpaces(formatDay('2026-12-11', 'fr'))).toBe('vendredi 11 décembre');
    expect(replaceSpaces(formatDay('2026-12-01', 'en'))).toBe('Tuesday, December 1');
  });
  it('contains no line break', () => {
    expect(formatDay(thursday, 'fr') + formatDayShort(thursday, 'en')).not.toContain(' ');
  });
  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-11-26T17:00:00', 'demain', ''])('rejects %j', (when) => {
    expect(() => formatDay(when, 'fr')).toThrow(RangeError);
  });
});

it('formats the weekday alone, at the market, with formatWeekday', () => {
  expect(formatWeekday('2026-11-27T04:59:59Z', 'fr')).toBe('jeudi');
  expect(formatWeekday('2026-11-27T05:00:00Z', 'en')).toBe('Friday');
  expect(formatWeekday('2026-11-24', 'fr', 'short')).toBe('mar.');
});

describe('formatTime', () => {
  it.each([
    ['09:00', '9 h', '9 a.m.'],
    ['17:30', '17 h 30', '5:30 p.m.'],
    ['12:00', '12 h', '12 p.m.'],
    ['00:05', '0 h 05', '12:05 a.m.'],
  ])('formats %s', (time, french, english) => {
    expect(replaceSpaces(formatTime(time, 'fr'))).toBe(french);
    expect(replaceSpaces(formatTime(time, 'en'))).toBe(english);
  });
  it('formats an instant in market time, summer and winter', () => {
    expect(replaceSpaces(formatTime('2026-11-26T22:00:00Z', 'fr'))).toBe('17 h');
    expect(replaceSpaces(formatTime('2026-07-02T21:00:00Z', 'fr'))).toBe('17 h');
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-12-10', '10 déc.', 'Dec 10'],
    ['2026-05-01', '1er mai', 'May 1'],
    ['2026-12-10T00:00:00-05:00', '10 déc.', 'Dec 10'],
  ])('formats %s', (when, french, english) => {
    expect(replaceSpaces(formatDate(when, 'fr'))).toBe(french);
    expect(replaceSpaces(formatDate(when, 'en'))).toBe(english);
  });
  it('adds the year if it is not the current one', () => {
    const now = new Date('2026-11-23T12:00:00-05:00');
    expect(replaceSpaces(formatDate('2026-12-31', 'fr', now))).toBe('31 déc.');
    expect(replaceSpaces(formatDate('2027-08-04', 'fr', now))).toBe('4 août 2027');
    expect(replaceSpaces(formatDate('2027-08-04', 'en', now))).toBe('Aug 4, 2027');
    expect(replaceSpaces(formatMoment('2027-08-04T00:00:00-04:00', 'fr', now))).toBe('mercredi 4 août 2027');
  });
});

describe('formatDateLong', () => {
  const now = new Date('2027-01-05T12:00:00-05:00');
  it.each([
    ['2027-01-01T00:30:00-05:00', '1er janvier', 'January 1'],
    ['2026-12-31T23:30:00-05:00', '31 décembre 2026', 'December 31, 2026'],
  ])('adds the year to %s where the market has another one', (when, french, english) => {
    expect(replaceSpaces(formatDateLong(when, 'fr', now))).toBe(french);
    expect(replaceSpaces(formatDateLong(when, 'en', now))).toBe(english);
  });
});

it('writes the year with formatMomentYear', () => {
  expect(replaceSpaces(formatMomentYear('2026-12-31T23:30:00-05:00', 'fr'))).toBe('jeudi 31 décembre 2026 à 23 h 30');
  expect(replaceSpaces(formatMomentYear('2026-12-31T23:30:00-05:00', 'en'))).toBe(
    'Thursday, December 31, 2026 at 11:30 p.m.',
  );
});

describe('formatMoment (F-077)', () => {
  it('omits the hour at midnight', () => {
    expect(replaceSpaces(formatMoment('2026-12-10T00:00:00-05:00', 'fr'))).toBe('jeudi 10 décembre');
    expect(replaceSpaces(formatMoment('2026-12-10T14:00:00Z', 'fr'))).toBe('jeudi 10 décembre à 9 h');
    expect(replaceSpaces(formatMoment('2026-12-10T14:00:00Z', 'en'))).toBe('Thursday, December 10 at 9 a.m.');
  });
});

describe('formatTimeRange', () => {
  it.each([
    ['14:00', '19:00', '14 h à 19 h', '2 p.m. to 7 p.m.'],
    ['17:00', '19:30', '17 h à 19 h 30', '5 p.m. to 7:30 p.m.'],
    ['09:00', '17:00', '9 h à 17 h', '9 a.m. to 5 p.m.'],
  ])('formats %s to %s', (from, to, french, english) => {
    expect(replaceSpaces(formatTimeRange(from, to, 'fr'))).toBe(french);
    expect(replaceSpaces(formatTimeRange(from, to, 'en'))).toBe(english);
  });
  it('breaks only between the hours', () => {
    expect(formatTimeRange('17:00', '19:30', 'fr').split(' ')).toEqual(['17\u00A0h', 'à', '19\u00A0h\u00A030']);
  });
});

describe('timeLeft', () => {
  const until = new Date('2026-11-30T05:00:00Z');
  it.each([
    ['2026-11-27T02:29:00Z', { days: 3, hours: 2, minutes: 31 }],
    ['2026-11-30T04:59:00Z', { days: 0, hours: 0, minutes: 1 }],
    ['2026-11-30T04:59:01Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-11-30T05:00:00Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-12-05T05:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ])('counts down from %s', (now, countdown) => {
    expect(timeLeft(new Date(now), until)).toEqual(countdown);
  });
});
