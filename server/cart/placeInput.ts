import { requireKey } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';

export type PlaceInput = { locationId?: string | null; shippingZoneId?: string | null };

/** The values of both columns of a place (uuids): null for none, undefined to leave the column unchanged. */
export type PlaceChange = { locationId: string | null | undefined; shippingZoneId: string | null | undefined };

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
 * Reads the place of an input; null if it has none. A location clears the zone and the other way round (F-106). Throws
 * BAD_INPUT for both at once or a placeholder, NO_DELIVERY for an unknown place.
 */
export function readPlace(input: PlaceInput): PlaceChange | null {
  const locationId = placeKey('Location', 'locationId', input.locationId);
  const shippingZoneId = placeKey('ShippingZone', 'shippingZoneId', input.shippingZoneId);
  if (locationId && shippingZoneId) throw new MarketError('BAD_INPUT', { field: 'shippingZoneId' });
  if (locationId) return { locationId, shippingZoneId: null };
  if (shippingZoneId) return { locationId: null, shippingZoneId };
  return locationId === undefined && shippingZoneId === undefined ? null : { locationId, shippingZoneId };
}
