import type { Kysely } from 'kysely';
import type { MarketCalendar } from '#rules/period.ts';
import type { Tables } from './tables.ts';

/** What differs from the usual weeks, as a transaction sees it. */
export async function readCalendar(db: Kysely<Tables>): Promise<MarketCalendar> {
  const rows = await db.selectFrom('market_week').select(['start_date', 'closed', 'closes_at']).execute();
  const { plans } = await db.selectFrom('market').select('week_plans as plans').executeTakeFirstOrThrow();
  return {
    closedWeeks: new Set(rows.flatMap(({ start_date: week, closed }) => (closed ? [week] : []))),
    plans,
    closings: new Map(rows.flatMap(({ start_date: week, closes_at: at }) => (at ? [[week, at] as const] : []))),
  };
}
