import { expect, test } from 'vitest';
import { openingRows, weekRows } from './openingHours.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('days that share their hours are one row, in the reader\u2019s language (spec 9)', () => {
  expect(openingRows('fr').map(({ first, last, hours }) => [first, last, hours && plain(hours)])).toEqual([
    ['mar.', 'mer.', '9 h à 17 h'],
    ['jeu.', null, '9 h à 19 h'],
    ['ven.', null, '9 h à 18 h'],
  ]);
  expect(openingRows('en')[0]).toMatchObject({ first: 'Tue', last: 'Wed' });
});

test('a closed day between two parts them', () => {
  const hours = [
    { weekday: 2, from: '09:00', to: '17:00' },
    { weekday: 4, from: '09:00', to: '17:00' },
  ] as const;
  expect(openingRows('fr', hours)).toHaveLength(2);
});

test('the whole week names its closed days, and Monday is one of them (F-053, spec 9)', () => {
  expect(weekRows('fr').map(({ first, last, hours }) => [first, last, hours && plain(hours)])).toEqual([
    ['lundi', null, null],
    ['mardi', 'mercredi', '9 h à 17 h'],
    ['jeudi', null, '9 h à 19 h'],
    ['vendredi', null, '9 h à 18 h'],
    ['samedi', 'dimanche', null],
  ]);
});
