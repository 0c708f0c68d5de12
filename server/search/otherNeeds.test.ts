import { expect, it } from 'vitest';
import { readOtherNeeds } from './otherNeeds.ts';
import { wordsOf } from './words.ts';

it.each([
  ['confiture sans sucre', 'sans sucre', 'contents', 'confiture'],
  ['sugar free jam', 'sugar free', 'contents', 'jam'],
  ['no sugar added apple sauce', 'no sugar added', 'contents', 'apple sauce'],
  ['biscuits sans huile de palme', 'sans huile de palme', 'contents', 'biscuits'],
  ['biscuits sans sucre ni sel', 'sans sucre ni sel', 'contents', 'biscuits'],
  ['pain sans sel et beurre', 'sans sel', 'contents', 'pain et beurre'],
  ['no palm oil cookies', 'no palm oil', 'contents', 'cookies'],
  ['repas faible en glucides', 'faible en glucides', 'contents', 'repas'],
  ['soupe à faible teneur en sel', 'à faible teneur en sel', 'contents', 'soupe'],
  ['low sodium soup', 'low sodium', 'contents', 'soup'],
  ['high protein snack', 'high protein', 'contents', 'snack'],
  ['fromage non pasteurisé', 'non pasteurisé', 'contents', 'fromage'],
  ['ready meal nothing spicy', 'nothing spicy', 'contents', 'ready meal'],
  ['sauce pas trop épicée', 'pas trop épicée', 'contents', 'sauce'],
  ['pain kéto', 'kéto', 'contents', 'pain'],
  ['poulet halal', 'halal', 'certified', 'poulet'],
  ['café équitable', 'équitable', 'certified', 'café'],
  ['tofu sans OGM', 'sans ogm', 'organic', 'tofu'],
  ['viande sans hormones ni antibiotiques', 'sans hormones ni antibiotiques', 'organic', 'viande'],
  ['cheese made without animal rennet', 'without animal rennet', 'contents', 'cheese'],
  ['fromage fait sans présure animale', 'sans présure animale', 'contents', 'fromage'],
  ['dessert pour diabétique', 'diabétique', 'health', 'dessert pour'],
  ['fromage pour femme enceinte', 'femme enceinte', 'health', 'fromage pour'],
  ['allergie aux kiwis', 'allergie aux kiwis', 'health', ''],
  ['baby safe honey', 'baby safe', 'health', 'honey'],
  ['corn allergy snacks', 'corn allergy', 'health', 'snacks'],
])('reads the need in %s', (text, need, kind, other) => {
  const { needs, rest } = readOtherNeeds(wordsOf(text));
  expect(needs.map(({ words }) => words.join(' '))).toEqual([need]);
  expect(needs[0]?.kind).toBe(kind);
  expect(rest.join(' ')).toBe(other);
});

it.each([
  'free range eggs',
  'no knead bread',
  'livraison sans frais',
  'free delivery',
  'kosher salt',
  'protéine végétale',
  'high tea',
  'pain',
  'sans',
  'free',
])('reads no need in %s', (text) => expect(readOtherNeeds(wordsOf(text))).toEqual({ needs: [], rest: wordsOf(text) }));

it('names each thing that must not be in it', () => {
  expect(readOtherNeeds(wordsOf('biscuits sans sucre ajouté ni huile de palme')).needs[0]?.absent).toEqual([
    ['sucre'],
    ['huile', 'palme'],
  ]);
  expect(readOtherNeeds(wordsOf('saucisse halal')).needs[0]?.absent).toContainEqual(['porc']);
});
