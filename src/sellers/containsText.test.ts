import { expect, it } from 'vitest';
import { containsText } from './SellersList.tsx';

const texts = ['Érablière du Lac-à-l’Ours', 'Érable', null, undefined];

it.each([
  ['', true],
  ['   ', true],
  ['ÉRABL', true],
  [' lac-à ', true],
  ['E\u0301rable', true],
  ['erable', false],
  ['lac-a', false],
  ['ours érable', false],
])('%j is held: %s (F-082)', (typed, expected) => {
  expect(containsText(texts, typed)).toBe(expected);
});
