import { expect, it } from 'vitest';
import { formatList } from './wordLists.ts';

it('joins any number of words, the last one with "and" or "or" of the language', () => {
  expect(formatList([], 'and', 'fr')).toBe('');
  expect(formatList(['jeudi'], 'or', 'fr')).toBe('jeudi');
  expect(formatList(['jeudi', 'vendredi'], 'and', 'fr')).toBe('jeudi et vendredi');
  expect(formatList(['mardi', 'jeudi', 'vendredi'], 'or', 'fr')).toBe('mardi, jeudi ou vendredi');
  expect(formatList(['J9A', 'J9H', 'J9J'], 'and', 'en')).toBe('J9A, J9H and J9J');
});
