import { describe, expect, it } from 'vitest';
import { besidePeriod, daysPeriod, parsePeriodParam, periodOf, periodParam, weeksIn } from './reportPeriod.ts';

describe('a period of a report', () => {
  it.each([
    ['month', '2026-11-27', '2026-11-01', '2026-11-30'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['quarter', '2026-11-27', '2026-10-01', '2026-12-31'],
    ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
    ['year', '2026-11-27', '2026-01-01', '2026-12-31'],
    ['week', '2026-11-27', '2026-11-27', '2026-12-03'],
    ['week', '2026-11-26', '2026-11-20', '2026-11-26'],
  ] as const)('is the %s of %s', (unit, day, from, to) => {
    expect(periodOf(unit, day)).toEqual({ unit, from, to });
  });

  it('leads to the one before and after, over the end of a year', () => {
    const january = periodOf('month', '2026-01-15');
    expect(besidePeriod(january, -1)).toEqual(periodOf('month', '2025-12-01'));
    expect(besidePeriod(besidePeriod(january, -1), 1)).toEqual(january);
    expect(besidePeriod(periodOf('quarter', '2026-11-01'), 1)).toEqual(periodOf('quarter', '2027-01-01'));
    const fortnight = { unit: 'days', from: '2026-11-02', to: '2026-11-15' } as const;
    expect(besidePeriod(fortnight, 1)).toEqual({ unit: 'days', from: '2026-11-16', to: '2026-11-29' });
    expect(besidePeriod(fortnight, -1)).toEqual({ unit: 'days', from: '2026-10-19', to: '2026-11-01' });
  });

  it('is read from an address, and recognised as a whole month, quarter or year', () => {
    for (const unit of ['week', 'month', 'quarter', 'year'] as const) {
      const period = periodOf(unit, '2026-11-27');
      expect(parsePeriodParam(periodParam(period))).toEqual(period);
    }
    expect(parsePeriodParam('2026-11-02_2026-11-02')).toEqual(daysPeriod('2026-11-02', '2026-11-02'));
  });

  it.each([
    undefined,
    '',
    '2026-11',
    '2026-11-02',
    '2026-11-31_2026-12-01',
    '2026-11-02_2026-11-01',
    '2026-11-02_2026-11-03_',
  ])('is none in %s', (text) => {
    expect(parsePeriodParam(text)).toBeNull();
  });

  it('has the weeks that begin in it', () => {
    expect(weeksIn(periodOf('week', '2026-11-27'))).toEqual(['2026-11-27']);
    expect(weeksIn(periodOf('month', '2026-11-01'))).toEqual(['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27']);
    expect(weeksIn(periodOf('month', '2027-01-01'))).toEqual([
      '2027-01-01',
      '2027-01-08',
      '2027-01-15',
      '2027-01-22',
      '2027-01-29',
    ]);
    expect(weeksIn(daysPeriod('2026-11-21', '2026-11-26'))).toEqual([]);
    expect(weeksIn(null)).toEqual([]);
  });
});
