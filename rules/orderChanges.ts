import { canTransition } from './orderStatus.ts';
import type { OrderStatus } from './orderStatus.ts';
import { closingOf, type WeekMoments } from './period.ts';

export type ChangeableOrder = {
  status: OrderStatus;
  /** The Friday of its week. */
  periodStart: string;
  /** Express. */
  fromStorage: boolean;
  slot: { readonly from: Date } | null;
};

/**
 * Until when (exclusive) the owner of an order may cancel, change or combine it (E60, E19): the closing of its week, or
 * for an Express order, which Sunday's closing does not concern (E63), the hour at which it is ready. Null: it is not
 * paid, or was worked on already.
 */
export function changeableUntil(
  { status, periodStart, fromStorage, slot }: ChangeableOrder,
  calendar: WeekMoments,
): Date | null {
  if (status !== 'processed' || !canTransition(status, 'cancelled', 'pickup')) return null;
  return fromStorage && slot ? slot.from : closingOf(periodStart, calendar);
}

/** Whether the owner may still cancel, change or combine it. */
export function isChangeable(order: ChangeableOrder, calendar: WeekMoments, now: Date): boolean {
  const until = changeableUntil(order, calendar);
  return until !== null && now.getTime() < until.getTime();
}
