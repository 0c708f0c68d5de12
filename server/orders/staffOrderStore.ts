import { sql, type Kysely } from 'kysely';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { cashDueOf } from '../balance/cashSql.ts';
import { guestDepositSums } from '../balance/depositsSql.ts';
import { literally } from '../database/likePattern.ts';
import type { Tables } from '../database/tables.ts';
import type { KeysetRows, KeysetRange } from '../graphql/keysetPage.ts';
import { MarketError } from '../marketError.ts';

/** Filters for orders, all of which must match; null for any. Ids are uuids, `period` is the Friday of a week. */
export type OrderConditions = {
  period: string | null;
  status: readonly OrderStatus[] | null;
  locationId: string | null;
  shippingZoneId: string | null;
  customerId: string | null;
  /** Only guests' orders with deposits that were not refunded yet. */
  depositsHeld: boolean;
  /** Only orders that are still to be paid, or only others (ADR 169, 172). */
  unpaid?: boolean | null;
  /** Search terms: each matches the beginning of the number, or a part of the name or e-mail address. */
  words: readonly string[];
};

const WHOLE_NUMBER = /^-?\d{1,16}$/;

const DIGITS = /^\d+$/;

/** Digits are also compared with the beginning of the order number; other words only with name and e-mail address. */
function matchesWord(word: string) {
  const pattern = literally(word);
  const inWords = sql<boolean>`orders.search_words like folded(${`%${pattern}%`})`;
  return DIGITS.test(word) ? sql<boolean>`(orders.number::text like ${`${pattern}%`} or ${inWords})` : inWords;
}

function ordersMatching(db: Kysely<Tables>, conditions: OrderConditions) {
  const {
    period,
    status,
    locationId,
    shippingZoneId,
    customerId,
    depositsHeld,
    unpaid,
    words: searchWords,
  } = conditions;
  let query = db.selectFrom('orders');
  if (period !== null) query = query.where('period_start', '=', period);
  if (status !== null) query = query.where(sql<boolean>`status = any(${status})`);
  if (locationId !== null) query = query.where('location_id', '=', locationId);
  if (shippingZoneId !== null) query = query.where('shipping_zone_id', '=', shippingZoneId);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  if (depositsHeld)
    query = query.where(
      sql<boolean>`orders.id in (select order_id from (${guestDepositSums(sql<boolean>`true`)}) held)`,
    );
  if (typeof unpaid === 'boolean') query = query.where(sql<boolean>`(${cashDueOf('orders')} > 0) = ${unpaid}`);
  for (const word of searchWords) query = query.where(matchesWord(word));
  return query;
}

/** The ids of the matching orders, newest first, and their count. The cursor's key: microseconds, number. */
export async function findOrders(
  db: Kysely<Tables>,
  conditions: OrderConditions,
  { after, limit }: KeysetRange,
): Promise<KeysetRows<string>> {
  const [moment, number] = after ?? [];
  if (after && !(after.length === 2 && after.every((part) => WHOLE_NUMBER.test(part))))
    throw new MarketError('BAD_CURSOR');
  const orders = ordersMatching(db, conditions);
  const { count } = await orders.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const behind = after
    ? orders.where(
        sql<boolean>`(created_at, number) < ('epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond', ${number}::bigint)`,
      )
    : orders;
  const rows = await behind
    .select(['id', 'number', sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('moment')])
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return { count: Number(count), rows: rows.map((row) => ({ key: [row.moment, String(row.number)], node: row.id })) };
}

/** The id of the order with a number. */
export async function orderOfNumber(db: Kysely<Tables>, number: number): Promise<string | null> {
  const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id ?? null;
}

/** The uuid of the order of an attempt; null: it has none. */
export async function orderOfAttempt(db: Kysely<Tables>, attemptId: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('id').where('attempt_id', '=', attemptId).executeTakeFirst();
  return row?.id ?? null;
}
