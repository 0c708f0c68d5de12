import { expect, it } from 'vitest';
import { readShiftName, SHIFT_NAME_MAX_LENGTH } from './shiftName.ts';

it('accepts a short name on one line, and rejects one that is blank, too long or not storable', () => {
  const longest = 'é'.repeat(SHIFT_NAME_MAX_LENGTH);
  expect([' Léa\n B. ', longest].map(readShiftName)).toEqual(['Léa B.', longest]);
  expect([' ', `${longest}é`, 'a\0'].map(readShiftName)).toEqual([null, null, null]);
});
