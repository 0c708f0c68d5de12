import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { CASH_DUE, CASH_TILL } from '../balance/cashSql.ts';
import type { Tables } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL, RECIPIENT_LOCALE } from './addressSql.ts';

/** An answered problem as its buyer reads of it. Money in cents. */
export type ProblemMailData = {
  to: string;
  locale: Locale;
  number: number;
  linkKey: string;
  product: Text;
  variant: Text;
  /** The units that were refunded; declined: those that it was about. */
  quantity: number;
  answer: string | null;
  status: 'refunded' | 'declined';
  card: number;
  /** Of what is paid in cash: not to be paid any more, and paid out. */
  due: number;
  till: number;
  balance: number;
};

/** Null: it has no recipient any more, or no answer. */
export async function readProblemMail(db: Kysely<Tables>, problemId: string): Promise<ProblemMailData | null> {
  const inCash = (how: string) =>
    sql`coalesce((select sum(f.amount) from refund f where f.return_id = b.id and f.provider_id = ${how}), 0)::int`;
  const { rows } = await sql<ProblemMailData>`
    select ${RECIPIENT_EMAIL} as "to", ${RECIPIENT_LOCALE} as locale, o.number, o.link_key as "linkKey",
      jsonb_build_object('primary', l.product_name_primary, 'secondary', l.product_name_secondary) as product,
      jsonb_build_object('primary', l.variant_name_primary, 'secondary', l.variant_name_secondary) as variant,
      coalesce((select sum(r.quantity) from order_return_line r where r.return_id = p.return_id), p.quantity)::int as quantity,
      p.answer, p.status, coalesce(b.to_card, 0) - ${inCash(CASH_DUE)} - ${inCash(CASH_TILL)} as card,
      ${inCash(CASH_DUE)} as due, ${inCash(CASH_TILL)} as till, coalesce(b.to_balance, 0) as balance
    from order_problem p join order_line l on l.id = p.line_id join orders o on o.id = l.order_id
      left join customer u on u.id = o.customer_id left join order_return b on b.id = p.return_id
    where p.id = ${problemId} and p.status in ('refunded', 'declined') and ${IS_RECIPIENT}`.execute(db);
  const [problem] = rows;
  return problem?.to ? problem : null;
}
