import { expect, it } from 'vitest';
import { OPENING_HOURS } from '#rules/constants.ts';
import type { FirstWeekday } from '#rules/weekList.ts';
import { weekRows } from './openingHours.ts';

const MONDAY_FIRST = { hours: OPENING_HOURS, firstWeekday: 1 } as const;
const normalized = (text: string) => text.replaceAll('\u00A0', ' ');

it('shows days with the same hours in one row, closed ones too, in the reader’s language (spec 9)', () => {
  expect(
    weekRows('fr', MONDAY_FIRST, 'short').map(({ first, last, hours }) => [first, last, hours && normalized(hours)]),
  ).toEqual([
    ['lun.', null, null],
    ['mar.', 'mer.', '9 h à 17 h'],
    ['jeu.', null, '9 h à 19 h'],
    ['ven.', null, '9 h à 18 h'],
    ['sam.', 'dim.', null],
  ]);
  expect(weekRows('en', MONDAY_FIRST, 'short')[1]).toMatchObject({ first: 'Tue', last: 'Wed' });
});

it('names closed days in the whole week, Monday among them (F-053, spec 9)', () => {
  expect(
    weekRows('fr', MONDAY_FIRST).map(({ first, last, hours }) => [first, last, hours && normalized(hours)]),
  ).toEqual([
    ['lundi', null, null],
    ['mardi', 'mercredi', '9 h à 17 h'],
    ['jeudi', null, '9 h à 19 h'],
    ['vendredi', null, '9 h à 18 h'],
    ['samedi', 'dimanche', null],
  ]);
});

it('begins with the first day of the market, and joins days that follow each other there', () => {
  const firstDays = (firstWeekday: FirstWeekday) =>
    weekRows('en', { hours: OPENING_HOURS, firstWeekday }).map(({ first, last }) => [first, last]);
  expect(firstDays(7)).toEqual([
    ['Sunday', 'Monday'],
    ['Tuesday', 'Wednesday'],
    ['Thursday', null],
    ['Friday', null],
    ['Saturday', null],
  ]);
  expect(firstDays(6)[0]).toEqual(['Saturday', 'Monday']);
});
