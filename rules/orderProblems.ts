import { DAY_MS } from './constants.ts';
import { unsettledUnits, type RefundedUnits } from './lineStatus.ts';
import type { OrderStatus } from './orderStatus.ts';

/** What a buyer may report about a line of an order. missing: it was not in the crate. wrong: another product was. */
export const PROBLEM_KINDS = ['missing', 'damaged', 'wrong', 'other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** answering: the payment provider has not decided on its refund yet. */
export const PROBLEM_STATUSES = ['open', 'answering', 'refunded', 'declined'] as const;
export type ProblemStatus = (typeof PROBLEM_STATUSES)[number];

/** How long after the end of its slot the problems of an order can be reported (ADR 139). */
export const PROBLEM_DAYS = 7;
/** The longest note of a buyer, and the longest answer of staff, in characters. */
export const PROBLEM_NOTE_MAX = 500;

/** Statuses of orders that were handed over, or should have been once their slot began. A disputed one is the bank's. */
const isDue = (status: OrderStatus): boolean => status === 'processed' || status === 'fulfilled';
const isHandedOver = (status: OrderStatus): boolean => status === 'shipped' || status === 'completed';

/**
 * Until when, exclusive, problems of an order can be reported: from its handover or the beginning of its slot, whichever is
 * first, to `PROBLEM_DAYS` after the end of the slot. Null: not yet, not any more, or never.
 */
export function problemsUntil(
  { status, slot }: { status: OrderStatus; slot: { readonly from: Date; readonly to: Date } | null },
  now: Date,
): Date | null {
  if (!slot || !(isHandedOver(status) || (isDue(status) && now >= slot.from))) return null;
  const until = new Date(slot.to.getTime() + PROBLEM_DAYS * DAY_MS);
  return now < until ? until : null;
}

/** Units of a line that a report can be about: neither refunded yet, nor marked as missing by the market, which refunds them itself. */
export const reportableUnits = (line: RefundedUnits & { readonly quantity: number }): number =>
  Math.max(0, line.quantity - line.returned - unsettledUnits(line));
