import { describe, expect, it } from 'vitest';
import { wordsTyped } from './typedWords.ts';
import { absentOf, fold, readName, singular, withoutMeasure, wordsOf } from './words.ts';

it('words are what signs part, in lower case, accents kept', () => {
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

it('leaves aside what is true of all goods, beside other words', () => {
  expect(wordsTyped('pommes du Québec pas chères')).toEqual(['pommes']);
  expect(wordsTyped('local cheese')).toEqual(['cheese']);
  expect(wordsTyped('Québec')).toEqual(['québec']);
});

it('a single letter before a dash is a part of the word, and a price is none that is looked for', () => {
  expect(wordsOf('T-bone')).toEqual(['tbone']);
  expect(wordsTyped('carte-cadeau 50 $')).toEqual(['carte', 'cadeau']);
  expect(wordsTyped('$25.50 basket 2')).toEqual(['basket', '2']);
});

it('amounts in units and sizes are left aside before what else is a number', () => {
  const left = (words: string) => withoutMeasure(words.split(' '), (word) => [word])?.join(' ') ?? null;
  expect(left('lait 2 4 litres')).toBe('lait 2');
  expect(left('gros oignons rouges')).toBe('oignons rouges');
  expect(left('lait 3 25')).toBe('lait');
  expect(left('pommes rouges')).toBeNull();
});

it('says what a thing has none of', () => {
  expect(absentOf('gluten', 'free')).toBe('gluten');
  expect(absentOf('non', 'salé')).toBe('salé');
  for (const run of ['range', 'run']) expect(absentOf('eggs', 'free', run), run).toBeNull();
});

it('folding takes accents and ligatures away', () => {
  expect(['pâté', 'œuf', 'maïs', 'ça', 'pomme', 'crème'].map(fold)).toEqual([
    'pate',
    'oeuf',
    'mais',
    'ca',
    'pomme',
    'creme',
  ]);
});

it.each([
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

it.each([
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
    ['Rosemary sprigs', 'ROSEMARY SPRIGS+'],
    ['Yellow onions and garlic', 'yellow ONIONS+ garlic'],
    ['Beet and feta salad', 'beet feta SALAD+'],
    ['Bake-at-home apple crisp', 'bake home apple CRISP+'],
  ])('in English: %s', (name, expected) => {
    expect(told(name, 'en')).toBe(expected);
  });
});
