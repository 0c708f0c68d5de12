import { readPlace } from '../cart/placeInput.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';

/** Where a basket goes: a location or a zone, or neither. */
export type BasketPlace = { location: LocationRow | null; zone: ShippingZoneRow | null };
/** The place of a basket: a location or a zone, or neither. */
export type BasketGoal = { location: LocationRow | null; shippingZone: ShippingZoneRow | null };
/** Ids of a place: of a row (uuids), or of an input. */
export type PlaceIds = { locationId?: string | null; shippingZoneId?: string | null };

type Places = Pick<FulfilmentService, 'location' | 'zone'>;

/** The place of a row's ids. */
export async function placeOf(fulfilment: Places, { locationId, shippingZoneId }: PlaceIds): Promise<BasketPlace> {
  return {
    location: locationId ? await fulfilment.location(locationId) : null,
    zone: shippingZoneId ? await fulfilment.zone(shippingZoneId) : null,
  };
}

/**
 * The place of an input's ids; `otherwise`, if it has none. NO_DELIVERY for an unknown place, BAD_INPUT {field} for two.
 */
export async function chosenPlace(
  fulfilment: Places,
  ids: PlaceIds,
  otherwise: () => PlaceIds | Promise<PlaceIds>,
): Promise<BasketPlace> {
  // The storefront's queries send all their variables: null means absent.
  const chosen = readPlace({
    locationId: ids.locationId ?? undefined,
    shippingZoneId: ids.shippingZoneId ?? undefined,
  });
  const { locationId, shippingZoneId } = chosen ?? (await otherwise());
  const place = await placeOf(fulfilment, { locationId, shippingZoneId });
  if ((locationId && !place.location) || (shippingZoneId && !place.zone)) throw new MarketError('NO_DELIVERY');
  return place;
}
