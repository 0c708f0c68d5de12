import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { depositSums } from '../balance/depositsSql.ts';
import { literally } from '../database/likePattern.ts';
import type { Tables } from '../database/tables.ts';
import type { KeysetRows, KeysetRange } from '../graphql/keysetPage.ts';
import { isUuid } from '../ids.ts';
import { MarketError } from '../marketError.ts';

/** A customer's own data; uuid, cents. Names are null if unknown. */
export type CustomerRow = {
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
  /** Each of these words is in the name or the email address, regardless of case and accents; or all are a part of the phone number. */
  words: readonly string[];
  /** Only customers with deposits or a box. */
  holding: boolean;
};

/** What the index `customer_by_name` has in its order. */
const LIST_NAME = sql<string>`list_name(c.last_name, c.first_name, c.email) collate "C"`;

const SOMEBODY = sql<boolean>`customer_id is not null`;
const NOBODY = sql<boolean>`false`;

/** The digits of words that may be a phone number, without the country's 1; null: they are none, or too few to find somebody by. */
function phonePart(words: readonly string[]): string | null {
  const text = words.join('');
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d().+-]+$/.test(text) && digits.length >= 4 ? digits : null;
}

/**
 * The uuids of the customers who fit, by last and first name, those without one at the end, and how many they are. The key:
 * their name in the list, uuid.
 */
export async function findCustomers(
  db: Kysely<Tables>,
  { words, holding }: CustomerFilter,
  { after, limit }: KeysetRange,
): Promise<KeysetRows<string>> {
  const [name, id] = after ?? [];
  if (after && !(after.length === 2 && isUuid(id ?? ''))) throw new MarketError('BAD_CURSOR');
  const names = words.map((word) => sql`c.search_words like folded(${`%${literally(word)}%`})`);
  const phone = phonePart(words);
  const byName = sql`(${sql.join(names, sql` and `)})`;
  const byPhone = sql`regexp_replace(coalesce(c.shipping_address ->> 'phone', ''), '\\D', '', 'g') like ${`%${phone ?? ''}%`}`;
  const fits = words.length === 0 ? sql`` : phone === null ? sql`and ${byName}` : sql`and (${byName} or ${byPhone})`;
  const holds = sql`and (c.has_reusable_box or c.id in (select customer_id from holders where held > 0))`;
  const behind = after ? sql`where (name, id) > (${name}::text, ${id}::uuid)` : sql``;
  const { rows } = await sql<{ count: number; id: string | null; name: string }>`
    with holders as materialized (${depositSums(holding ? SOMEBODY : NOBODY)}),
    among as not materialized (select c.id, ${LIST_NAME} as name from customer c
      where c.deleted_at is null ${fits} ${holding ? holds : sql``})
    select counted.count, page.id, page.name
    from (select count(*)::int as count from among) counted
      left join (select * from among ${behind} order by name, id limit ${limit}) page on true
    order by page.name, page.id`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.flatMap(({ id: node, name: key }) => (node === null ? [] : [{ key: [key, node], node }])),
  };
}

/** These customers, in this order; unknown ids are left out. */
export async function readCustomers(db: Kysely<Tables>, ids: readonly string[]): Promise<CustomerRow[]> {
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
  const customersById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => customersById.get(id) ?? []);
}

/** Whether somebody has worked at the desk. */
export async function hasActed(db: Kysely<Tables>, customerId: string): Promise<boolean> {
  const row = db.selectFrom('desk_action').select('id').where('staff_id', '=', customerId).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
}
