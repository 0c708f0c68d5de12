import type { Totals } from '#generated/schemaTypes.ts';
import { basketParts, usualBasketTotals } from '#rules/basketParts.ts';
import type { DayTerms } from '#rules/marketTerms.ts';
import { weekStanding, type WeekStanding } from '../cart/cartCheckout.ts';
import { cartSums } from '../cart/cartSums.ts';
import type { Market } from '../runningMarket.ts';
import type { BasketGoal } from './basketPlace.ts';
import type { BasketPlace } from './basketPlace.ts';
import type { BasketRow } from './basketStore.ts';

/**
 * The price of a basket at a place (E52): its price, partly taxed, its deposits, and delivery at the zone's price, free
 * above the market's limit or once another order of the week has paid it. No order fee. `credit` is what the balance pays (E71).
 */
export function basketTotals(basket: BasketRow, place: BasketPlace, standing: WeekStanding, terms: DayTerms): Totals {
  const own = {
    isSubscribed: false,
    balance: standing.balance,
    creditFirst: true,
    deliveryAlreadyPaid: standing.isDeliverySettled,
    hasReusableBox: false,
    postalCode: null,
    isGuest: false,
  };
  return cartSums(basketParts(basket), place, own, terms);
}

/** What each basket costs at a place, before another order of its week pays the delivery: the sum that is agreed to (E69). */
export const usualTotal = (basket: BasketRow, { zone }: Pick<BasketPlace, 'zone'>, terms: DayTerms): number =>
  usualBasketTotals(basket, zone, terms).total;

/** The price of a subscription's week, given by its first day, at today's prices (E52). */
export async function totals(
  { database, siteInformation, clock }: Pick<Market, 'database' | 'siteInformation' | 'clock'>,
  { basket, customerId, location, shippingZone: zone }: BasketGoal & { basket: BasketRow; customerId: string },
  week: string,
): Promise<Totals> {
  const terms = await siteInformation.termsAt(clock.now());
  return basketTotals(basket, { location, zone }, await weekStanding(database.kysely, customerId, week), terms);
}
