import { expect, it } from 'vitest';
import { isPlainText, isStorable, storedText } from './plainText.ts';

it('a text has some words, not too many, and no HTML', () => {
  expect(['a', 'abc', 'a < b', '5 & 6'].every((text) => isPlainText(text, 5))).toBe(true);
  expect(['', 'abcdef', '<b>', '&eacute;', 'a\nb', 'a\tb'].some((text) => isPlainText(text, 5))).toBe(false);
  expect(isPlainText('a\nb', 3, true)).toBe(true);
});

it('what was copied from a page is stored as it was typed', () => {
  expect(storedText(' L\u2019été\u00A0: 5\u00A0$\r\n ')).toBe("L'été : 5 $");
});

it('a text with the one character that no database keeps cannot be stored', () => {
  expect(['', 'a\n\t', '\u0001'].every(isStorable)).toBe(true);
  expect(['\u0000', 'a\u0000b'].some(isStorable)).toBe(false);
});
