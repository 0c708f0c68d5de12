import type { OrderStatus } from './orderStatus.ts';

/** In the order of market day: requested, with the producer, at the market, in the crate; or missing. */
export const LINE_STATUSES = ['waiting', 'preparing', 'received', 'packed', 'missing'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** The line is settled: it is in the crate or missing. */
export const isLineSettled = (status: LineStatus): boolean => status === 'packed' || status === 'missing';

/** Whether an order can be marked as assembled: it has lines, and each is in the crate or missing. */
export const isAssembled = (lines: readonly LineStatus[]): boolean => lines.length > 0 && lines.every(isLineSettled);

/**
 * Whether a line may be marked, in any of the five ways and back again, since people slip. Only while its order is paid
 * and not yet assembled, and while not all of its units were refunded: their money would have to be taken again.
 */
export function canMarkLine(line: { orderStatus: OrderStatus; quantity: number; returned: number }): boolean {
  return line.orderStatus === 'processed' && line.returned < line.quantity;
}
