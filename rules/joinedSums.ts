import { moreGivenBack, type GivenBack, type PaidSums, type ReturnableLine } from './refunds.ts';

/** An order, or one that joined it; its sums are its own and those of all that joined it (E19). Ids are uuids. */
export type JoinedOrder = PaidSums & { readonly id: string; readonly mergedInto: string | null };

const FIELDS = ['subtotal', 'shipping', 'fee', 'gst', 'pst', 'discount', 'total'] as const;
const added = (one: PaidSums, other: PaidSums, sign: 1 | -1): PaidSums =>
  Object.fromEntries(FIELDS.map((field) => [field, one[field] + sign * other[field]])) as PaidSums;

const sumsOf = (order: PaidSums): PaidSums =>
  Object.fromEntries(FIELDS.map((field) => [field, order[field]])) as PaidSums;

/**
 * What was paid for each order whose lines an order has now, by the id of the order that they were bought in: its taxes were
 * rounded there, and its code took off there (E1, E10). Of orders that were joined before their lines told it (`bought`: those
 * that lines tell), the sums stay with the order that has them.
 */
export function paidParts(
  survivor: string,
  orders: readonly JoinedOrder[],
  bought: ReadonlySet<string>,
): ReadonlyMap<string, PaidSums> {
  const of = new Map(orders.map((order) => [order.id, order]));
  const homeOf = (id: string): string => {
    const into = of.get(id)?.mergedInto;
    return id === survivor || bought.has(id) || !into ? id : homeOf(into);
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

/** A line with the order that it was bought in, a key of `paidParts`. */
export type BoughtLine = ReturnableLine & { readonly part: string; readonly returned: number; readonly more: number };

const NOTHING: GivenBack = { items: 0, discount: 0, gst: 0, pst: 0, deposit: 0, total: 0 };

/** What more units give back: of each order as if it had never been joined, and together. Cents. */
export function moreOfParts(parts: ReadonlyMap<string, PaidSums>, lines: readonly BoughtLine[]): GivenBack {
  return [...parts].reduce((sum, [part, paid]) => {
    const back = moreGivenBack(
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
