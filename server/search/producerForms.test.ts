import { expect, it } from 'vitest';
import { asksForProducers, producerNameIn } from './producerForms.ts';

const isGoods = (word: string) =>
  ['maple', 'eggs', 'egg', 'green', 'chicken', 'bleuets', 'pain', 'ruisseau'].includes(word);

it.each([
  ['ferme tremblay', 'tremblay'],
  ['la ferme du ruisseau', 'du ruisseau'],
  ['green valley farm', 'green valley'],
  ['maple hill farm', 'maple hill'],
  ['fromagerie du village', 'du village'],
  ['johnson orchards', 'johnson'],
  ['ferme de la pointe aux bleuets', 'de la pointe aux bleuets'],
  ['ferme des bleuets', 'des bleuets'],
  ['les potagers de julie', 'de julie'],
  ['rucher pignons', 'pignons'],
])('reads %s as a name', (words, name) => expect(producerNameIn(words.split(' '), isGoods)?.join(' ')).toBe(name));

it.each([
  'ferme',
  'fromagerie',
  'ferme laitière',
  'ferme bleuets',
  'ferme de bleuets',
  'boulangerie du coin',
  'farm eggs',
  'egg farm',
  'organic family farm',
  'farm fresh chicken',
  'boulangerie sans gluten',
  'boulangerie pour mariage',
  'tremblay',
  '',
])('reads no name in %s', (words) => expect(producerNameIn(words.split(' '), isGoods)).toBeNull());

it.each([
  ['fermes bio', true],
  ['ferme bio près de chez moi', true],
  ['les fermes de la région', true],
  ['local organic farms', true],
  ['producteurs de la Petite-Nation', true],
  ['producteurs de la fromage', false],
  ['ferme laitière', false],
  ['farm eggs', false],
  ['bio', false],
  ['', false],
])('whether %s asks for producers: %s', (words, isAsked) =>
  expect(asksForProducers(words.split(' '), (word) => word === 'fromage')).toBe(isAsked),
);
