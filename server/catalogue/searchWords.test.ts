import { describe, expect, test } from 'vitest';
import { coreOfName, fold, singular, wordsOf } from './searchWords.ts';

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

describe('what a name says that the thing is, and whether that is all', () => {
  test.each([
    ['Pommes Lobo', ['pommes'], true],
    ['Petites carottes d’automne', ['petites', 'carottes'], false],
    ['Gelée de pommes', ['gelée'], false],
    ['Pommes de terre', ['pommes'], false],
    ['Pommes vertes à tarte', ['pommes'], true],
    ['Pomme vive, cidre de glace', ['pomme'], true],
    ['Potage poireau et pomme', ['potage'], true],
    ['Le Cendré', ['le', 'cendré'], true],
    ['À la bonne miche', ['à', 'la', 'bonne', 'miche'], true],
    ['Les petites', ['les', 'petites'], true],
    ['', [], true],
  ])('in French: %s', (name, words, isPlain) => {
    expect(coreOfName(name, 'fr')).toEqual({ words, isPlain });
  });

  test.each([
    ['Small fall carrots', ['carrots'], true],
    ['Beets with greens', ['beets'], true],
    ['Cream of mushrooms', ['cream'], false],
    ['Apple jelly', ['jelly'], true],
    ['Belle de Boskoop apples', ['apples'], true],
    ['Tunnel carrots, bunched', ['carrots'], true],
    ['', [], true],
  ])('in English: %s', (name, words, isPlain) => {
    expect(coreOfName(name, 'en')).toEqual({ words, isPlain });
  });
});
