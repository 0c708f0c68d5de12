import { expect, it } from 'vitest';
import { timeLeftText } from './timeLeft.ts';

const until = new Date('2026-11-30T05:00:00Z');
it.each([
  ['2026-11-23T05:00:00Z', '7 jours', '7 days'],
  ['2026-11-23T04:59:59Z', null, null],
  ['2026-11-27T02:29:00Z', '3 jours et 2 heures', '3 days and 2 hours'],
  ['2026-11-28T04:29:00Z', '2 jours', '2 days'],
  ['2026-11-30T03:58:30Z', '1 heure et 1 minute', '1 hour and 1 minute'],
  ['2026-11-30T04:59:00Z', '1 minute', '1 minute'],
  ['2026-11-30T04:59:01Z', null, null],
  ['2026-12-05T05:00:00Z', null, null],
])('says of %s how long it is until an instant: %s', (now, french, english) => {
  expect(timeLeftText(new Date(now), until, 'fr')?.replace(/\s/g, ' ') ?? null).toBe(french);
  expect(timeLeftText(new Date(now), until, 'en')?.replace(/\s/g, ' ') ?? null).toBe(english);
});
