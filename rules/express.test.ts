import { describe, expect, it } from 'vitest';
import { OPENING_HOURS } from './constants.ts';
import { expressPickupAt, expressRoundAt, readWeeklyHours } from './express.ts';
import { closedDaysOf } from './period.ts';

const TWO_HOURS = { leadHours: 2, closedDays: new Set<string>() };

const pickup = (now: string) => {
  const { from, to } = expressPickupAt(new Date(now), OPENING_HOURS, TWO_HOURS);
  return [from.toISOString(), to.toISOString()];
};

describe('Express pickup (E63)', () => {
  it('is ready the same day if opening hours begin in two hours, to the millisecond', () => {
    expect(pickup('2026-11-26T07:00:00-05:00')).toEqual(['2026-11-26T14:00:00.000Z', '2026-11-27T00:00:00.000Z']);
    expect(pickup('2026-11-26T07:00:00.001-05:00')).toEqual(['2026-11-27T14:00:00.000Z', '2026-11-27T23:00:00.000Z']);
  });

  it('skips closed days', () => {
    expect(pickup('2026-11-27T12:00:00-05:00')).toEqual(['2026-12-01T14:00:00.000Z', '2026-12-01T22:00:00.000Z']);
  });

  it("keeps the market's hours across both clock changes", () => {
    expect(pickup('2026-10-30T12:00:00-04:00')[0]).toBe('2026-11-03T14:00:00.000Z');
    expect(pickup('2027-03-12T12:00:00-05:00')[0]).toBe('2027-03-16T13:00:00.000Z');
  });

  it('uses the hours of the place, not those of the market', () => {
    const gym = [{ weekday: 4, from: '16:00', to: '18:00' }] as const;
    expect(expressPickupAt(new Date('2026-11-23T12:00:00-05:00'), gym, TWO_HOURS).from.toISOString()).toBe(
      '2026-11-26T21:00:00.000Z',
    );
  });

  it('reads weekly hours as they are stored, and rejects everything else', () => {
    expect(readWeeklyHours('2 09:00-17:00')).toEqual({ weekday: 2, from: '09:00', to: '17:00' });
    for (const text of [
      '',
      '0 09:00-17:00',
      '8 09:00-17:00',
      '2 9:00-17:00',
      '2 17:00-09:00',
      '2 09:00-09:00',
      '2 09:00-24:00',
    ])
      expect(readWeeklyHours(text)).toBeNull();
  });

  it('throws for a place that never opens', () => {
    expect(() => expressPickupAt(new Date('2026-11-27T12:00:00Z'), [], TWO_HOURS)).toThrow(RangeError);
  });
});

describe('Express delivery (E63)', () => {
  const round = (now: string) =>
    expressRoundAt(new Date(now), { weekday: 4, from: '17:00', to: '19:30' }, TWO_HOURS).from.toISOString();

  it('comes with the next round that begins in two hours or later', () => {
    expect(round('2026-11-26T15:00:00-05:00')).toBe('2026-11-26T22:00:00.000Z');
    expect(round('2026-11-26T15:00:00.001-05:00')).toBe('2026-12-03T22:00:00.000Z');
  });
});

describe('Express in a closed week', () => {
  const closed = (...weeks: string[]) => ({
    leadHours: 2,
    closedDays: closedDaysOf({ closedWeeks: new Set(weeks), plans: [] }),
  });

  it('skips the seven days after its closing, and those of several weeks in a row', () => {
    const before = new Date('2026-12-20T12:00:00-05:00');
    const next = (...weeks: string[]) => expressPickupAt(before, OPENING_HOURS, closed(...weeks)).from.toISOString();
    expect(next()).toBe('2026-12-22T14:00:00.000Z');
    expect(next('2026-12-18')).toBe('2026-12-29T14:00:00.000Z');
    expect(next('2026-12-18', '2026-12-25')).toBe('2027-01-05T14:00:00.000Z');
  });

  it('still hands over what the week before brings, until the closing', () => {
    const friday = new Date('2026-12-18T09:00:00-05:00');
    expect(
      expressRoundAt(friday, { weekday: 6, from: '10:00', to: '12:00' }, closed('2026-12-18')).from.toISOString(),
    ).toBe('2026-12-19T15:00:00.000Z');
  });
});

describe('Express hours of a place', () => {
  const NOON = new Date('2026-11-24T12:00:00-05:00');
  it('are the earliest of a day, in whatever order they are written', () => {
    const hours = [
      { weekday: 3, from: '15:00', to: '18:00' },
      { weekday: 3, from: '09:00', to: '11:00' },
    ] as const;
    for (const order of [hours, hours.toReversed()])
      expect(expressPickupAt(NOON, order, TWO_HOURS).from.toISOString()).toBe('2026-11-25T14:00:00.000Z');
  });
  it('come again a week later, when those of today are too near', () => {
    const hours = [{ weekday: 2, from: '13:59', to: '18:00' }] as const;
    expect(expressPickupAt(NOON, hours, TWO_HOURS).from.toISOString()).toBe('2026-12-01T18:59:00.000Z');
    expect(expressPickupAt(NOON, hours, { ...TWO_HOURS, leadHours: 1.9 }).from.toISOString()).toBe(
      '2026-11-24T18:59:00.000Z',
    );
  });
  it('skip a day on which the place is closed, and follow its other hours', () => {
    const hours = [{ weekday: 4, from: '09:00', to: '19:00' }] as const;
    const next = (...days: Parameters<typeof expressPickupAt>[3] & {}) =>
      expressPickupAt(NOON, hours, TWO_HOURS, days).from.toISOString();
    expect(next()).toBe('2026-11-26T14:00:00.000Z');
    expect(next({ day: '2026-11-26', hours: null })).toBe('2026-12-03T14:00:00.000Z');
    expect(next({ day: '2026-11-26', hours: { from: '12:00', to: '13:00' } })).toBe('2026-11-26T17:00:00.000Z');
    expect(next({ day: '2026-11-25', hours: { from: '12:00', to: '13:00' } })).toBe('2026-11-25T17:00:00.000Z');
  });
  it('are needed', () => {
    expect(() => expressPickupAt(NOON, [], TWO_HOURS)).toThrow('Nothing ever opens without hours');
  });
});
