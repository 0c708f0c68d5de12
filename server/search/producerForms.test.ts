import { expect, it } from 'vitest';
import { producerNameIn } from './producerForms.ts';

const isGoods = (word: string) =>
  ['maple', 'eggs', 'egg', 'green', 'chicken', 'bleuets', 'pain', 'ruisseau'].includes(word);

it.each([
  ['ferme tremblay', 'tremblay'],
  ['la ferme du ruisseau', 'du ruisseau'],
  ['green valley farm', 'green valley'],
  ['maple hill farm', 'maple hill'],
  ['fromagerie du village', 'du village'],
  ['johnson orchards', 'johnson'],
])('reads %s as a name', (words, name) => expect(producerNameIn(words.split(' '), isGoods)?.join(' ')).toBe(name));

it.each([
  'ferme',
  'fromagerie',
  'ferme laitière',
  'ferme bleuets',
  'farm eggs',
  'egg farm',
  'organic family farm',
  'farm fresh chicken',
  'boulangerie sans gluten',
  'boulangerie pour mariage',
  'tremblay',
  '',
])('reads no name in %s', (words) => expect(producerNameIn(words.split(' '), isGoods)).toBeNull());
