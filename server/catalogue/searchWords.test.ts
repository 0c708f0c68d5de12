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

describe('what a name says that the thing is', () => {
  test.each([
    ['Petites carottes d’automne', ['petites', 'carottes']],
    ['Gelée de pommes', ['gelée']],
    ['Pomme vive, cidre en canette', ['pomme', 'vive']],
    ['À la bonne miche', ['à', 'la', 'bonne', 'miche']],
    ['', []],
  ])('in French: %s', (name, core) => {
    expect(coreOfName(name, 'fr')).toEqual(core);
  });

  test.each([
    ['Small fall carrots', ['carrots']],
    ['Beets with greens', ['beets']],
    ['Apple jelly', ['jelly']],
    ['Tunnel carrots, bunched', ['carrots']],
    ['', []],
  ])('in English: %s', (name, core) => {
    expect(coreOfName(name, 'en')).toEqual(core);
  });
});
