import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { parseJson, readTab, writeTab } from '../shared/storage/tabStorage.ts';

/** A place being chosen, by id; the choice of one method is kept while the other is shown. */
export type PlaceDraft = { method: DeliveryMethod; locationId: string | null; shippingZoneId: string | null };

/** The chosen side of the draft, by its method; null if that is not chosen. */
export const placeOf = ({ method, locationId, shippingZoneId }: PlaceDraft) =>
  method === 'ship' ? shippingZoneId && { shippingZoneId } : locationId && { locationId };

/** The draft of a known place: a zone, a pickup point or neither. */
export const draftOf = (location: string | null, zone: string | null): PlaceDraft => ({
  method: zone === null ? 'pickup' : 'ship',
  locationId: location,
  shippingZoneId: zone,
});

const KEY = 'etal.basket';

/**
 * The choices of a subscription before it is started, except the basket, which is in the address. place null:
 * untouched, so the customer's own.
 */
export type SubscriptionDraft = { place: PlaceDraft | null; note: string };

const isDraft = (value: unknown): value is SubscriptionDraft =>
  typeof value === 'object' && value !== null && 'place' in value && 'note' in value;

/** Stored for the tab's life, so that the card page loses nothing (F-144). Null: no choices yet. Browser only. */
export function readDraft(): SubscriptionDraft | null {
  const value = parseJson(readTab(KEY));
  return isDraft(value) ? value : null;
}

export const saveDraft = (draft: SubscriptionDraft): void => writeTab(KEY, JSON.stringify(draft));
export const removeDraft = (): void => writeTab(KEY, '');
