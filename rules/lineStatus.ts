import type { OrderStatus } from './orderStatus.ts';

/** In the order of market day: asked of the producer, in their hands, at the market, in the crate; or it will not come. */
export const LINE_STATUSES = ['waiting', 'preparing', 'received', 'packed', 'missing'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** What became of a line is known: it is in the crate, or it will not come. */
export const isLineSettled = (status: LineStatus): boolean => status === 'packed' || status === 'missing';

/** Whether an order can be marked as assembled: every line is in the crate or will not come. One without lines is not. */
export const isAssembled = (lines: readonly LineStatus[]): boolean => lines.length > 0 && lines.every(isLineSettled);

/**
 * Whether a line may be marked, with each of the five and back again: people slip. Only while its order is paid and not assembled yet,
 * and while not all its units were given back: their money would have to be taken again.
 */
export function canMarkLine(line: { orderStatus: OrderStatus; quantity: number; returned: number }): boolean {
  return line.orderStatus === 'processed' && line.returned < line.quantity;
}
