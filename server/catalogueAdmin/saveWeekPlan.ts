import type { Kysely } from 'kysely';
import { formatDay } from '#rules/dates.ts';
import { periodStarting, weekAt, type MarketCalendar } from '#rules/period.ts';
import {
  changedFrom,
  planOf,
  PLANS_MAX,
  withPlan,
  wrongMoment,
  type PlanFrom,
  type WeekPlan,
} from '#rules/weekPlan.ts';
import type { CalendarDay } from '#rules/zone.ts';
import * as baskets from '../baskets/basketService.ts';
import type { Caller } from '../caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import { slotOf } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import { lockMarket, writeSettings } from './catalogueAdminStore.ts';
import { countOrderedFrom, countSold } from './marketWeekStore.ts';
import { changedSince, checkVersion, changeSummary, type Change } from './versionedChange.ts';

/** The change of the plans, for the journal; null: nothing changed. */
export type PlansSaved = { from: CalendarDay; changes: ReturnType<typeof changeSummary> } | null;

/** What the market has set, with the version of its row. */
export const readPlans = (db: Kysely<Tables>): Promise<{ version: number; plans: PlanFrom[] }> =>
  db.selectFrom('market').select(['version', 'week_plans as plans']).executeTakeFirstOrThrow();

/**
 * Orders and subscriptions that other plans of the weeks from `first` on contradict, PLAN_SOLD {orders, baskets}, and a week with a closing of
 * its own that would come after its first handing over, PLAN_MOVED {day}.
 */
async function checkTold(
  tx: Transaction,
  { first, before, after }: { first: CalendarDay; before: MarketCalendar; after: MarketCalendar },
  { now, locale }: Pick<Caller, 'now' | 'locale'>,
): Promise<void> {
  const { locations, zones } = await readPlaces(tx);
  const weekly = [...locations.filter(({ storageOnly }) => !storageOnly), ...zones];
  for (const [week, closesAt] of after.closings) {
    const period = periodStarting(week, after);
    const isWrong = weekly.some((place) => (slotOf(place, period)?.from ?? closesAt) < closesAt);
    if (week >= first && isWrong)
      throw new MarketError('PLAN_MOVED', { day: formatDay(period.handoverFrom, locale, now) });
  }
  const closed = [...before.closedWeeks].filter((week) => week >= first);
  const sold = closed.length === 0 ? [] : [...(await countSold(tx, closed, after)).values()];
  const orders = sold.reduce((sum, week) => sum + week.sold, await countOrderedFrom(tx, first));
  const notified = await baskets.toldOtherwise(tx, { first, before, after });
  if (orders + notified > 0) throw new MarketError('PLAN_SOLD', { orders, baskets: notified });
}

/**
 * Sets when weeks close from one on, in the caller's transaction; plan null: takes it back. Locking the market's row keeps payments out
 * meanwhile, which read the calendar under a shared lock. Only coming weeks change, so that no closing, opt-out or evening of missing items
 * that was due can come again. BAD_INPUT {field}, PLAN_CHANGED, PLAN_SOLD, PLAN_MOVED. Repeated, it changes nothing.
 */
export async function saveWeekPlanIn(
  tx: Transaction,
  version: number,
  { from, plan }: { from: CalendarDay; plan: WeekPlan | null },
  caller: Pick<Caller, 'now' | 'locale'>,
): Promise<PlansSaved> {
  const wrong = plan && wrongMoment(plan);
  if (wrong) throw new MarketError('BAD_INPUT', { field: wrong });
  const market = await lockMarket(tx);
  const stored = market.week_plans;
  const others = stored.filter((other) => other.from !== from);
  const after = withPlan(others, { ...(plan ?? planOf(from, others)), from });
  const first = changedFrom(stored, after);
  if (first === null) return null;
  const change: Change = { field: 'plans', column: 'week_plans', before: stored, value: after };
  checkVersion(market, version, 'PLAN_CHANGED', changedSince(market, [change], version));
  const before = await readCalendar(tx);
  await checkTold(tx, { first, before, after: { ...before, plans: after } }, caller);
  if (first <= weekAt(caller.now).startDate || after.length > PLANS_MAX)
    throw new MarketError('BAD_INPUT', { field: 'from' });
  await writeSettings(tx, { week_plans: after });
  return { from, changes: changeSummary([change]) };
}
