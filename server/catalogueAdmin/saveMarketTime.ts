import type { Kysely } from 'kysely';
import { isFirstWeekday, type FirstWeekday } from '#rules/weekList.ts';
import { dayAt, isTimeZone, timeAt, zonedInstant } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { lockMarket } from './catalogueAdminStore.ts';
import { countEverSold } from './marketWeekStore.ts';
import { record, type StaffCaller } from './staffRecord.ts';
import { changedSince, changesOf, checkVersion, changeSummary, columnsOf } from './versionedChange.ts';

/** In which zone the market counts, and with which day its lists begin. `sold`: what has hours of that zone, so that it stays. */
type MarketTime = { version: number; timeZone: string; firstWeekday: FirstWeekday; sold: number };
type TimeMarket = Pick<Market, 'database' | 'catalogue'>;
/** What is absent stays. */
type MarketTimeInput = { timeZone?: string | null; firstWeekday?: number | null };

async function readMarketTime(db: Kysely<Tables>): Promise<MarketTime> {
  const time = await db
    .selectFrom('market')
    .select(['version', 'time_zone as timeZone', 'first_weekday as firstWeekday'])
    .executeTakeFirstOrThrow();
  return { ...time, sold: await countEverSold(db) };
}

/** Closings of single weeks and vacations that are to come were set by the clock on the wall: they keep its day and hour. */
async function keepWallClock(tx: Transaction, before: string, after: string, now: Date): Promise<void> {
  const moved = (at: Date) => zonedInstant(dayAt(at, before), timeAt(at, before), after);
  const weeks = await tx
    .selectFrom('market_week')
    .select(['start_date', 'closes_at'])
    .where('closes_at', '>', now)
    .execute();
  for (const { start_date: week, closes_at: at } of weeks)
    if (at)
      await tx
        .updateTable('market_week')
        .set({ closes_at: moved(at) })
        .where('start_date', '=', week)
        .execute();
  const away = await tx
    .selectFrom('seller')
    .select(['id', 'deactivated_until'])
    .where('deactivated_until', '>', now)
    .execute();
  for (const { id, deactivated_until: until } of away)
    if (until)
      await tx
        .updateTable('seller')
        .set({ deactivated_until: moved(until) })
        .where('id', '=', id)
        .execute();
}

/**
 * Sets the market's time zone, as long as nothing was sold (the books and every hour that was told are in it), and the day with which
 * its lists begin, in the caller's transaction. Locking the market's row keeps payments out meanwhile, which read the calendar, and
 * with it the zone, under a shared lock. BAD_INPUT {field}, TIME_CHANGED {fields}, ZONE_SOLD {sold}. Repeated, it changes nothing.
 */
async function saveMarketTimeIn(
  tx: Transaction,
  version: number,
  input: MarketTimeInput,
  now: Date,
): Promise<ReturnType<typeof changeSummary> | null> {
  const { timeZone = null, firstWeekday = null } = input;
  if (timeZone !== null && !isTimeZone(timeZone)) throw new MarketError('BAD_INPUT', { field: 'timeZone' });
  if (firstWeekday !== null && !isFirstWeekday(firstWeekday))
    throw new MarketError('BAD_INPUT', { field: 'firstWeekday' });
  const market = await lockMarket(tx);
  const changes = changesOf(market, [
    ...(timeZone === null ? [] : [{ field: 'timeZone', column: 'time_zone', value: timeZone }]),
    ...(firstWeekday === null ? [] : [{ field: 'firstWeekday', column: 'first_weekday', value: firstWeekday }]),
  ]);
  if (changes.length === 0) return null;
  checkVersion(market, version, 'TIME_CHANGED', changedSince(market, changes, version));
  if (timeZone !== null && timeZone !== market.time_zone) {
    const sold = await countEverSold(tx);
    if (sold > 0) throw new MarketError('ZONE_SOLD', { sold });
    await keepWallClock(tx, market.time_zone, timeZone, now);
  }
  await tx.updateTable('market').set(columnsOf(changes)).execute();
  return changeSummary(changes);
}

export const marketTime = ({ database }: TimeMarket): Promise<MarketTime> => readMarketTime(database.kysely);

/** BAD_INPUT {field}, TIME_CHANGED {fields}, ZONE_SOLD {sold}. In this process it holds once this resolves. Repeated, it changes nothing. */
export async function saveMarketTime(
  market: TimeMarket,
  caller: StaffCaller,
  { version, ...input }: { version: number } & MarketTimeInput,
): Promise<MarketTime> {
  await inTransaction(market.database, async (tx) => {
    const changes = await saveMarketTimeIn(tx, version, input, caller.now);
    if (changes) await record(tx, caller, { kind: 'save_market_time', data: { changes } });
  });
  await market.catalogue.fresh();
  return marketTime(market);
}
