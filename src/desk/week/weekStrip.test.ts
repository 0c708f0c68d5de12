import { describe, expect, it } from 'vitest';
import { weekMarks } from '#rules/basketDates.ts';
import { periodStarting, slotInWeek, USUAL_CALENDAR, type MarketCalendar } from '#rules/period.ts';
import { weekStrip, type PlaceSlot } from './WeekStrip.tsx';

const WEEK = '2026-11-20';
const slot = (kind: PlaceSlot['kind'], weekday: number, from: string): PlaceSlot => ({
  kind,
  from: slotInWeek(periodStarting(WEEK, USUAL_CALENDAR), weekday, from, '21:00').from,
});
const slots = [
  slot('pickup', 4, '14:00'),
  slot('pickup', 4, '16:00'),
  slot('pickup', 5, '15:00'),
  slot('round', 4, '17:00'),
  slot('round', 5, '17:00'),
  slot('round', 5, '17:00'),
];
const eventsOf = (from: readonly PlaceSlot[], week = WEEK, calendar: MarketCalendar = USUAL_CALENDAR) =>
  Object.fromEntries(
    weekStrip(weekMarks(week, calendar), from).map(({ day, events }) => [
      day,
      events.map((event) =>
        [event.kind, 'points' in event ? event.points : event.at?.toISOString().slice(11, 16)]
          .filter(Boolean)
          .join(' '),
      ),
    ]),
  );

describe('a week from its Friday to the Friday after', () => {
  it('names what happens on each day (E17, E22, E53)', () => {
    expect(eventsOf(slots)).toEqual({
      '2026-11-20': ['opening', 'week_before'],
      '2026-11-21': [],
      '2026-11-22': ['closing'],
      '2026-11-23': [],
      '2026-11-24': ['opt_out'],
      '2026-11-25': ['missing 23:00'],
      '2026-11-26': ['pickup 2', 'round 22:00'],
      '2026-11-27': ['pickup 1', 'round 22:00'],
    });
  });

  it('names no orders of a week before that had none', () => {
    const [first] = weekStrip(weekMarks(WEEK, USUAL_CALENDAR), slots, { weekBefore: false });
    expect(first?.events.map(({ kind }) => kind)).toEqual(['opening']);
  });

  it('shows the Saturday, if the week has a slot there', () => {
    const week = eventsOf([...slots, slot('pickup', 6, '09:00')]);
    expect(Object.keys(week)).toHaveLength(9);
    expect(week['2026-11-28']).toEqual(['pickup 1']);
  });

  it('follows the market\u2019s clock over a change of hour', () => {
    const week = eventsOf([], '2026-10-30');
    expect(week['2026-11-01']).toEqual(['closing']);
    expect(week['2026-11-04']).toEqual(['missing 23:00']);
    expect(eventsOf([], '2026-10-23')['2026-10-28']).toEqual(['missing 22:00']);
  });

  it('names no end of basket changes in a market without baskets (ADR 157)', () => {
    const kinds = weekStrip(weekMarks(WEEK, USUAL_CALENDAR), [], { baskets: false }).flatMap(({ events }) =>
      events.map(({ kind }) => kind),
    );
    expect(kinds).toEqual(['opening', 'closing', 'missing']);
  });

  it('has no events in a closed week', () => {
    expect(weekStrip(weekMarks(WEEK, USUAL_CALENDAR), [], { isClosed: true }).flatMap(({ events }) => events)).toEqual(
      [],
    );
  });

  it('shows the hours of a market that closes and lets baskets change at others', () => {
    const plan = {
      from: WEEK,
      closing: { weekday: 2, at: '12:00' },
      basketsUntil: { weekday: 2, at: '18:00' },
      missing: { weekday: 4, at: '20:00' },
    } as const;
    const week = eventsOf([], WEEK, { ...USUAL_CALENDAR, plans: [plan] });
    expect(week['2026-11-24']).toEqual(['closing_at 17:00', 'opt_out_at 23:00']);
    expect(week['2026-11-26']).toEqual(['missing 01:00']);
  });

  it('begins on a Friday', () => {
    const { closesAt, ...marks } = weekMarks(WEEK, USUAL_CALENDAR);
    expect(() => weekStrip({ ...marks, closesAt, startDate: '2026-11-21' }, [])).toThrow(RangeError);
  });
});
