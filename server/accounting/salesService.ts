import { periodOf } from '#rules/reportPeriod.ts';
import { addDays, dayAt, daysBetween, isPlausibleDay, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { salesReport as reportOf, type SalesReport } from './salesReport.ts';
import { readSalesEvents } from './salesStore.ts';

/** The longest period of a report: a leap year. */
const MOST_DAYS = 366;

type Days = { readonly from: CalendarDay; readonly to: CalendarDay };

/** BAD_INPUT for what is no period, or one of more than 366 days. */
function requirePeriod(from: CalendarDay | null, to: CalendarDay | null): Days {
  if (from === null || !isPlausibleDay(from)) throw new MarketError('BAD_INPUT', { field: 'from' });
  const days = to !== null && isPlausibleDay(to) ? daysBetween(from, to) + 1 : 0;
  if (to === null || days < 1 || days > MOST_DAYS) throw new MarketError('BAD_INPUT', { field: 'to' });
  return { from, to };
}

/** The sales of the days from `from` to `to`, both included; of the month of `now` if neither is stated. */
export async function salesReport(
  { database, siteInformation }: Pick<Market, 'database' | 'siteInformation'>,
  asked: { from: CalendarDay | null; to: CalendarDay | null },
  now: Date,
): Promise<Days & SalesReport> {
  const { from, to } =
    asked.from === null && asked.to === null ? periodOf('month', dayAt(now)) : requirePeriod(asked.from, asked.to);
  const span = { from: zonedInstant(from, '00:00'), to: zonedInstant(addDays(to, 1), '00:00') };
  return { from, to, ...reportOf(await readSalesEvents(database.kysely, span), await siteInformation.terms()) };
}
