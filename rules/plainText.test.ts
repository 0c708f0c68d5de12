import { expect, it } from 'vitest';
import { isPlainText, isStorable, storedText } from './plainText.ts';

it('requires some words, not too many, and no HTML', () => {
  expect(['a', 'abc', 'a < b', '5 & 6'].every((text) => isPlainText(text, 5))).toBe(true);
  expect(['', 'abcdef', '<b>', '&eacute;', 'a\nb', 'a\tb'].some((text) => isPlainText(text, 5))).toBe(false);
  expect(isPlainText('a\nb', 3, true)).toBe(true);
});

it('stores pasted text as if it had been typed', () => {
  expect(storedText(' L\u2019été\u00A0: 5\u00A0$\r\n ')).toBe("L'été : 5 $");
});

it('rejects the one character that no database stores', () => {
  expect(['', 'a\n\t', '\u0001'].every(isStorable)).toBe(true);
  expect(['\u0000', 'a\u0000b'].some(isStorable)).toBe(false);
});
