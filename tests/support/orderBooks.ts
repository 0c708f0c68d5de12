import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { gst, pst, sum } from './expectedPrices.ts';

/** The payment provider's books: cents charged, by payment, and refunds. */
export type ProviderBooks = { charged: Map<string, number>; refunds: { paymentIntent: string; amount: number }[] };

type Line = {
  variant_id: string | null;
  user_basket_id: string | null;
  price: number;
  taxable_price: number;
  tax_kind: string;
  deposit: number;
  discount: number;
  quantity: number;
  returned: number;
};
type Order = Record<
  'total' | 'discount' | 'subtotal' | 'fee' | 'gst' | 'pst' | 'shipping' | 'balance_applied' | 'deposit_kept',
  number
> & {
  id: string;
  number: number;
  status: string;
  customer_id: string | null;
  is_gone: boolean;
  payment_intent: string | null;
  merged_into: string | null;
  cancelling: boolean;
  lines: Line[] | null;
  /** Entries of the balance that refer to the order: what it took, and what it returned. */
  applied: number;
  credited: number;
  /** Its refunds and returns whose result is unknown, or that were refused and are still owed. */
  waits: number;
};

async function readOrders(database: Database): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.*, o.cancelling is not null as cancelling, coalesce(c.deleted_at is not null, false) as is_gone,
      (select json_agg(l order by l.position) from order_line l where l.order_id = o.id) as lines,
      coalesce((select sum(m.amount) from balance_movement m where m.order_id = o.id and m.amount > 0), 0)::int as applied,
      coalesce((select -sum(m.amount) from balance_movement m where m.order_id = o.id and m.amount < 0), 0)::int as credited,
      ((select count(*) from refund r where r.order_id = o.id and (r.status = 'asked' or r.status = 'refused'))
        + (select count(*) from order_return b where b.order_id = o.id and b.status = 'asked'))::int as waits
    from orders o left join customer c on c.id = o.customer_id`.execute(database.kysely);
  return rows;
}

/** Each line's share of a discount: by price, in order, half a cent rounded up. */
function shares(order: Order, lines: readonly Line[]): number[] {
  const upto = (nth: number) => sum(lines.slice(0, nth), (line) => line.price * line.quantity);
  const part = (items: number) =>
    order.subtotal === 0 ? 0 : Math.floor((2 * order.discount * items + order.subtotal) / (2 * order.subtotal));
  return lines.map((_, nth) => part(upto(nth + 1)) - part(upto(nth)));
}

/**
 * The value of an order's returned units: price, taxes above those of what is left, deposit, less their part of the
 * line's discount. `isAlone`: no other order was merged into it; else each line keeps what it had before.
 */
function worthOf(order: Order, lines: readonly Line[], isAlone: boolean): number {
  const items = sum(lines, (line) => line.price * line.returned);
  const deposit = sum(lines, (line) => line.deposit * line.returned);
  const back = (tax: (base: number) => number, other: string) => {
    const taxed = lines.filter((line) => line.tax_kind !== other);
    const all = sum(taxed, (line) => line.taxable_price * line.quantity) + order.fee;
    return tax(all) - tax(all - sum(taxed, (line) => line.taxable_price * line.returned));
  };
  const had = isAlone ? shares(order, lines) : lines.map(({ discount }) => discount);
  const off = lines.reduce((discounted, line, nth) => {
    const part = 2 * (had[nth] ?? 0) * line.returned + line.quantity;
    return discounted + Math.floor(part / (2 * line.quantity));
  }, 0);
  return items + deposit + back(gst, 'pst') + back(pst, 'gst') - off;
}

/**
 * Compares each order with the provider's books and the ledger. Returns one sentence for each order whose charged or
 * kept amount is not its total less its refunds, and for each payment that paid no order or several. `isEnd`: every
 * message of the provider has arrived, so that no payment may be without its order.
 */
export async function orderViolations(
  database: Database,
  { charged, refunds }: ProviderBooks,
  isEnd: boolean,
): Promise<string[]> {
  const orders = await readOrders(database);
  const violations: string[] = [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  const survivor = (order: Order): Order =>
    order.merged_into === null ? order : survivor(byId.get(order.merged_into)!);
  for (const [, tree] of Map.groupBy(orders, (order) => survivor(order).id)) {
    const order = survivor(tree[0]!);
    const lines = order.lines ?? [];
    const intents = tree.flatMap(({ payment_intent: intent }) => intent ?? []);
    const card = sum(intents, (intent) => charged.get(intent) ?? 0);
    const refunded = sum(refunds, (one) => (intents.includes(one.paymentIntent) ? one.amount : 0));
    const applied = sum(tree, (one) => one.applied);
    const credited = sum(tree, (one) => one.credited);
    const remaining = card + applied - refunded - credited;
    const facts = `order ${order.number} (${order.status}): ${card} + ${applied} - ${refunded} - ${credited} of ${order.total}`;
    if (card + applied !== order.total) violations.push(`${facts}: another sum was taken`);
    if (remaining < 0) violations.push(`${facts}: more came back than was paid`);
    if (lines.some(({ returned, quantity }) => returned > quantity || returned < 0)) violations.push(`${facts}: units`);
    if (order.is_gone || order.cancelling || sum(tree, ({ waits }) => waits) > 0) continue;
    const keptDeposits = sum(tree, (one) => one.deposit_kept);
    const isBack = order.status === 'cancelled' || order.status === 'refunded';
    const due = isBack ? keptDeposits : order.total - worthOf(order, lines, tree.length === 1) + keptDeposits;
    // The taxes of merged orders were rounded separately.
    const cent = isBack ? 0 : 2 * (tree.length - 1);
    if (Math.abs(remaining - due) > cent) violations.push(`${facts}: ${due} should be left`);
  }
  const uses = Map.groupBy(
    orders.flatMap(({ payment_intent: intent }) => intent ?? []),
    (intent) => intent,
  );
  for (const [intent, amount] of charged) {
    const count = uses.get(intent)?.length ?? 0;
    if (count > 1 || (isEnd && count === 0)) violations.push(`payment ${intent} of ${amount} paid ${count} orders`);
  }
  for (const intent of uses.keys()) if (!charged.has(intent)) violations.push(`nobody paid ${intent}`);
  return violations;
}
