import type { TFunction } from 'i18next';
import type { Locale } from '#rules/constants.ts';
import { readPhone } from '#rules/contactDetails.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { lineStateText } from './lineTicks.ts';
import type { LineMark } from './lineTicks.ts';
import { articlesIn, byLastName, type PickLine, type PickPlace, type PickSheet, type Temperature } from './pickList.ts';

type Translation = { t: TFunction; locale: Locale };

/** "jeudi 26 novembre, 14 h à 19 h"; `now` as in `formatDay`: null for what is saved or printed. */
export const slotText = (slot: PickSheet['slot'], locale: Locale, now: Date | null): string =>
  slot ? `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}` : '';

/** A place in a choice of lists; with its time where it has several. */
export const placeText = ({ name, slot }: PickPlace, locale: Locale): string =>
  [name, slotText(slot ?? null, locale, null)].filter(Boolean).join(', ');

/** As people write it; null: none. */
const phoneText = (phone: string | null): string | null => phone && (readPhone(phone) ?? phone);

const addressText = ({ address }: PickSheet): string =>
  address
    ? [address.line1, address.line2, address.city, postalCodeText(address.postalCode)].filter(Boolean).join(', ')
    : '';

/** What to know when a crate is handed over, besides its contents. */
function remarksOf({ t }: Translation, { lines, box, owed, note, outsideZone }: PickSheet): string {
  return [
    outsideZone && t('desk_lists.outside'),
    lines.some(({ alcohol }) => alcohol) && t('desk_lists.check_age'),
    (box === 'lent' || box === 'exchanged') && t(`desk_lists.box.${box}`),
    owed > 0 && t('desk_lists.owed', { amount: formatCents(owed) }),
    note,
  ]
    .filter(Boolean)
    .join('. ');
}

type PlaceColumn = {
  name: 'stop' | 'code' | 'customer' | 'number' | 'address' | 'phone' | 'units' | 'cold' | 'frozen' | 'remarks';
  cell: (sheet: PickSheet, at: number) => string | number | null;
  total: string | number;
};

const unitsAt = ({ lines }: PickSheet, temperature: Temperature): number =>
  articlesIn(lines.filter((line) => line.temperature === temperature));

/**
 * The list of a pickup point by name, or the stops of a round in order: column names, a row for each order, and their
 * sum. Chilled and frozen items stand apart: they wait elsewhere than the crate. Without a telephone column where nobody
 * has left one.
 */
export function placeRows(translation: Translation, place: PickPlace, sheetsInOrder: readonly PickSheet[]) {
  const { t } = translation;
  const sheets = place.delivers
    ? sheetsInOrder
    : sheetsInOrder.toSorted((one, other) => byLastName(one.customer, other.customer) || one.number - other.number);
  const sum = (of: (sheet: PickSheet) => number) => sheets.reduce((total, sheet) => total + of(sheet), 0);
  const stop: PlaceColumn = { name: 'stop', cell: (_, at) => at + 1, total: '' };
  const number: PlaceColumn = { name: 'number', cell: (sheet) => String(sheet.number), total: '' };
  const address: PlaceColumn = { name: 'address', cell: addressText, total: '' };
  const phone: PlaceColumn = { name: 'phone', cell: (sheet) => phoneText(sheet.phone), total: '' };
  const sumColumn = (name: PlaceColumn['name'], of: (sheet: PickSheet) => number): PlaceColumn => ({
    name,
    cell: (sheet) => of(sheet) || null,
    total: sum(of),
  });
  const columns: PlaceColumn[] = [
    ...(place.delivers ? [stop] : []),
    { name: 'code', cell: ({ code }) => code, total: '' },
    {
      name: 'customer',
      cell: (sheet) => sheet.address?.recipient || sheet.customer,
      total: t('desk_lists.orders', { count: sheets.length }),
    },
    place.delivers ? address : number,
    ...(sheets.some((sheet) => sheet.phone) ? [phone] : []),
    sumColumn('units', ({ lines }) => articlesIn(lines)),
    sumColumn('cold', (sheet) => unitsAt(sheet, 'cold')),
    sumColumn('frozen', (sheet) => unitsAt(sheet, 'frozen')),
    { name: 'remarks', cell: (sheet) => remarksOf(translation, sheet), total: '' },
  ];
  return {
    columns: columns.map(({ name }) => t(`desk_lists.columns.${name}`)),
    rows: sheets.map((sheet, at) => ({ key: String(sheet.number), cells: columns.map(({ cell }) => cell(sheet, at)) })),
    total: columns.map(({ total }) => total),
  };
}

/** Every line of every order, for a spreadsheet: column names, then a row each. */
export function lineRows(
  { t, locale }: Translation,
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
    'shelf',
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
        slotText(slot, locale, null),
        t(`desk_lists.temperature.${line.temperature}`),
        line.quantity,
        line.product,
        line.variant,
        line.seller,
        line.shelf ?? '',
        lineStateText(t, markOf(line)),
      ]),
    ),
  ];
}
