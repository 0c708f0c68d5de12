import { createContext, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { CartDrawerContent_cart$key } from '#generated/relay/CartDrawerContent_cart.graphql.ts';
import type { shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import type { useOfflineCart_cart$key } from '#generated/relay/useOfflineCart_cart.graphql.ts';
import type { visitorCart_cart$data, visitorCart_cart$key } from '#generated/relay/visitorCart_cart.graphql.ts';
import type { VisitPlace } from '#rules/pageContract.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import {
  createPersonalStore,
  usePersonal,
  usePersonalStore,
  type PersonalStore,
} from '../shared/relay/personalStore.ts';

graphql`
  fragment visitorCart_zone on ShippingZone {
    id
    name
    price
  }
`;

/** What every page reads of the visitor's cart: the layout fetches it once, mutations return it. */
const fragment = graphql`
  fragment visitorCart_cart on Cart {
    fromStorage
    location {
      id
      name
    }
    shippingZone {
      ...visitorCart_zone @relay(mask: false)
    }
    # Whole: where the cart had none, this query creates the record that an open page shows, and reads before its own answer.
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    items {
      id
      variantId
      quantity
      unsure
      counted
      reusableBox
      max
    }
    ...shownSum_cart
    ...CartDrawerContent_cart
    ...useOfflineCart_cart
  }
`;

/** A line as every page sees it. max: the most it may hold. */
export type VisitorLine = {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unsure: boolean;
  /** Its units in every sum and count. */
  readonly counted: number;
  /** The market's box, which does not count as an item. */
  readonly reusableBox: boolean;
  readonly max: number;
};
export type VisitorCart = {
  /** Express. */
  readonly fromStorage: boolean;
  readonly items: readonly VisitorLine[];
  /** Null: it does not serve this cart. Absent: none was chosen. */
  readonly place?: VisitPlace | null;
  /** Units, without lines to confirm (E27) or that cannot be bought: the same in badge, bar, drawer and page. */
  readonly count: number;
  /** Its sum, for `shownSum`. */
  readonly sum: shownSum_cart$key;
  readonly drawer: CartDrawerContent_cart$key;
  /** For `useOfflineCart`. */
  readonly offline: useOfflineCart_cart$key;
};

function placeOf({ location, shippingZone, slot }: visitorCart_cart$data): VisitPlace | null | undefined {
  const place = location ?? shippingZone;
  if (!place) return undefined;
  const field = location ? 'locationId' : 'shippingZoneId';
  return slot ? { field, id: place.id, name: place.name, from: slot.from, price: shippingZone?.price ?? 0 } : null;
}

function toVisitorCart(cart: visitorCart_cart$data): VisitorCart {
  const items = cart.items.map(({ id, variantId, quantity, unsure, counted, reusableBox, max }) => ({
    id,
    variantId,
    quantity,
    unsure,
    counted,
    reusableBox,
    max,
  }));
  return {
    fromStorage: cart.fromStorage,
    items,
    place: placeOf(cart),
    count: articleCount(items),
    sum: cart,
    drawer: cart,
    offline: cart,
  };
}

/** Null until the browser has the cart: on the server, while hydrating, and while it loads. */
export const VisitorCartContext = createContext<PersonalStore<VisitorCart>>(createPersonalStore());

/** The visitor's cart, for VisitorCartContext. */
export const useVisitorCartStore = (cart: visitorCart_cart$key | null): PersonalStore<VisitorCart> =>
  usePersonalStore(fragment, cart, toVisitorCart);

/** The whole cart, or null until it has loaded: rerenders with every change. For unique parts of a page. */
export const useVisitorCart = (): VisitorCart | null => usePersonal(VisitorCartContext, (cart) => cart);

/** Whether the visitor's cart is in Express. */
export const useIsExpress = (): boolean => usePersonal(VisitorCartContext, (cart) => cart?.fromStorage ?? false);

/**
 * Where and when this visitor receives an order of the week: the cart's place, else the page's. Null: no open one was
 * chosen, or the cart is in Express, whose places and days are others.
 */
export function useVisitPlace(): VisitPlace | null {
  const page = usePageSettings().place ?? null;
  return usePersonal(VisitorCartContext, (cart) =>
    cart?.fromStorage ? null : cart?.place === undefined ? page : cart.place,
  );
}

type VisitorLines = Pick<VisitorCart, 'fromStorage' | 'items'>;

/** The cart's lines of these variants. Rerenders when they change, and for no other line: for repeated parts of a page. */
export function useVisitorLines(variantIds: readonly string[]): VisitorLines {
  const lines = usePersonal(VisitorCartContext, (cart) => {
    const items = cart?.items.filter(({ variantId }) => variantIds.includes(variantId)) ?? [];
    return JSON.stringify({ fromStorage: cart?.fromStorage ?? false, items });
  });
  return useMemo(() => JSON.parse(lines) as VisitorLines, [lines]);
}

/** Units that count; the market's box is not an item. */
export const articleCount = (items: readonly Pick<VisitorLine, 'counted' | 'reusableBox'>[]): number =>
  items.reduce((sum, { counted, reusableBox }) => sum + (reusableBox ? 0 : counted), 0);
