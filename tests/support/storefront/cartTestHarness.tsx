import { Suspense, type ReactNode } from 'react';
import { useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { cartChange_cart$data, cartChange_cart$key } from '#generated/relay/cartChange_cart.graphql.ts';
import refreshCartQueryNode, { type refreshCartQuery } from '#generated/relay/refreshCartQuery.graphql.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from '#rules/constants.ts';
import type { CartFulfillment } from '#rules/delivery.ts';
import { DEFAULT_DAY_TERMS } from '#rules/marketTerms.ts';
import { availableUnits, lineProblem } from '#rules/purchase.ts';
import { cartTotals, usableCredit } from '#rules/totals.ts';
import { cartChangeFragment } from '../../../src/cart/cartChange.ts';
import { loadLineChange } from '../../../src/cart/lineChanges/useLineChange.ts';
import { useVisitorCartStore, VisitorCartContext } from '../../../src/cart/visitorCart.ts';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { browserLoader } from '../../../src/shared/relay/route.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { fixtures, type Fixture, type FixtureValues } from './fixtures.ts';
import { renderWithRelay, type Answer, type Answers, type Sent } from './testHarness.tsx';

/** A line of the test's cart, with plain defaults. Cents. */
export type SampleLine = {
  variantId: string;
  name?: string;
  price?: number;
  comparedAtPrice?: number | null;
  quantity?: number;
  deposit?: number;
  taxable?: boolean;
  taxKind?: 'both' | 'gst' | 'pst';
  isAlcohol?: boolean;
  reusableBox?: boolean;
  stored?: boolean;
  unsure?: boolean;
  /** The agreed price, if it is not `price`. */
  seenPrice?: number;
  unsureReason?: 'price_changed' | 'stock_changed' | 'from_basket' | 'last_week' | null;
  max?: number;
  ifMissing?: 'refund' | 'replacement';
  /** Its product is not on sale. */
  isSold?: boolean;
  /** A recurring basket, with its taxable cents. */
  basket?: { taxablePrice: number } | null;
  /** Its producer's name. */
  seller?: string;
  /** Until when its producer is on vacation. */
  awayUntil?: string;
};
export type SampleCart = {
  id?: string;
  /** Of a market without taxes. */
  isUntaxed?: boolean;
  items: SampleLine[];
  /** What a line is that is added. */
  added?: Partial<SampleLine>;
  fromStorage?: boolean;
  isSubscribed?: boolean;
  note?: string | null;
  allergies?: string | null;
  location?: {
    id: string;
    storageOnly?: boolean;
    name?: string;
    /** Null: closed this week. */ nextSlot?: null;
  } | null;
  shippingZone?: { id: string; price: number; name?: string; /** Null: closed this week. */ nextSlot?: null } | null;
  ageConfirmed?: boolean;
  deliveryAlreadyPaid?: boolean;
  /** Why delivery is free, in the contract's words. */
  deliveryWaiver?: Fixture<'Totals'>['deliveryWaiver'];
  autoClose?: boolean;
  autoClosePartial?: boolean;
  /** What stops the closing, with texts; it buys the rest. */
  autoCloseStops?: Fixture<'AutoCloseReason'>[];
  /** What the closing takes from the credit and from the card, in cents. */
  autoCloseSums?: { credit: number; charged: number };
  autoCloseRefusal?: Fixture<'AutoCloseReason'>[] | null;
  balanceAvailable?: number;
  mergesInto?: { id: string; number: number } | null;
  /** What did not fit at sign-in. */
  leftOut?: { id: string; name: string; product: { name: string; handle: string } }[];
};

const slot = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };
const round = { from: '2026-11-26T17:00:00-05:00', to: '2026-11-26T19:30:00-05:00' };
/** The same of every zone, wherever a fixture has one: Relay stores a zone once. */
export const zoneFields = { name: 'Chelsea', nextSlot: round, expressSlot: round };

const fulfillmentOf = ({ location, shippingZone }: SampleCart): CartFulfillment =>
  shippingZone ? { type: 'ship', zonePrice: shippingZone.price } : { type: location ? 'pickup' : 'none' };

/** A line with the results of the market's own rules. */
function full(sample: SampleLine, cart: SampleCart) {
  const line = {
    quantity: 1,
    price: 500,
    deposit: 0,
    taxable: false,
    taxKind: 'both' as const,
    unsure: false,
    stored: false,
    max: 1000,
    isSold: true,
    ...sample,
  };
  const buyer = { fromStorage: cart.fromStorage ?? false, isGuest: false };
  const problem = line.unsure ? null : lineProblem(line, buyer);
  const isPartial = cart.autoClose === true && cart.autoClosePartial === true;
  const counted = line.unsure || (problem && !isPartial) ? 0 : availableUnits(line, buyer);
  return { ...line, problem, counted };
}

/** A cart as the server would return it, its totals by the market's own rule. */
export function cartAnswerOf(cart: SampleCart): Fixture<'Cart'> {
  const lines = cart.items.map((line) => full(line, cart));
  const sums = cartTotals(
    {
      isSubscribed: cart.isSubscribed ?? false,
      fulfillment: fulfillmentOf(cart),
      deliveryAlreadyPaidInPeriod: cart.deliveryAlreadyPaid ?? false,
      useBalance: false,
      balanceAvailable: 0,
      items: lines.map((line) => ({ ...line, quantity: line.counted, unsure: line.counted === 0 })),
    },
    DEFAULT_DAY_TERMS,
  );
  const stops = cart.autoCloseStops ?? [];
  const leaves = lines.flatMap(({ variantId, problem }) =>
    problem && problem !== 'BOX_NEEDS_ACCOUNT' ? [{ code: problem, message: variantId }] : [],
  );
  const reasons = stops.length > 0 ? stops : leaves;
  const buys = stops.length === 0 && (leaves.length === 0 || cart.autoClosePartial === true);
  return {
    id: cart.id ?? 'cart',
    fromStorage: cart.fromStorage ?? false,
    note: cart.note ?? null,
    allergies: cart.allergies ?? null,
    isSubscribed: cart.isSubscribed ?? false,
    balanceAvailable: cart.balanceAvailable ?? 0,
    ageConfirmed: cart.ageConfirmed ?? false,
    locationId: cart.location?.id ?? null,
    location: cart.location
      ? { storageOnly: false, name: 'Halle du Portage', expressSlot: slot, ...cart.location }
      : null,
    slot: (cart.shippingZone ?? cart.location ?? { nextSlot: null }).nextSlot === null ? null : slot,
    autoClose: cart.autoClose ?? false,
    autoClosePartial: cart.autoClosePartial ?? false,
    autoClosePreview:
      cart.autoClose && lines.some(({ unsure }) => !unsure)
        ? { buys, reasons, credit: 0, charged: 0, ...cart.autoCloseSums }
        : null,
    autoCloseRefusal: lines.some(({ unsureReason, unsure }) => unsure && unsureReason === 'last_week')
      ? (cart.autoCloseRefusal ?? null)
      : null,
    mergesInto: cart.mergesInto ?? null,
    leftOut: cart.leftOut ?? [],
    shippingZone: cart.shippingZone ? { ...zoneFields, ...cart.shippingZone } : null,
    items: lines.map((line) => ({
      id: `item-${line.variantId}`,
      variantId: line.variantId,
      quantity: line.quantity,
      unsure: line.unsure,
      reusableBox: line.reusableBox ?? false,
      unsureReason: line.unsureReason ?? null,
      seenPrice: line.seenPrice ?? line.price,
      max: line.max,
      ifMissing: line.ifMissing ?? 'refund',
      problem: line.problem,
      counted: line.counted,
      basket: line.basket ? { id: `basket-${line.variantId}`, ...line.basket } : null,
      variant: {
        id: line.variantId,
        name: 'la botte',
        price: line.price,
        comparedAtPrice: line.comparedAtPrice ?? null,
        deposit: line.deposit,
        stored: line.stored ?? false,
        product: {
          id: `product-${line.variantId}`,
          name: line.name ?? line.variantId,
          handle: line.variantId,
          taxable: line.taxable,
          taxKind: line.taxKind,
          isAlcohol: line.isAlcohol ?? false,
          images: [],
          seller: {
            id: line.seller ?? 'seller',
            name: line.seller ?? 'Ferme Bellevallée',
            deactivatedUntil: line.awayUntil ?? null,
          },
        },
      },
    })),
    totals: {
      items: sums.itemsTotal,
      deposits: sums.deposits,
      delivery: sums.delivery,
      deliveryWaiver: cart.deliveryWaiver ?? null,
      freeDeliveryAbove: FREE_DELIVERY_ABOVE_CENTS,
      fee: sums.fee,
      taxBase: sums.taxBase,
      gstBase: sums.gstBase ?? sums.taxBase,
      pstBase: sums.pstBase ?? sums.taxBase,
      gst: sums.gst,
      pst: sums.pst,
      gstRate: DEFAULT_DAY_TERMS.taxes.gst,
      pstRate: DEFAULT_DAY_TERMS.taxes.pst,
      total: sums.total,
      credit: usableCredit(cart.balanceAvailable ?? 0, sums.total),
      ...(cart.isUntaxed && {
        taxBase: 0,
        gstBase: 0,
        pstBase: 0,
        gst: 0,
        pst: 0,
        gstRate: 0,
        pstRate: 0,
        total: sums.total - sums.gst - sums.pst,
      }),
    },
  };
}

/** A refusal by the server, in the form of the contract. */
export const refusal = (...errors: { code: string; key: string; params?: Record<string, unknown> }[]): ServerFailure =>
  new ServerFailure(
    errors.map(({ code, key, params = {} }) => ({
      message: key,
      extensions: { code, displayable: true, localized: false, params },
    })),
  );

/** The cart after a quantity change; a line at 0 is gone. */
function withQuantity(cart: SampleCart, variantId: string, change: (quantity: number) => number): SampleCart {
  const isInCart = cart.items.some((line) => line.variantId === variantId);
  const items = isInCart ? cart.items : [...cart.items, { variantId, quantity: 0, ...cart.added }];
  return {
    ...cart,
    items: items
      .map((line) => (line.variantId === variantId ? { ...line, quantity: change(line.quantity ?? 1) } : line))
      .filter(({ quantity }) => quantity !== 0),
  };
}

/** The server's side of the tests: applies a call to a cart. */
export function afterCall(cart: SampleCart, { name, variables }: Sent): SampleCart {
  const variant = String(variables['variant']);
  const input: {
    note?: string | null;
    allergies?: string | null;
    locationId?: string;
    shippingZoneId?: string;
    autoClose?: boolean;
    autoClosePartial?: boolean;
    fromStorage?: boolean;
  } = variables['input'] ?? {};
  switch (name) {
    case 'AddToCartMutation':
      return withQuantity(cart, variant, (quantity) => quantity + Number(variables['quantity']));
    case 'RemoveFromCartMutation':
      return withQuantity(cart, variant, (quantity) => (variables['all'] ? 0 : quantity - 1));
    case 'ConfirmItemInCartMutation':
      return {
        ...cart,
        items: cart.items.map((line) =>
          `item-${line.variantId}` === variables['item']
            ? { ...line, unsure: false, quantity: variables['quantity'] ?? line.quantity }
            : line,
        ),
      };
    case 'ChooseIfMissingMutation':
      return {
        ...cart,
        items: cart.items.map((line) =>
          `item-${line.variantId}` === variables['item'] ? { ...line, ifMissing: variables['wish'] } : line,
        ),
      };
    case 'StartTrialMutation':
      return { ...cart, isSubscribed: true };
    case 'UpdateCartMutation':
      return { ...cart, note: input.note ?? null, ...('allergies' in input && { allergies: input.allergies ?? null }) };
    case 'UpdateShoppingSessionMutation':
      if (input.fromStorage !== undefined) return { ...cart, fromStorage: input.fromStorage };
      if (input.autoClosePartial !== undefined) return { ...cart, autoClosePartial: input.autoClosePartial };
      if (input.autoClose !== undefined) return { ...cart, autoClose: input.autoClose };
      return input.locationId
        ? { ...cart, location: { id: input.locationId }, shippingZone: null }
        : { ...cart, location: null, shippingZone: { id: input.shippingZoneId ?? '', price: 600 } };
    case 'ConfirmAgeMutation':
      return { ...cart, ageConfirmed: true };
    default:
      return cart;
  }
}

/**
 * Answers like a server that stores one cart, and counts a change once by its key. `before` may refuse a call (an Error: nothing changes) or delay it;
 * `meanwhile` changes the goods before a call is answered, refused or not; `more` adds values of other types.
 */
export function cartServer(
  start: SampleCart,
  {
    before,
    meanwhile = (_, cart) => cart,
    more = {},
  }: {
    before?: (sent: Sent) => Error | undefined | Promise<Error | undefined>;
    meanwhile?: (sent: Sent, cart: SampleCart) => SampleCart;
    more?: FixtureValues;
  } = {},
): (sent: Sent) => Promise<Answer> {
  let cart = start;
  const counted = new Set<string>();
  return async (sent) => {
    cart = meanwhile(sent, cart);
    const refusal = await before?.(sent);
    if (refusal) return refusal;
    if (!sent.requestId || !counted.has(sent.requestId)) cart = afterCall(cart, sent);
    if (sent.requestId) counted.add(sent.requestId);
    const data = cartAnswerOf(cart);
    return fixtures({ Cart: data, ...more });
  };
}

function Loaded({ children }: { children: (cart: cartChange_cart$data) => ReactNode }) {
  const { cart } = usePreloadedQuery<refreshCartQuery>(
    refreshCartQueryNode,
    useLoaderData<PreloadedQuery<refreshCartQuery>>(),
  );
  const cartData = useFragment<cartChange_cart$key>(cartChangeFragment, cart);
  return <VisitorCartContext value={useVisitorCartStore(cartData)}>{children(cartData)}</VisitorCartContext>;
}

/** Renders parts of the cart with the visitor's cart loaded, and a live region for announcements. */
export async function renderCart(answers: Answers, children: (cart: cartChange_cart$data) => ReactNode, path = '/') {
  await loadLineChange();
  return renderWithRelay(
    <>
      <Suspense fallback="...">
        <Loaded>{children}</Loaded>
      </Suspense>
      <LiveRegion />
    </>,
    { mockResolvers: answers, path, loader: browserLoader<refreshCartQuery>(refreshCartQueryNode) },
  );
}
