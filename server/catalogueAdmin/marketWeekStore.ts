import { sql, type Kysely, type RawBuilder } from 'kysely';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { handoverFrom, type MarketCalendar } from '#rules/period.ts';
import { addDays, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import { cashDueOf } from '../balance/cashSql.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';

/** A week as the desk plans it. `closesAt` null: at the moment of its plan; `version` 0: it was never changed. */
export type StoredWeek = { closed: boolean; note: Text | null; closesAt: Date | null; version: number };

const UNCHANGED: StoredWeek = { closed: false, note: null, closesAt: null, version: 0 };

/** The weeks that were changed once, by their Friday. */
export async function readWeeks(db: Kysely<Tables>): Promise<(week: CalendarDay) => StoredWeek> {
  const rows = await db.selectFrom('market_week').selectAll().execute();
  const weeks = new Map(
    rows.map(
      ({
        start_date: week,
        closed,
        version,
        note_primary: primary,
        note_secondary: secondary,
        closes_at: closesAt,
      }) => [week, { closed, version, closesAt, note: primary === null ? null : { primary, secondary } }],
    ),
  );
  return (week) => weeks.get(week) ?? UNCHANGED;
}

/** Writes a week. The market's row must be locked. */
export async function writeWeek(
  tx: Transaction,
  week: CalendarDay,
  { closed, note, closesAt, version }: StoredWeek,
): Promise<void> {
  const columns = {
    closed,
    note_primary: note?.primary ?? null,
    note_secondary: note?.secondary ?? null,
    closes_at: closesAt,
    version,
  };
  await tx
    .insertInto('market_week')
    .values({ start_date: week, ...columns })
    .onConflict((conflict) => conflict.column('start_date').doUpdateSet(columns))
    .execute();
}

/**
 * How many orders are handed over in the seven days after the closing of these weeks (their Fridays), and payments under way; `unpaid`: of
 * these, the payments, and orders whose link or cash is to be paid (ADR 169, 172). Ordinary orders belong to their week, Express orders to the
 * day of their pickup.
 */
export async function countSold(
  db: Kysely<Tables>,
  weeks: readonly CalendarDay[],
  calendar: Pick<MarketCalendar, 'plans'>,
): Promise<Map<CalendarDay, { sold: number; unpaid: number }>> {
  const spans = weeks.map((week) => {
    const first = handoverFrom(week, calendar);
    const [since, until] = [zonedInstant(first, '00:00'), zonedInstant(addDays(first, PERIOD_DAYS), '00:00')];
    return sql`(${week}::date, ${since}::timestamptz, ${until}::timestamptz)`;
  });
  const isOf = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    return sql`case when ${column('from_storage')} then ${column('slot_from')} >= w.since and ${column('slot_from')} < w.until
      else ${column('period_start')} = w.week end`;
  };
  const { rows } = await sql<{ week: CalendarDay; sold: number; unpaid: number }>`
    select w.week, (o.ordered + a.paying)::int as sold, (o.due + a.paying)::int as unpaid
    from (values ${sql.join(spans)}) as w (week, since, until)
      cross join lateral (select count(*) as ordered, count(*) filter (where ${cashDueOf('o')} > 0) as due
        from orders o where o.status not in ('cancelled', 'refunded', 'merged') and ${isOf('o')}) o
      cross join lateral (select count(*) as paying
        from checkout_attempt a where a.status in ('creating', 'pending') and ${isOf('a')}) a`.execute(db);
  return new Map(rows.map(({ week, ...counts }) => [week, counts]));
}

/** How many orders of a week may be changed until its closing: paid ones, and payments under way, without Express. */
export const countOrdered = (tx: Transaction, week: CalendarDay): Promise<number> =>
  countWhere(tx, sql`period_start = ${week} and not from_storage`);

/** As `countOrdered`, of a week and all after it. */
export const countOrderedFrom = (tx: Transaction, week: CalendarDay): Promise<number> =>
  countWhere(tx, sql`period_start >= ${week} and not from_storage`);

async function countWhere(tx: Transaction, isOf: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ ordered: number }>`
    select ((select count(*) from orders where status not in ('cancelled', 'refunded', 'merged') and ${isOf}) +
      (select count(*) from checkout_attempt where status in ('creating', 'pending') and ${isOf}))::int as ordered`.execute(
    tx,
  );
  return rows[0]?.ordered ?? 0;
}

/** Orders, memberships, subscriptions to baskets, and payments under way. */
export async function countEverSold(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select ((select count(*) from orders) + (select count(*) from membership) + (select count(*) from user_basket) +
      (select count(*) from checkout_attempt where status in ('creating', 'pending')))::int as sold`.execute(db);
  return rows[0]?.sold ?? 0;
}
