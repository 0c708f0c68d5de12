import { basketOptOut, openBasketWeek } from '../../rules/basketDates.ts';
import type { MarketPeriod } from '../../rules/period.ts';
import type { Caller } from '../caller.ts';
import type { CartOwnership } from '../cart/cartOwnership.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { chosenPlace } from './basketPlace.ts';
import type { PlaceIds } from './basketPlace.ts';

/** The place of a basket: a location or a zone, or neither. */
export type BasketGoal = { location: LocationRow | null; shippingZone: ShippingZoneRow | null };
type Slot = ReturnType<FulfilmentService['slotOf']>;

/** When a place serves a week's baskets: after the opt-out, and not for Express alone (E21, E32). Null: never. */
export function slotAfterOptOut(
  fulfilment: Pick<FulfilmentService, 'slotOf'>,
  { location, shippingZone }: BasketGoal,
  week: Pick<MarketPeriod, 'startDate'>,
): Slot {
  const place = shippingZone ?? location;
  const slot = place && fulfilment.slotOf(place, week);
  return !slot || location?.storageOnly === true || slot.from <= basketOptOut(week.startDate) ? null : slot;
}

export type FirstBasket = BasketGoal & { period: MarketPeriod; slot: Slot; changeBy: Date };

type Parts = {
  cartOwnership: Pick<CartOwnership, 'preferredPlace'>;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'slotOf'>;
};

/**
 * When and where a subscription that a customer (their uuid) starts now has its first delivery: at the given place,
 * else at the preferred one (subscribeToBasket). NO_DELIVERY for an unknown place, BAD_INPUT for two.
 */
export async function firstBasket(
  { cartOwnership, fulfilment }: Parts,
  customerId: string,
  { now }: Pick<Caller, 'now'>,
  ids: PlaceIds,
): Promise<FirstBasket> {
  const { location, zone: shippingZone } = await chosenPlace(fulfilment, ids, () =>
    cartOwnership.preferredPlace(customerId),
  );
  const period = openBasketWeek(now);
  const goal = { location, shippingZone };
  const changeBy = basketOptOut(period.startDate);
  return { ...goal, period, slot: slotAfterOptOut(fulfilment, goal, period), changeBy };
}
