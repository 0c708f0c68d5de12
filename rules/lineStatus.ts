import type { OrderStatus } from './orderStatus.ts';

/** In the order of market day: requested, with the producer, at the market, in the crate; or missing. */
export const LINE_STATUSES = ['waiting', 'preparing', 'received', 'packed', 'missing'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** The line is settled: it is in the crate or missing, or all its units were removed from the order (ADR 168). */
export const isLineSettled = ({ status, quantity }: { status: LineStatus; quantity: number }): boolean =>
  quantity === 0 || status === 'packed' || status === 'missing';

/** A line with its missing units, which count beside a status other than missing: that means all of them. */
export type LineUnits = { readonly status: LineStatus; readonly quantity: number; readonly missing: number };

/** Units of a line that will not come, 0 to its quantity. */
export const missingUnits = ({ status, quantity, missing }: LineUnits): number =>
  status === 'missing' ? quantity : missing;

/** Units that are still to come: neither missing, nor refunded before. */
export const comingUnits = ({
  quantity,
  missing,
  returned,
  missingReturned,
}: Omit<RefundedUnits, 'replaced'>): number => Math.max(0, quantity - missing - (returned - missingReturned));

/** A line with what replaced its missing units; `isBox`: the box that the market lends. */
export type ComingLine = LineUnits & { readonly replaced: number; readonly isBox: boolean };

/**
 * Whether no unit of an order comes: all are missing and none was replaced. The market's box alone is no reason to come
 * (E70). False without lines.
 */
export function nothingComes(lines: readonly ComingLine[]): boolean {
  const goods = lines.filter(({ isBox }) => !isBox);
  const counted = goods.length > 0 ? goods : lines;
  return counted.length > 0 && counted.every((line) => missingUnits(line) >= line.quantity && line.replaced === 0);
}

/** Whether an order can be marked as assembled: each line is in the crate or missing, and something comes (E70). */
export const isAssembled = (lines: readonly ComingLine[]): boolean =>
  lines.length > 0 && lines.every(isLineSettled) && !nothingComes(lines);

/**
 * A line by its units. `missing`: all that will not come; `missingReturned`: those of `returned` that were refunded for it;
 * `replaced`: those of `missing` in whose place something else came (ADR 78).
 */
export type RefundedUnits = {
  readonly quantity: number;
  readonly missing: number;
  readonly returned: number;
  readonly missingReturned: number;
  readonly replaced: number;
};

/** Missing units that are still to be refunded (F-150): neither refunded nor replaced. */
export const unsettledUnits = ({ quantity, missing, returned, missingReturned, replaced }: RefundedUnits): number =>
  Math.max(0, Math.min(missing - missingReturned - replaced, quantity - returned));

/** Missing units that staff may replace: those not refunded, of a line whose shopper wants it so. */
export const replaceableUnits = (line: Omit<RefundedUnits, 'replaced'> & { readonly ifMissing: string }): number =>
  line.ifMissing === 'replacement' ? unsettledUnits({ ...line, replaced: 0 }) : 0;

/** The most characters of what came in place of a line. */
export const REPLACEMENT_LENGTH = 120;

/**
 * Whether this many units of a line may be marked as missing beside its status: fewer than all, and no fewer than were
 * refunded as missing already.
 */
export const canMissUnits = (line: { quantity: number; missingReturned: number }, units: number): boolean =>
  Number.isSafeInteger(units) && units >= line.missingReturned && units < line.quantity;

/**
 * Whether a line may be marked, in any of the five ways and back again, since people slip. Only while its order is paid
 * and not yet assembled, and while not all of its units were refunded: their money would have to be taken again.
 */
export function canMarkLine(line: { orderStatus: OrderStatus; quantity: number; returned: number }): boolean {
  return line.orderStatus === 'processed' && line.returned < line.quantity;
}

/**
 * How many units of a line can be removed from its paid order before they are packed (ADR 168): those that still come, but for one where
 * others are missing, since those units stay with it. `returned`, `quantity`: without units removed before.
 */
export function removableUnits(line: {
  readonly orderStatus: OrderStatus;
  readonly status: LineStatus;
  readonly quantity: number;
  readonly returned: number;
  readonly missing: number;
  readonly missingReturned: number;
}): number {
  if (line.orderStatus !== 'processed' || isLineSettled(line)) return 0;
  const coming = line.quantity - line.missing - (line.returned - line.missingReturned);
  return Math.max(0, line.missing > 0 ? coming - 1 : coming);
}

/** What a shopper wants in place of an item that does not come (ADR 66); the first is the market's default. */
export const MISSING_WISHES = ['refund', 'replacement'] as const;
export type MissingWish = (typeof MISSING_WISHES)[number];
export const DEFAULT_MISSING_WISH: MissingWish = MISSING_WISHES[0];

/** The wish that all lines have, which is then said once for the order; null: they differ, or there is none. */
export function sharedChoice(choices: readonly MissingWish[]): MissingWish | null {
  const [first = null] = choices;
  return choices.every((choice) => choice === first) ? first : null;
}
