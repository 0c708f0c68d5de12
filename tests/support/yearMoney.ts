import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { ProviderStore } from '../../server/embedded/payment/providerStore.ts';
import { amountDue } from '../../server/embedded/payment/sessionRecord.ts';
import type { ThingRecord } from '../../server/embedded/payment/thingRecord.ts';

type Provider = { store: ProviderStore; things: ProviderStore<ThingRecord> };
type OrderRow = {
  id: string;
  number: number;
  status: string;
  total: number;
  balance_applied: number;
  payment_intent: string | null;
  merged_into: string | null;
  /** What came back to the balance. */
  credited: number;
};

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

/** What the provider itself says that it took, by payment, and what of it went back. Cents. */
async function providersBooks({ store, things }: Provider) {
  const taken = new Map<string, number>();
  const refunds: { intent: string; amount: number }[] = [];
  for (const session of await store.load())
    if (session.mode === 'payment' && session.payment) taken.set(session.payment.intentId, amountDue(session));
  for (const thing of await things.load()) {
    if (thing.kind === 'charge' && thing.refusal === null) taken.set(thing.id, thing.amount);
    if (thing.kind === 'invoice' && thing.payment?.intentId)
      taken.set(thing.payment.intentId, sum(thing.lines.map(({ amount }) => amount)));
    if (thing.kind === 'refund') refunds.push({ intent: thing.paymentIntent, amount: thing.amount });
  }
  return { taken, refunds };
}

/**
 * Where the money went by the provider's books and the market's: one sentence for each order for which card payments +
 * balance applied - refunds is not total - returns, for each payment that is no order's or several orders', and for each
 * customer whose ledger's rows do not give the balance. None when all is well.
 */
export async function moneyTroubles(database: Database, provider: Provider): Promise<string[]> {
  const { taken, refunds } = await providersBooks(provider);
  const { rows: orders } = await sql<OrderRow>`
    select o.id, o.number, o.status, o.total, o.balance_applied, o.payment_intent, o.merged_into,
      (select coalesce(-sum(m.amount), 0)::int from balance_movement m where m.order_id = o.id and m.reason = 'order_cancelled') as credited
    from orders o`.execute(database.kysely);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const survivor = (order: OrderRow): OrderRow =>
    order.merged_into === null ? order : survivor(byId.get(order.merged_into) as OrderRow);
  const paidWith = Map.groupBy(orders, (order) => survivor(order).id);

  const troubles: string[] = [];
  for (const order of orders) {
    if (order.merged_into !== null) continue;
    const intents = (paidWith.get(order.id) ?? []).flatMap(({ payment_intent: intent }) => intent ?? []);
    const card = sum(intents.map((intent) => taken.get(intent) ?? 0));
    const back = sum(refunds.filter(({ intent }) => intents.includes(intent)).map(({ amount }) => amount));
    const returned = order.status === 'cancelled' ? order.total : 0;
    const left = card + order.balance_applied - back - order.credited;
    if (left !== order.total - returned)
      troubles.push(
        `order ${order.number} (${order.status}): ${card} + ${order.balance_applied} - ${back} - ${order.credited} is not ${order.total} - ${returned}`,
      );
  }
  const uses = Map.groupBy(
    orders.flatMap(({ payment_intent: intent }) => intent ?? []),
    (intent) => intent,
  );
  for (const [intent, amount] of taken) {
    const count = uses.get(intent)?.length ?? 0;
    if (count !== 1) troubles.push(`payment ${intent} of ${amount} paid ${count} orders`);
  }
  const { rows: customers } = await sql<{ id: string; balance: number; rows: number }>`
    select c.id, c.balance, (select coalesce(sum(amount), 0)::int from balance_movement m where m.customer_id = c.id) as rows
    from customer c`.execute(database.kysely);
  for (const { id, balance, rows } of customers)
    if (balance !== rows) troubles.push(`customer ${id} has ${balance}, the ledger's rows give ${rows}`);
  return troubles;
}
