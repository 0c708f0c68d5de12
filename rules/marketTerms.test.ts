import { describe, expect, it } from 'vitest';
import {
  areRates,
  changedPastDay,
  DEFAULT_TAXES,
  DEFAULT_TERMS,
  isRate,
  readPercent,
  taxesOn,
  termsOn,
} from './marketTerms.ts';
import { cartTotals } from './totals.ts';

const from = (day: string, rate: number) => ({ from: day, rate });
const rates = { gstRates: [from('2027-01-01', 6000)], pstRates: [from('2026-07-01', 9500), from('2027-07-01', 0)] };

describe('the tax rates of a day', () => {
  it.each([
    ['2026-06-30', 5000, 9975],
    ['2026-07-01', 5000, 9500],
    ['2026-12-31', 5000, 9500],
    ['2027-01-01', 6000, 9500],
    ['2027-07-01', 6000, 0],
  ])('are on %s: %d and %d', (day, gst, pst) => {
    expect(taxesOn(rates, day)).toEqual({ gst, pst });
  });
  it('are those of the specification in a market that has set none', () => {
    expect(taxesOn(DEFAULT_TERMS, '2026-11-27')).toEqual({ gst: 5000, pst: 9975 });
    expect(DEFAULT_TAXES).toEqual({ gst: 5000, pst: 9975 });
  });
});

it('are what the sums of a cart are calculated with', () => {
  const terms = termsOn({ ...DEFAULT_TERMS, ...rates, orderFee: 700, freeDeliveryAbove: 1000 }, '2027-02-01');
  const cart = {
    isSubscribed: false,
    fulfillment: { type: 'ship' as const, zonePrice: 900 },
    deliveryAlreadyPaidInPeriod: false,
    useBalance: false,
    balanceAvailable: 0,
    items: [{ price: 1300, quantity: 1, taxable: true, deposit: 0, unsure: false }],
  };
  expect(cartTotals(cart, terms)).toMatchObject({
    fee: 700,
    delivery: 0,
    taxBase: 2000,
    gst: 120,
    pst: 190,
    total: 2310,
  });
});

describe('a change of rates', () => {
  const before = rates.pstRates;
  it.each([
    ['another rate from today on', [from('2026-07-01', 9500), from('2026-11-27', 9000)], null],
    ['none of a coming day', [from('2026-07-01', 9500)], null],
    ['a past rate that was raised', [from('2026-07-01', 9600), from('2027-07-01', 0)], '2026-07-01'],
    ['a past rate that was left out', [from('2027-07-01', 0)], '2026-07-01'],
    ['a new rate from yesterday on', [...before.slice(0, 1), from('2026-11-26', 9000)], '2026-11-26'],
  ])('names the day that is over: %s', (_, after, day) => {
    expect(changedPastDay(before, after, '2026-11-27')).toBe(day);
  });
  it('may bring the past of a market that has set none', () => {
    expect(changedPastDay([], before, '2026-11-27')).toBeNull();
  });
  it('has each day once, the earliest first, at most twenty', () => {
    expect(areRates(before)).toBe(true);
    expect(areRates(before.toReversed())).toBe(false);
    expect(areRates([from('2027-01-01', 1), from('2027-01-01', 2)])).toBe(false);
    expect(areRates(Array.from({ length: 21 }, (_, nth) => from(`20${30 + nth}-01-01`, 1)))).toBe(false);
  });
  it('is of whole thousandths of a percent below 100 %', () => {
    expect([0, 9975, 99_999].map(isRate)).toEqual([true, true, true]);
    expect([-1, 0.5, 100_000, Number.NaN].map(isRate)).toEqual([false, false, false, false]);
  });
});

it.each([
  ['9,975', 9975],
  ['9.975 %', 9975],
  ['5', 5000],
  ['13,5', 13_500],
  ['0', 0],
  ['', null],
  ['100', null],
  ['9,9755', null],
  ['-5', null],
  ['cinq', null],
])('reads the percentage %j', (text, rate) => {
  expect(readPercent(text)).toBe(rate);
});
