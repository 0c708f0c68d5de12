import { describe, expect, it, test } from 'vitest';
import { fold, readName, singular, wordsOf } from './searchWords.ts';

test('words are what signs part, in lower case, accents kept', () => {
  expect(wordsOf('Sirop d’érable (l\u2019ambré), 540 ml !')).toEqual([
    'sirop',
    'd',
    'érable',
    'l',
    'ambré',
    '540',
    'ml',
  ]);
  expect(wordsOf('PÂTÉ\u00A0chinois')).toEqual(wordsOf('pâ\u0074e\u0301 chinois'));
  expect(wordsOf(' \t\u202F% "\' 🍓 — ')).toEqual([]);
  expect(wordsOf('\u0301 ´ ¨ \u20e3')).toEqual([]);
});

test('folding takes accents and ligatures away', () => {
  expect(['pâté', 'œuf', 'maïs', 'ça', 'pomme', 'crème'].map(fold)).toEqual([
    'pate',
    'oeuf',
    'mais',
    'ca',
    'pomme',
    'creme',
  ]);
});

test.each([
  ['pomme', 'pommes'],
  ['œuf', 'œufs'],
  ['gâteau', 'gâteaux'],
  ['poireau', 'poireaux'],
  ['chou', 'choux'],
  ['bocal', 'bocaux'],
  ['radis', 'radis'],
  ['thé', 'thés'],
  ['oie', 'oies'],
  ['strawberry', 'strawberries'],
  ['tomato', 'tomatoes'],
  ['peach', 'peaches'],
  ['radish', 'radishes'],
  ['box', 'boxes'],
  ['loaf', 'loaves'],
  ['pie', 'pies'],
  ['egg', 'eggs'],
])('%s and %s are one', (one, many) => {
  expect(singular(one)).toBe(singular(many));
});

test.each([
  ['pain', 'pin'],
  ['jus', 'ju'],
  ['lait', 'laitue'],
  ['pâte', 'pâté'],
  ['verre', 'ver'],
  ['glass', 'glas'],
])('%s and %s are two', (one, other) => {
  expect(singular(one)).not.toBe(singular(other));
});

describe('what each word of a name tells', () => {
  /** Core words in capitals, what tells of them directly as it is, others in brackets; `+` where no complement follows. */
  const told = (name: string, language: 'fr' | 'en') =>
    readName(name, language)
      .map(({ text, role, isPlain }) =>
        role === 'core' ? text.toUpperCase() + (isPlain ? '+' : '') : role === 'of' ? text : `(${text})`,
      )
      .join(' ');

  it.each([
    ['Pommes Lobo', 'POMMES+ lobo'],
    ['Petites carottes d’automne', 'petites CAROTTES automne'],
    ['Gros chou vert', 'gros CHOU+ vert'],
    ['Gelée de pommes', 'GELÉE pommes'],
    ['Poitrines de poulet marinées au thym', 'POITRINES poulet marinées (thym)'],
    ['Jus de canneberge et pomme', 'JUS canneberge (pomme)'],
    ['Lait au chocolat', 'LAIT (chocolat)'],
    ['Pommes vertes à tarte', 'POMMES+ vertes (tarte)'],
    ['La Draveuse, bière rousse', 'DRAVEUSE+ bière rousse'],
    ['À la', ''],
    ['', ''],
  ])('in French: %s', (name, expected) => {
    expect(told(name, 'fr')).toBe(expected);
  });

  it.each([
    ['Small fall carrots', 'small fall CARROTS+'],
    ['Beets with greens', 'BEETS+ (greens)'],
    ['Cream of mushrooms', 'CREAM mushrooms'],
    ['Apple jelly', 'apple JELLY+'],
    ['Tunnel carrots, bunched', 'tunnel CARROTS+ bunched'],
  ])('in English: %s', (name, expected) => {
    expect(told(name, 'en')).toBe(expected);
  });
});
