import { sql, type Kysely } from 'kysely';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { periodStarting } from '#rules/period.ts';
import { addDays, dayAt, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';

/** A week as the desk plans it. `week`: its Friday; `version` 0: it was never changed. */
export type StoredWeek = { closed: boolean; note: Text | null; version: number };

const UNCHANGED: StoredWeek = { closed: false, note: null, version: 0 };

/** The weeks that were changed once, by their Friday. */
export async function readWeeks(db: Kysely<Tables>): Promise<(week: CalendarDay) => StoredWeek> {
  const rows = await db.selectFrom('market_week').selectAll().execute();
  const weeks = new Map(
    rows.map(({ start_date: week, closed, version, note_primary: primary, note_secondary: secondary }) => [
      week,
      { closed, version, note: primary === null ? null : { primary, secondary } },
    ]),
  );
  return (week) => weeks.get(week) ?? UNCHANGED;
}

/** Writes a week. The market's row must be locked. */
export async function writeWeek(
  tx: Transaction,
  week: CalendarDay,
  { closed, note, version }: StoredWeek,
): Promise<void> {
  const columns = { closed, note_primary: note?.primary ?? null, note_secondary: note?.secondary ?? null, version };
  await tx
    .insertInto('market_week')
    .values({ start_date: week, ...columns })
    .onConflict((conflict) => conflict.column('start_date').doUpdateSet(columns))
    .execute();
}

/**
 * How many orders are handed over in the seven days after the closing of these weeks (their Fridays): paid ones, and payments
 * under way. Ordinary orders belong to their week, Express orders to the day of their pickup.
 */
export async function countSold(db: Kysely<Tables>, weeks: readonly CalendarDay[]): Promise<Map<CalendarDay, number>> {
  const spans = weeks.map((week) => {
    const { closesAt } = periodStarting(week);
    const until = zonedInstant(addDays(dayAt(closesAt), PERIOD_DAYS), '00:00');
    return sql`(${week}::date, ${closesAt}::timestamptz, ${until}::timestamptz)`;
  });
  const isOf = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    return sql`case when ${column('from_storage')} then ${column('slot_from')} >= w.since and ${column('slot_from')} < w.until
      else ${column('period_start')} = w.week end`;
  };
  const { rows } = await sql<{ week: CalendarDay; sold: number }>`
    select w.week,
      ((select count(*) from orders o where o.status not in ('cancelled', 'refunded', 'merged') and ${isOf('o')}) +
       (select count(*) from checkout_attempt a where a.status in ('creating', 'pending') and ${isOf('a')}))::int as sold
    from (values ${sql.join(spans)}) as w (week, since, until)`.execute(db);
  return new Map(rows.map(({ week, sold }) => [week, sold]));
}
