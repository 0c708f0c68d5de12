import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../rules/constants.ts';
import type { Text } from '../text/bilingualText.ts';
import type { Tables } from '../database/tables.ts';

/** One person's goods that were refunded: their orders, by number, and cents. */
export type GoodsBackToTell = {
  to: string;
  locale: Locale;
  orders: { number: number; linkKey: string }[];
  lines: { product: Text; variant: Text; quantity: number; price: number }[];
  card: number;
  balance: number;
};

/** The contents of these returns (uuids), all of one person. Null: there is no recipient any more. */
export async function goodsBackToTell(db: Kysely<Tables>, returns: readonly string[]): Promise<GoodsBackToTell | null> {
  const { rows } = await sql<Omit<GoodsBackToTell, 'lines'>>`
    select coalesce(max(u.email), max(o.contact_email)) as "to", coalesce(max(u.locale), max(o.locale)) as locale,
      (select jsonb_agg(jsonb_build_object('number', e.number, 'linkKey', e.link_key) order by e.number) from orders e
        where e.id in (select r.order_id from order_return r where r.id = any(${returns}::uuid[]))) as orders,
      sum(b.to_card)::int as card, sum(b.to_balance)::int as balance
    from order_return b join orders o on o.id = b.order_id
      left join customer u on u.id = o.customer_id
    where b.id = any(${returns}::uuid[]) and (o.customer_id is null or u.deleted_at is null)`.execute(db);
  const [told] = rows;
  if (!told?.to) return null;
  const lines = await db
    .selectFrom('order_return_line as r')
    .innerJoin('order_line as l', 'l.id', 'r.line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select([
      'l.product_name_primary',
      'l.product_name_secondary',
      'l.variant_name_primary',
      'l.variant_name_secondary',
    ])
    .select(['r.quantity', 'l.price'])
    .where('r.return_id', 'in', returns)
    .orderBy('o.number')
    .orderBy('l.position')
    .execute();
  return {
    ...told,
    lines: lines.map((line) => ({
      product: { primary: line.product_name_primary, secondary: line.product_name_secondary },
      variant: { primary: line.variant_name_primary, secondary: line.variant_name_secondary },
      quantity: line.quantity,
      price: line.price,
    })),
  };
}
