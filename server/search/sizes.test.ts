import { expect, it } from 'vitest';
import { amountsIn, isSameAmount } from './sizes.ts';
import { wordsOf } from './words.ts';

it.each([
  ['lait 2L', ['2l']],
  ['2 litres de lait', ['2l']],
  ['sac de 2,5 kg', ['2.5kg']],
  ['500g', ['500g']],
  ['deux livres', ['2lb']],
  ['la douzaine', ['12']],
  ['demi-douzaine', ['6']],
  ['2 dozen', ['24']],
  ['paquet de 4', ['4']],
  ['l’unité', []],
  ['la botte', []],
])('reads the amounts in %s', (text, amounts) => expect(amountsIn(wordsOf(text))).toEqual(amounts));

it.each([
  ['1lb', '454g', true],
  ['0.5l', '500ml', true],
  ['1kg', '1000g', true],
  ['1lb', '500g', false],
  ['2l', '2kg', false],
  ['12', '12', true],
  ['12', '13', false],
])('compares %s with %s', (one, other, isSame) => expect(isSameAmount(one, other)).toBe(isSame));
