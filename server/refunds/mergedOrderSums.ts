import { additionalReturn, type ReturnAmounts, type PaidSums, type ReturnableLine } from '../../rules/refunds.ts';

/** An order, or one merged into it. Its totals include those of all orders merged into it (E19). Ids are uuids. */
export type MergedOrder = PaidSums & { readonly id: string; readonly mergedInto: string | null };

const FIELDS = ['subtotal', 'shipping', 'fee', 'gst', 'pst', 'discount', 'total'] as const;
const added = (one: PaidSums, other: PaidSums, sign: 1 | -1): PaidSums =>
  Object.fromEntries(FIELDS.map((field) => [field, one[field] + sign * other[field]])) as PaidSums;

const sumsOf = (order: PaidSums): PaidSums =>
  Object.fromEntries(FIELDS.map((field) => [field, order[field]])) as PaidSums;

/**
 * What was paid for the lines of a merged order, by the id of the order that each was bought in, because taxes were
 * rounded and a code was applied there (E1, E10). `origins` are the orders that lines name. Orders merged before
 * migration 0027 have no origin per line; their totals stay with the surviving order.
 */
export function paidByOrigin(
  survivor: string,
  orders: readonly MergedOrder[],
  origins: ReadonlySet<string>,
): ReadonlyMap<string, PaidSums> {
  const of = new Map(orders.map((order) => [order.id, order]));
  const homeOf = (id: string): string => {
    const into = of.get(id)?.mergedInto;
    return id === survivor || origins.has(id) || !into ? id : homeOf(into);
  };
  const parts = new Map<string, PaidSums>();
  for (const order of orders) {
    const joined = orders.filter(({ mergedInto }) => mergedInto === order.id);
    const own = joined.reduce((sums, one) => added(sums, one, -1), sumsOf(order));
    const home = homeOf(order.id);
    const known = parts.get(home);
    parts.set(home, known ? added(known, own, 1) : own);
  }
  return parts;
}

/**
 * A line with the order it was bought in (`part`, a key of `paidByOrigin`), its returned units and those to return now
 * (`more`).
 */
export type OriginLine = ReturnableLine & { readonly part: string; readonly returned: number; readonly more: number };

const NOTHING: ReturnAmounts = { items: 0, discount: 0, gst: 0, pst: 0, deposit: 0, total: 0 };

/** The refund of further units: the sum over the original orders, each calculated as if it had never been merged. Cents. */
export function additionalByOrigin(parts: ReadonlyMap<string, PaidSums>, lines: readonly OriginLine[]): ReturnAmounts {
  return [...parts].reduce((sum, [part, paid]) => {
    const back = additionalReturn(
      paid,
      lines.filter((line) => line.part === part),
    );
    return {
      items: sum.items + back.items,
      discount: sum.discount + back.discount,
      gst: sum.gst + back.gst,
      pst: sum.pst + back.pst,
      deposit: sum.deposit + back.deposit,
      total: sum.total + back.total,
    };
  }, NOTHING);
}
