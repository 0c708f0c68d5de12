import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from './marketTerms.ts';
import { cents } from './money.ts';
import { ORDER_STATUSES } from './orderStatus.ts';
import { discountShares } from './promotion.ts';
import {
  returnedAmounts,
  isReturnable,
  partOfReturn,
  additionalReturn,
  depositsOut,
  splitRefund,
  withoutDeposits,
  type PaidSums,
  type ReturnableLine,
} from './refunds.ts';
import { gst, pst, taxKinds } from './taxes.ts';

type PricedLine = Omit<ReturnableLine, 'discount'>;

/** Orders of the same customer that were joined: each was taxed by itself (E19). */
function paidFor(
  parts: readonly { lines: readonly PricedLine[]; fee: number; shipping: number }[],
  discountOf: (subtotal: number, all: number) => number = () => 0,
): { paid: PaidSums; lines: ReturnableLine[] } {
  const lines = parts.flatMap((part) => part.lines);
  const sum = (of: readonly PricedLine[], field: 'price' | 'taxablePrice' | 'deposit') =>
    of.reduce((total, line) => total + line[field] * line.quantity, 0);
  const basesOf = (tax: 'gst' | 'pst') =>
    parts.map(
      ({ lines: own, fee }) =>
        sum(
          own.filter(({ taxKind = tax }) => taxKind === 'both' || taxKind === tax),
          'taxablePrice',
        ) + fee,
    );
  const add = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
  const sums = {
    subtotal: sum(lines, 'price'),
    shipping: add(parts.map(({ shipping }) => shipping)),
    fee: add(parts.map(({ fee }) => fee)),
    gst: add(basesOf('gst').map((base) => gst(base, DEFAULT_TAXES))),
    pst: add(basesOf('pst').map((base) => pst(base, DEFAULT_TAXES))),
  };
  const all = sums.subtotal + sum(lines, 'deposit') + sums.shipping + sums.fee + sums.gst + sums.pst;
  const discount = discountOf(sums.subtotal, all);
  const shares = discountShares(discount, lines);
  const shared = lines.map((one, nth) => ({ ...one, discount: shares[nth]! }));
  return { paid: { ...sums, discount, total: cents(all - discount), taxes: DEFAULT_TAXES }, lines: shared };
}

const line = fc
  .record({
    price: fc.nat(20_000),
    taxed: fc.constantFrom(0, 0.5, 1),
    taxKind: fc.constantFrom(...taxKinds),
    deposit: fc.constantFrom(0, 10, 300, 1000),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ price, taxed, ...rest }) => ({ ...rest, price, taxablePrice: Math.floor(price * taxed) }));
const part = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  fee: fc.constantFrom(0, 500),
  shipping: fc.constantFrom(0, 700),
});
const order = fc
  .record({ parts: fc.array(part, { minLength: 1, maxLength: 4 }), percent: fc.constantFrom(0, 10, 33, 100, 130) })
  .map(({ parts, percent }) =>
    paidFor(parts, (subtotal, all) => Math.min(all, Math.floor((subtotal * percent) / 100))),
  );

const juice = { price: 1000, taxablePrice: 1000, deposit: 300, quantity: 2 };
const bread = { price: 750, taxablePrice: 0, deposit: 0, quantity: 1 };
const returnAll = (lines: readonly ReturnableLine[]) => lines.map((one) => ({ ...one, returned: one.quantity }));

describe('the refund of returned units', () => {
  it('is their price, their share of the taxes and their deposit, without the fee and its taxes', () => {
    const { paid, lines } = paidFor([{ lines: [juice, bread], fee: 500, shipping: 0 }]);
    expect(paid).toMatchObject({ gst: 125, pst: 249, total: 2750 + 600 + 500 + 125 + 249 });
    const more = (units: number[]) =>
      additionalReturn(
        paid,
        lines.map((one, nth) => ({ ...one, returned: 0, more: units[nth] ?? 0 })),
      );
    expect(more([0, 1])).toEqual({ items: 750, discount: 0, gst: 0, pst: 0, deposit: 0, total: 750 });
    expect(more([1, 0])).toEqual({ items: 1000, discount: 0, gst: 50, pst: 99, deposit: 300, total: 1449 });
    expect(more([2, 0])).toEqual({ items: 2000, discount: 0, gst: 100, pst: 199, deposit: 600, total: 2899 });
    expect(more([0, 0]).total).toBe(0);
  });
  it('has the taxes that the units had (ADR 158)', () => {
    const book = { price: 2000, taxablePrice: 2000, taxKind: 'gst' as const, deposit: 0, quantity: 1 };
    const { paid, lines } = paidFor([{ lines: [juice, book], fee: 500, shipping: 0 }], () => 400);
    expect(paid).toMatchObject({ gst: 225, pst: 249, total: 4000 + 600 + 500 + 225 + 249 - 400 });
    const back = (units: number[]) =>
      returnedAmounts(
        paid,
        lines.map((one, nth) => ({ ...one, returned: units[nth]! })),
      );
    expect(back([0, 1])).toEqual({ items: 2000, discount: 200, gst: 100, pst: 0, deposit: 0, total: 1900 });
    expect(back([1, 0])).toEqual({ items: 1000, discount: 100, gst: 50, pst: 99, deposit: 300, total: 1349 });
    expect(back([2, 1]).total).toBe(paid.total - 500 - 25 - 50);
  });
  it('is reduced by the share of the discount', () => {
    const { paid, lines } = paidFor([{ lines: [juice, bread], fee: 0, shipping: 0 }], () => 275);
    const refund = returnedAmounts(paid, [
      { ...lines[0]!, returned: 1 },
      { ...lines[1]!, returned: 0 },
    ]);
    expect(refund).toMatchObject({ items: 1000, discount: 100, total: 1000 - 100 + 50 + 100 + 300 });
    expect(returnedAmounts(paid, returnAll(lines)).total).toBe(paid.total);
  });
  it('never exceeds what was paid when a code deducted more than the items', () => {
    const { paid, lines } = paidFor([{ lines: [juice], fee: 0, shipping: 0 }], (_, all) => all);
    expect(returnedAmounts(paid, returnAll(lines)).total).toBe(0);
  });
  it('rounds a unit’s share of the discount half up, once for the units that come back', () => {
    const { paid } = paidFor([{ lines: [], fee: 500, shipping: 0 }]);
    const of = (returned: number) =>
      returnedAmounts({ ...paid, total: 9000 }, [
        { price: 1000, taxablePrice: 0, deposit: 0, discount: 5, quantity: 3, returned },
      ]).discount;
    expect([of(1), of(2), of(3)]).toEqual([2, 3, 5]);
  });
  it('keeps the fee with its taxes when a code deducted more than the items', () => {
    const line = { price: 1000, taxablePrice: 0, deposit: 300, quantity: 1 };
    // 1000 + 300 + 500 + 25 + 50 less 1200: what is left beyond the fee and its taxes goes back.
    const { paid, lines } = paidFor([{ lines: [line], fee: 500, shipping: 0 }], () => 1200);
    expect([paid.total, returnedAmounts(paid, [{ ...lines[0]!, returned: 1 }]).total]).toEqual([675, 100]);
  });
  it('gives back no tax of the last cent that stays', () => {
    const lines = [999, 1].map((price) => ({ price, taxablePrice: price, deposit: 0, quantity: 1 }));
    const { paid, lines: bought } = paidFor([{ lines, fee: 509, shipping: 0 }]);
    const back = (...returned: number[]) =>
      returnedAmounts(
        paid,
        bought.map((one, nth) => ({ ...one, returned: returned[nth] ?? 0 })),
      ).gst;
    // GST of 15,09 is 75; of 5,09 it is 25, of 5,10 it is 26.
    expect([back(1, 1), back(1, 0)]).toEqual([50, 49]);
  });
  it.each([-1, 3, 0.5])('rejects %d of 2 units', (returned) => {
    const { paid, lines } = paidFor([{ lines: [juice], fee: 0, shipping: 0 }]);
    expect(() => returnedAmounts(paid, [{ ...lines[0]!, returned }])).toThrow(RangeError);
  });

  it('adds up to exactly items, their taxes and deposits, however it is split (F-197)', () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), ({ paid, lines }, chances) => {
        const returned = lines.map(() => 0);
        let sum = 0;
        const openLines = () => lines.flatMap((one, nth) => (returned[nth]! < one.quantity ? [nth] : []));
        for (let open = openLines(); open.length > 0; open = openLines()) {
          const nth = open[chances.next().value! % open.length]!;
          const units = 1 + (chances.next().value! % (lines[nth]!.quantity - returned[nth]!));
          const refund = additionalReturn(
            paid,
            lines.map((one, index) => ({ ...one, returned: returned[index]!, more: index === nth ? units : 0 })),
          );
          expect(Math.min(refund.items, refund.gst, refund.pst, refund.deposit, refund.total)).toBeGreaterThanOrEqual(
            0,
          );
          expect(refund.items - refund.discount + refund.gst + refund.pst + refund.deposit).toBe(refund.total);
          returned[nth] = returned[nth]! + units;
          sum += refund.total;
          expect(sum).toBeLessThanOrEqual(paid.total);
        }
        const retained = paid.shipping + paid.fee + gst(paid.fee, paid.taxes) + pst(paid.fee, paid.taxes);
        expect(sum).toBe(Math.max(0, paid.total - retained));
        expect(sum).toBe(returnedAmounts(paid, returnAll(lines)).total);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a part of a refund', () => {
  const whole = { items: 2000, discount: 0, gst: 100, pst: 199, deposit: 600, total: 2899 };
  it('gives deposits back whole, and the rest in proportion', () => {
    expect(partOfReturn(whole, 0, 1750)).toEqual({
      items: 1000,
      discount: 0,
      gst: 50,
      pst: 100,
      deposit: 600,
      total: 1750,
    });
    expect(partOfReturn(whole, 0, 2899)).toEqual(whole);
    expect(partOfReturn({ ...whole, discount: 200, total: 2699 }, 0, 1650)).toMatchObject({
      items: 1000,
      discount: 100,
    });
  });
  it('leaves out deposits that were credited before', () => {
    expect(partOfReturn(whole, 600, 1150)).toMatchObject({ items: 1000, deposit: 600, total: 1750 });
  });
  it.each([600, 0, -1, 2900])('rejects %d cents', (part) => {
    expect(() => partOfReturn(whole, 0, part)).toThrow(RangeError);
  });
  it('adds up for every part, with nothing below zero', () => {
    fc.assert(
      fc.property(order, fc.nat(), ({ paid, lines }, chance) => {
        const refund = returnedAmounts(paid, returnAll(lines));
        fc.pre(refund.total > refund.deposit);
        const part = refund.deposit + 1 + (chance % (refund.total - refund.deposit));
        const { items, discount, gst: gstPart, pst: pstPart, deposit, total } = partOfReturn(refund, 0, part);
        expect(items - discount + gstPart + pstPart + deposit).toBe(part);
        expect(total).toBe(part);
        expect(Math.min(items, discount, gstPart, pstPart)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('is allowed for a paid order that was not fully refunded', () => {
  expect(ORDER_STATUSES.filter(isReturnable)).toEqual(['processed', 'fulfilled', 'shipped', 'completed', 'disputed']);
});

describe('the split of a refund', () => {
  const refundable = { card: 1000, all: 1500 };
  it.each([
    [800, 'card', true, 800, 0],
    [1200, 'card', true, 1000, 200],
    [1501, 'card', true, 1000, 500],
    [800, 'balance', true, 0, 800],
    [800, 'balance', false, 800, 0],
    [1200, 'card', false, 1000, 0],
    [0, 'card', true, 0, 0],
  ] as const)(
    'sends %d to the %s, with a balance %s: %d to the card, %d to the balance',
    (amount, to, hasBalance, card, balance) => {
      expect(splitRefund(amount, { to, left: refundable, hasBalance })).toEqual({ card, balance });
    },
  );
});

it('counts the deposits that are out, and never less than none of them', () => {
  const lines = [
    { deposit: 300, quantity: 3, returned: 1 },
    { deposit: 10, quantity: 5, returned: 5 },
  ];
  expect([0, 250, 600, 601].map((back) => depositsOut(lines, back))).toEqual([600, 350, 0, 0]);
});

describe('what can be given back without goods', () => {
  it.each([
    { toCard: 1000, toBalance: 500, depositsOut: 0, expected: { toCard: 1000, toBalance: 500 } },
    { toCard: 1000, toBalance: 500, depositsOut: 1, expected: { toCard: 1000, toBalance: 499 } },
    { toCard: 1000, toBalance: 500, depositsOut: 600, expected: { toCard: 900, toBalance: 0 } },
    { toCard: 1000, toBalance: 500, depositsOut: 1500, expected: { toCard: 0, toBalance: 0 } },
    { toCard: 1000, toBalance: 500, depositsOut: 1501, expected: { toCard: 0, toBalance: 0 } },
  ])(
    'is $expected of $toCard and $toBalance with $depositsOut of deposits out',
    ({ depositsOut, expected, ...left }) => {
      expect(withoutDeposits(left, depositsOut)).toEqual(expected);
    },
  );
});
