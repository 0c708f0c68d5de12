import { graphql } from 'react-relay';
import type { producersQuery } from '../../__generated__/relay/producersQuery.graphql.ts';
import type { LineStatus } from '../../rules/lineStatus.ts';
import type { TFunction } from '../shared/i18n/translator.ts';
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
        }
        producers {
          name
          quantity
          items {
            productName
            variantName
            temperature
            quantity
            orders
            lines {
              code
              line {
                id
                quantity
                missing
                missingReturned
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
export type ProducerLine = MarkedLine & { code: string; quantity: number; missingReturned: number };
/** A variant under the name that it was sold by; quantity: units, orders: how many want it. */
export type ProducerGoods = {
  name: string;
  variant: string;
  temperature: Temperature;
  quantity: number;
  orders: number;
  lines: ProducerLine[];
};
export type Producer = { name: string; quantity: number; items: ProducerGoods[] };
/** A line's state with unsent marks. */
export type LineState = (line: ProducerLine) => Required<LineMark>;

type Answer = producersQuery['response'] | null | undefined;
type Week = NonNullable<NonNullable<producersQuery['response']['staff']>['packingWeek']>;

/** The answer: the available weeks, newest first, the shown one, and its producers; null: none. */
export function receivingIn(answer: Answer): { weeks: string[]; week: string; producers: Producer[] } | null {
  const { periods, packingWeek } = answer?.staff ?? {};
  if (!periods || !packingWeek) return null;
  return {
    weeks: periods.map(({ startDate }) => startDate),
    week: packingWeek.period.startDate,
    producers: producersOf(packingWeek.producers),
  };
}

/** The producers' deliveries, as plain values. */
const producersOf = (producers: Week['producers']): Producer[] =>
  producers.map(({ name, quantity, items }) => ({
    name,
    quantity,
    items: items.map((item) => ({
      name: item.productName,
      variant: item.variantName,
      temperature: temperatureOf(item.temperature),
      quantity: item.quantity,
      orders: item.orders,
      lines: item.lines.map(({ code, line: { id, quantity: units, missing, missingReturned, status } }) => ({
        id,
        code,
        quantity: units,
        missing,
        missingReturned,
        status: status as LineStatus,
      })),
    })),
  }));

/** Received: at the market or further. */
export const hasCome = (status: LineStatus): boolean => status === 'received' || status === 'packed';
/** Neither received nor missing yet. */
export const isAwaited = (status: LineStatus): boolean => status === 'waiting' || status === 'preparing';

/** Received units of a line. */
const unitsIn = (line: ProducerLine, { status, missing }: Required<LineMark>): number =>
  hasCome(status) ? line.quantity - missing : 0;

/** A purchase order: column names, a row for each product, with space for the received quantity, and their sum. */
export const purchaseRows = (t: TFunction, { items, quantity: all }: Producer) => ({
  total: [t('desk_lists.total'), '', '', all, '', ''],
  columns: (['product', 'variant', 'temperature', 'quantity', 'orders', 'received'] as const).map((name) =>
    t(`desk_lists.columns.${name}`),
  ),
  rows: items.map(({ name, variant, temperature, quantity, orders }, at) => ({
    key: String(at),
    cells: [name, variant, t(`desk_lists.temperature.${temperature}`), quantity, orders, '____'],
  })),
});

/** The same for many producers, for a spreadsheet, with the received units. */
export const producersFile = (t: TFunction, producers: readonly Producer[], stateOf: LineState) => [
  (['producer', 'product', 'variant', 'temperature', 'quantity', 'orders', 'received'] as const).map((name) =>
    t(`desk_lists.columns.${name}`),
  ),
  ...producers.flatMap(({ name, items }) =>
    items.map((item) => [
      name,
      item.name,
      item.variant,
      t(`desk_lists.temperature.${item.temperature}`),
      item.quantity,
      item.orders,
      item.lines.reduce((sum, line) => sum + unitsIn(line, stateOf(line)), 0),
    ]),
  ),
];
