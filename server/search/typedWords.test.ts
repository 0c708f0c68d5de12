import { describe, expect, it } from 'vitest';
import {
  asksForCheap,
  priceLimitIn,
  termsBeside,
  withoutDiminutives,
  withoutPurpose,
  withTea,
  wordsTyped,
} from './typedWords.ts';
import { wordsOf } from './words.ts';

it.each([
  ['what goes with duck', 'en', [['duck', 'sides'], ['sides']]],
  ['quoi servir avec le canard', 'fr', [['accompagnement', 'canard'], ['accompagnement']]],
  ['something to serve beside a fondue', 'en', [['fondue', 'sides'], ['sides']]],
  ['remplacer le beurre', 'fr', [['substitut', 'beurre']]],
  ['quoi boire avec un gigot', 'fr', [['vin', 'gigot'], ['vin']]],
  ['sugar alternative', 'en', [['sugar', 'substitute']]],
  ['canard', 'fr', []],
] as const)('reads %s as what is beside a thing or in its place', (typed, locale, terms) =>
  expect(termsBeside(wordsOf(typed), locale)).toEqual(terms),
);

describe('the words that a search is for', () => {
  it.each([
    ['où acheter du sirop d’érable', 'sirop d érable'],
    ['Avez-vous du lait ?', 'lait'],
    ['est-ce que vous avez des œufs', 'œufs'],
    ['combien coûte le miel', 'miel'],
    ['quoi faire avec des courges', 'courges'],
    ['recette de tourtière', 'tourtière'],
    ['je cherche un cadeau', 'cadeau'],
    ['where can I buy raw honey', 'raw honey'],
    ["I'm looking for duck", 'duck'],
    ['do you sell kale', 'kale'],
    ['how to store garlic', 'garlic'],
    ['maple syrup near me', 'maple syrup'],
    ['miel livraison', 'miel'],
    ['jveux du chocolat', 'chocolat'],
    ['je vouloir acheter le oeuf', 'oeuf'],
    ['bonjour je voudrais du bon beurre merci', 'beurre'],
    ['whats in season right now', 'in season'],
    ['c’est quoi qui est en saison', 'en saison'],
    ['tomates pas trop chères', 'tomates'],
    ['kk chose de salé', 'salé'],
    ['c koi le moins cher', 'moins cher'],
    ['je veux manger des moules', 'moules'],
    ['j’ai le goût de homard', 'homard'],
    ['envie de sushi', 'sushi'],
    ['craving ramen', 'ramen'],
    ['are the eggs free range', 'free range eggs'],
    ['faut que je trouve du levain', 'levain'],
    ['du bon poulet', 'poulet'],
    ['lasagne pour huit', 'lasagne'],
    ['chicken pot pie for eight', 'chicken pot pie'],
    ['salut je cherche un rôti, on est 6', 'rôti'],
    ['plateau de fromages 10 personnes', 'plateau de fromages'],
    ['vous avez quoi comme légumes', 'légumes'],
    ['peut-on congeler le fromage en grains', 'fromage en grains'],
    ['une bouteille de rouge pour aller avec un steak', 'une bouteille de rouge'],
    ['celiac what bread do you have', 'celiac bread'],
  ])('reads %s as a search for %s', (typed, words) => {
    expect(wordsTyped(typed).join(' ')).toBe(words);
  });

  it.each([
    ['the vert', 'thé vert'],
    ['the', 'thé'],
    ['tisane et the', 'tisane et thé'],
    ['the best cheese', 'the best cheese'],
  ])('reads the French %s as %s', (typed, words) => expect(withTea(wordsOf(typed)).join(' ')).toBe(words));

  it.each(['recette', 'prix', 'où trouver', 'best', 'ouate', 'fait maison'])(
    'leaves %s, which names nothing else, as it is',
    (typed) => expect(wordsTyped(typed)).toEqual(wordsOf(typed)),
  );

  it.each([
    ['ti-pois', 'petit pois'],
    ['p’tites patates', 'petites patates'],
    ['tit concombre', 'petit concombre'],
    ['ptits pains', 'petits pains'],
    ['ti', 'ti'],
    ['titre de propriété', 'titre de propriété'],
  ])('writes the diminutive of %s out: %s', (typed, words) => {
    expect(withoutDiminutives(wordsOf(typed)).join(' ')).toBe(words);
  });

  it('parts a thing from who eats it, and from what it is for', () => {
    expect(withoutPurpose(wordsOf('turkey for 8 people'))).toEqual({ goods: ['turkey'], isForAnyone: true });
    expect(withoutPurpose(wordsOf('pain pour les enfants'))).toEqual({ goods: ['pain'], isForAnyone: true });
    expect(withoutPurpose(wordsOf('shampoing pour chien'))).toEqual({ goods: ['shampoing'], isForAnyone: false });
    expect(withoutPurpose(wordsOf('pour les enfants'))).toBeNull();
  });
});

it.each([
  ['fromage moins de 10 $', 1000],
  ['cheese under $8', 800],
  ['gifts under 25', 2500],
  ['vin max 20 dollars', 2000],
  ['entre 10 et 15,50 $', 1550],
  ['12 $ ou moins', 1200],
  ['cadeau 25 $', null],
  ['cadeau autour de 30 $', null],
  ['moins de 2 kg', null],
  ['pommes', null],
])('reads the price limit of %s', (text, cents) => expect(priceLimitIn(text)).toBe(cents));

it.each([
  ['tomates pas trop chères', true],
  ['cheap veggies', true],
  ['fromage moins cher que 10 $', false],
  ['tomates', false],
])('whether %s asks for what costs little: %s', (words, isAsked) => expect(asksForCheap(words)).toBe(isAsked));
