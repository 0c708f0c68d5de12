import { describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { shiftDates } from './shiftDates.ts';

const files = (site = '{ "asOf": "2026-11-20T17:00:00Z" }') =>
  filesOf({
    'sellers.csv':
      'handle,created_at,deactivated_until,next_vacation\na,2026-11-18T14:00:00.250Z,2026-12-05,2026-12-20/2027-01-05\nb,2026-07-01T13:00:00Z,,\nc,,,\n',
    'products.csv': 'handle_fr,created_at\np,2026-11-19T15:00:00Z\n',
    'site.json': site,
  });
const datesAt = (now: string, site?: string) => {
  const { sellers, products } = shiftDates(files(site), new Date(now));
  return [
    ...sellers.flatMap(({ values }) => [values.created_at, values.deactivated_until]),
    ...products.map(({ values }) => values.created_at),
  ].map((date) => date?.toISOString() ?? null);
};
const AS_THEY_ARE = [
  '2026-11-18T14:00:00.250Z',
  '2026-12-05T05:00:00.000Z',
  '2026-07-01T13:00:00.000Z',
  null,
  null,
  null,
  '2026-11-19T15:00:00.000Z',
];

describe('the dates of a demo market', () => {
  it('stay on the day of asOf, at any hour of it at the market', () => {
    expect(datesAt('2026-11-20T05:00:00Z')).toEqual(AS_THEY_ARE);
    expect(datesAt('2026-11-21T04:59:59Z')).toEqual(AS_THEY_ARE);
  });
  it('move by whole days of the market, at the same local time through a clock change (E17)', () => {
    expect(datesAt('2027-07-20T16:00:00Z')).toEqual([
      '2027-07-18T13:00:00.250Z',
      '2027-08-04T04:00:00.000Z',
      '2027-02-28T14:00:00.000Z',
      null,
      null,
      null,
      '2027-07-19T14:00:00.000Z',
    ]);
  });
  it('move back, too, and stay without an asOf', () => {
    expect(datesAt('2026-11-19T12:00:00Z')[1]).toBe('2026-12-04T05:00:00.000Z');
    expect(datesAt('2030-01-01T12:00:00Z', '{}')).toEqual(AS_THEY_ARE);
  });
  it('move a vacation to come by its days', () => {
    const [first] = shiftDates(files(), new Date('2027-07-20T16:00:00Z')).sellers;
    expect(first!.values.next_vacation).toBe('2027-08-19/2027-09-04');
  });
});
