import { expect, it } from 'vitest';
import { DEFAULT_DAY_TERMS } from '#rules/marketTerms.ts';
import type { CartLineInput } from '#rules/totals.ts';
import { cartSums, type ChosenPlace } from './cartSums.ts';
import type { Standing } from './standingStore.ts';

const NOBODY: Standing = {
  isGuest: false,
  isSubscribed: false,
  hasReusableBox: false,
  deliveryAlreadyPaid: false,
  postalCode: null,
  balance: 0,
  creditFirst: false,
};
const BREAD = { unsure: false, quantity: 2, price: 1_000, taxablePrice: 0, deposit: 30 } as unknown as CartLineInput;
const LENT = {
  unsure: false,
  quantity: 1,
  price: 0,
  taxablePrice: 0,
  deposit: 500,
  reusableBox: true,
} as unknown as CartLineInput;
const PICKUP: ChosenPlace = { location: {}, zone: null };
const SHIP: ChosenPlace = { location: null, zone: { price: 700 } };
/** Two loaves, picked up: the fee is taxed. */
const SUMS = { items: 2_000, deposits: 60, delivery: 0, fee: 500, gst: 25, pst: 50, total: 2_635, credit: 0 };
const MEMBER = { fee: 0, gst: 0, pst: 0, total: 2_060 };

it.each<[string, Partial<Standing>, ChosenPlace, CartLineInput[], Partial<typeof SUMS>]>([
  ['somebody’s', {}, PICKUP, [], {}],
  ['a member’s', { isSubscribed: true }, PICKUP, [], MEMBER],
  ['delivered', {}, SHIP, [], { delivery: 700, total: 3_335 }],
  ['delivered with another order of the week (E5)', { deliveryAlreadyPaid: true }, SHIP, [], {}],
  ['without a place', {}, { location: null, zone: null }, [], {}],
  ['with the box that is lent', {}, PICKUP, [LENT], { deposits: 560, total: 3_135 }],
  ['with the box of who has it already (E9)', { hasReusableBox: true }, PICKUP, [LENT], {}],
  ['of who has credit', { balance: -901 }, PICKUP, [], { credit: 901 }],
  ['of who has more than it costs', { balance: -9_000 }, PICKUP, [], { credit: 2_635 }],
  ['of who owes', { balance: 901 }, PICKUP, [], {}],
])('sums up a cart %s', (_, standing, place, more, expected) => {
  expect(cartSums([BREAD, ...more], place, { ...NOBODY, ...standing }, DEFAULT_DAY_TERMS)).toMatchObject({
    ...SUMS,
    ...expected,
  });
});
