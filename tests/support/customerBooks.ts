import { sql } from 'kysely';
import { isCashIntent } from '../../server/balance/cashSql.ts';
import type { checkoutFixture } from './checkoutFixture.ts';

/** What a customer and the market have given each other, in cents, read from the tables and from the provider in memory. */
export type Books = {
  /** Paid by card and credit, less all that was returned to either, without manual corrections. */
  netPaid: number;
  paid: number;
  /** Refunded by the provider, and according to the tables. */
  refunded: number;
  /** Refunds on which the tables and the provider disagree. */
  crossed: string[];
  balance: number;
};

/** The books of a customer, by uuid. A refund that is still pending may already be made. */
export async function customerBooks(
  { database, market }: Pick<ReturnType<typeof checkoutFixture>, 'database' | 'market'>,
  customerId: string,
): Promise<Books> {
  const { rows: orders } = await sql<{ intent: string; card: number }>`
    select o.payment_intent as intent, (o.total - o.balance_applied - coalesce((select sum(m.total - m.balance_applied)
      from orders m where m.merged_into = o.id), 0))::int as card
    from orders o where o.customer_id = ${customerId} and o.payment_intent is not null`.execute(database.kysely);
  const { rows: refunds } = await sql<{ id: string; intent: string; amount: number; status: string }>`
    select r.id, r.payment_intent as intent, r.amount, r.status from refund r join orders o on o.id = r.order_id
    where o.customer_id = ${customerId}`.execute(database.kysely);
  const { rows: ledger } = await sql<{ balance: number; adjusted: number; applied: number }>`
    select c.balance, coalesce((select sum(amount) from balance_movement m
        where m.customer_id = c.id and m.reason = 'adjustment'), 0)::int as adjusted,
      coalesce((select sum(amount) from balance_movement m
        where m.customer_id = c.id and m.reason = 'order_paid'), 0)::int as applied
    from customer c where c.id = ${customerId}`.execute(database.kysely);
  const { balance, adjusted, applied } = ledger[0] ?? { balance: 0, adjusted: 0, applied: 0 };
  const intents = new Set(orders.map(({ intent }) => intent));
  const providerRefunds = market.payment.customers.refunds().filter(({ paymentIntent }) => intents.has(paymentIntent));
  // The tables are the till's only books.
  const cash = refunds.filter(({ intent }) => isCashIntent(intent)).reduce((sum, { amount }) => sum + amount, 0);
  const refunded = cash + providerRefunds.reduce((sum, { amount }) => sum + amount, 0);
  const card = orders.reduce((sum, one) => sum + one.card, 0);
  const refundsWithStatus = (status: string[]) =>
    refunds.filter((one) => status.includes(one.status)).reduce((sum, { amount }) => sum + amount, 0);
  const crossed = [
    ...(refunded < refundsWithStatus(['done'])
      ? [`the provider gave back ${refunded}, the tables say ${refundsWithStatus(['done'])}`]
      : []),
    ...(refunded > refundsWithStatus(['done', 'asked'])
      ? [`the provider gave back ${refunded}, asked were ${refundsWithStatus(['done', 'asked'])}`]
      : []),
  ];
  return { netPaid: card - refunded + balance - adjusted, paid: card + applied, refunded: refunded, crossed, balance };
}
