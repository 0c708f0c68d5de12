import type { DeliveryMethod } from '../../rules/cartSteps.ts';

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
