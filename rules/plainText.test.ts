import { expect, it } from 'vitest';
import { isPlainText, isStorable, storedText, visibleText } from './plainText.ts';

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

it('removes what has no shape, and what turns the reading direction', () => {
  const hidden = [
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u202E',
    '\u2066',
    '\u2069',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u{E0041}',
  ];
  for (const character of hidden) {
    expect(visibleText(`n${character}oix`), JSON.stringify(character)).toBe('noix');
    expect(visibleText(character)).toBe('');
  }
  expect(visibleText('sans \u202Eseli\u202C')).toBe('sans seli');
});

it('keeps joiners where they belong: in emoji, and in scripts that are written with them', () => {
  const texts = [
    '👩\u200D🌾',
    '👩🏽\u200D🌾',
    '❤️\u200D🔥',
    'علی\u200Cرضا',
    'क्\u200Dष',
    'Œufs, l’été\u00A0: 5\u202F$',
    'a\nb',
  ];
  expect(texts.map(visibleText)).toEqual(texts);
});
