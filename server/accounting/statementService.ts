import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { weekAt, weekStarting, type MarketWeek } from '#rules/period.ts';
import { addDays, isPlausibleDay, weekdayOf, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import { staffOf, type Visitor } from '../caller.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { emptyStatement, statementsOf, type Statement } from './statements.ts';
import * as store from './statementStore.ts';

/** As many as begin in a month, and one. */
const MOST_WEEKS = 6;

export type StatementParts = Pick<Market, 'database' | 'clock' | 'catalogue'>;

/** BAD_INPUT for no week, or too many. */
function spanOf(weeks: readonly CalendarDay[]): store.WeekSpan {
  const [first, last] = [weeks.toSorted()[0], weeks.toSorted().at(-1)];
  const areWeeks = weeks.every((week) => isPlausibleDay(week) && weekdayOf(week) === PERIOD_START_WEEKDAY);
  if (first === undefined || last === undefined || weeks.length > MOST_WEEKS || !areWeeks)
    throw new MarketError('BAD_INPUT', { field: 'periods' });
  const to = zonedInstant(weekStarting(last).endDate, '00:00');
  return { first, last, from: zonedInstant(first, '00:00'), to };
}

/** What producers are owed for weeks. BAD_INPUT {periods}. */
export async function statementsOfWeeks(
  { database, clock }: StatementParts,
  weeks: readonly CalendarDay[],
): Promise<Statement[]> {
  const span = spanOf(weeks);
  const db = database.kysely;
  const [ordered, refunded, payments] = await Promise.all([
    store.readOrdered(db, span),
    store.readRefunded(db, span),
    store.readPayments(db, span),
  ]);
  return statementsOf({ ordered, refunded, payments }, weeks, clock.now());
}

/** What producers are owed for weeks; for the latest one that has ended if none is stated. */
export async function statements(
  market: StatementParts,
  asked: readonly CalendarDay[] | null,
): Promise<{ periods: MarketWeek[]; statements: Statement[] }> {
  const weeks = asked ?? [addDays(weekAt(market.clock.now()).startDate, -PERIOD_DAYS)];
  const list = await statementsOfWeeks(market, weeks);
  return { periods: weeks.map((week) => weekStarting(week)), statements: list };
}

/**
 * Marks the ended weeks of a producer (uuid) as paid with what each owes, or takes the marks back; done twice, it is done once.
 * NOT_FOUND for an unknown producer; nothing is stated of one who has sold nothing.
 */
export async function markPaid(
  market: StatementParts,
  visitor: Visitor,
  { sellerId, weeks, paid }: { sellerId: string; weeks: readonly CalendarDay[]; paid: boolean },
): Promise<Statement> {
  const own = async () => {
    const statement = (await statementsOfWeeks(market, weeks)).find((one) => one.sellerId === sellerId);
    const seller = (await market.catalogue.current()).sellers.get(sellerId);
    if (!statement && !seller) throw new MarketError('NOT_FOUND');
    return statement ?? emptyStatement({ sellerId, name: seller?.name ?? '', asked: weeks });
  };
  const { weeks: stated } = await own();
  const db = market.database.kysely;
  const at = market.clock.now();
  if (paid)
    for (const { period, sums, ended, payment } of stated) {
      const mark = { sellerId, week: period.startDate, amount: sums.owed, staffId: staffOf(visitor), at };
      if (ended && !payment) await store.insertPayment(db, mark);
    }
  else await store.undoPayments(db, { sellerId, weeks, at });
  return own();
}
