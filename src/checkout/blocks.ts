import { graphql, readInlineData } from 'react-relay';
import type { blocks_cart$key } from '../../__generated__/relay/blocks_cart.graphql.ts';
import { cartBlocks, linesNotFromStorage } from '../../rules/cartBlocks.ts';
import type { CartStep, DeliveryMethod } from '../../rules/cartSteps.ts';

const fragment = graphql`
  fragment blocks_cart on Cart @inline {
    fromStorage
    ageConfirmed
    balanceAvailable
    locationId
    location {
      storageOnly
      expressSlot {
        __typename
      }
    }
    shippingZone {
      price
    }
    items {
      quantity
      unsure
      problem
      variantId
      variant {
        stored
        product {
          name
          isAlcohol
        }
      }
    }
  }
`;

/** Why Next does not go on: a text key and its params. */
export type Block = {
  key:
    | 'checkout.nothing'
    | 'checkout.dead_lines'
    | 'cart.not_completely_from_storage'
    | 'cart.needs_storage'
    | 'cart.no_express'
    | 'cart.no_place'
    | 'cart.no_address'
    | 'cart.balance_need_address'
    | 'cart.no_delivery';
  items?: string;
};

type Leaving = {
  step: CartStep;
  method: DeliveryMethod;
  /** A postal code stands in the field that leads nowhere. */
  doubt: boolean;
  useBalance: boolean;
  /** A customer has told no address; a guest's is asked on the payment page. */
  addressUnknown: boolean;
};

/**
 * What stops the step from being left, first things first, or null (F-091, F-107, F-127). The place in view counts: a zone is no
 * place for somebody who looks at the pickup points.
 */
export function blockOf(
  cart: blocks_cart$key,
  { step, method, doubt, useBalance, addressUnknown }: Leaving,
): Block | null {
  const { fromStorage, location, shippingZone, items } = readInlineData(fragment, cart);
  const lines = items.map(({ quantity, unsure, variant }) => ({
    quantity,
    unsure,
    stored: variant.stored,
    isAlcohol: variant.product.isAlcohol,
    name: variant.product.name,
  }));
  const dead = items.filter(({ unsure, problem }) => !unsure && problem);
  if (dead.length > 0)
    return { key: 'checkout.dead_lines', items: dead.map(({ variant }) => variant.product.name).join(', ') };
  const placed =
    method === 'ship'
      ? shippingZone !== null && shippingZone !== undefined
      : location !== null && location !== undefined;
  const [first] = cartBlocks({
    items: lines,
    fromStorage,
    step,
    useBalance: step === 3 && useBalance,
    shippingAddressUnknown: addressUnknown,
    placeStorageOnly: placed && method === 'pickup' ? (location?.storageOnly ?? false) : false,
    placeTakesExpress: !placed || method === 'ship' || Boolean(location?.expressSlot),
    fulfillment: !placed
      ? { type: 'none' }
      : method === 'pickup'
        ? { type: 'pickup' }
        : { type: 'ship', zonePrice: shippingZone?.price ?? 0 },
  });
  switch (first) {
    case undefined:
      if (step === 2 && method === 'ship' && doubt) return { key: 'cart.no_delivery' };
      return step > 1 && method === 'ship' && addressUnknown ? { key: 'cart.no_address' } : null;
    case 'cart.not_completely_from_storage':
      return {
        key: first,
        items: linesNotFromStorage(lines)
          .map(({ name }) => name)
          .join(', '),
      };
    case 'cart.needs_storage':
    case 'cart.no_express':
    case 'cart.no_place':
    case 'cart.balance_need_address':
      return { key: first };
    default:
      return { key: 'checkout.nothing' };
  }
}

/** The confirmed lines of alcohol, by variant, while the age is not known; empty: nobody has to show it (F-126, E27). */
export function alcoholToCheck(cart: blocks_cart$key): string[] {
  const { ageConfirmed, items } = readInlineData(fragment, cart);
  if (ageConfirmed) return [];
  return items.filter(({ unsure, variant }) => !unsure && variant.product.isAlcohol).map(({ variantId }) => variantId);
}

/**
 * Whether what a refused checkout was about holds no longer, as far as the cart tells it: the line is repaired, a place
 * chosen, the line to be confirmed settled.
 */
export function isSettled(cart: blocks_cart$key, code: string): boolean {
  const { fromStorage, balanceAvailable, locationId, location, shippingZone, items } = readInlineData(fragment, cart);
  const sure = items.filter(({ unsure }) => !unsure);
  switch (code) {
    case 'UNAVAILABLE':
    case 'MAX_REACHED':
    case 'BOX_NEEDS_ACCOUNT':
      return sure.every(({ problem }) => !problem);
    case 'CART_CHANGED':
      return sure.length === items.length;
    case 'EMPTY_CART':
      return sure.length > 0;
    case 'NO_PLACE':
      return Boolean(locationId) || Boolean(shippingZone);
    case 'NEEDS_STORAGE':
      return fromStorage || location?.storageOnly !== true;
    case 'NO_EXPRESS':
      return !fromStorage || !location || Boolean(location.expressSlot);
    case 'NOT_FROM_STORAGE':
      return !fromStorage || sure.every(({ variant }) => variant.stored);
    case 'NO_ALCOHOL':
      return alcoholToCheck(cart).length === 0;
    case 'NO_CREDIT':
      return balanceAvailable < 0;
    default:
      return false;
  }
}
