import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import type { LineStatus } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { shortageRuleOf, type ShortageRule } from '#rules/shortage.ts';
import { dollarsText } from '#rules/spreadsheetText.ts';
import type { LineMark, MarkedLine } from './lineTicks.ts';
import { temperatureOf, type Temperature } from './pickList.ts';

graphql`
  query producersQuery($startDate: Date) {
    staff {
      periods {
        startDate
      }
      packingWeek(startDate: $startDate) {
        period {
          startDate
          deliveryDay
          closesAt
        }
        dropOff {
          name
          address {
            line1
            line2
            city
            postal_code
          }
        }
        dropOffFrom
        dropOffBefore
        dropOffPlace
        shortageRule
        producers {
          name
          seller {
            id
            town
          }
          quantity
          items {
            productName
            variantName
            temperature
            quantity
            orders
            price
            amount
            lines {
              code
              line {
                id
                quantity
                missing
                missingReturned
                ifMissing
                returned
                replaced
                replacedBy
                status
              }
            }
          }
        }
      }
    }
  }
`;

/** Units of a product for one order. */
export type ProducerLine = MarkedLine & {
  code: string;
  quantity: number;
  missingReturned: number;
  replaces: boolean;
} & Partial<Record<'returned' | 'replaced', number>> & { replacedBy?: string | null };
/** A variant under the name that it was sold by; quantity: units, orders: how many want it. */
export type ProducerGoods = {
  name: string;
  variant: string;
  temperature: Temperature;
  quantity: number;
  orders: number;
  /** What one was sold for, in cents; null: not all of them for the same. And all of them. */
  price: number | null;
  amount: number;
  lines: ProducerLine[];
};
/** town null: unknown, or they have left the market. */
export type Producer = { name: string; town: string | null; quantity: number; items: ProducerGoods[] };
/** Where the producers bring their goods; null: no pickup point serves the week. */
export type DropOff = { place: string; address: string } | null;
/** When they bring them, and where there; null: the market has not set it. */
export type Bringing = { from: string; to: string; place: string | null } | null;
/** A line's state with unsent marks. */
export type LineState = (line: ProducerLine) => Required<LineMark>;

/** A week's deliveries as plain values that outlive the page: its Friday, the day that names it, and its producers. */
export type Receiving = {
  week: string;
  deliveryDay: string;
  /** Until when the week takes orders. Absent in a list that an earlier version stored. */
  closesAt?: string;
  dropOff: DropOff;
  /** Absent in a list that an earlier version stored. */
  bringing?: Bringing;
  /** Who gets a product of which too few units arrived. */
  rule: ShortageRule;
  producers: Producer[];
};

type Response = producersQuery['response'] | null | undefined;
type Week = NonNullable<NonNullable<producersQuery['response']['staff']>['packingWeek']>;

/** Parses a response; null: it has none. */
export function readReceiving(response: Response): Receiving | null {
  const { packingWeek } = response?.staff ?? {};
  if (!packingWeek) return null;
  return {
    week: packingWeek.period.startDate,
    deliveryDay: packingWeek.period.deliveryDay,
    closesAt: packingWeek.period.closesAt,
    dropOff: dropOffOf(packingWeek),
    bringing: bringingOf(packingWeek),
    rule: shortageRuleOf(packingWeek.shortageRule),
    producers: producersOf(packingWeek.producers),
  };
}

/** The available weeks, newest first. */
export const receivingWeeks = (response: Response): string[] =>
  response?.staff?.periods.map(({ startDate }) => startDate) ?? [];

function bringingOf({ dropOffFrom: from, dropOffBefore: to, dropOffPlace }: Week): Bringing {
  return from && to ? { from, to, place: dropOffPlace ?? null } : null;
}

function dropOffOf({ dropOff }: Week): DropOff {
  if (!dropOff) return null;
  const { line1, line2, city, postal_code: code } = dropOff.address;
  const address = [line1, line2, `${city} ${postalCodeText(code)}`].filter(Boolean).join(', ');
  return { place: dropOff.name, address };
}

/** The producers' deliveries, as plain values. */
const producersOf = (producers: Week['producers']): Producer[] =>
  producers.map(({ name, seller, quantity, items }) => ({
    name,
    town: seller?.town ?? null,
    quantity,
    items: items.map((item) => ({
      name: item.productName,
      variant: item.variantName,
      temperature: temperatureOf(item.temperature),
      quantity: item.quantity,
      orders: item.orders,
      price: item.price ?? null,
      amount: item.amount,
      lines: item.lines.map(({ code, line }) => ({
        id: line.id,
        code,
        quantity: line.quantity,
        returned: line.returned,
        missing: line.missing,
        missingReturned: line.missingReturned,
        replaces: line.ifMissing === 'replacement',
        replaced: line.replaced,
        replacedBy: line.replacedBy ?? null,
        status: line.status as LineStatus,
      })),
    })),
  }));

/** Received: at the market or further. */
export const hasArrived = (status: LineStatus): boolean => status === 'received' || status === 'packed';
/** Neither received nor missing yet. */
export const isExpected = (status: LineStatus): boolean => status === 'waiting' || status === 'preparing';

/** Received units of a line. */
export const receivedUnits = (line: ProducerLine, { status, missing }: Required<LineMark>): number =>
  hasArrived(status) ? line.quantity - missing : 0;

/** A purchase order: column names, a row for each product, with space for the received quantity, and their sum. */
export const purchaseRows = (t: TFunction, { items, quantity: all }: Producer) => ({
  total: [t('desk_lists.total'), '', '', all, '', formatCents(items.reduce((sum, { amount }) => sum + amount, 0)), ''],
  columns: (['product', 'variant', 'temperature', 'quantity', 'price', 'amount', 'received'] as const).map((name) =>
    t(`desk_lists.columns.${name}`),
  ),
  rows: items.map(({ name, variant, temperature, quantity, price, amount }, at) => ({
    key: String(at),
    cells: [
      name,
      variant,
      t(`desk_lists.temperature.${temperature}`),
      quantity,
      price === null ? t('desk_lists.several_prices') : formatCents(price),
      formatCents(amount),
      '____',
    ],
  })),
});

/** When producers bring a week's goods, and where there; null: not set. now: as of `formatDay`. */
export function bringingText(
  { t, locale }: { t: TFunction; locale: Locale },
  bringing: Bringing,
  now: Date | null,
): string | null {
  if (!bringing) return null;
  const { from, to, place } = bringing;
  const values = { day: formatDay(from, locale, now), hours: formatTimeRange(from, to, locale), place };
  return t(place === null ? 'desk_lists.bring_when' : 'desk_lists.bring_when_place', values);
}

/** Below a purchase order's title: the market and its week, where and when to bring it, and how much it is. */
export const purchaseHead = (
  { t, locale }: { t: TFunction; locale: Locale },
  { deliveryDay, dropOff, bringing = null }: Pick<Receiving, 'deliveryDay' | 'dropOff' | 'bringing'>,
  producer: Producer,
): string[] => [
  `${t('shell.market')}. ${t('desk.week.title', { day: formatDay(deliveryDay, locale, null) })}`,
  ...(dropOff ? [t('desk_lists.bring', dropOff)] : []),
  bringingText({ t, locale }, bringing, null) ?? t('desk_lists.bring_unset'),
  t('desk_lists.units', { count: producer.quantity, n: formatCount(producer.quantity, locale) }),
];

/** The same for many producers, for a spreadsheet, with the received units. */
export const producersFile = (
  { t, locale }: { t: TFunction; locale: Locale },
  producers: readonly Producer[],
  stateOf: LineState,
) => [
  (['producer', 'product', 'variant', 'temperature', 'quantity', 'price', 'amount', 'orders', 'received'] as const).map(
    (name) => t(`desk_lists.columns.${name}`),
  ),
  ...producers.flatMap(({ name, items }) =>
    items.map((item) => [
      name,
      item.name,
      item.variant,
      t(`desk_lists.temperature.${item.temperature}`),
      item.quantity,
      item.price === null ? null : dollarsText(item.price, locale),
      dollarsText(item.amount, locale),
      item.orders,
      item.lines.reduce((sum, line) => sum + receivedUnits(line, stateOf(line)), 0),
    ]),
  ),
];
