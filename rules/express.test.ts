import { describe, expect, it } from 'vitest';
import { expressPickupAt, expressRoundAt } from './express.ts';

const pickup = (now: string) => {
  const { from, to } = expressPickupAt(new Date(now));
  return [from.toISOString(), to.toISOString()];
};

describe('Express pickup (E63)', () => {
  it('is the same day when it opens in two hours, to the millisecond', () => {
    expect(pickup('2026-11-26T07:00:00-05:00')).toEqual(['2026-11-26T14:00:00.000Z', '2026-11-27T00:00:00.000Z']);
    expect(pickup('2026-11-26T07:00:00.001-05:00')).toEqual(['2026-11-27T14:00:00.000Z', '2026-11-27T23:00:00.000Z']);
  });

  it('passes over the days that are closed', () => {
    expect(pickup('2026-11-27T12:00:00-05:00')).toEqual(['2026-12-01T14:00:00.000Z', '2026-12-01T22:00:00.000Z']);
  });

  it('keeps the market hours over both clock changes', () => {
    expect(pickup('2026-10-30T12:00:00-04:00')[0]).toBe('2026-11-03T14:00:00.000Z');
    expect(pickup('2027-03-12T12:00:00-05:00')[0]).toBe('2027-03-16T13:00:00.000Z');
  });

  it('refuses a place that never opens', () => {
    expect(() => expressPickupAt(new Date('2026-11-27T12:00:00Z'), [])).toThrow(RangeError);
  });
});

describe('Express delivery (E63)', () => {
  const round = (now: string) => expressRoundAt(new Date(now), 4, '17:00', '19:30').from.toISOString();

  it('comes with the next round that begins two hours later or more', () => {
    expect(round('2026-11-26T15:00:00-05:00')).toBe('2026-11-26T22:00:00.000Z');
    expect(round('2026-11-26T15:00:00.001-05:00')).toBe('2026-12-03T22:00:00.000Z');
  });
});
