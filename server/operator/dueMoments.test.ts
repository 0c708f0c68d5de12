import { expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { dueMoments } from './dueMoments.ts';

const iso = (from: string, to: string) =>
  dueMoments(new Date(from), new Date(to), USUAL_CALENDAR).map((moment) => moment.toISOString());

it('lists in order what falls due in a week of market time', () => {
  expect(iso('2026-11-27T05:00:00Z', '2026-12-04T05:00:00Z')).toEqual([
    '2026-11-29T14:00:00.000Z',
    '2026-11-30T05:00:00.000Z',
    '2026-11-30T11:00:00.000Z',
    '2026-12-02T05:00:00.000Z',
    '2026-12-02T23:00:00.000Z',
    '2026-12-03T05:00:00.000Z',
  ]);
});

it('keeps local time across a clock change, and includes the end but not the start', () => {
  expect(iso('2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z')).toEqual(['2026-12-02T05:00:00.000Z']);
  expect(iso('2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z')).toEqual([
    '2026-03-08T13:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
  expect(iso('2026-12-03T05:00:00Z', '2026-12-03T05:00:00Z')).toEqual([]);
});

it('covers every week of a long time', () => {
  expect(iso('2026-11-27T05:00:00Z', '2027-11-26T05:00:00Z')).toHaveLength(
    52 * iso('2026-11-27T05:00:00Z', '2026-12-04T05:00:00Z').length,
  );
});
