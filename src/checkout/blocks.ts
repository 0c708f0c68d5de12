import { graphql, readInlineData } from 'react-relay';
import type { blocks_cart$key } from '#generated/relay/blocks_cart.graphql.ts';
import { cartBlocks, linesNotFromStorage } from '#rules/cartBlocks.ts';
import type { CartStep, DeliveryMethod } from '#rules/cartSteps.ts';
import { purchaseOf } from '#rules/purchase.ts';
import { isNewLine } from '../cart/optimisticLine.ts';

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
    slot {
      __typename
    }
    items {
      id
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

/** The cart; a line that the server has not confirmed yet is omitted. */
function readCart(key: blocks_cart$key) {
  const { items, ...cart } = readInlineData(fragment, key);
  return { ...cart, items: items.filter(({ id }) => !isNewLine(id)) };
}

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
};

type StepState = {
  step: CartStep;
  method: DeliveryMethod;
  /** The typed postal code has no delivery. */
  isUnresolved: boolean;
  useBalance: boolean;
  /** A customer has no address on file; a guest's is requested on the payment page. */
  addressUnknown: boolean;
  /** A customer's address is outside the cart's zone, so that the market would refuse it. */
  outsideZone: boolean;
};

/**
 * The first reason why the step cannot be left, or null (F-091, F-107, F-127). The shown method counts: a zone is no
 * place while pickup points are shown.
 */
export function blockOf(
  cart: blocks_cart$key,
  { step, method, isUnresolved, useBalance, addressUnknown, outsideZone }: StepState,
): NextBlocker | null {
  const { fromStorage, location, shippingZone, slot, items } = readCart(cart);
  const lines = items.map(({ quantity, unsure, variant }) => ({
    quantity,
    unsure,
    stored: variant.stored,
    isAlcohol: variant.product.isAlcohol,
    name: variant.product.name,
  }));
  const unavailable = items.filter(({ unsure, problem }) => !unsure && problem);
  if (unavailable.length > 0)
    return { key: 'checkout.dead_lines', items: unavailable.map(({ variant }) => variant.product.name).join(', ') };
  const hasPlace =
    method === 'ship'
      ? shippingZone !== null && shippingZone !== undefined
      : location !== null && location !== undefined;
  const [first] = cartBlocks({
    items: lines,
    fromStorage,
    step,
    useBalance: step === 3 && useBalance,
    shippingAddressUnknown: addressUnknown,
    placeStorageOnly: hasPlace && method === 'pickup' ? (location?.storageOnly ?? false) : false,
    placeTakesExpress: !hasPlace || method === 'ship' || Boolean(location?.expressSlot),
    fulfillment: !hasPlace
      ? { type: 'none' }
      : method === 'pickup'
        ? { type: 'pickup' }
        : { type: 'ship', zonePrice: shippingZone?.price ?? 0 },
  });
  switch (first) {
    case undefined:
      if (step === 2 && method === 'ship' && isUnresolved) return { key: 'cart.no_delivery' };
      // A chosen place that does not serve the week is none.
      if (step > 1 && !slot) return { key: method === 'ship' ? 'cart.no_delivery' : 'cart.closed_point' };
      if (step === 1 || method !== 'ship') return null;
      if (addressUnknown) return { key: 'cart.no_address' };
      return outsideZone ? { key: 'cart.outside_zone' } : null;
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

/** What a customer's address means for a purchase. A guest's is requested on the payment page. */
export type AddressOnFile = Pick<StepState, 'addressUnknown' | 'outsideZone'> & { isGuest: boolean };
export const LASTING_CODES = [
  'NEEDS_STORAGE',
  'NO_EXPRESS',
  'NO_DELIVERY',
  'NO_ADDRESS',
  'ADDRESS_OUTSIDE_ZONE',
] as const;
export type LastingCode = (typeof LASTING_CODES)[number];

/**
 * What stops the purchase of a cart apart from its lines, by the market's own rule: the chosen place, or the address on
 * file. Read from the cart, so that a reload keeps it and a fix removes it. A place or an age that the next steps ask
 * for is not a problem yet.
 */
export function lastingProblems(cart: blocks_cart$key, address: AddressOnFile): LastingCode[] {
  const { fromStorage, location, locationId, shippingZone, slot, items } = readCart(cart);
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
  return LASTING_CODES.filter((code) => codes.includes(code));
}

/** The confirmed lines of alcohol, by variant. */
export function alcoholOf(cart: blocks_cart$key): string[] {
  const { items } = readCart(cart);
  return items.filter(({ unsure, variant }) => !unsure && variant.product.isAlcohol).map(({ variantId }) => variantId);
}

/**
 * The confirmed lines of alcohol, by variant, while the age is not confirmed; empty: no confirmation is needed (F-126,
 * E27).
 */
export const alcoholToCheck = (cart: blocks_cart$key): string[] => (readCart(cart).ageConfirmed ? [] : alcoholOf(cart));

/**
 * Whether the cause of a refused checkout is fixed, as far as the cart shows: the line can be bought, a place is
 * chosen, the line is confirmed.
 */
export function isSettled(cart: blocks_cart$key, code: string): boolean {
  const { fromStorage, balanceAvailable, locationId, shippingZone, items } = readCart(cart);
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
