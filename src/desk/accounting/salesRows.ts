import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import type { Cents } from '#rules/money.ts';
import { dollarsText } from '#rules/spreadsheetText.ts';
import type { MarketOffers } from '../../shared/relay/marketOffers.ts';

graphql`
  fragment salesRows_sums on SalesSums {
    goods
    fee
    delivery
    memberships
    deposits
    discount
    gst
    pst
    otherTax
    total
  }
`;

graphql`
  fragment salesRows_figures on SalesFigures {
    date
    orders
    memberships
    card
    creditUsed
    cardRefunded
    creditRefunded
    notRefunded
    adjustments
    cash
    cashRefunded
    cashReceived
    awaiting
    awaitingDropped
    sold {
      ...salesRows_sums @relay(mask: false)
    }
    refunded {
      ...salesRows_sums @relay(mask: false)
    }
  }
`;

export type SalesFigures = NonNullable<SalesViewQuery['response']['staff']>['salesReport']['total'];
type SalesSums = SalesFigures['sold'];

/** The parts of a sum as an accountant reads them; what is deducted is negative. */
const PARTS = [
  'goods',
  'fee',
  'delivery',
  'memberships',
  'discount',
  'net',
  'gst',
  'pst',
  'otherTax',
  'deposits',
  'total',
] as const;
type Part = (typeof PARTS)[number];

/** Rows that are shown even if all is 0. */
const ALWAYS: ReadonlySet<Part> = new Set(['goods', 'net', 'total']);
/** What the market charges today: its rows and columns are shown even if all is 0 (ADR 157). */
type Charges = Pick<MarketOffers, 'gst' | 'pst' | 'deposits'>;

/** `net`: before taxes and deposits. */
const partsOf = (sums: SalesSums): Record<Part, Cents> => {
  const { goods, fee, delivery, memberships, discount, gst, pst, otherTax, deposits, total } = sums;
  const net = goods + fee + delivery + memberships - discount;
  return { goods, fee, delivery, memberships, discount: -discount, net, gst, pst, otherTax, deposits, total };
};

/** What of a period was sold, refunded, and remains, for each part. */
type SalesRow = { part: Part; name: string; sold: Cents; refunded: Cents; net: Cents; isSum: boolean };

export function salesRows(
  t: TFunction,
  figures: Pick<SalesFigures, 'sold' | 'refunded'>,
  { gst, pst }: Pick<Charges, 'gst' | 'pst'>,
): SalesRow[] {
  const [sold, refunded] = [partsOf(figures.sold), partsOf(figures.refunded)];
  const charged: ReadonlySet<Part> = new Set([
    ...ALWAYS,
    ...(gst ? (['gst'] as const) : []),
    ...(pst ? (['pst'] as const) : []),
  ]);
  const shown = PARTS.filter((part) => charged.has(part) || sold[part] !== 0 || refunded[part] !== 0);
  const isTaxed = shown.some((part) => part === 'gst' || part === 'pst' || part === 'otherTax');
  return shown.map((part) => ({
    part,
    name: t(`desk_accounting.parts.${part === 'net' && !isTaxed ? 'net_untaxed' : part}`),
    sold: sold[part],
    refunded: refunded[part],
    net: sold[part] - refunded[part],
    isSum: part === 'net' || part === 'total',
  }));
}

/** How a period was paid and refunded; what is 0 is left out, except for cards. */
export function paymentRows(t: TFunction, figures: SalesFigures): { name: string; amount: Cents }[] {
  const { card, cardRefunded, creditUsed, creditRefunded, notRefunded, adjustments } = figures;
  const { cash, cashRefunded, cashReceived, awaiting, awaitingDropped } = figures;
  const rows = [
    { name: 'card', amount: card },
    { name: 'card_refunded', amount: -cardRefunded },
    { name: 'cash', amount: cash },
    { name: 'cash_refunded', amount: -cashRefunded },
    // Neither is money yet: an unpaid link, or cash that is due (ADR 172).
    { name: 'awaiting', amount: awaiting },
    { name: 'awaiting_dropped', amount: -awaitingDropped },
    { name: 'credit_used', amount: creditUsed },
    { name: 'credit_refunded', amount: -creditRefunded },
    { name: 'not_refunded', amount: notRefunded },
    // Of a balance, negative gave credit.
    { name: 'adjustments', amount: adjustments },
    { name: 'cash_received', amount: cashReceived },
  ] as const;
  return rows
    .filter(({ name, amount }) => name === 'card' || name === 'card_refunded' || amount !== 0)
    .map(({ name, amount }) => ({ name: t(`desk_accounting.paid.${name}`), amount }));
}

const DAY_AMOUNTS = ['sold', 'refunded', 'gst', 'pst', 'deposits', 'card', 'cash'] as const;

/**
 * Amounts of the list of days: a tax and deposits where the market has them or some day had some, and the till where it took or
 * gave something.
 */
export const dayAmounts = (days: readonly SalesFigures[], charges: Charges) => {
  const shown = { sold: true, refunded: true, card: true, cash: false, ...charges };
  const rows = days.map(dayRow);
  return DAY_AMOUNTS.filter((name) => shown[name] || rows.some((row) => row[name] !== 0));
};

/** A day in the list of days: what was sold and refunded before taxes; taxes, deposits, cards and the till less refunds. */
export const dayRow = ({ orders, sold, refunded, card, cardRefunded, cashReceived }: SalesFigures) => ({
  orders,
  sold: partsOf(sold).net,
  refunded: partsOf(refunded).net,
  gst: sold.gst - refunded.gst,
  pst: sold.pst - refunded.pst,
  deposits: sold.deposits - refunded.deposits,
  card: card - cardRefunded,
  cash: cashReceived,
});

const SUMS = [
  'goods',
  'fee',
  'delivery',
  'memberships',
  'discount',
  'gst',
  'pst',
  'otherTax',
  'deposits',
  'total',
] as const;
const PAYMENTS = [
  'card',
  'creditUsed',
  'cardRefunded',
  'creditRefunded',
  'notRefunded',
  'adjustments',
  'cash',
  'cashRefunded',
  'cashReceived',
  'awaiting',
  'awaitingDropped',
] as const;

/** The accountant's file: a row for each day, its columns as docs/accounting.md describes them. Amounts in dollars. */
export function salesFile(t: TFunction, locale: Locale, days: readonly SalesFigures[]): (string | number | null)[][] {
  const sumsOf = (sums: SalesSums) => SUMS.map((name) => dollarsText(sums[name], locale));
  return [
    [
      t('desk_accounting.columns.date'),
      t('desk_accounting.columns.orders'),
      t('desk_accounting.columns.paid_memberships'),
      ...SUMS.map((name) => t('desk_accounting.columns.sold', { name: t(`desk_accounting.columns.${name}`) })),
      ...SUMS.map((name) => t('desk_accounting.columns.refunded', { name: t(`desk_accounting.columns.${name}`) })),
      ...PAYMENTS.map((name) => t(`desk_accounting.columns.${name}`)),
    ],
    ...days.map((day) => [
      day.date ?? null,
      day.orders,
      day.memberships,
      ...sumsOf(day.sold),
      ...sumsOf(day.refunded),
      ...PAYMENTS.map((name) => dollarsText(day[name], locale)),
    ]),
  ];
}
