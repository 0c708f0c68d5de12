import { expect, it } from 'vitest';
import { pageNamed, pageNearlyNamed } from './servicePages.ts';

const isGoods = (word: string) => ['fleurs', 'poisson', 'pots', 'flowers', 'aylmer'].includes(word);

it.each([
  ['livraison', 'delivery'],
  ['livraison Gatineau', 'delivery'],
  ['Livrez-vous à Ottawa ?', 'delivery'],
  ['c’est quand la prochaine livraison', 'delivery'],
  ['do you deliver to Wakefield', 'delivery'],
  ['livraison à Aylmer', 'delivery'],
  ['deliver to Aylmer', 'delivery'],
  ['pick up hours', 'pickup'],
  ['code promo', 'payment'],
  ['heures d’ouverture', 'hours'],
  ['what are your opening hours', 'hours'],
  ['où sont vos points de cueillette', 'pickup'],
  ['retourner les pots vides', 'deposits'],
  ['how do I cancel my order', 'orders'],
  ['comment devenir membre', 'membership'],
  ['comment ça marche', 'ordering'],
  ['do you accept credit cards', 'payment'],
])('leads from %s to the page about %s', (words, page) => expect(pageNamed(words, isGoods)).toBe(page));

it.each([
  'livraison fleurs',
  'livraison de fleurs à Aylmer',
  'Aylmer',
  'poisson frais',
  'pots',
  'flowers delivery',
  'où',
  'pain',
  'panier de légumes',
  '',
])('takes %s for goods', (words) => expect(pageNamed(words, isGoods)).toBeNull());

it.each([
  ['remboursment', 'refunds'],
  ['heure douverture', 'hours'],
  ['embouteillage', null],
  ['do you acept credit cards', 'payment'],
  ['pains', null],
])('forgives one letter in %s', (words, page) => expect(pageNearlyNamed(words)).toBe(page));
