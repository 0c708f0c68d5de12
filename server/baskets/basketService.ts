import type { Totals } from '#generated/schemaTypes.ts';
import type { Caller } from '../caller.ts';
import { MarketError } from '../marketError.ts';
import type { BasketMarket } from './basketList.ts';
import { chosenPlace } from './basketPlace.ts';
import type { PlaceIds } from './basketPlace.ts';
import type { BasketGoal } from './basketPlace.ts';
import type { BasketRow } from './basketStore.ts';
import * as basketSums from './basketSums.ts';
import { readBasketWeeks } from './basketWeekStore.ts';
import type { BasketWeek } from './basketWeekStore.ts';
import { announceBaskets } from './comingBaskets.ts';
import { firstBasket } from './firstBasket.ts';
import type { FirstBasket } from './firstBasket.ts';

export { deliver } from './basketCharging.ts';
export { totals } from './basketSums.ts';
export { toldOtherwise } from './toldOtherwise.ts';

/** Every decided week of a customer's subscriptions, the latest first. */
export function weeksOf(market: BasketMarket, customerId: string): Promise<BasketWeek[]> {
  return readBasketWeeks(market.database.kysely, customerId);
}

/**
 * What each basket of a subscription costs at a place, without ids at its own, before another order of its week pays the
 * delivery. NO_DELIVERY, BAD_INPUT {field}.
 */
export async function usualTotal(
  market: BasketMarket,
  { basket, location, shippingZone }: BasketGoal & { basket: BasketRow },
  at: PlaceIds,
): Promise<number> {
  const own = { locationId: location?.id ?? null, shippingZoneId: shippingZone?.id ?? null };
  const place = await chosenPlace(market.fulfilment, at, () => own);
  return basketSums.usualTotal(basket, place, await market.siteInformation.termsAt(market.clock.now()));
}

/**
 * The first delivery and the price of a subscription that began now. UNAUTHENTICATED, NO_DELIVERY, BAD_INPUT {field}.
 */
export async function first(
  market: BasketMarket,
  { visitor: { customer }, now }: Pick<Caller, 'visitor' | 'now'>,
  basket: BasketRow,
  place: PlaceIds,
): Promise<FirstBasket & { totals: Totals }> {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  const first = await firstBasket(market, customer.id, { now }, place);
  return {
    ...first,
    totals: await basketSums.totals(market, { ...first, basket, customerId: customer.id }, first.period.startDate),
  };
}

/** Announces the baskets of the coming week (announceBaskets); returns how many. */
export async function announce(market: BasketMarket): Promise<number> {
  return announceBaskets(market.database, await market.fulfilment.calendar(), market.clock.now());
}
