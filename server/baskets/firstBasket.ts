import { basketOptOut, basketSlot, firstBasketWeek } from '#rules/basketDates.ts';
import type { MarketCalendar, MarketPeriod } from '#rules/period.ts';
import type { Caller } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import { slotOf } from '../fulfilment/places.ts';
import type { Market } from '../runningMarket.ts';
import { chosenPlace, type BasketGoal } from './basketPlace.ts';
import type { PlaceIds } from './basketPlace.ts';

type Slot = ReturnType<typeof slotOf>;

/** When a place serves a week's baskets: after the opt-out, and not for Express alone (E21, E32). Null: never. */
export function slotAfterOptOut(
  { location, shippingZone }: BasketGoal,
  week: Pick<MarketPeriod, 'startDate' | 'handoverFrom'>,
  calendar: MarketCalendar,
): Slot {
  const place = shippingZone ?? location;
  return location?.storageOnly === true ? null : basketSlot(place && slotOf(place, week), week.startDate, calendar);
}

export type FirstBasket = BasketGoal & { period: MarketPeriod; slot: Slot; changeBy: Date };

/**
 * When and where a subscription that a customer (their uuid) starts now has its first delivery: at the given place,
 * else at the preferred one (subscribeToBasket). NO_DELIVERY for an unknown place, BAD_INPUT for two.
 */
export async function firstBasket(
  { database, fulfilment }: Market,
  customerId: string,
  { now }: Pick<Caller, 'now'>,
  ids: PlaceIds,
): Promise<FirstBasket> {
  const { location, zone: shippingZone } = await chosenPlace(fulfilment, ids, () =>
    cartOwnership.preferredPlace(database, customerId),
  );
  const calendar = await fulfilment.calendar();
  const period = firstBasketWeek(now, calendar);
  const goal = { location, shippingZone };
  const changeBy = basketOptOut(period.startDate, calendar);
  return { ...goal, period, slot: slotAfterOptOut(goal, period, calendar), changeBy };
}
