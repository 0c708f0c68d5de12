import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('runs with the machine by default', () => {
  let realTime = Date.parse('2026-11-20T12:00:00Z');
  const clock = createClock(null, () => realTime);
  realTime += 1500;
  expect(clock.now().toISOString()).toBe('2026-11-20T12:00:01.500Z');
});

it('starts at MARKET_NOW and runs from there', () => {
  let realTime = Date.parse('2026-11-20T12:00:00Z');
  const clock = createClock(new Date('2026-03-08T06:59:59Z'), () => realTime);
  realTime += 1000;
  expect(clock.now().toISOString()).toBe('2026-03-08T07:00:00.000Z');
});

it('moves forward, never back', () => {
  const clock = createClock(new Date('2026-03-08T00:00:00Z'), () => 0);
  clock.advance(3_600_000);
  expect(clock.now().toISOString()).toBe('2026-03-08T01:00:00.000Z');
  for (const ms of [-1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => clock.advance(ms)).toThrow(RangeError);
  expect(clock.now().toISOString()).toBe('2026-03-08T01:00:00.000Z');
});
