import type { Totals } from '../../__generated__/resolvers.ts';
import { basketParts } from '../../rules/basketParts.ts';
import type { Snapshot, VariantRow } from '../catalogue/catalogueSnapshot.ts';
import type { AutoCloseRefusalRow, UnsureReason } from '../database/tables.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { basketLine, shownBaskets } from './basketLines.ts';
import type { StoredBasket } from './basketLineStore.ts';
import type { StoredCart, StoredLine } from './cartReadStore.ts';
import { cartSums } from './cartSums.ts';
import { lineMax } from './lineMax.ts';
import type { Standing } from './standing.ts';

export type CartLineView = {
  /** uuid, as every id here. */
  id: string;
  variant: VariantRow;
  quantity: number;
  unsure: boolean;
  unsureReason: UnsureReason | null;
  /** The most the line may hold; 0 when it is not sold at present. */
  max: number;
  /** The box that the market lends (E9). */
  reusableBox: boolean;
  /** The recurring basket that it is (E51), whose `variant` only names it; null: an article. */
  basket: StoredBasket | null;
};

/** A cart as its owner sees it; money in cents. */
export type CartView = {
  id: string;
  autoClose: boolean;
  fromStorage: boolean;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  note: string | null;
  isSubscribed: boolean;
  balanceAvailable: number;
  /** In the order they were added, recurring baskets last. */
  lines: CartLineView[];
  totals: Totals;
  ageConfirmed: boolean;
  /** Why the closing did not buy it, while something of that week is left to confirm. */
  refusal: AutoCloseRefusalRow['reasons'] | null;
};

export type CartViewInput = {
  cart: StoredCart;
  catalogue: Snapshot;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  standing: Standing;
  /** Whether its product is sold now at all, whatever its stock (E26). */
  isSold(variant: VariantRow): boolean;
};

/** A price other than the one shown makes the line unsure at once, so that no sum ever holds a price nobody saw. */
function lineView(
  line: StoredLine,
  variant: VariantRow,
  { fromStorage, isSold, isBox }: { fromStorage: boolean; isSold: boolean; isBox: boolean },
): CartLineView {
  const priceChanged = !line.unsure && line.priceSeen !== variant.price;
  return {
    id: line.id,
    variant,
    quantity: line.quantity,
    unsure: line.unsure || priceChanged,
    unsureReason: priceChanged ? 'price_changed' : line.unsureReason,
    max: isSold ? lineMax(line.stock, fromStorage, isBox) : 0,
    reusableBox: isBox,
    basket: null,
  };
}

/**
 * It is told until everything that it left is confirmed for another week, or gone: nothing has to erase it. What is left
 * by a later closing is of another week.
 */
const refusalOf = ({ refusal, lines }: StoredCart): CartView['refusal'] =>
  refusal && lines.some(({ unsureReason, week }) => unsureReason === 'last_week' && week === refusal.week)
    ? refusal.reasons
    : null;

/** The cart as it is shown. A line whose variant the snapshot does not know yet is left out until it does. */
export function viewCart({ cart, catalogue, location, zone, standing, isSold }: CartViewInput): CartView {
  const { fromStorage } = cart;
  const articles = cart.lines.flatMap((line) => {
    const variant = catalogue.variants.get(line.variantId);
    const how = variant && { fromStorage, isSold: isSold(variant), isBox: variant === catalogue.reusableBox };
    return how ? [lineView(line, variant, how)] : [];
  });
  const lines = [...articles, ...shownBaskets(cart).map((basket) => basketLine(basket, catalogue))];
  const items = lines.flatMap(({ variant, quantity, unsure, reusableBox, basket }) =>
    basket
      ? basketParts(basket, unsure)
      : [{ ...variant, taxable: variant.product.taxable, quantity, unsure, reusableBox }],
  );
  return {
    id: cart.id,
    autoClose: cart.autoClose,
    fromStorage,
    location,
    zone,
    note: cart.note,
    isSubscribed: standing.isSubscribed,
    balanceAvailable: standing.balance,
    lines,
    totals: cartSums(items, { location, zone }, standing),
    ageConfirmed: cart.ageConfirmed,
    refusal: refusalOf(cart),
  };
}

/** What a session shows before anything is stored. */
export function emptyCart(id: string): StoredCart {
  return {
    id,
    fromStorage: false,
    locationId: null,
    shippingZoneId: null,
    note: null,
    ageConfirmed: false,
    isStale: false,
    autoClose: false,
    ageWeek: null,
    refusal: null,
    isPaying: false,
    lines: [],
    baskets: [],
  };
}
