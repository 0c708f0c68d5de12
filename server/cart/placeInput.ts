import { requireKey } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';

export type PlaceInput = { locationId?: string | null; shippingZoneId?: string | null };

/** The place in an input: `keep` if it is absent; otherwise the values of both columns (uuids), null for none. */
export type PlaceWish =
  | { keep: true }
  | { keep: false; locationId: string | null | undefined; shippingZoneId: string | null | undefined };

/** The placeholder of an empty choice, which is never a place (F-105). */
const PLACEHOLDER = /^0*$/;

function placeKey(
  type: 'Location' | 'ShippingZone',
  field: keyof PlaceInput,
  id: string | null | undefined,
): string | null | undefined {
  if (id === null || id === undefined) return id;
  if (PLACEHOLDER.test(id.trim())) throw new MarketError('BAD_INPUT', { field });
  return requireKey(id, type, 'NO_DELIVERY');
}

/**
 * Reads the place of an input. A location clears the zone and the other way round (F-106); `undefined` leaves a column
 * unchanged. Throws BAD_INPUT for both at once or a placeholder, NO_DELIVERY for an unknown place.
 */
export function readPlace(input: PlaceInput): PlaceWish {
  const locationId = placeKey('Location', 'locationId', input.locationId);
  const shippingZoneId = placeKey('ShippingZone', 'shippingZoneId', input.shippingZoneId);
  if (locationId && shippingZoneId) throw new MarketError('BAD_INPUT', { field: 'shippingZoneId' });
  if (locationId) return { keep: false, locationId, shippingZoneId: null };
  if (shippingZoneId) return { keep: false, locationId: null, shippingZoneId };
  if (locationId === undefined && shippingZoneId === undefined) return { keep: true };
  return { keep: false, locationId, shippingZoneId };
}
