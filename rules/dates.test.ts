import { describe, expect, it } from 'vitest';
import {
  formatClosing,
  dayParts,
  formatDay,
  formatDayEnd,
  formatEvening,
  formatLastDay,
  formatMoment,
  formatTime,
  formatTimeRange,
  weekdayName,
} from './dates.ts';

const replaceSpaces = (text: string) => text.replaceAll('\u00A0', ' ');
const thursday = new Date('2026-11-26T22:00:00Z');
const now = new Date('2026-11-23T12:00:00-05:00');

describe('formatDay (E73)', () => {
  it('formats a day in both languages, always with weekday and date', () => {
    expect(replaceSpaces(formatDay(thursday, 'fr', now))).toBe('jeudi 26 novembre');
    expect(replaceSpaces(formatDay(thursday, 'en', now))).toBe('Thursday, November 26');
    expect(replaceSpaces(formatDay(thursday, 'fr', now, 'short'))).toBe('jeu. 26 nov.');
    expect(replaceSpaces(formatDay(thursday, 'en', now, 'short'))).toBe('Thu, Nov 26');
  });
  it.each([
    ['2026-12-31T23:30:00-05:00', 'jeudi 31 décembre', 'Thursday, December 31'],
    ['2027-01-01T00:30:00-05:00', 'vendredi 1er janvier 2027', 'Friday, January 1, 2027'],
    ['2025-11-25', 'mardi 25 novembre 2025', 'Tuesday, November 25, 2025'],
  ])('adds the year to %s where the market has another one', (when, french, english) => {
    expect(replaceSpaces(formatDay(when, 'fr', now))).toBe(french);
    expect(replaceSpaces(formatDay(when, 'en', now))).toBe(english);
  });
  it('always writes the year in a document, which is read years later', () => {
    expect(replaceSpaces(formatDay(thursday, 'fr', null))).toBe('jeudi 26 novembre 2026');
    expect(replaceSpaces(formatDay(thursday, 'en', null, 'short'))).toBe('Thu, Nov 26, 2026');
  });
  it('accepts a calendar day, and an instant as the API writes it', () => {
    expect(formatDay('2026-11-26', 'fr', now)).toBe(formatDay(thursday, 'fr', now));
    expect(formatDay('2026-11-26T17:00:00-05:00', 'fr', now)).toBe(formatDay(thursday, 'fr', now));
  });
  it("uses the market's day, not London's", () => {
    expect(replaceSpaces(formatDay('2026-11-27T04:59:59Z', 'fr', now))).toBe('jeudi 26 novembre');
    expect(replaceSpaces(formatDay('2026-11-27T05:00:00Z', 'fr', now))).toBe('vendredi 27 novembre');
  });
  it('writes the first of a month as 1er in French', () => {
    expect(replaceSpaces(formatDay('2026-12-01', 'fr', now))).toBe('mardi 1er décembre');
    expect(replaceSpaces(formatDay('2026-12-11', 'fr', now))).toBe('vendredi 11 décembre');
    expect(replaceSpaces(formatDay('2026-12-01', 'en', now))).toBe('Tuesday, December 1');
  });
  it('contains no line break', () => {
    expect(formatDay(thursday, 'fr', null) + formatDay(thursday, 'en', null, 'short')).not.toContain(' ');
  });
  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-11-26T17:00:00', 'demain', ''])('rejects %j', (when) => {
    expect(() => formatDay(when, 'fr', now)).toThrow(RangeError);
  });
});

it('takes a day apart for a calendar tile', () => {
  expect(dayParts('2026-12-01', 'fr')).toEqual({ weekday: 'mardi', number: '1er', month: 'décembre' });
  expect(dayParts('2026-12-01', 'en', 'short')).toEqual({ weekday: 'Tue', number: '1', month: 'Dec' });
});

it('names a weekday that comes every week', () => {
  expect(weekdayName(4, 'fr')).toBe('jeudi');
  expect(weekdayName(5, 'en')).toBe('Friday');
  expect(weekdayName(2, 'fr', 'short')).toBe('mar.');
});

describe('what ends at a midnight, or at another hour', () => {
  const FORMATS = { formatLastDay, formatEvening, formatDayEnd };
  const [MIDNIGHT, EVENING, NEXT_YEAR] = [
    '2026-11-25T00:00:00-05:00',
    '2026-11-24T20:00:00-05:00',
    '2027-01-01T00:00:00-05:00',
  ] as const;
  it.each([
    ['formatLastDay', MIDNIGHT, 'mardi 24 novembre', 'Tuesday, November 24'],
    ['formatLastDay', EVENING, 'mardi 24 novembre à 20 h', 'Tuesday, November 24 at 8 p.m.'],
    ['formatLastDay', NEXT_YEAR, 'jeudi 31 décembre', 'Thursday, December 31'],
    ['formatEvening', MIDNIGHT, 'mardi 24 novembre au soir', 'the evening of Tuesday, November 24'],
    ['formatEvening', EVENING, 'mardi 24 novembre à 20 h', 'Tuesday, November 24 at 8 p.m.'],
    ['formatDayEnd', MIDNIGHT, 'la fin du mardi 24 novembre', 'the end of Tuesday, November 24'],
    ['formatDayEnd', EVENING, 'le mardi 24 novembre à 20 h', 'Tuesday, November 24 at 8 p.m.'],
  ] as const)('%s of %s is "%s"', (name, end, french, english) => {
    expect(replaceSpaces(FORMATS[name](end, 'fr', now))).toBe(french);
    expect(replaceSpaces(FORMATS[name](end, 'en', now))).toBe(english);
  });
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

describe('formatMoment (F-077)', () => {
  it('omits the hour at midnight', () => {
    expect(replaceSpaces(formatMoment('2026-12-10T00:00:00-05:00', 'fr', now))).toBe('jeudi 10 décembre');
    expect(replaceSpaces(formatMoment('2026-12-10T14:00:00Z', 'fr', now))).toBe('jeudi 10 décembre à 9 h');
    expect(replaceSpaces(formatMoment('2026-12-10T14:00:00Z', 'en', now))).toBe('Thursday, December 10 at 9 a.m.');
  });
  it('adds the year as formatDay', () => {
    expect(replaceSpaces(formatMoment('2027-08-04T00:00:00-04:00', 'fr', now))).toBe('mercredi 4 août 2027');
    expect(replaceSpaces(formatMoment('2026-12-31T23:30:00-05:00', 'en', null))).toBe(
      'Thursday, December 31, 2026 at 11:30 p.m.',
    );
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

describe('formatClosing', () => {
  const now = new Date('2026-12-01T12:00:00-05:00');
  it.each([
    ['2026-12-21T00:00:00-05:00', 'dimanche 20 décembre à minuit', 'Sunday, December 20 at midnight'],
    ['2026-12-19T12:00:00-05:00', 'samedi 19 décembre à midi', 'Saturday, December 19 at noon'],
    ['2026-12-19T17:30:00-05:00', 'samedi 19 décembre à 17 h 30', 'Saturday, December 19 at 5:30 p.m.'],
    ['2026-11-02T00:00:00-05:00', 'dimanche 1er novembre à minuit', 'Sunday, November 1 at midnight'],
  ])('names %s', (closesAt, fr, en) => {
    const words = (locale: 'fr' | 'en') => formatClosing(closesAt, locale, now).replace(/\s/g, ' ');
    expect([words('fr'), words('en')]).toEqual([fr, en]);
  });
});
