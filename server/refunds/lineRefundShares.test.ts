import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import { discountShares } from '#rules/promotion.ts';
import { additionalReturn, splitRefund } from '#rules/refunds.ts';
import { gst, pst } from '#rules/taxes.ts';
import { lineRefundShares } from './lineRefundShares.ts';

const PART = 'one';
const line = (price: number, taxed: number, deposit: number, quantity: number, more = quantity, returned = 0) => ({
  part: PART,
  price,
  taxablePrice: taxed,
  deposit,
  discount: 0,
  quantity,
  returned,
  more,
});
type Line = ReturnType<typeof line>;

/** The totals that were paid for an order of these lines. */
function paidForOrder(lines: readonly Line[], fee = 0, discount = 0) {
  const sum = (field: 'price' | 'taxablePrice' | 'deposit') =>
    lines.reduce((total, line) => total + line[field] * line.quantity, 0);
  const base = sum('taxablePrice') + fee;
  const taxes = { gst: gst(base, DEFAULT_TAXES), pst: pst(base, DEFAULT_TAXES) };
  const total = sum('price') + sum('deposit') + fee + taxes.gst + taxes.pst - discount;
  return { subtotal: sum('price'), shipping: 0, fee, ...taxes, discount, total, taxes: DEFAULT_TAXES };
}

describe('lineRefundShares', () => {
  it('gives a single line everything', () => {
    const lines = [line(450, 450, 10, 3, 1), line(1150, 0, 0, 2, 0)];
    expect(
      lineRefundShares(new Map([[PART, paidForOrder(lines)]]), lines, { card: 0, balance: 528, depositKept: 0 }),
    ).toEqual([
      { card: 0, balance: 528 },
      { card: 0, balance: 0 },
    ]);
  });
  it('splits taxes that are rounded once to the cent, card money first', () => {
    // Three units of 0.10, all taxed: 2 cents of GST and 3 of PST together, 1 and 1 for the last one alone.
    const lines = [line(10, 10, 0, 2), line(10, 10, 0, 1)];
    expect(
      lineRefundShares(new Map([[PART, paidForOrder(lines)]]), lines, { card: 24, balance: 11, depositKept: 0 }),
    ).toEqual([
      { card: 23, balance: 0 },
      { card: 1, balance: 11 },
    ]);
  });
  it('withholds credited deposits from the first lines that have one', () => {
    const lines = [line(700, 0, 0, 1), line(750, 0, 10, 2), line(600, 0, 25, 1)];
    expect(
      lineRefundShares(new Map([[PART, paidForOrder(lines)]]), lines, { card: 0, balance: 2815, depositKept: 30 }),
    ).toEqual([
      { card: 0, balance: 700 },
      { card: 0, balance: 1500 },
      { card: 0, balance: 615 },
    ]);
  });
  it('gives the last lines less when the card paid only a part', () => {
    const lines = [line(700, 0, 0, 1), line(750, 0, 0, 1)];
    expect(
      lineRefundShares(new Map([[PART, paidForOrder(lines)]]), lines, { card: 1000, balance: 0, depositKept: 0 }),
    ).toEqual([
      { card: 700, balance: 0 },
      { card: 300, balance: 0 },
    ]);
  });

  const units = fc
    .record({
      price: fc.integer({ min: 0, max: 5000 }),
      taxed: fc.boolean(),
      deposit: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      chances: fc.tuple(fc.nat(), fc.nat()),
    })
    .map(({ price, taxed, deposit, quantity, chances: [cardChance, creditChance] }) => {
      const returned = cardChance % (quantity + 1);
      return line(price, taxed ? price : 0, deposit, quantity, creditChance % (quantity - returned + 1), returned);
    });
  it('adds up to the refund exactly, without negative shares', () => {
    fc.assert(
      fc.property(
        fc.array(units, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0, 500),
        fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.boolean(), fc.constantFrom<'card' | 'balance'>('card', 'balance')),
        (boughtLines, fee, [discountChance, returnedChance, credited, hasBalance, to]) => {
          const fullPrice = paidForOrder(boughtLines, fee);
          const paidSums = paidForOrder(boughtLines, fee, discountChance % (fullPrice.subtotal + 1));
          const shares = discountShares(paidSums.discount, boughtLines);
          const lines = boughtLines.map((line, nth) => ({ ...line, discount: shares[nth]! }));
          const refund = additionalReturn(paidSums, lines);
          const depositKept = credited % (refund.deposit + 1);
          const all = returnedChance % (paidSums.total + 1);
          const refundable = { all, card: credited % (all + 1) };
          const split = splitRefund(Math.max(0, refund.total - depositKept), { to, left: refundable, hasBalance });
          const parts = lineRefundShares(new Map([[PART, paidSums]]), lines, { ...split, depositKept });
          expect(parts.reduce((sum, part) => sum + part.card, 0)).toBe(split.card);
          expect(parts.reduce((sum, part) => sum + part.balance, 0)).toBe(split.balance);
          expect(Math.min(...parts.map((part) => Math.min(part.card, part.balance)))).toBeGreaterThanOrEqual(0);
          expect(parts.filter((part, nth) => lines[nth]!.more === 0 && part.card + part.balance > 0)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
