import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyCases } from '../tests/support/moneyCases.ts';
import { membershipSaving } from './cartSum.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from './constants.ts';
import { DEFAULT_DAY_TERMS, DEFAULT_TAXES } from './marketTerms.ts';
import { taxKinds, type TaxKind } from './taxes.ts';
import { cartDelivery, cartTotals, unitDeposit, usableCredit } from './totals.ts';
import type { CartLineInput, CartTotals, CartTotalsInput } from './totals.ts';

const amount = fc.integer({ min: 0, max: 500_000 });
const line: fc.Arbitrary<CartLineInput> = fc.record({
  price: amount,
  quantity: fc.integer({ min: 0, max: 1000 }),
  taxable: fc.boolean(),
  taxKind: fc.constantFrom(...taxKinds),
  deposit: fc.integer({ min: 0, max: 2000 }),
  unsure: fc.boolean(),
});
const cart: fc.Arbitrary<CartTotalsInput> = fc.record({
  isSubscribed: fc.boolean(),
  fulfillment: fc.oneof(
    fc.constant({ type: 'pickup' } as const),
    fc.constant({ type: 'none' } as const),
    fc.record({ type: fc.constant('ship' as const), zonePrice: fc.integer({ min: 0, max: 3000 }) }),
  ),
  deliveryAlreadyPaidInPeriod: fc.boolean(),
  useBalance: fc.boolean(),
  balanceAvailable: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  items: fc.array(line, { maxLength: 12 }),
});

describe('the worked totals', () => {
  it('are 35', () => {
    expect(moneyCases).toHaveLength(35);
  });
  it.each(moneyCases)('agree: $id $title', ({ input, expected }) => {
    expect(cartTotals(input, DEFAULT_DAY_TERMS)).toStrictEqual(expected);
  });
});

describe('cartTotals', () => {
  it('adds up, and no balance ever changes a tax (F-088)', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const sums = cartTotals(input, DEFAULT_DAY_TERMS);
        const { itemsTotal, deposits, delivery, fee, gst, pst, total, balanceApplied, amountDue } = sums;
        expect(total).toBe(itemsTotal + deposits + delivery + fee + gst + pst);
        expect(amountDue + balanceApplied).toBe(total);
        expect(Math.min(balanceApplied, amountDue)).toBeGreaterThanOrEqual(0);
        expect(balanceApplied).toBeLessThanOrEqual(Math.max(0, -input.balanceAvailable));
        expect(cartTotals({ ...input, useBalance: false }, DEFAULT_DAY_TERMS)).toMatchObject({
          gst,
          pst,
          total,
          amountDue: total,
        });
      }),
    );
  });
  it('ignores unsure lines and lines of 0 units (E27)', () => {
    fc.assert(
      fc.property(cart, fc.array(line), (input, more) => {
        const idle = more.map((extra) => (extra.unsure ? extra : { ...extra, quantity: 0 }));
        expect(cartTotals({ ...input, items: [...idle, ...input.items] }, DEFAULT_DAY_TERMS)).toStrictEqual(
          cartTotals(input, DEFAULT_DAY_TERMS),
        );
      }),
    );
  });
  it('does not depend on the order of lines or on how they are split', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const split = input.items.flatMap((item) => [
          { ...item, quantity: Math.floor(item.quantity / 2) },
          { ...item, quantity: Math.ceil(item.quantity / 2) },
        ]);
        expect(cartTotals({ ...input, items: split.reverse() }, DEFAULT_DAY_TERMS)).toStrictEqual(
          cartTotals(input, DEFAULT_DAY_TERMS),
        );
      }),
    );
  });
  it('taxes items and the fee, never deposits or delivery, which only the total has (F-189, F-190, F-191)', () => {
    const guest: CartTotalsInput = {
      isSubscribed: false,
      fulfillment: { type: 'ship', zonePrice: 700 },
      deliveryAlreadyPaidInPeriod: false,
      useBalance: false,
      balanceAvailable: 0,
      items: [{ price: 1000, quantity: 1, taxable: false, deposit: 200, unsure: false }],
    };
    expect(cartTotals(guest, DEFAULT_DAY_TERMS)).toMatchObject({
      fee: 500,
      taxBase: 500,
      gst: 25,
      pst: 50,
      deposits: 200,
      delivery: 700,
    });
    expect(cartTotals(guest, DEFAULT_DAY_TERMS).total).toBe(1000 + 200 + 700 + 575);
    expect(cartTotals({ ...guest, isSubscribed: true }, DEFAULT_DAY_TERMS)).toMatchObject({
      fee: 0,
      taxBase: 0,
      total: 1900,
    });
    // Items below the limit do not reach free delivery with their deposits.
    const almost = { ...guest, items: [{ ...guest.items[0]!, price: FREE_DELIVERY_ABOVE_CENTS - 100, deposit: 400 }] };
    expect(cartTotals(almost, DEFAULT_DAY_TERMS).delivery).toBe(700);
  });
  it('is 0 with nothing confirmed, even with a priced zone', () => {
    const input: CartTotalsInput = {
      isSubscribed: false,
      fulfillment: { type: 'ship', zonePrice: 700 },
      deliveryAlreadyPaidInPeriod: false,
      useBalance: true,
      balanceAvailable: -5000,
      items: [{ price: 800, quantity: 1, taxable: true, deposit: 10, unsure: true }],
    };
    const { balanceAfter, ...sums } = cartTotals(input, DEFAULT_DAY_TERMS);
    expect([...new Set(Object.values(sums))]).toEqual([0]);
    expect(balanceAfter).toBeUndefined();
    expect(cartDelivery(input, DEFAULT_DAY_TERMS)).toEqual({ price: 0, waiver: null });
  });
  it.each([
    ['a price', { price: 4.5 }],
    ['a deposit', { deposit: 0.1 }],
    ['a quantity', { quantity: 1.5 }],
  ])('rejects %s that is not whole', (_, change) => {
    const [first] = moneyCases;
    const items = (first?.input.items ?? []).map((item) => ({ ...item, ...change }));
    expect(() => cartTotals({ ...(first as (typeof moneyCases)[number]).input, items }, DEFAULT_DAY_TERMS)).toThrow(
      RangeError,
    );
  });
});

describe('usableCredit (E13, E14)', () => {
  it.each([
    [-5000, 3562, 3562],
    [-2000, 3562, 2000],
    [-1025, 1025, 1025],
    [0, 1025, 0],
    [1200, 1025, 0],
    [-976, 1025, 975],
    [-1024, 1025, 975],
    [-975, 1025, 975],
    [-20, 40, 20],
    [-20, 49, 20],
    [-20, 50, 0],
    [-50, 50, 50],
  ])('is, for a balance of %d and a total of %d, %d', (balance, total, credit) => {
    expect(usableCredit(balance, total)).toBe(credit);
  });
});

describe('unitDeposit (E9)', () => {
  it.each([
    [true, false, 1000],
    [true, true, 0],
    [false, true, 1000],
    [undefined, true, 1000],
  ])('is, for a reusable box: %s, of a customer who has one: %s, %d', (reusableBox, hasBox, deposit) => {
    expect(unitDeposit({ deposit: 1000, reusableBox }, hasBox)).toBe(deposit);
  });
});

describe('sums of a cart with a basket or a box', () => {
  const line = { price: 450, deposit: 30, quantity: 2, taxable: false, unsure: false };
  const input = {
    fulfillment: { type: 'pickup' as const },
    isSubscribed: false,
    deliveryAlreadyPaidInPeriod: false,
    useBalance: false,
    balanceAvailable: 0,
  };
  it.each([
    ['a basket alone has no fee (E52)', [{ ...line, isBasket: true }], 0],
    ['a basket beside goods has the fee once', [{ ...line, isBasket: true }, line], 500],
    ['goods have the fee', [{ ...line, isBasket: false }], 500],
  ])('%s', (_, items, fee) => {
    expect(cartTotals({ ...input, items }, DEFAULT_DAY_TERMS).fee).toBe(fee);
  });
  it('a customer who brings a box back pays the deposits of everything else', () => {
    const items = [line, { ...line, price: 0, deposit: 1000, quantity: 1, reusableBox: true }];
    const deposits = [undefined, false, true].map(
      (hasReusableBox) => cartTotals({ ...input, items, hasReusableBox }, DEFAULT_DAY_TERMS).deposits,
    );
    expect(deposits).toEqual([1060, 1060, 60]);
  });
});

describe('goods with one of the taxes (ADR 158)', () => {
  const priced = (price: number, taxKind?: TaxKind, more: Partial<CartLineInput> = {}): CartLineInput => ({
    price,
    quantity: 1,
    deposit: 0,
    unsure: false,
    taxable: true,
    ...more,
    ...(taxKind && { taxKind }),
  });
  const guest: CartTotalsInput = {
    isSubscribed: false,
    fulfillment: { type: 'pickup' },
    deliveryAlreadyPaidInPeriod: false,
    useBalance: false,
    balanceAvailable: 0,
    items: [],
  };
  // A book of 20.00 $ has GST of 1.00 $; with the fee of 5.00 $, GST is taken on 25.00 $ and QST on 5.00 $.
  it.each<[string, readonly CartLineInput[], Partial<CartTotals>]>([
    ['GST alone', [priced(2000, 'gst')], { taxBase: 2500, pstBase: 500, gst: 125, pst: 50, total: 2675 }],
    ['QST alone', [priced(2000, 'pst')], { taxBase: 2500, gstBase: 500, gst: 25, pst: 249, total: 2774 }],
    ['both', [priced(2000, 'both')], { taxBase: 2500, gst: 125, pst: 249, total: 2874 }],
    ['none, whatever its kind says', [priced(2000, 'gst', { taxable: false })], { taxBase: 500, gst: 25, pst: 50 }],
    [
      'one of each, with deposits that are not taxed',
      [
        priced(1010, 'gst', { quantity: 2, deposit: 30 }),
        priced(990, 'pst'),
        priced(435),
        priced(700, 'both', { taxable: false }),
      ],
      {
        taxBase: 3945,
        gstBase: 2955,
        pstBase: 1925,
        deposits: 60,
        gst: 148,
        pst: 192,
        total: 4145 + 60 + 500 + 148 + 192,
      },
    ],
    [
      'GST alone, not confirmed',
      [priced(2000, 'gst', { unsure: true }), priced(435)],
      { taxBase: 935, gst: 47, pst: 93 },
    ],
  ])('are taxed by what each has: %s', (_, items, expected) => {
    const sums = cartTotals({ ...guest, items }, DEFAULT_DAY_TERMS);
    expect(sums).toMatchObject(expected);
    expect([sums.gstBase ?? sums.taxBase, sums.pstBase ?? sums.taxBase]).toEqual([
      expected.gstBase ?? expected.taxBase,
      expected.pstBase ?? expected.taxBase,
    ]);
  });

  it('names no base of its own where all goods have both', () => {
    expect(Object.keys(cartTotals({ ...guest, items: [priced(2000)] }, DEFAULT_DAY_TERMS))).not.toContain('gstBase');
  });

  it('saves a member the fee and its taxes, whatever the goods have', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const [paid, free] = [false, true].map((isSubscribed) =>
          cartTotals({ ...input, isSubscribed }, DEFAULT_DAY_TERMS),
        ) as [CartTotals, CartTotals];
        const { fee, taxBase, gstBase = taxBase, pstBase = taxBase } = paid;
        expect(membershipSaving({ fee, gstBase, pstBase }, DEFAULT_TAXES)).toBe(paid.total - free.total);
      }),
    );
  });
});
