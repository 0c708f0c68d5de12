import type { DeliveryMethod } from '../../rules/cartSteps.ts';

/** A place being chosen, by id; what was chosen one way is kept while the other is looked at. */
export type PlaceDraft = { method: DeliveryMethod; locationId: string | null; shippingZoneId: string | null };

/** What of it counts: the one side that its method names; null while that is not chosen. */
export const placeOf = ({ method, locationId, shippingZoneId }: PlaceDraft) =>
  method === 'ship' ? shippingZoneId && { shippingZoneId } : locationId && { locationId };

/** The draft of a place that is known: a zone, a pickup point or neither. */
export const draftOf = (location: string | null, zone: string | null): PlaceDraft => ({
  method: zone === null ? 'pickup' : 'ship',
  locationId: location,
  shippingZoneId: zone,
});
