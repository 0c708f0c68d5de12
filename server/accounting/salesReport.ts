import type { MarketTerms } from '#rules/marketTerms.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { membershipTaxes } from '#rules/membership.ts';
import type { Cents } from '#rules/money.ts';
import { dayAt } from '#rules/zone.ts';
import type { CalendarDay } from '#rules/zone.ts';

/** What an order was charged, or what of it was refunded: goods + fee + delivery + deposits + gst + pst - discount (E12). */
export type OrderAmounts = {
  readonly goods: Cents;
  readonly fee: Cents;
  readonly delivery: Cents;
  readonly deposits: Cents;
  readonly discount: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
};

/** What happened to money at an instant of the market. Amounts are cents, 0 or positive unless stated. */
export type SalesEvent = { readonly at: Date } & (
  | {
      readonly kind: 'order';
      readonly amounts: OrderAmounts;
      /** The parts that credit paid, and cash that was received, and what neither came by card; absent: nothing. */
      readonly credit: Cents;
      readonly cash?: Cents;
      readonly awaiting?: Cents;
    }
  | ({
      readonly kind: 'items_returned';
      readonly amounts: OrderAmounts;
      /** The part of the deposits that had been refunded before, without the goods. */
      readonly withheld: Cents;
    } & Refunded)
  | ({
      /** An order refunded as a whole: `amounts` as it was charged, `returned` what had been refunded before. */
      readonly kind: 'order_refunded';
      readonly amounts: OrderAmounts;
      readonly returned: OrderAmounts;
      readonly withheld: Cents;
    } & Refunded)
  /** Containers brought back by a customer, whose deposit became credit. */
  | { readonly kind: 'deposit_credited'; readonly credit: Cents }
  | { readonly kind: 'membership'; readonly subtotal: Cents; readonly total: Cents }
  /** A correction of a balance by hand; negative gives credit. */
  | { readonly kind: 'adjustment'; readonly amount: Cents }
  /** Cash that went into the till; negative: out of it. */
  | { readonly kind: 'till'; readonly amount: Cents }
);
/** Where a refund went. */
type Refunded = {
  readonly card: Cents;
  readonly credit: Cents;
  /** Out of the till, and off what was to be paid; absent: nothing. */ readonly cash?: Cents;
  readonly awaiting?: Cents;
};

/** total = goods + fee + delivery + memberships + deposits + gst + pst + otherTax - discount. */
export type SalesSums = OrderAmounts & {
  /** Before taxes. */
  readonly memberships: Cents;
  /** Taxes of memberships that the payment provider did not charge by the rates of the day: their sum cannot be split. */
  readonly otherTax: Cents;
  readonly total: Cents;
};

/**
 * sold.total = card + creditUsed + cash + awaiting; refunded.total = cardRefunded + creditRefunded + cashRefunded + awaitingDropped +
 * notRefunded.
 */
export type SalesFigures = {
  /** Null: of the whole period. */
  readonly date: CalendarDay | null;
  readonly orders: number;
  readonly memberships: number;
  readonly sold: SalesSums;
  readonly refunded: SalesSums;
  /** Charged to cards. */
  readonly card: Cents;
  readonly creditUsed: Cents;
  /** Sold, and received in cash since (ADR 169). */
  readonly cash: Cents;
  /** Sold, and paid by nothing: by an unpaid link, or cash that has not come (ADR 172). `awaitingDropped` of it never will be. */
  readonly awaiting: Cents;
  readonly cardRefunded: Cents;
  readonly creditRefunded: Cents;
  /** Given back out of the till. */
  readonly cashRefunded: Cents;
  /** Given back before it was paid, or cancelled: not to be paid any more. */
  readonly awaitingDropped: Cents;
  /** Into the till, less what was paid out of it. */
  readonly cashReceived: Cents;
  /** Paid with credit, and refunded to nobody: the account is deleted. */
  readonly notRefunded: Cents;
  /** Corrections of balances by hand; negative gave credit. */
  readonly adjustments: Cents;
};

const ORDER_FIELDS = ['goods', 'fee', 'delivery', 'deposits', 'discount', 'gst', 'pst'] as const;
const NO_AMOUNTS: OrderAmounts = { goods: 0, fee: 0, delivery: 0, deposits: 0, discount: 0, gst: 0, pst: 0 };
const NO_SUMS: SalesSums = { ...NO_AMOUNTS, memberships: 0, otherTax: 0, total: 0 };
const NO_FIGURES: SalesFigures = {
  date: null,
  orders: 0,
  memberships: 0,
  sold: NO_SUMS,
  refunded: NO_SUMS,
  card: 0,
  creditUsed: 0,
  cash: 0,
  awaiting: 0,
  cardRefunded: 0,
  creditRefunded: 0,
  cashRefunded: 0,
  awaitingDropped: 0,
  cashReceived: 0,
  notRefunded: 0,
  adjustments: 0,
};

const minus = (amounts: OrderAmounts, less: Partial<OrderAmounts>): OrderAmounts => ({
  goods: amounts.goods - (less.goods ?? 0),
  fee: amounts.fee - (less.fee ?? 0),
  delivery: amounts.delivery - (less.delivery ?? 0),
  deposits: amounts.deposits - (less.deposits ?? 0),
  discount: amounts.discount - (less.discount ?? 0),
  gst: amounts.gst - (less.gst ?? 0),
  pst: amounts.pst - (less.pst ?? 0),
});

/** The sum of what is sold: a discount is deducted. */
const totalOf = (sums: OrderAmounts & Partial<Pick<SalesSums, 'memberships' | 'otherTax'>>): Cents =>
  ORDER_FIELDS.reduce((sum, field) => sum + (field === 'discount' ? -sums[field] : sums[field]), 0) +
  (sums.memberships ?? 0) +
  (sums.otherTax ?? 0);

const sumsOf = (sums: Partial<SalesSums>): SalesSums => {
  const whole = { ...NO_SUMS, ...sums };
  return { ...whole, total: totalOf(whole) };
};

/** What one event changes. A refund belongs to the day on which it was made, whenever its order was paid. */
function changeOf(event: SalesEvent, terms: Pick<MarketTerms, 'gstRates' | 'pstRates'>): Partial<SalesFigures> {
  const refund = (amounts: OrderAmounts, { card, credit, cash = 0, awaiting = 0 }: Refunded): Partial<SalesFigures> => {
    const refunded = sumsOf(amounts);
    return {
      refunded,
      cardRefunded: card,
      creditRefunded: credit,
      cashRefunded: cash,
      awaitingDropped: awaiting,
      notRefunded: refunded.total - card - credit - cash - awaiting,
    };
  };
  switch (event.kind) {
    case 'order': {
      const sold = sumsOf(event.amounts);
      const { credit: creditUsed, cash = 0, awaiting = 0 } = event;
      return { orders: 1, sold, card: sold.total - creditUsed - cash - awaiting, creditUsed, cash, awaiting };
    }
    case 'items_returned':
      return refund(minus(event.amounts, { deposits: event.withheld }), event);
    case 'order_refunded': {
      const rest = minus(event.amounts, event.returned);
      return refund(minus(rest, { deposits: event.withheld }), event);
    }
    case 'deposit_credited':
      return refund({ ...NO_AMOUNTS, deposits: event.credit }, { card: 0, credit: event.credit });
    case 'membership': {
      const taxes = membershipTaxes(event, taxesOn(terms, dayAt(event.at)));
      const split = 'tax' in taxes ? { otherTax: taxes.tax } : taxes;
      return { memberships: 1, sold: sumsOf({ memberships: event.subtotal, ...split }), card: event.total };
    }
    case 'adjustment':
      return { adjustments: event.amount };
    case 'till':
      return { cashReceived: event.amount };
  }
}

const addSums = (sums: SalesSums, more: SalesSums = NO_SUMS): SalesSums =>
  Object.fromEntries(
    Object.entries(sums).map(([field, sum]) => [field, sum + more[field as keyof SalesSums]]),
  ) as SalesSums;

const add = (figures: SalesFigures, change: Partial<SalesFigures>): SalesFigures => ({
  date: figures.date,
  orders: figures.orders + (change.orders ?? 0),
  memberships: figures.memberships + (change.memberships ?? 0),
  sold: addSums(figures.sold, change.sold),
  refunded: addSums(figures.refunded, change.refunded),
  card: figures.card + (change.card ?? 0),
  creditUsed: figures.creditUsed + (change.creditUsed ?? 0),
  cash: figures.cash + (change.cash ?? 0),
  awaiting: figures.awaiting + (change.awaiting ?? 0),
  cardRefunded: figures.cardRefunded + (change.cardRefunded ?? 0),
  creditRefunded: figures.creditRefunded + (change.creditRefunded ?? 0),
  cashRefunded: figures.cashRefunded + (change.cashRefunded ?? 0),
  awaitingDropped: figures.awaitingDropped + (change.awaitingDropped ?? 0),
  cashReceived: figures.cashReceived + (change.cashReceived ?? 0),
  notRefunded: figures.notRefunded + (change.notRefunded ?? 0),
  adjustments: figures.adjustments + (change.adjustments ?? 0),
});

/** The figures of a period. `days`: those on which something happened, ascending; they add up to `total`. */
export type SalesReport = { readonly total: SalesFigures; readonly days: SalesFigures[] };

/**
 * Sales, refunds, taxes and payments by day at the market. Nothing is recalculated: orders have what they were charged with,
 * each by the rates of its own day, and refunds what was refunded. `terms`: the rates by which a membership's taxes are split.
 */
export function salesReport(
  events: readonly SalesEvent[],
  terms: Pick<MarketTerms, 'gstRates' | 'pstRates'>,
): SalesReport {
  const days = new Map<CalendarDay, SalesFigures>();
  for (const event of events) {
    const date = dayAt(event.at);
    days.set(date, add(days.get(date) ?? { ...NO_FIGURES, date }, changeOf(event, terms)));
  }
  return {
    total: [...days.values()].reduce(add, NO_FIGURES),
    days: [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, figures]) => figures),
  };
}
