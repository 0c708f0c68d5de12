import { PLACE_COOKIE } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { VisitPlace } from '#rules/pageContract.ts';
import type { MarketPeriod } from '#rules/period.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import type { Services } from '../services.ts';
import { textIn } from '../text/bilingualText.ts';

type Fulfilment = Pick<Services['fulfilment'], 'locations' | 'shippingZones' | 'slotOf' | 'openPeriod'>;

const toVisitPlace = (
  field: VisitPlace['field'],
  id: string,
  place: LocationRow | ShippingZoneRow,
  { fulfilment, period, locale }: { fulfilment: Fulfilment; period: MarketPeriod; locale: Locale },
): VisitPlace[] => {
  const slot = fulfilment.slotOf(place, period);
  if (!slot) return [];
  const price = 'price' in place ? place.price : 0;
  return [{ field, id, name: textIn(place.name, locale), from: slot.from.toISOString(), price }];
};

/** The pickup points that serve the open week; one for Express orders only does not. */
export async function openPoints(fulfilment: Fulfilment, now: Date, locale: Locale): Promise<VisitPlace[]> {
  const locations = await fulfilment.locations({ ongoing: true });
  const period = await fulfilment.openPeriod(now);
  return locations
    .filter(({ storageOnly }) => !storageOnly)
    .flatMap((row) => toVisitPlace('locationId', toId('Location', row.id), row, { fulfilment, period, locale }));
}

/** The delivery zones that serve the open week; `code`: those of a postal code. Throws ZIP_INVALID. */
export async function openZones(
  fulfilment: Fulfilment,
  now: Date,
  locale: Locale,
  code?: string,
): Promise<VisitPlace[]> {
  const zones = await fulfilment.shippingZones({ ongoing: true, ...(code !== undefined && { code }) });
  const period = await fulfilment.openPeriod(now);
  return zones.flatMap((row) =>
    toVisitPlace('shippingZoneId', toId('ShippingZone', row.id), row, { fulfilment, period, locale }),
  );
}

const VALUE = new RegExp(`(?:^|;\\s*)${PLACE_COOKIE}=([\\w%:]{1,100})(?:;|$)`);

/** `locationId:loc_…`, the cookie's value. */
export const placeKey = ({ field, id }: Pick<VisitPlace, 'field' | 'id'>): string => `${field}:${id}`;

/**
 * The place that a Cookie header names. Null: none that serves the open week, so that no other value makes a page of its
 * own in the cache.
 */
export async function readVisitPlace(
  fulfilment: Fulfilment,
  cookie: string | undefined,
  now: Date,
  locale: Locale,
): Promise<VisitPlace | null> {
  const key = VALUE.exec(cookie ?? '')?.[1]?.replace('%3A', ':');
  if (key === undefined) return null;
  const places = await (key.startsWith('locationId') ? openPoints : openZones)(fulfilment, now, locale);
  return places.find((place) => placeKey(place) === key) ?? null;
}
