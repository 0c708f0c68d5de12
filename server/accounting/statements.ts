import { halfUp, type Cents } from '#rules/money.ts';
import { weekAt, weekStarting, type MarketWeek } from '#rules/period.ts';
import { RATE_DENOMINATOR } from '#rules/taxes.ts';
import { zonedInstant, type CalendarDay } from '#rules/zone.ts';
import type { Text } from '../text/bilingualText.ts';

/** Goods as they were sold: price per unit in cents, commission in thousandths of a percent. */
export type SoldGoods = {
  /** A uuid; null: has left the market. */
  readonly sellerId: string | null;
  readonly sellerName: string;
  readonly product: Text;
  readonly variant: Text;
  readonly price: Cents;
  readonly commission: number;
  /** First day of the order's week. */
  readonly week: CalendarDay;
  readonly units: number;
  /** Cents. */
  readonly amount: Cents;
};
/** All units that were ordered for a week; `replaced`: something else came for them, at the same price. */
export type OrderedGoods = SoldGoods & { readonly replaced: number };
/** Units that were refunded at an instant, or whose order was cancelled or refunded as a whole. */
export type RefundedGoods = SoldGoods & {
  readonly at: Date;
  readonly kind: 'missing' | 'returned' | 'removed' | 'cancelled' | 'refunded';
};
export type StatementPayment = {
  readonly sellerId: string;
  readonly week: CalendarDay;
  readonly amount: Cents;
  readonly at: Date;
  /** Null: the account is closed. */
  readonly by: string | null;
};

/** owed = sold - missing - returned - earlier - commission. Cents. */
export type StatementSums = {
  sold: Cents;
  missing: Cents;
  returned: Cents;
  /** Refunded now, sold in an earlier week. */
  earlier: Cents;
  commission: Cents;
  owed: Cents;
};
/** Units of goods of one price and commission; `amount`: what remains of them, in cents. */
export type StatementItem = Pick<SoldGoods, 'product' | 'variant' | 'price' | 'commission' | 'amount'> &
  Record<Kind | 'replaced', number>;
export type StatementWeek = {
  period: MarketWeek;
  sums: StatementSums;
  /** It changes no more. */
  ended: boolean;
  payment: StatementPayment | null;
};
export type Statement = {
  /** The first days of the weeks that were asked for. */
  asked: readonly CalendarDay[];
  sellerId: string | null;
  name: string;
  total: StatementSums;
  items: StatementItem[];
  weeks: StatementWeek[];
};

type Kind = 'sold' | 'missing' | 'returned' | 'earlier';
/** Goods in the week of a statement, under the heading that they are stated in. Units and amount may be negative. */
type Entry = SoldGoods & { readonly statementWeek: CalendarDay; readonly kind: Kind; readonly replaced: number };

/**
 * What of a refund belongs to which week: the one in which it was made, never one before the order's. An order that is cancelled
 * before its week has ended was never sold, and neither were units that were removed before they were packed (ADR 168).
 */
function entryOf(goods: RefundedGoods): Entry {
  const { startDate } = weekAt(goods.at);
  const entry = { ...goods, replaced: 0 };
  if (startDate > goods.week) return { ...entry, statementWeek: startDate, kind: 'earlier' };
  if (goods.kind === 'cancelled' || goods.kind === 'removed')
    return { ...entry, statementWeek: goods.week, kind: 'sold', units: -goods.units, amount: -goods.amount };
  return { ...entry, statementWeek: goods.week, kind: goods.kind === 'missing' ? 'missing' : 'returned' };
}

/** Rounded once to the cent, half away from 0. */
const commissionOf = (amount: Cents, rate: number): Cents =>
  amount < 0 ? -halfUp(-amount * rate, RATE_DENOMINATOR) : halfUp(amount * rate, RATE_DENOMINATOR);

const signed = ({ kind, amount }: Entry): Cents => (kind === 'sold' ? amount : -amount);
const sum = <T>(list: readonly T[], amountOf: (one: T) => number): number =>
  list.reduce((total, one) => total + amountOf(one), 0);

/** The sums of one week: commission is rounded once for each of its rates. */
function weekSums(entries: readonly Entry[]): StatementSums {
  const of = (kind: Kind) =>
    sum(
      entries.filter((entry) => entry.kind === kind),
      ({ amount }) => amount,
    );
  const rates = Map.groupBy(entries, ({ commission }) => commission);
  const commission = sum([...rates], ([rate, ofRate]) => commissionOf(sum(ofRate, signed), rate));
  const owed = sum(entries, signed) - commission;
  return {
    sold: of('sold'),
    missing: of('missing'),
    returned: of('returned'),
    earlier: of('earlier'),
    commission,
    owed,
  };
}

const SUMS = ['sold', 'missing', 'returned', 'earlier', 'commission', 'owed'] as const;
const addSums = (list: readonly StatementSums[]): StatementSums =>
  Object.fromEntries(SUMS.map((field) => [field, sum(list, (sums) => sums[field])])) as StatementSums;

/** Nothing was sold or refunded. */
export const emptyStatement = (whose: Pick<Statement, 'sellerId' | 'name' | 'asked'>): Statement => ({
  ...whose,
  total: addSums([]),
  items: [],
  weeks: [],
});

function itemOf(entries: readonly Entry[]): StatementItem[] {
  const [first] = entries;
  if (!first) return [];
  const of = (kind: Kind) =>
    sum(
      entries.filter((entry) => entry.kind === kind),
      ({ units }) => units,
    );
  const { product, variant, price, commission } = first;
  const units = { sold: of('sold'), missing: of('missing'), returned: of('returned'), earlier: of('earlier') };
  const isNothing = Object.values(units).every((count) => count === 0);
  if (isNothing) return [];
  return [
    {
      product,
      variant,
      price,
      commission,
      ...units,
      replaced: sum(entries, ({ replaced }) => replaced),
      amount: sum(entries, signed),
    },
  ];
}

const { compare: byName } = new Intl.Collator('fr', { numeric: true });
const goodsKey = ({ product, variant, price, commission }: Entry): string =>
  JSON.stringify([product.primary, variant.primary, price, commission]);

/**
 * What each producer is owed for weeks (their first days), by name. A week that has ended changes no more, since every refund belongs to
 * the week in which it was made.
 */
export function statementsOf(
  {
    ordered,
    refunded,
    payments,
  }: {
    ordered: readonly OrderedGoods[];
    refunded: readonly RefundedGoods[];
    payments: readonly StatementPayment[];
  },
  weeks: readonly CalendarDay[],
  now: Date,
): Statement[] {
  const entries = [
    ...ordered.map((goods): Entry => ({ ...goods, kind: 'sold', statementWeek: goods.week })),
    ...refunded.map(entryOf),
  ].filter(({ statementWeek }) => weeks.includes(statementWeek));
  const producers = Map.groupBy(entries, ({ sellerId, sellerName }) => sellerId ?? sellerName);
  return [...producers.values()]
    .map((own): Statement => {
      const { sellerId = null, sellerName: name = '' } = own[0] ?? {};
      const stated = [...Map.groupBy(own, ({ statementWeek }) => statementWeek)].map(
        ([week, ofWeek]): StatementWeek => {
          const period = weekStarting(week);
          return {
            period,
            sums: weekSums(ofWeek),
            ended: now >= zonedInstant(period.endDate, '00:00'),
            payment: payments.find((payment) => payment.sellerId === sellerId && payment.week === week) ?? null,
          };
        },
      );
      return {
        asked: weeks,
        sellerId,
        name,
        total: addSums(stated.map(({ sums }) => sums)),
        items: [...Map.groupBy(own, goodsKey).values()]
          .flatMap(itemOf)
          .toSorted(
            (one, other) =>
              byName(one.product.primary, other.product.primary) || byName(one.variant.primary, other.variant.primary),
          ),
        weeks: stated.toSorted((one, other) => (one.period.startDate < other.period.startDate ? -1 : 1)),
      };
    })
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => byName(one.name, other.name));
}
