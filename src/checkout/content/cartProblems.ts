import type { checkoutCart_cart$key } from '#generated/relay/checkoutCart_cart.graphql.ts';
import { purchaseOf } from '#rules/purchase.ts';
import { readCheckoutCart, unconfirmedAlcohol } from '../checkoutCart.ts';

/** What a customer's address means for a purchase. A guest's is requested on the payment page. */
export type AddressOnFile = {
  isGuest: boolean;
  /** A customer has no address on file. */
  addressUnknown: boolean;
  /** A customer's address is outside the cart's zone, so that the market would refuse it. */
  outsideZone: boolean;
};
export const CART_PROBLEM_CODES = [
  'NEEDS_STORAGE',
  'NO_EXPRESS',
  'NO_DELIVERY',
  'NO_ADDRESS',
  'ADDRESS_OUTSIDE_ZONE',
] as const;
export type CartProblemCode = (typeof CART_PROBLEM_CODES)[number];

/**
 * What stops the purchase of a cart apart from its lines, by the market's own rule: the chosen place, or the address on
 * file. Read from the cart, so that a reload keeps it and a fix removes it. A place or an age that the next steps ask
 * for is not a problem yet.
 */
export function cartProblems(cart: checkoutCart_cart$key, address: AddressOnFile): CartProblemCode[] {
  const { fromStorage, location, locationId, shippingZone, slot, items } = readCheckoutCart(cart);
  const { problems } = purchaseOf({
    lines: items
      .filter(({ unsure }) => !unsure)
      .map(({ quantity, variant }) => ({ quantity, isSold: true, max: quantity, stored: variant.stored })),
    fulfillment: shippingZone
      ? { type: 'ship', zonePrice: shippingZone.price }
      : { type: locationId ? 'pickup' : 'none' },
    fromStorage,
    placeStorageOnly: location?.storageOnly ?? false,
    placeTakesExpress: !location || Boolean(location.expressSlot),
    isGuest: address.isGuest,
    hasAddress: !address.addressUnknown,
    isOutsideZone: address.outsideZone,
    isServed: Boolean(slot),
    credit: null,
    isWeekOver: false,
    closing: null,
  });
  const codes = problems.map((problem) => {
    if (problem.code !== 'BLOCKED') return problem.code;
    return problem.block === 'cart.needs_storage'
      ? 'NEEDS_STORAGE'
      : problem.block === 'cart.no_express'
        ? 'NO_EXPRESS'
        : null;
  });
  return CART_PROBLEM_CODES.filter((code) => codes.includes(code));
}

/**
 * Whether the cause of a refused checkout is fixed, as far as the cart shows: the line can be bought, a place is
 * chosen, the line is confirmed.
 */
export function isFixed(cart: checkoutCart_cart$key, code: string): boolean {
  const { fromStorage, balanceAvailable, locationId, shippingZone, items } = readCheckoutCart(cart);
  const confirmed = items.filter(({ unsure }) => !unsure);
  switch (code) {
    case 'UNAVAILABLE':
    case 'MAX_REACHED':
    case 'BOX_NEEDS_ACCOUNT':
      return confirmed.every(({ problem }) => !problem);
    case 'CART_CHANGED':
      return confirmed.length === items.length;
    case 'EMPTY_CART':
      return confirmed.length > 0;
    case 'NO_PLACE':
      return Boolean(locationId) || Boolean(shippingZone);
    case 'NOT_FROM_STORAGE':
      return !fromStorage || confirmed.every(({ variant }) => variant.stored);
    case 'NO_ALCOHOL':
      return unconfirmedAlcohol(cart).length === 0;
    case 'NO_CREDIT':
      return balanceAvailable < 0;
    default:
      return false;
  }
}
