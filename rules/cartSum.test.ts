import { expect, it } from 'vitest';
import { moneyCases } from '../tests/support/moneyCases.ts';
import { cartSum, membershipSaving, type SummedCart } from './cartSum.ts';
import { DEFAULT_DAY_TERMS, DEFAULT_TAXES } from './marketTerms.ts';
import { cartTotals, usableCredit } from './totals.ts';

it.each(moneyCases)('shows for $id the whole total and what in it is not for items', ({ input, expected }) => {
  const { itemsTotal, balanceApplied, amountDue, ...sums } = expected;
  const credit = usableCredit(input.balanceAvailable, sums.total);
  const cart: SummedCart = { ...sums, items: itemsTotal, credit };
  const { amount, charged } = cartSum(cart);
  expect([amount, amount - charged]).toEqual([sums.total, itemsTotal]);
  const paid = cartSum(cart, { paysWithCredit: input.useBalance });
  expect([paid.amount, paid.isRemainder]).toEqual([amountDue, balanceApplied > 0]);
});

const heavyCart: SummedCart = {
  items: 4200,
  deposits: 20,
  delivery: 600,
  fee: 500,
  gst: 190,
  pst: 379,
  total: 5889,
  credit: 0,
};

it('names the additions in the order of the rows', () => {
  expect(cartSum(heavyCart)).toEqual({
    amount: 5889,
    charged: 1689,
    charges: ['deposits', 'delivery', 'fee', 'taxes'],
    isRemainder: false,
  });
});

it('leaves delivery out while the displayed place is not chosen yet', () => {
  expect(cartSum(heavyCart, { awaitsPlace: true })).toMatchObject({
    amount: 5289,
    charged: 1089,
    charges: ['deposits', 'fee', 'taxes'],
  });
});

it('saves a member exactly what the same cart costs less with a membership', () => {
  const guests = moneyCases.filter(({ expected }) => expected.fee > 0);
  expect(guests.length).toBeGreaterThan(5);
  for (const { id, input, expected } of guests) {
    const member = cartTotals({ ...input, isSubscribed: true }, DEFAULT_DAY_TERMS);
    const { fee, taxBase } = expected;
    expect(membershipSaving({ fee, gstBase: taxBase, pstBase: taxBase }, DEFAULT_TAXES), id).toBe(
      expected.total - member.total,
    );
  }
});

it('saves nothing for a member, or without an order fee', () => {
  expect(membershipSaving({ fee: 0, gstBase: 1650, pstBase: 1650 }, DEFAULT_TAXES)).toBe(0);
});
