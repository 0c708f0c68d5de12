import { afterAll, describe, expect, it } from 'vitest';
import { inZone, leaveZone } from '../tests/support/zoneOfMarket.ts';
import { basketOptOut } from './basketDates.ts';
import { formatClosing, formatMoment, formatTimeRange } from './dates.ts';
import { closingOf, missingInWeek, openPeriodAt, periodStarting, slotInWeek, USUAL_CALENDAR } from './period.ts';
import { weekFrom } from './weekList.ts';
import { dayAt, isTimeZone, marketZone, setMarketZone, timeAt, zonedInstant } from './zone.ts';

afterAll(leaveZone);

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const NOVEMBER = '2026-11-27';
/** The weeks in which clocks change: back on Sunday, 1 November 2026, forward on 14 March 2027. */
const AUTUMN = '2026-10-30';
const SPRING = '2027-03-12';

describe.each([
  ['America/Moncton', { closing: '04:00', missing: '22:00', autumn: '04:00', spring: '03:00' }],
  ['America/Winnipeg', { closing: '06:00', missing: '00:00', autumn: '06:00', spring: '05:00' }],
  // Whose clocks no longer change, as far as the runtime's database of zones has heard.
  ['America/Vancouver', null],
  ['America/St_Johns', { closing: '03:30', missing: '21:30', autumn: '03:30', spring: '02:30' }],
  ['America/Regina', { closing: '06:00', missing: '00:00', autumn: '06:00', spring: '06:00' }],
])('the week of a market in %s', (zone, expected) => {
  inZone(zone);
  const expectUtc = (moment: 'closing' | 'missing' | 'autumn' | 'spring', at: Date) => {
    if (expected) expect(at.toISOString().slice(11, 16)).toBe(expected[moment]);
  };

  it('closes, fixes baskets and announces what is missing by its own clock', () => {
    expectUtc('closing', closingOf(NOVEMBER, USUAL_CALENDAR));
    expectUtc('closing', basketOptOut(NOVEMBER, USUAL_CALENDAR));
    expectUtc('missing', missingInWeek(NOVEMBER, USUAL_CALENDAR));
    expect(plain(formatClosing(closingOf(NOVEMBER, USUAL_CALENDAR), 'fr', null))).toBe(
      'dimanche 29 novembre 2026 à minuit',
    );
    expect(plain(formatMoment(missingInWeek(NOVEMBER, USUAL_CALENDAR), 'en', null))).toBe(
      'Wednesday, December 2, 2026 at 6 p.m.',
    );
  });

  it('closes at its midnight in the nights in which clocks change, and an instant before is of that week', () => {
    for (const [week, night] of [
      [AUTUMN, 'autumn'],
      [SPRING, 'spring'],
    ] as const) {
      const closesAt = closingOf(week, USUAL_CALENDAR);
      expectUtc(night, closesAt);
      expect(timeAt(closesAt)).toBe('00:00');
      expect(openPeriodAt(new Date(closesAt.getTime() - 1), USUAL_CALENDAR).id).toBe(week);
      expect(openPeriodAt(closesAt, USUAL_CALENDAR).id).not.toBe(week);
    }
  });

  it('hands over at the hours of the place, before and after the change', () => {
    for (const week of [AUTUMN, SPRING, NOVEMBER]) {
      const { from, to } = slotInWeek(periodStarting(week, USUAL_CALENDAR), 4, '14:00', '19:00');
      expect(plain(formatTimeRange(from, to, 'fr'))).toBe('14 h à 19 h');
      expect([dayAt(from), zonedInstant(dayAt(from), '14:00')]).toEqual([dayAt(to), from]);
    }
  });
});

describe('the zone of a market', () => {
  it('is a name of the time zone database', () => {
    for (const zone of ['America/St_Johns', 'America/Blanc-Sablon', 'America/Argentina/Ushuaia', 'Etc/GMT+8'])
      expect(isTimeZone(zone)).toBe(true);
    for (const text of ['', 'EST', 'UTC', '-05:00', 'america/toronto', 'America/Nowhere', 'America/Toronto ', '/x'])
      expect(isTimeZone(text)).toBe(false);
  });

  it('stays where another is no zone', () => {
    setMarketZone('America/Moncton');
    expect(() => setMarketZone('America/Nowhere')).toThrow(RangeError);
    expect(marketZone()).toBe('America/Moncton');
  });
});

it('lists the seven days from the first day of the market on', () => {
  expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(weekFrom(6)).toEqual([6, 7, 1, 2, 3, 4, 5]);
});
