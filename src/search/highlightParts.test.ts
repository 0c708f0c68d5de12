import { expect, it } from 'vitest';
import { accentedReadings } from './accentedReadings.ts';
import { highlightParts } from './highlightParts.ts';

const marked = (name: string, words: string) =>
  highlightParts(name, words)
    .map(({ text, marked: on }) => (on ? `[${text}]` : text))
    .join('');

it.each([
  ['Pommes de terre rouges', 'pomme', '[Pommes] de terre rouges'],
  ['Tarte aux pommes', 'pommes', 'Tarte aux [pommes]'],
  ['Pomme tendre', 'pommes', '[Pomme] tendre'],
  ['\u0152ufs de poule', 'oeuf', '[\u0152ufs] de poule'],
  ['P\u00E2t\u00E9 de campagne', 'pate cam', '[P\u00E2t\u00E9] de [campagne]'],
  ['Sirop d\u2019\u00E9rable', 'l\u2019\u00E9rable', 'Sirop d\u2019[\u00E9rable]'],
  ['Free-range eggs', 'free range egg', '[Free-range] [eggs]'],
  ['Free-range eggs', 'range', 'Free-[range] eggs'],
  ['Apple pie', 'a pie', 'Apple [pie]'],
  ['Apple pie', 'a', '[Apple] pie'],
  ['Miel', 'xyz', 'Miel'],
  ['Miel', ' ', 'Miel'],
])('marks in %s for %s: %s', (name, words, expected) => {
  expect(marked(name, words)).toBe(expected);
});

it('suggests words with accents that begin alike, three at most, never the typed one', () => {
  const names = [
    'P\u00E2tes et c\u00E9r\u00E9ales',
    'P\u00E2t\u00E9s',
    'P\u00E2tisserie',
    'P\u00E2te \u00E0 tarte',
    'Patates',
  ];
  expect(accentedReadings('pate', names)).toEqual(['p\u00E2tes', 'p\u00E2t\u00E9s', 'p\u00E2tisserie']);
  expect(accentedReadings('p\u00E2tes', ['P\u00E2tes'])).toEqual([]);
  expect(accentedReadings('zz', names)).toEqual([]);
});
