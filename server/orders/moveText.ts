import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { textIn, type Text } from '../text/bilingualText.ts';
import type { OrderEventView, Whereabouts } from './orderEvent.ts';

type Places = (id: string) => Promise<{ name: Text } | null>;
type Reader = { fulfilment: { location: Places; zone: Places }; locale: Locale; now: Date };

async function placeAndTime(
  { location, zone, from, to }: Whereabouts,
  { fulfilment, locale, now }: Reader,
): Promise<string> {
  const place = await (zone ? fulfilment.zone(zone) : fulfilment.location(location ?? ''));
  const slot = from && to ? { from: new Date(from), to: new Date(to) } : null;
  return [
    place && textIn(place.name, locale),
    slot && formatDay(slot.from, locale, now),
    slot && formatTimeRange(slot.from, slot.to, locale),
  ]
    .filter(Boolean)
    .join(', ');
}

/** From where and when an order was moved to where and when (ADR 173), in the reader's words. */
export const moveText = async ({ from, to }: NonNullable<OrderEventView['move']>, reader: Reader): Promise<string> =>
  `${await placeAndTime(from, reader)} → ${await placeAndTime(to, reader)}`;
