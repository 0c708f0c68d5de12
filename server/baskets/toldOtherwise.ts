import { basketOptOut, basketSlot } from '#rules/basketDates.ts';
import { periodStarting, type MarketCalendar } from '#rules/period.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { Transaction } from '../database/transaction.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import { slotOf } from '../fulfilment/places.ts';

/**
 * How many running subscriptions were told what another plan of the weeks from `first` on contradicts: until when their first basket can
 * change, or where their baskets come, if the place hands over before the new opt-out.
 */
export async function toldOtherwise(
  tx: Transaction,
  { first, before, after }: { first: CalendarDay; before: MarketCalendar; after: MarketCalendar },
): Promise<number> {
  const { locations, zones } = await readPlaces(tx);
  const places = new Map([...locations, ...zones].map((place) => [place.id, place]));
  const comes = (placeId: string | null, calendar: MarketCalendar) => {
    const place = places.get(placeId ?? '');
    // Weeks that differ by themselves were announced with their own days.
    const usual = { ...calendar, closings: new Map<CalendarDay, Date>() };
    return place !== undefined && basketSlot(slotOf(place, periodStarting(first, usual)), first, usual) !== null;
  };
  const subscriptions = await tx
    .selectFrom('user_basket')
    .select(['location_id', 'shipping_zone_id', 'start_week'])
    .where('cancelled_at', 'is', null)
    .execute();
  return subscriptions.filter(({ location_id: location, shipping_zone_id: zone, start_week: start }) => {
    const isEarlier = start >= first && basketOptOut(start, after) < basketOptOut(start, before);
    return isEarlier || (comes(location ?? zone, before) && !comes(location ?? zone, after));
  }).length;
}
