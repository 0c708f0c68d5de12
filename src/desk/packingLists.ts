import { formatDay, formatTimeRange } from '../../rules/dates.ts';
import type { Locale } from '../../rules/constants.ts';
import { postalCodeText } from '../../rules/postalCode.ts';
import type { TFunction } from '../shared/i18n/translator.ts';
import { lineStateText } from './lineStates.ts';
import type { LineMark } from './lineTicks.ts';
import { articlesIn, type PickLine, type PickPlace, type PickSheet } from './pickList.ts';

type Reader = { t: TFunction; locale: Locale };

export const slotText = (slot: PickSheet['slot'], locale: Locale): string =>
  slot ? `${formatDay(slot.from, locale)}, ${formatTimeRange(slot.from, slot.to, locale)}` : '';

const addressText = ({ address }: PickSheet): string =>
  address
    ? [address.line1, address.line2, address.city, postalCodeText(address.postalCode)].filter(Boolean).join(', ')
    : '';

const { compare: byName } = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

/** The list of a place by name, or the stops of a round in order: column names, a row for each order, and their sum. */
export function placeRows({ t }: Reader, place: PickPlace, inHandingOrder: readonly PickSheet[]) {
  const sheets = place.delivers
    ? inHandingOrder
    : inHandingOrder.toSorted((one, other) => byName(one.customer, other.customer) || one.number - other.number);
  const names = [
    'stop',
    'code',
    'number',
    'customer',
    'phone',
    ...(place.delivers ? ['address'] : []),
    'units',
    'note',
  ] as const;
  const columns = (
    names as readonly ('stop' | 'code' | 'number' | 'customer' | 'phone' | 'address' | 'units' | 'note')[]
  ).map((name) => t(`desk_lists.columns.${name}`));
  const rows = sheets.map((sheet, at) => ({
    key: String(sheet.number),
    cells: [
      at + 1,
      sheet.code,
      sheet.number,
      sheet.address?.recipient || sheet.customer,
      sheet.phone,
      ...(place.delivers
        ? [[addressText(sheet), sheet.outsideZone ? t('desk_lists.outside') : ''].filter(Boolean).join('. ')]
        : []),
      articlesIn(sheet.lines),
      sheet.note,
    ],
  }));
  const units = sheets.reduce((sum, { lines }) => sum + articlesIn(lines), 0);
  const count = t('desk_lists.orders', { count: sheets.length });
  const total = ['', '', '', count, '', ...(place.delivers ? [''] : []), units, ''];
  return { columns, rows, total };
}

/** Every line of every order, for a spreadsheet: column names, then a row each. */
export function lineRows(
  { t, locale }: Reader,
  sheets: readonly PickSheet[],
  markOf: (line: PickLine) => Required<LineMark>,
) {
  const names = [
    'code',
    'number',
    'customer',
    'place',
    'slot',
    'temperature',
    'quantity',
    'product',
    'variant',
    'producer',
    'state',
  ] as const;
  return [
    names.map((name) => t(`desk_lists.columns.${name}`)),
    ...sheets.flatMap(({ code, number, customer, place, slot, lines }) =>
      lines.map((line) => [
        code,
        number,
        customer,
        place.name,
        slotText(slot, locale),
        t(`desk_lists.temperature.${line.temperature}`),
        line.quantity,
        line.product,
        line.variant,
        line.seller,
        lineStateText(t, markOf(line)),
      ]),
    ),
  ];
}
