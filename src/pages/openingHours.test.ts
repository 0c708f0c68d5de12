import { expect, it } from 'vitest';
import { OPENING_HOURS } from '#rules/constants.ts';
import { weekRows } from './openingHours.ts';

const normalized = (text: string) => text.replaceAll('\u00A0', ' ');

it('shows days with the same hours in one row, closed ones too, in the reader’s language (spec 9)', () => {
  expect(
    weekRows('fr', OPENING_HOURS, 'short').map(({ first, last, hours }) => [first, last, hours && normalized(hours)]),
  ).toEqual([
    ['lun.', null, null],
    ['mar.', 'mer.', '9 h à 17 h'],
    ['jeu.', null, '9 h à 19 h'],
    ['ven.', null, '9 h à 18 h'],
    ['sam.', 'dim.', null],
  ]);
  expect(weekRows('en', OPENING_HOURS, 'short')[1]).toMatchObject({ first: 'Tue', last: 'Wed' });
});

it('names closed days in the whole week, Monday among them (F-053, spec 9)', () => {
  expect(
    weekRows('fr', OPENING_HOURS).map(({ first, last, hours }) => [first, last, hours && normalized(hours)]),
  ).toEqual([
    ['lundi', null, null],
    ['mardi', 'mercredi', '9 h à 17 h'],
    ['jeudi', null, '9 h à 19 h'],
    ['vendredi', null, '9 h à 18 h'],
    ['samedi', 'dimanche', null],
  ]);
});
