import { expect, it } from 'vitest';
import { ALLERGIES_MAX_LENGTH, readAllergies } from './allergies.ts';

it('stores allergies without characters that hide or reorder what packers read', () => {
  expect(readAllergies('n\u200Boix, \u202Eselihcara\u202C')).toBe('noix, selihcara');
  expect(readAllergies('\u200B \u2060')).toBeNull();
});

it('stores allergies on one line, stores none for a blank text, and rejects what does not fit on a card', () => {
  expect([readAllergies(' Noix,\n  arachides '), readAllergies(' '), readAllergies(null)]).toEqual([
    'Noix, arachides',
    null,
    null,
  ]);
  const longest = 'é'.repeat(ALLERGIES_MAX_LENGTH);
  expect([readAllergies(longest), readAllergies(`${longest}é`), readAllergies('a\0b')]).toEqual([
    longest,
    undefined,
    undefined,
  ]);
});
