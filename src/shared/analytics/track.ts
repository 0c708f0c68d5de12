import type { Cents } from '../../../rules/money.ts';

/** Units of one variant. */
export type AnalyticsItem = { variantId: string; quantity: number };
/**
 * What happened, and nothing of who did it. term: the words of a search. value: cents of what was added, or of the
 * articles that are about to be paid.
 */
export type AnalyticsEvent =
  | { name: 'search'; term: string }
  | { name: 'add_to_cart'; item: AnalyticsItem; value: Cents }
  | { name: 'begin_checkout'; items: readonly AnalyticsItem[]; value: Cents };
type Deliver = (event: AnalyticsEvent) => void;

let deliver: Deliver | null = null;

/** Gives events to who delivers them from now on; null: to nobody, as at first. */
export const deliverTo = (next: Deliver | null): void => void (deliver = next);

/** Tells that something happened (F-195). Nobody hears it without consent; whatever goes wrong, the caller goes on. */
export function track(event: AnalyticsEvent): void {
  try {
    deliver?.(event);
  } catch {
    // Measuring is no reason for anything to fail.
  }
}
