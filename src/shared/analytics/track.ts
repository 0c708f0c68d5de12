import type { Cents } from '#rules/money.ts';

/** Units of one variant. */
export type AnalyticsItem = { variantId: string; quantity: number };
/**
 * An event, without anything about the visitor. term: the words of a search. value: cents of what was added, or of the
 * items about to be paid.
 */
export type AnalyticsEvent =
  | { name: 'search'; term: string }
  | { name: 'add_to_cart'; item: AnalyticsItem; value: Cents }
  | { name: 'begin_checkout'; items: readonly AnalyticsItem[]; value: Cents };
type Receiver = (event: AnalyticsEvent) => void;

let receiver: Receiver | null = null;

/** Sets the receiver of events; null: none, the initial state. */
export const setEventReceiver = (next: Receiver | null): void => void (receiver = next);

/** Reports an event (F-195). Nothing is sent without consent, and the caller never fails. */
export function track(event: AnalyticsEvent): void {
  try {
    receiver?.(event);
  } catch {
    // Analytics must never break anything.
  }
}
