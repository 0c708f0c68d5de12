import type { Totals } from '../../__generated__/schemaTypes.ts';
import { basketParts } from '../cart/basketParts.ts';
import { cartSums } from '../cart/cartSums.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import type { BasketRow } from './basketStore.ts';

export type BasketPlace = { location: LocationRow | null; zone: ShippingZoneRow | null };

/**
 * The price of a basket at a place (E52): its price, partly taxed, its deposits, and delivery at the zone's price, free
 * above 15000 or once another order of the week has paid it. No order fee, and the balance pays none of it.
 */
export function basketTotals(basket: BasketRow, place: BasketPlace, deliverySettled: boolean): Totals {
  return cartSums(basketParts(basket), place, {
    isSubscribed: false,
    balance: 0,
    deliveryAlreadyPaid: deliverySettled,
    hasReusableBox: false,
    postalCode: null,
    isGuest: false,
  });
}
