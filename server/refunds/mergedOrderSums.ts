import { additionalReturn, type ReturnAmounts, type PaidSums, type ReturnableLine } from '#rules/refunds.ts';

/** An order, or one merged into it. Its totals include those of all orders merged into it (E19). Ids are uuids. */
export type MergedOrder = PaidSums & { readonly id: string; readonly mergedInto: string | null };

const FIELDS = ['subtotal', 'shipping', 'fee', 'gst', 'pst', 'discount', 'total'] as const;
type Amounts = Omit<PaidSums, 'taxes'>;
const amountsOf = (amountOf: (field: (typeof FIELDS)[number]) => number): Amounts =>
  Object.fromEntries(FIELDS.map((field) => [field, amountOf(field)])) as Amounts;
/** Sums that were paid together, with the rates of the first. */
const addSums = (sums: PaidSums, addend: PaidSums, sign: 1 | -1): PaidSums => ({
  ...amountsOf((field) => sums[field] + sign * addend[field]),
  taxes: sums.taxes,
});

const sumsOf = (order: PaidSums): PaidSums => ({ ...amountsOf((field) => order[field]), taxes: order.taxes });

/**
 * What was paid for the lines of a merged order, by the id of the order that each was bought in, because taxes were
 * rounded and a code was applied there (E1, E10). `origins` are the orders that lines name. The totals of
 * an order that no line names stay with the order that it was merged into.
 */
export function paidByOrigin(
  survivor: string,
  orders: readonly MergedOrder[],
  origins: ReadonlySet<string>,
): ReadonlyMap<string, PaidSums> {
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const homeOf = (id: string): string => {
    const into = ordersById.get(id)?.mergedInto;
    return id === survivor || origins.has(id) || !into ? id : homeOf(into);
  };
  const parts = new Map<string, PaidSums>();
  for (const order of orders) {
    const mergedDirectly = orders.filter(({ mergedInto }) => mergedInto === order.id);
    const ownSums = mergedDirectly.reduce((sums, mergedOrder) => addSums(sums, mergedOrder, -1), sumsOf(order));
    const home = homeOf(order.id);
    const collected = parts.get(home);
    parts.set(home, collected ? addSums(collected, ownSums, 1) : ownSums);
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
    const refund = additionalReturn(
      paid,
      lines.filter((line) => line.part === part),
    );
    return {
      items: sum.items + refund.items,
      discount: sum.discount + refund.discount,
      gst: sum.gst + refund.gst,
      pst: sum.pst + refund.pst,
      deposit: sum.deposit + refund.deposit,
      total: sum.total + refund.total,
    };
  }, NOTHING);
}
