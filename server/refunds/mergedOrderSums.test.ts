import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import { returnedAmounts, type PaidSums } from '#rules/refunds.ts';
import { gst, pst } from '#rules/taxes.ts';
import { additionalByOrigin, paidByOrigin, type OriginLine, type MergedOrder } from './mergedOrderSums.ts';

const FIELDS = ['subtotal', 'shipping', 'fee', 'gst', 'pst', 'discount', 'total'] as const;
const line = fc
  .record({
    price: fc.nat(5000),
    taxed: fc.boolean(),
    deposit: fc.constantFrom(0, 10, 300),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ taxed, ...line }) => ({ ...line, taxablePrice: taxed ? line.price : 0 }));
const boughtOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    fee: fc.constantFrom(0, 333, 500),
    shipping: fc.constantFrom(0, 700),
    percent: fc.constantFrom(0, 0, 10, 33, 100),
  })
  .map(({ lines: orderLines, fee, shipping, percent }) => {
    const discountOf = (line: (typeof orderLines)[number]) => Math.floor((line.price * line.quantity * percent) / 100);
    const lines = orderLines.map((line) => ({ ...line, discount: discountOf(line) }));
    const sum = (field: 'price' | 'taxablePrice' | 'deposit') =>
      lines.reduce((total, line) => total + line[field] * line.quantity, 0);
    const subtotal = sum('price');
    const base = sum('taxablePrice') + fee;
    const discount = lines.reduce((total, line) => total + line.discount, 0);
    const taxes = { gst: gst(base, DEFAULT_TAXES), pst: pst(base, DEFAULT_TAXES) };
    const total = subtotal + sum('deposit') + shipping + fee + taxes.gst + taxes.pst - discount;
    const amounts: Record<(typeof FIELDS)[number], number> = { subtotal, shipping, fee, ...taxes, discount, total };
    const paidSums = { ...amounts, taxes: DEFAULT_TAXES };
    return { lines, paid: paidSums };
  });
/** Orders merged into the first one, directly or not, as they are stored: totals add up along the way. */
const mergedOrders = fc
  .tuple(fc.array(boughtOrder, { minLength: 1, maxLength: 7 }), fc.array(fc.nat(), { minLength: 7, maxLength: 7 }))
  .map(([all, chances]) => {
    const rows = all.map(({ paid: paidSums }, nth) => ({
      ...paidSums,
      id: `${nth}`,
      mergedInto: null as string | null,
    }));
    for (let nth = rows.length - 1; nth > 0; nth -= 1) {
      const into = rows[chances[nth]! % nth]!;
      for (const field of FIELDS) into[field] += rows[nth]![field];
      rows[nth]!.mergedInto = into.id;
    }
    const lines = all.flatMap((order, nth) => order.lines.map((each) => ({ ...each, part: `${nth}` })));
    return { all, rows, lines };
  });
const partsOf = (rows: readonly MergedOrder[], origins: readonly string[]) => paidByOrigin('0', rows, new Set(origins));
const sumOf = (allSums: Iterable<PaidSums>, field: (typeof FIELDS)[number]) =>
  [...allSums].reduce<number>((sum, sums) => sum + sums[field], 0);

describe('totals of merged orders (E19)', () => {
  it('recovers what was paid for each order, however they were merged', () => {
    fc.assert(
      fc.property(mergedOrders, ({ all, rows }) => {
        const parts = partsOf(
          rows,
          rows.slice(1).map(({ id }) => id),
        );
        expect([...parts].toSorted(([left], [right]) => left.localeCompare(right))).toEqual(
          all.map(({ paid: paidSums }, nth) => [`${nth}`, paidSums]),
        );
      }),
    );
  });

  it('leaves the totals with the surviving order when lines do not name their origin', () => {
    fc.assert(
      fc.property(mergedOrders, fc.nat(), ({ rows }, chance) => {
        const origins = rows.flatMap(({ id }, nth) => (nth > 0 && (chance >> nth) % 2 ? [id] : []));
        const parts = partsOf(rows, origins);
        expect([...parts.keys()].toSorted()).toEqual(['0', ...origins].toSorted());
        for (const field of FIELDS) expect(sumOf(parts.values(), field)).toBe(rows[0]![field]);
      }),
    );
  });

  it('refunds exactly what was paid, in any sequence and split, and never more on the way', () => {
    fc.assert(
      fc.property(mergedOrders, fc.infiniteStream(fc.nat()), ({ all, rows, lines }, chances) => {
        const parts = partsOf(
          rows,
          rows.slice(1).map(({ id }) => id),
        );
        const state: OriginLine[] = lines.map((line) => ({ ...line, returned: 0, more: 0 }));
        const refunded = { items: 0, gst: 0, pst: 0, deposit: 0, total: 0 };
        const keeps = (tax: typeof gst | typeof pst) =>
          all.reduce((sum, { paid: paidSums }) => sum + tax(paidSums.fee, DEFAULT_TAXES), 0);
        const maxRefund = {
          gst: rows[0]!.gst - keeps(gst),
          pst: rows[0]!.pst - keeps(pst),
          total: all.reduce(
            (sum, { paid: paidSums }) =>
              sum +
              Math.max(
                0,
                paidSums.total -
                  paidSums.shipping -
                  paidSums.fee -
                  gst(paidSums.fee, DEFAULT_TAXES) -
                  pst(paidSums.fee, DEFAULT_TAXES),
              ),
            0,
          ),
        };
        const open = () => state.filter(({ returned, quantity }) => returned < quantity);
        for (let openLines = open(); openLines.length > 0; openLines = open()) {
          const some = openLines.filter(() => chances.next().value! % 3 === 0);
          for (const line of some.length > 0 ? some : openLines.slice(0, 1))
            Object.assign(line, { more: 1 + (chances.next().value! % (line.quantity - line.returned)) });
          const more = additionalByOrigin(parts, state);
          for (const line of state) Object.assign(line, { returned: line.returned + line.more, more: 0 });
          expect(Math.min(...Object.values(more))).toBeGreaterThanOrEqual(0);
          expect(more.items - more.discount + more.gst + more.pst + more.deposit).toBe(more.total);
          for (const field of ['items', 'gst', 'pst', 'deposit', 'total'] as const) refunded[field] += more[field];
          for (const field of ['gst', 'pst', 'total'] as const)
            expect(refunded[field]).toBeLessThanOrEqual(maxRefund[field]);
        }
        const taxed = (nth: number) => all[nth]!.lines.some(({ taxablePrice }) => taxablePrice > 0);
        expect(refunded.total).toBe(maxRefund.total);
        expect([refunded.gst, refunded.pst]).toEqual(
          (['gst', 'pst'] as const).map((tax) =>
            all.reduce(
              (sum, { paid: paidSums }, nth) =>
                sum + (taxed(nth) ? paidSums[tax] - { gst, pst }[tax](paidSums.fee, DEFAULT_TAXES) : 0),
              0,
            ),
          ),
        );
        expect(refunded.items).toBe(rows[0]!.subtotal);
      }),
      { numRuns: 1000 },
    );
  });

  it("would keep a cent less of the fees' taxes if it treated them as one order", () => {
    const orderSums = {
      subtotal: 0,
      shipping: 0,
      fee: 500,
      gst: gst(500, DEFAULT_TAXES),
      pst: pst(500, DEFAULT_TAXES),
      discount: 0,
      total: 575,
    };
    const five = Object.fromEntries(FIELDS.map((field) => [field, 5 * orderSums[field]])) as Omit<PaidSums, 'taxes'>;
    expect([5 * pst(500, DEFAULT_TAXES), pst(2500, DEFAULT_TAXES)]).toEqual([250, 249]);
    const beer = { price: 100, taxablePrice: 100, deposit: 0, discount: 0, quantity: 1, returned: 1 };
    const mergedSums = {
      ...five,
      subtotal: 100,
      gst: five.gst + 5,
      pst: five.pst + 10,
      total: five.total + 115,
      taxes: DEFAULT_TAXES,
    };
    expect(returnedAmounts(mergedSums, [beer]).total).toBe(116);
  });
});
