import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { CASH_DUE, CASH_TILL } from '../balance/cashSql.ts';
import type { Tables } from '../database/tables.ts';
import { textOf, type Text } from '../text/bilingualText.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL, RECIPIENT_LOCALE } from './addressSql.ts';

/** One person's goods that were refunded or replaced: their orders, by number, and cents. */
export type ReturnMailData = {
  to: string;
  locale: Locale;
  orders: { number: number; linkKey: string }[];
  /** `left`: units that the order has now. */
  lines: { product: Text; variant: Text; quantity: number; price: number; left: number }[];
  /** Replaced units, at their price. */
  replaced: { product: Text; variant: Text; quantity: number; by: Text }[];
  card: number;
  balance: number;
  /** Of what is paid in cash: not to be paid any more, and paid out. */
  due: number;
  till: number;
  /** Why an amount was given back; null: goods were, or it was erased. */
  reason: string | null;
};

/** Of no row: a list of ids must not be empty. */
const NO_RETURN = '00000000-0000-0000-0000-000000000000';
const NAMES = [
  'l.product_name_primary',
  'l.product_name_secondary',
  'l.variant_name_primary',
  'l.variant_name_secondary',
] as const;
type LineNameRow = Record<'product_name_primary' | 'variant_name_primary', string> &
  Record<'product_name_secondary' | 'variant_name_secondary', string | null>;
const namesOf = (line: LineNameRow) => ({
  product: { primary: line.product_name_primary, secondary: line.product_name_secondary },
  variant: { primary: line.variant_name_primary, secondary: line.variant_name_secondary },
});

/**
 * The contents of these returns and replaced lines (uuids), all of one person; a line that is not replaced any more is left out.
 * Null: there is no recipient any more.
 */
export async function readReturnMail(
  db: Kysely<Tables>,
  returns: readonly string[],
  replacedLines: readonly string[],
): Promise<ReturnMailData | null> {
  const inCash = (how: string[]) =>
    sql`coalesce((select sum(f.amount) from refund f where f.return_id = any(${returns}::uuid[]) and f.provider_id = any(${how})), 0)::int`;
  const { rows } = await sql<Omit<ReturnMailData, 'lines' | 'replaced'>>`
    with found as (
      select order_id from order_return where id = any(${returns}::uuid[])
      union select order_id from order_line where id = any(${replacedLines}::uuid[]) and replaced > 0)
    select max(${RECIPIENT_EMAIL}) as "to", max(${RECIPIENT_LOCALE}) as locale,
      jsonb_agg(jsonb_build_object('number', o.number, 'linkKey', o.link_key) order by o.number) as orders,
      coalesce((select sum(b.to_card) from order_return b where b.id = any(${returns}::uuid[])), 0)::int - ${inCash([CASH_DUE, CASH_TILL])} as card,
      ${inCash([CASH_DUE])} as due, ${inCash([CASH_TILL])} as till,
      coalesce((select sum(b.to_balance) from order_return b where b.id = any(${returns}::uuid[])), 0)::int as balance,
      (select max(b.reason) from order_return b where b.id = any(${returns}::uuid[])) as reason
    from found join orders o on o.id = found.order_id left join customer u on u.id = o.customer_id
    where ${IS_RECIPIENT}`.execute(db);
  const [first] = rows;
  if (!first?.to) return null;
  const lines = await db
    .selectFrom('order_return_line as r')
    .innerJoin('order_line as l', 'l.id', 'r.line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(NAMES)
    .select(['r.quantity', 'l.price'])
    .select(sql<number>`l.quantity - l.removed`.as('left'))
    .where('r.return_id', 'in', [...returns, NO_RETURN])
    .orderBy('o.number')
    .orderBy('l.position')
    .execute();
  const replaced = await db
    .selectFrom('order_line as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(NAMES)
    .select(['l.replaced', 'l.replaced_by_primary', 'l.replaced_by_secondary'])
    .where('l.id', 'in', [...replacedLines, NO_RETURN])
    .where('l.replaced', '>', 0)
    .orderBy('o.number')
    .orderBy('l.position')
    .execute();
  return {
    ...first,
    lines: lines.map((line) => ({ ...namesOf(line), quantity: line.quantity, price: line.price, left: line.left })),
    replaced: replaced.flatMap((line) => {
      const by = textOf(line.replaced_by_primary, line.replaced_by_secondary);
      return by ? [{ ...namesOf(line), quantity: line.replaced, by }] : [];
    }),
  };
}
