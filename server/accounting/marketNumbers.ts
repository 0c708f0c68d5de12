import { PERIOD_DAYS } from '#rules/constants.ts';
import type { Cents } from '#rules/money.ts';
import { weekAt, weekStarting, type MarketWeek } from '#rules/period.ts';
import { addDays, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import type { Text } from '../text/bilingualText.ts';
import { readPeople, type WeekPeople } from './numbersStore.ts';
import { salesReport, type SalesFigures, type SalesSums } from './salesReport.ts';
import { readSalesEvents } from './salesStore.ts';
import { statementsOf, type Statement } from './statements.ts';
import { readOrdered, readRefunded } from './statementStore.ts';

/** A year of weeks, and the one that runs. */
const MOST_WEEKS = 53;
const LISTED = 10;

/** Cents, before taxes and deposits, as the sales report of the week's days has them. average: of an order; null without orders. */
export type NumbersWeek = WeekPeople & {
  period: MarketWeek;
  closed: boolean;
  orders: number;
  sales: Cents;
  refunded: Cents;
  average: Cents | null;
};
export type NumbersGoods = { product: Text; sellerName: string; units: number; amount: Cents };
export type NumbersMissing = { sellerName: string; units: number; amount: Cents };
export type MarketNumbers = { weeks: NumbersWeek[]; goods: NumbersGoods[]; missing: NumbersMissing[] };

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);
/** What orders were charged before taxes and deposits. */
const ofOrders = ({ goods, fee, delivery, discount }: SalesSums): Cents => goods + fee + delivery - discount;
const beforeTaxes = (sums: SalesSums): Cents => ofOrders(sums) + sums.memberships;

function weekOf(
  period: MarketWeek,
  days: readonly SalesFigures[],
  people: WeekPeople,
  closedWeeks: ReadonlySet<CalendarDay>,
): NumbersWeek {
  const own = days.filter(({ date }) => date !== null && date >= period.startDate && date < period.endDate);
  const orders = sum(own, (day) => day.orders);
  return {
    ...people,
    period,
    closed: closedWeeks.has(period.startDate),
    orders,
    sales: sum(own, ({ sold }) => beforeTaxes(sold)),
    refunded: sum(own, ({ refunded }) => beforeTaxes(refunded)),
    average: orders === 0 ? null : Math.round(sum(own, ({ sold }) => ofOrders(sold)) / orders),
  };
}

/** The goods of which most remains in cents, whatever their format and price. */
function bestGoods(statements: readonly Statement[]): NumbersGoods[] {
  const items = statements.flatMap(({ name, items: own }) => own.map((item) => ({ ...item, sellerName: name })));
  return [...Map.groupBy(items, ({ sellerName, product }) => JSON.stringify([sellerName, product.primary])).values()]
    .flatMap((formats) => {
      const [first] = formats;
      if (!first) return [];
      const units = sum(formats, ({ sold, missing, returned, earlier }) => sold - missing - returned - earlier);
      const amount = sum(formats, (item) => item.amount);
      return [{ product: first.product, sellerName: first.sellerName, units, amount }];
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, LISTED);
}

function missingOf(statements: readonly Statement[]): NumbersMissing[] {
  return statements
    .map(({ name, items, total }) => ({
      sellerName: name,
      units: sum(items, ({ missing }) => missing),
      amount: total.missing,
    }))
    .filter(({ units }) => units > 0)
    .toSorted((one, other) => other.amount - one.amount);
}

const isEmpty = (week: NumbersWeek): boolean =>
  [week.sales, week.refunded, week.orders, week.basketsActive, week.membersActive].every((figure) => figure === 0);

/**
 * So many weeks up to the one that runs, without those before anything happened: sales as the sales report has them, goods and missing
 * items as producers' statements have them. BAD_INPUT {weeks}.
 */
export async function marketNumbers(
  { database, siteInformation, fulfilment }: Pick<Market, 'database' | 'siteInformation' | 'fulfilment'>,
  count: number,
  now: Date,
): Promise<MarketNumbers> {
  if (count < 1 || count > MOST_WEEKS) throw new MarketError('BAD_INPUT', { field: 'weeks' });
  const last = weekAt(now).startDate;
  const starts = Array.from({ length: count }, (_, index) => addDays(last, (index - count + 1) * PERIOD_DAYS));
  const spans = starts.map((week) => ({
    week,
    from: zonedInstant(week, '00:00'),
    to: zonedInstant(weekStarting(week).endDate, '00:00'),
  }));
  const [first] = spans;
  const end = spans.at(-1)?.to;
  if (!first || !end) throw new MarketError('BAD_INPUT', { field: 'weeks' });
  const span = { first: first.week, last, from: first.from, to: end };
  const db = database.kysely;
  const [events, terms, people, ordered, refunded, { closedWeeks }] = await Promise.all([
    readSalesEvents(db, span),
    siteInformation.terms(),
    readPeople(db, spans),
    readOrdered(db, span),
    readRefunded(db, span),
    fulfilment.calendar(),
  ]);
  const { days } = salesReport(events, terms);
  const nobody = {
    basketsActive: 0,
    basketsSkipped: 0,
    basketsEnded: 0,
    membersActive: 0,
    membersNew: 0,
    membersEnded: 0,
  };
  const weeks = starts.map((week) => weekOf(weekStarting(week), days, people.get(week) ?? nobody, closedWeeks));
  const begun = weeks.findIndex((week) => !isEmpty(week));
  const statements = statementsOf({ ordered, refunded, payments: [] }, starts, now);
  return {
    weeks: begun === -1 ? [] : weeks.slice(begun),
    goods: bestGoods(statements),
    missing: missingOf(statements),
  };
}
