import { isOngoing, isUndoTime, type OrderStatus } from './orderStatus.ts';

/** Whether the receipt of an order's cash can be undone, or what has happened since. */
export type ReceiptUndo = 'possible' | 'handed_over' | 'refunded';

/** Why staff undo a receipt that they cannot take back at once any more: words of a list, since the journal has no texts about people (E49). */
export const RECEIPT_UNDO_REASONS = ['mistake', 'other_order', 'miscounted'] as const;
export type ReceiptUndoReason = (typeof RECEIPT_UNDO_REASONS)[number];

/**
 * Cash that is gone from the till again, or goods that are, leave nothing to undo: then money given back is a refund (ADR 181).
 * `isRefunded`: something of the order was given back since the receipt.
 */
export function receiptUndo({ status, isRefunded }: { status: OrderStatus; isRefunded: boolean }): ReceiptUndo {
  if (isRefunded || status === 'cancelled' || status === 'refunded') return 'refunded';
  return isOngoing(status) ? 'possible' : 'handed_over';
}

/** Who may undo it: all staff while a step may be taken back (ADR 48), afterwards a manager, who says why. */
export const mayUndoReceipt = (
  receivedAt: Date,
  now: Date,
  { isManager, reason }: { isManager: boolean; reason: ReceiptUndoReason | null },
): boolean => isUndoTime(receivedAt, now) || (isManager && reason !== null);
