import { expect, test } from 'vitest';
import { formatLongDate } from './longDate.ts';

test('a day with its year, in one piece', () => {
  expect(formatLongDate('2026-09-01', 'fr')).toBe('1er\u00A0septembre\u00A02026');
  expect(formatLongDate('2026-09-11', 'fr')).toBe('11\u00A0septembre\u00A02026');
  expect(formatLongDate('2026-09-01', 'en')).toBe('September\u00A01,\u00A02026');
  expect(() => formatLongDate('2026-02-30', 'fr')).toThrow(RangeError);
});
