import { expect, it } from 'vitest';
import { textIn, textOrNull } from './bilingualText.ts';

it('gives each language its half, and French where English is missing (F-006, F-007)', () => {
  const both = { primary: 'Miel', secondary: 'Honey' };
  const french = { primary: 'Miel', secondary: null };
  expect([textIn(both, 'fr'), textIn(both, 'en'), textIn(french, 'en'), textOrNull(null, 'en')]).toEqual([
    'Miel',
    'Honey',
    'Miel',
    null,
  ]);
});
