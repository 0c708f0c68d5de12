import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../rules/constants.ts';
import { literally } from '../database/likePattern.ts';
import type { Tables } from '../database/tables.ts';

/** A customer as the desk sees them; uuid, cents. Empty texts: never told. */
export type DeskCustomer = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  lang: Locale;
  hasReusableBox: boolean;
  balance: number;
  createdAt: Date;
  orderCount: number;
};

export type CustomerFilter = {
  /** Each of these words is in the name or the address, whatever its case and accents. */
  words: readonly string[];
  /** Only who holds deposits or a box. */
  holding: boolean;
};

/** The uuids of the customers who fit, by last and first name, those without one by their address at the end. */
export async function customerIds(db: Kysely<Tables>, { words, holding }: CustomerFilter): Promise<{ id: string }[]> {
  const named = sql`folded(concat_ws(' ', c.first_name, c.last_name, c.email))`;
  const fits = words.map((word) => sql`and ${named} like folded(${`%${literally(word)}%`})`);
  const holds = sql`and (c.has_reusable_box or exists (select from orders o join order_line l on l.order_id = o.id
    where o.customer_id = c.id and l.deposit > 0))`;
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c where c.deleted_at is null ${sql.join(fits, sql` `)} ${holding ? holds : sql``}
    order by nullif(c.last_name, '') nulls last, nullif(c.first_name, '') nulls last, c.email, c.id`.execute(db);
  return rows;
}

/** These customers, in this order; those that are gone are left out. */
export async function readCustomers(db: Kysely<Tables>, ids: readonly string[]): Promise<DeskCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customer as c')
    .select(['c.id', 'c.first_name as firstName', 'c.last_name as lastName', 'c.email', 'c.locale as lang'])
    .select(['c.has_reusable_box as hasReusableBox', 'c.balance', 'c.created_at as createdAt'])
    .select(
      sql<number>`(select count(*)::int from orders o where o.customer_id = c.id and o.status <> 'merged')`.as(
        'orderCount',
      ),
    )
    .where('c.id', 'in', ids)
    .where('c.deleted_at', 'is', null)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Whether somebody has worked at the desk. */
export async function hasActed(db: Kysely<Tables>, customerId: string): Promise<boolean> {
  const row = db.selectFrom('desk_action').select('id').where('staff_id', '=', customerId).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
}
