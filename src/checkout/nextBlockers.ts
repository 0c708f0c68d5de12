import type { checkoutCart_cart$key } from '#generated/relay/checkoutCart_cart.graphql.ts';
import { cartBlocks, linesNotFromStorage } from '#rules/cartBlocks.ts';
import type { CartStep, DeliveryMethod } from '#rules/cartSteps.ts';
import { readCheckoutCart, type CheckoutCart } from './checkoutCart.ts';

/** Why Next is blocked: a text key and its params. */
export type NextBlocker = {
  key:
    | 'checkout.nothing'
    | 'checkout.dead_lines'
    | 'cart.not_completely_from_storage'
    | 'cart.needs_storage'
    | 'cart.no_express'
    | 'cart.no_place'
    | 'cart.no_address'
    | 'cart.outside_zone'
    | 'cart.balance_need_address'
    | 'cart.no_delivery'
    | 'cart.closed_point';
  items?: string;
  /** The step that shows it with its fix, if no other does: Next leads there. */
  fixedAt?: CartStep;
};

type Choices = {
  /** The shown method counts: a zone is no place while pickup points are shown. */
  method: DeliveryMethod;
  /** The typed postal code has no delivery. */
  isUnresolved: boolean;
  useBalance: boolean;
  /** A customer has no address on file; a guest's is requested on the payment page. */
  addressUnknown: boolean;
  /** A customer's address is outside the cart's zone, so that the market would refuse it. */
  outsideZone: boolean;
};
type Facts = Choices & { cart: CheckoutCart };

/** A reason not to leave a step, or null (F-091, F-107, F-127). */
export type Blocker = (facts: Facts) => NextBlocker | null;

const namesOf = (lines: readonly { name: string }[]): string => lines.map(({ name }) => name).join(', ');

export const unavailableLines: Blocker = ({ cart }) => {
  const lines = cart.items.filter(({ unsure, problem }) => !unsure && problem);
  if (lines.length === 0) return null;
  return { key: 'checkout.dead_lines', items: namesOf(lines.map(({ variant }) => variant.product)), fixedAt: 1 };
};

/** What the market checks itself at this step. */
export const marketRules =
  (step: CartStep): Blocker =>
  ({ cart: { fromStorage, location, shippingZone, items }, method, useBalance, addressUnknown }) => {
    const lines = items.map(({ quantity, unsure, variant }) => ({
      quantity,
      unsure,
      stored: variant.stored,
      name: variant.product.name,
    }));
    const point = method === 'pickup' ? (location ?? null) : null;
    const zone = method === 'ship' ? (shippingZone ?? null) : null;
    const [first] = cartBlocks({
      items: lines,
      fromStorage,
      step,
      useBalance: step === 3 && useBalance,
      shippingAddressUnknown: addressUnknown,
      placeStorageOnly: point?.storageOnly ?? false,
      placeTakesExpress: !point || Boolean(point.expressSlot),
      fulfillment: point ? { type: 'pickup' } : zone ? { type: 'ship', zonePrice: zone.price } : { type: 'none' },
    });
    switch (first) {
      case undefined:
        return null;
      case 'cart.not_completely_from_storage':
        return { key: first, items: namesOf(linesNotFromStorage(lines)) };
      case 'cart.needs_storage':
      case 'cart.no_express':
      case 'cart.no_place':
      case 'cart.balance_need_address':
        return { key: first };
      default:
        return { key: 'checkout.nothing' };
    }
  };

export const postalCodeWithoutDelivery: Blocker = ({ method, isUnresolved }) =>
  method === 'ship' && isUnresolved ? { key: 'cart.no_delivery' } : null;

/** A chosen place that does not serve the week is none. */
export const closedPlace: Blocker = ({ cart, method }) =>
  cart.slot ? null : { key: method === 'ship' ? 'cart.no_delivery' : 'cart.closed_point' };

/** Of a customer's delivery. */
export const addressOutsideZone: Blocker = ({ method, addressUnknown, outsideZone }) => {
  if (method !== 'ship') return null;
  if (addressUnknown) return { key: 'cart.no_address' };
  return outsideZone ? { key: 'cart.outside_zone' } : null;
};

/** The first of the blockers that applies. */
export function firstBlocker(
  blockers: readonly Blocker[],
  key: checkoutCart_cart$key,
  choices: Choices,
): NextBlocker | null {
  const facts = { ...choices, cart: readCheckoutCart(key) };
  for (const blocker of blockers) {
    const found = blocker(facts);
    if (found) return found;
  }
  return null;
}
