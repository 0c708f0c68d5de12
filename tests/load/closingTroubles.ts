import { sql } from 'kysely';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { AMPLE_STOCK, SCARCE_OF, SCARCE_STOCK } from './closingPlan.ts';
import type { Charged } from './closingProvider.ts';

const numbered = sql`(select *, row_number() over (order by id) as place from variant)`;

/** The carts' results, by reason; `bought` counts the orders. */
export async function outcomesOf({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*) from (
      select 'bought' as reason from orders
      union all
      select data -> 'reasons' -> 0 ->> 'code' from outbox where kind = 'auto_purchase_failed') as o
    group by reason order by reason`.execute(kysely);
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, Number(count)]));
}

/** Violations after a closing night; none if each cart was bought once, or reported once with its reason. */
export async function closingTroubles(database: Database, charges: readonly Charged[]): Promise<string[]> {
  const { rows } = await sql<{ trouble: string }>`
    select format('customer %s has %s orders and %s mails that it was not bought', c.email, o.count, m.count) as trouble
    from customer c
      cross join lateral (select count(*) from orders where customer_id = c.id) o
      cross join lateral (
        select count(*) from outbox where kind = 'auto_purchase_failed' and data ->> 'customerId' = c.id::text
          and jsonb_array_length(data -> 'reasons') > 0) m
    where o.count + m.count <> 1
    union all
    select format('cart %s still has a sure line of the closed week', cart_id) from cart_item where not unsure
    union all
    select format('variant %s lost %s units, its orders have %s', v.id, v.before - v.stock, v.sold)
    from (
      select v.id, v.stock, case when v.place % ${SCARCE_OF}::int = 7 then ${SCARCE_STOCK}::int else ${AMPLE_STOCK}::int end as before,
        (select coalesce(sum(quantity), 0) from order_line l where l.variant_id = v.id) as sold
      from ${numbered} v) v
    where v.before - v.stock <> v.sold`.execute(database.kysely);
  const orders = await database.kysely.selectFrom('orders').select(['attempt_id', 'total', 'payment_intent']).execute();
  const owed = new Map(orders.map((order) => [order.attempt_id, order]));
  const paidCharges = charges.filter(({ refusal }) => refusal === null);
  const unmatched = paidCharges.filter(({ attempt = '', id, amount }) => {
    const order = owed.get(attempt);
    owed.delete(attempt);
    return order?.payment_intent !== id || order.total !== amount;
  });
  return [
    ...rows.map(({ trouble: violation }) => violation),
    ...unmatched.map(({ id, customer, amount }) => `charge ${id} of ${amount} to ${customer} has no order of its own`),
    ...[...owed.keys()].map((attempt) => `the order of attempt ${attempt} was charged to nobody`),
    ...(await checkInvariants(database)),
  ];
}
