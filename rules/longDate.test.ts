import { expect, it } from 'vitest';
import { formatDayYear, formatLongDate } from './longDate.ts';

it('writes a day with its year without a line break', () => {
  expect(formatLongDate('2026-09-01', 'fr')).toBe('1er\u00A0septembre\u00A02026');
  expect(formatLongDate('2026-09-11', 'fr')).toBe('11\u00A0septembre\u00A02026');
  expect(formatLongDate('2026-09-01', 'en')).toBe('September\u00A01,\u00A02026');
  expect(() => formatLongDate('2026-02-30', 'fr')).toThrow(RangeError);
});

it("writes an instant's day with weekday and year, at the market", () => {
  const lateOnNewYearsEve = new Date('2027-01-01T04:59:59Z');
  expect(formatDayYear(lateOnNewYearsEve, 'fr')).toBe('jeudi\u00A031\u00A0décembre\u00A02026');
  expect(formatDayYear(lateOnNewYearsEve, 'en')).toBe('Thursday,\u00A0December\u00A031,\u00A02026');
});
