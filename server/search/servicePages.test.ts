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
  ['point de cueillette aylmer', 'pickup'],
  ['pickup Aylmer', 'pickup'],
  ['livraison Chelsea', 'delivery'],
  ['livraison Saint-Poisson', 'delivery'],
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
  ['quel jour vous livrez', 'delivery'],
  ['how does delivery work', 'delivery'],
  ['suis-je obligé d’être à la maison', 'delivery'],
  ['date limite pour commander', 'ordering'],
  ['me désabonner', 'membership'],
  ['payer comptant', 'payment'],
  ['visa', 'payment'],
  ['parler à quelqu’un', 'contact'],
  ['vous êtes où', 'contact'],
  ['j’ai pas reçu ma commande', 'orders'],
  ['when is my order coming', 'orders'],
  ['mes fleurs étaient brisées', 'refunds'],
  ['je veux vendre mes fleurs', 'become_producer'],
  ['d’où viennent vos produits', 'producers'],
  ['comment retourner les pots vides', 'deposits'],
  ['are you open on Sunday', 'hours'],
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
  'fleurs livrées',
  'order flowers',
  'late flowers',
  '',
])('takes %s for goods', (words) => expect(pageNamed(words, isGoods)).toBeNull());

it.each([
  ['remboursment', 'refunds'],
  ['heure douverture', 'hours'],
  ['embouteillage', null],
  ['do you acept credit cards', 'payment'],
  ['pains', null],
])('forgives one letter in %s', (words, page) => expect(pageNearlyNamed(words)).toBe(page));
