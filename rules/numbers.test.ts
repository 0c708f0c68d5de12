import { expect, it } from 'vitest';
import { formatCount, formatRating } from './numbers.ts';

it('groups counts as each language does', () => {
  expect(formatCount(2148, 'fr')).toBe('2\u00A0148');
  expect(formatCount(2148, 'en')).toBe('2,148');
  expect(formatCount(64, 'fr')).toBe('64');
});

it('writes ratings with one decimal', () => {
  expect(formatRating(4.26, 'fr')).toBe('4,3');
  expect(formatRating(5, 'en')).toBe('5.0');
});
