import { describe, expect, it } from 'vitest';
import { handoverDaysOf, periodStarting, USUAL_CALENDAR } from './period.ts';
import { placeDayText, placeSlotInWeek, readPlaceDay, slotOn } from './placeDays.ts';

const hall = { weekday: 4, from: '16:00', to: '18:00' };
const WEEK = periodStarting('2026-12-18', USUAL_CALENDAR);
const slot = (...days: string[]) => {
  const found = placeSlotInWeek({ ...hall, days: days.map((text) => readPlaceDay(text)!) }, WEEK);
  return found && [found.from.toISOString(), found.to.toISOString()];
};

describe('a day on which a place differs', () => {
  it('is written and read again, closed or with hours', () => {
    for (const text of ['2026-12-24', '2026-12-26 10:00-14:00']) expect(placeDayText(readPlaceDay(text)!)).toBe(text);
    expect(readPlaceDay('2026-12-24')).toEqual({ day: '2026-12-24', hours: null });
  });

  it.each([
    '',
    '2026-02-30',
    '2026-12-24 ',
    '2026-12-24 10:00',
    '2026-12-24 14:00-10:00',
    '2026-12-24 10:00-24:00',
    '2026-12-24 9:00-10:00',
  ])('is not %j', (text) => expect(readPlaceDay(text)).toBeNull());

  it('is open by the clocks of that day, also on one with 25 hours', () => {
    const open = slotOn({ day: '2026-11-01', hours: { from: '00:30', to: '10:00' } });
    expect([open?.from.toISOString(), open?.to.toISOString()]).toEqual([
      '2026-11-01T04:30:00.000Z',
      '2026-11-01T15:00:00.000Z',
    ]);
  });
});

describe('when a place serves a week', () => {
  const USUAL = ['2026-12-24T21:00:00.000Z', '2026-12-24T23:00:00.000Z'];

  it('is its usual day without one that differs, whatever other weeks have', () => {
    expect(slot()).toEqual(USUAL);
    expect(slot('2026-12-17', '2026-12-31 10:00-12:00')).toEqual(USUAL);
  });

  it('is that day at other hours', () => {
    expect(slot('2026-12-24 10:00-12:00')).toEqual(['2026-12-24T15:00:00.000Z', '2026-12-24T17:00:00.000Z']);
  });

  it('is never while it is closed on it, unless it is open on another day of the same week', () => {
    expect(slot('2026-12-24')).toBeNull();
    expect(slot('2026-12-24', '2026-12-28 10:00-14:00')).toBeNull();
    expect(slot('2026-12-21', '2026-12-24')).toBeNull();
    expect(slot('2026-12-20 10:00-14:00', '2026-12-21', '2026-12-24', '2026-12-26 10:00-14:00')).toEqual([
      '2026-12-26T15:00:00.000Z',
      '2026-12-26T19:00:00.000Z',
    ]);
    expect(slot('2026-12-24', '2026-12-27 10:00-14:00', '2026-12-22 10:00-14:00')).toEqual([
      '2026-12-22T15:00:00.000Z',
      '2026-12-22T19:00:00.000Z',
    ]);
  });

  it('stays the usual day if another is open in addition', () => {
    expect(slot('2026-12-26 10:00-14:00')).toEqual(USUAL);
  });

  it('is within the seven days after the closing', () => {
    expect(handoverDaysOf(WEEK)).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
    ]);
  });
});
