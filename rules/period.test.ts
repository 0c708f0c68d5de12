import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './constants.ts';
import {
  announcedWeeks,
  closingOf,
  handedOverOn,
  isReminderTime,
  openBefore,
  openPeriodAt,
  periodAt,
  periodStarting,
  slotInWeek,
  USUAL_CALENDAR,
} from './period.ts';
import { addDays, dayAt, timeAt, weekdayOf, zonedInstant } from './zone.ts';

const at = (text: string) => new Date(text);
const anyInstant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });

describe('periodAt (F-192, E18)', () => {
  it('runs from Friday 00:00 at the market to the next', () => {
    expect(periodAt(at('2026-11-27T05:00:00Z'), USUAL_CALENDAR)).toEqual({
      id: '2026-11-27',
      startDate: '2026-11-27',
      endDate: '2026-12-04',
      closesAt: at('2026-11-30T05:00:00Z'),
      handoverFrom: '2026-11-30',
    });
  });
  it.each([
    ['the last moment of Thursday', '2026-11-27T04:59:59.999Z', '2026-11-20'],
    ['Friday at 00:00', '2026-11-27T05:00:00.000Z', '2026-11-27'],
    ['the Sunday', '2026-11-29T20:00:00Z', '2026-11-27'],
    ['the Monday after the closing', '2026-11-30T05:00:00Z', '2026-11-27'],
    ['the last moment of the week', '2026-12-04T04:59:59.999Z', '2026-11-27'],
  ])('contains %s', (_, now, id) => {
    expect(periodAt(at(now), USUAL_CALENDAR).id).toBe(id);
  });
  it('divides time without gaps: each instant is in its week, each end is the next start', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const period = periodAt(now, USUAL_CALENDAR);
        const start = zonedInstant(period.startDate, '00:00');
        const end = zonedInstant(period.endDate, '00:00');
        expect(start <= now && now < end).toBe(true);
        expect(weekdayOf(period.startDate)).toBe(5);
        expect(periodAt(end, USUAL_CALENDAR).startDate).toBe(period.endDate);
        expect([dayAt(period.closesAt), timeAt(period.closesAt)]).toEqual([
          dayAt(new Date(start.getTime() + 3.5 * 24 * HOUR_MS)),
          '00:00',
        ]);
      }),
    );
  });
});

describe('closesAt over the changes of the clock (E17, E18)', () => {
  it.each([
    ['March, 71 hours', '2026-03-06', 71, '2026-03-09T04:00:00.000Z'],
    ['November, 73 hours', '2026-10-30', 73, '2026-11-02T05:00:00.000Z'],
    ['any other weekend, 72 hours', '2026-11-27', 72, '2026-11-30T05:00:00.000Z'],
  ])('falls on Sunday midnight in %s', (_, startDate, hours, closesAt) => {
    const period = periodStarting(startDate, USUAL_CALENDAR);
    expect(period.closesAt.toISOString()).toBe(closesAt);
    expect((period.closesAt.getTime() - zonedInstant(startDate, '00:00').getTime()) / HOUR_MS).toBe(hours);
  });
});

describe('openPeriodAt (E18)', () => {
  it.each([
    ['Friday', '2026-11-27T05:00:00Z', '2026-11-27'],
    ['the last moment of Sunday', '2026-11-30T04:59:59.999Z', '2026-11-27'],
    ['Sunday’s midnight itself', '2026-11-30T05:00:00.000Z', '2026-12-04'],
    ['Wednesday: the coming Friday’s', '2026-12-02T17:00:00Z', '2026-12-04'],
    ['the last moment of Thursday', '2026-12-04T04:59:59.999Z', '2026-12-04'],
    ['Sunday evening, the clocks gone forward', '2026-03-09T03:59:59.999Z', '2026-03-06'],
    ['midnight of that Sunday', '2026-03-09T04:00:00.000Z', '2026-03-13'],
    ['Sunday evening, the clocks gone back', '2026-11-02T04:59:59.999Z', '2026-10-30'],
    ['midnight of that Sunday', '2026-11-02T05:00:00.000Z', '2026-11-06'],
  ])('finds the open week on %s', (_, now, id) => {
    expect(openPeriodAt(at(now), USUAL_CALENDAR).id).toBe(id);
  });
  it('closes next, at most a week from now', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const { closesAt } = openPeriodAt(now, USUAL_CALENDAR);
        const remainingMs = closesAt.getTime() - now.getTime();
        expect(remainingMs).toBeGreaterThan(0);
        expect(remainingMs).toBeLessThanOrEqual((7 * 24 + 1) * HOUR_MS);
      }),
    );
  });
});

describe('a market with closed weeks', () => {
  const closed = (...weeks: string[]) => ({ closedWeeks: new Set(weeks), closings: new Map(), plans: [] });
  const christmas = closed('2026-12-18', '2026-12-25');

  it.each([
    ['before the closed weeks', '2026-12-14T04:59:59.999Z', '2026-12-11'],
    ['at the closing of the week before', '2026-12-14T05:00:00Z', '2027-01-01'],
    ['at what would be the first closing', '2026-12-21T05:00:00Z', '2027-01-01'],
    ['in the second closed week', '2026-12-27T12:00:00Z', '2027-01-01'],
    ['until the closing of the next one', '2027-01-04T04:59:59.999Z', '2027-01-01'],
    ['after it', '2027-01-04T05:00:00Z', '2027-01-08'],
  ])('takes orders for the next open week: %s', (_, now, id) => {
    expect(openPeriodAt(at(now), christmas).id).toBe(id);
  });

  it('does so over both clock changes', () => {
    expect(openPeriodAt(at('2026-03-09T03:59:59.999Z'), closed('2026-03-06')).id).toBe('2026-03-13');
    expect(openPeriodAt(at('2026-11-02T04:59:59.999Z'), closed('2026-11-06')).id).toBe('2026-10-30');
    expect(openPeriodAt(at('2026-11-02T05:00:00Z'), closed('2026-11-06')).id).toBe('2026-11-13');
  });

  it('finds the week that closed last', () => {
    expect(openBefore(periodStarting('2027-01-01', USUAL_CALENDAR), christmas).id).toBe('2026-12-11');
    expect(openBefore(periodStarting('2027-01-01', USUAL_CALENDAR), USUAL_CALENDAR).id).toBe('2026-12-25');
  });

  it('never opens a closed week, and always the first one that closes later', () => {
    const fridays = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyInstant, fridays, (now, weeks) => {
        const { startDate } = periodAt(now, USUAL_CALENDAR);
        const calendar = closed(...weeks.map((week) => addDays(startDate, 7 * week)));
        const open = openPeriodAt(now, calendar);
        expect(calendar.closedWeeks.has(open.id)).toBe(false);
        expect(open.closesAt > now).toBe(true);
        for (let { id } = openPeriodAt(now, USUAL_CALENDAR); id < open.id; id = addDays(id, 7))
          expect(calendar.closedWeeks.has(id)).toBe(true);
      }),
    );
  });

  it('hands nothing over in the seven days after a closing that does not take place', () => {
    expect(handedOverOn('2026-12-20', USUAL_CALENDAR).id).toBe('2026-12-11');
    expect(handedOverOn('2026-12-21', USUAL_CALENDAR).id).toBe('2026-12-18');
    expect(handedOverOn('2026-12-27', USUAL_CALENDAR).id).toBe('2026-12-18');
    expect(handedOverOn('2026-12-28', USUAL_CALENDAR).id).toBe('2026-12-25');
  });

  it('announces closed weeks and notes: those of the open week, closed before it, and of the next six', () => {
    const announced = (now: string, ...noted: string[]) =>
      announcedWeeks(at(now), christmas, { noted: new Set(noted), differing: new Set() }).map(({ id }) => id);
    expect(announced('2026-11-08T12:00:00Z')).toEqual(['2026-12-18']);
    expect(announced('2026-11-01T12:00:00Z')).toEqual([]);
    // A note of the week that is handed over, and has closed.
    expect(announced('2026-11-30T12:00:00-05:00', '2026-11-27')).toEqual(['2026-12-18', '2026-12-25']);
    expect(announced('2026-12-21T05:00:00Z', '2026-12-11', '2027-01-01')).toEqual([
      '2026-12-18',
      '2026-12-25',
      '2027-01-01',
    ]);
    expect(announced('2027-01-04T05:00:00Z')).toEqual([]);
  });

  it('announces days on which a place differs until their week was handed over, but not in a closed week', () => {
    const announced = (now: string, ...weeks: string[]) =>
      announcedWeeks(at(now), christmas, { noted: new Set(['2026-12-04']), differing: new Set(weeks) }).map(
        ({ id }) => id,
      );
    expect(announced('2026-12-13T12:00:00-05:00', '2026-12-04', '2026-12-11')).toEqual([
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
      '2026-12-25',
    ]);
    expect(announced('2026-12-14T00:00:00-05:00', '2026-12-04', '2026-12-11')).toEqual([
      '2026-12-11',
      '2026-12-18',
      '2026-12-25',
    ]);
    expect(announced('2027-01-04T12:00:00-05:00', '2026-12-25', '2027-01-08')).toEqual(['2027-01-08']);
  });
});

describe('periodStarting', () => {
  it('returns a period by its id', () => {
    const period = periodAt(at('2026-11-28T12:00:00Z'), USUAL_CALENDAR);
    expect(periodStarting(period.id, USUAL_CALENDAR)).toEqual(period);
  });
  it.each(['2026-11-26', '2026-11-31', 'nonsense'])('rejects %s', (day) => {
    expect(() => periodStarting(day, USUAL_CALENDAR)).toThrow(RangeError);
  });
});

describe('slotInWeek (E53)', () => {
  const week = periodStarting('2026-11-20', USUAL_CALENDAR);
  it.each([
    ['the Monday of the closing', 1, '2026-11-23'],
    ['Thursday', 4, '2026-11-26'],
    ['Friday, though the next week has begun', 5, '2026-11-27'],
    ['Sunday', 7, '2026-11-29'],
  ])('finds the day of %s', (_, weekday, day) => {
    expect(slotInWeek(week, weekday, '17:00', '19:30')).toEqual({
      from: zonedInstant(day, '17:00'),
      to: zonedInstant(day, '19:30'),
    });
  });
  it('keeps its hours across a clock change', () => {
    const slot = slotInWeek(periodStarting('2026-10-30', USUAL_CALENDAR), 4, '17:00', '19:30');
    expect(slot.from.toISOString()).toBe('2026-11-05T22:00:00.000Z');
    expect(slotInWeek(periodStarting('2026-10-23', USUAL_CALENDAR), 4, '17:00', '19:30').from.toISOString()).toBe(
      '2026-10-29T21:00:00.000Z',
    );
  });
  it('begins after the closing and within seven days of it', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 7 }), (now, weekday) => {
        const period = openPeriodAt(now, USUAL_CALENDAR);
        const { from } = slotInWeek(period, weekday, '09:00', '17:00');
        expect(weekdayOf(dayAt(from))).toBe(weekday);
        expect(from > period.closesAt).toBe(true);
        expect(from.getTime() - period.closesAt.getTime()).toBeLessThan(7 * 24 * HOUR_MS);
      }),
    );
  });
  it.each([
    [0, '09:00', '17:00'],
    [8, '09:00', '17:00'],
    [1.5, '09:00', '17:00'],
    [4, '17:00', '17:00'],
    [4, '9:00', '17:00'],
  ])('rejects weekday %d, %s to %s', (weekday, from, to) => {
    expect(() => slotInWeek(week, weekday, from, to)).toThrow(RangeError);
  });
});

describe('isReminderTime', () => {
  it.each([
    ['2026-11-29T08:59:59.999-05:00', false],
    ['2026-11-29T09:00:00-05:00', true],
    ['2026-11-29T23:00:00-05:00', true],
    ['2026-11-29T23:00:00.001-05:00', false],
    ['2026-11-30T00:00:00-05:00', false],
    ['2026-11-28T12:00:00-05:00', false],
  ])('is, at %s: %s', (now, expected) => {
    expect(isReminderTime(periodStarting('2026-11-27', USUAL_CALENDAR), new Date(now))).toBe(expected);
  });
  it.each(['2026-11-01T09:00:00-05:00', '2027-03-14T09:00:00-04:00'])(
    'begins at nine when the clocks change: %s',
    (nine) => {
      const period = openPeriodAt(new Date(nine), USUAL_CALENDAR);
      expect(isReminderTime(period, new Date(nine))).toBe(true);
      expect(isReminderTime(period, new Date(Date.parse(nine) - 1))).toBe(false);
    },
  );
});

describe('a week that closes at another moment', () => {
  const calendar = {
    closedWeeks: new Set<string>(),
    closings: new Map([['2026-12-18', new Date('2026-12-19T12:00:00-05:00')]]),
    plans: [],
  };
  it('takes orders until then, and the next week from then on', () => {
    expect(openPeriodAt(new Date('2026-12-19T11:59:59-05:00'), calendar).id).toBe('2026-12-18');
    const next = openPeriodAt(new Date('2026-12-19T12:00:00-05:00'), calendar);
    expect([next.id, next.closesAt]).toEqual(['2026-12-25', new Date('2026-12-28T00:00:00-05:00')]);
    expect(openBefore(next, calendar).closesAt).toEqual(new Date('2026-12-19T12:00:00-05:00'));
  });
  it('reminds 15 hours before, until an hour before', () => {
    const week = periodStarting('2026-12-18', calendar);
    expect(
      ['2026-12-18T20:59:59', '2026-12-18T21:00:00', '2026-12-19T11:00:00', '2026-12-19T11:00:01'].map((time) =>
        isReminderTime(week, new Date(`${time}-05:00`)),
      ),
    ).toEqual([false, true, true, false]);
  });
  it('is the usual one in every other week', () => {
    expect(closingOf('2026-12-25', calendar)).toEqual(periodStarting('2026-12-25', USUAL_CALENDAR).closesAt);
  });
});
