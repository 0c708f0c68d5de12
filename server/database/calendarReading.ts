import type { Kysely } from 'kysely';
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
  const rows = await db.selectFrom('market_week').select(['start_date', 'closed', 'closes_at']).execute();
  const { plans, zone } = await db
    .selectFrom('market')
    .select(['week_plans as plans', 'time_zone as zone'])
    .executeTakeFirstOrThrow();
  setMarketZone(zone);
  return {
    closedWeeks: new Set(rows.flatMap(({ start_date: week, closed }) => (closed ? [week] : []))),
    plans,
    closings: new Map(rows.flatMap(({ start_date: week, closes_at: at }) => (at ? [[week, at] as const] : []))),
  };
}
