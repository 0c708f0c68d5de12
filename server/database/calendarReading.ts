import { sql, type Kysely } from 'kysely';
import type { MarketCalendar } from '#rules/period.ts';
import { setMarketZone } from '#rules/zone.ts';
import type { Tables } from './tables.ts';

/** The stored time zone. */
export async function readZone(db: Kysely<Tables>): Promise<string> {
  const { zone } = await db.selectFrom('market').select('time_zone as zone').executeTakeFirstOrThrow();
  return zone;
}

/** Makes the stored time zone the one of this process, where a database is opened (ADR 171). */
export const adoptZone = async (db: Kysely<Tables>): Promise<void> => setMarketZone(await readZone(db));

/**
 * What differs from the usual weeks, as a transaction sees it. Whoever decides by it does so in the stored time zone, also where
 * another process has changed it a moment ago.
 */
export async function readCalendar(db: Kysely<Tables>): Promise<MarketCalendar> {
  const { rows } = await sql<{ calendar: CalendarRow }>`select ${calendarColumn} as calendar`.execute(db);
  return calendarOf(rows[0]?.calendar ?? null);
}

/** What `calendarColumn` returns; null: there is no market. */
export type CalendarRow = {
  weeks: { week: string; closed: boolean; at: string | null }[];
  plans: MarketCalendar['plans'];
  zone: string;
} | null;

/** The same as a column of another query. */
export const calendarColumn = sql<CalendarRow>`(
  select json_build_object('plans', week_plans, 'zone', time_zone, 'weeks', (
    select coalesce(json_agg(json_build_object('week', start_date, 'closed', closed, 'at', closes_at)), '[]') from market_week))
  from market)`;

/** The calendar of that column, whose time zone becomes the process's. */
export function calendarOf(row: CalendarRow): MarketCalendar {
  if (!row) throw new Error('The market has no row of settings');
  const { weeks, plans, zone } = row;
  setMarketZone(zone);
  return {
    closedWeeks: new Set(weeks.flatMap(({ week, closed }) => (closed ? [week] : []))),
    plans,
    closings: new Map(weeks.flatMap(({ week, at }) => (at === null ? [] : [[week, new Date(at)] as const]))),
  };
}
