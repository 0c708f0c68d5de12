import { isDeepStrictEqual } from 'node:util';
import type { Totals } from '#generated/schemaTypes.ts';
import { basketParts } from '#rules/basketParts.ts';
import { lastInstantBefore } from '#rules/dates.ts';
import { DEFAULT_MISSING_WISH, type MissingWish } from '#rules/lineStatus.ts';
import { termsOn, type DayTerms } from '#rules/marketTerms.ts';
import { openPeriodAt } from '#rules/period.ts';
import { availableUnits, lineProblem } from '#rules/purchase.ts';
import type { Buyer, LineProblem, PurchaseLine } from '#rules/purchase.ts';
import { dayAt } from '#rules/zone.ts';
import type { AutoCloseRefusalRow, UnsureReason } from '../database/tables.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import type { Snapshot, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { basketLine, shownBaskets } from './basketLines.ts';
import type { StoredBasket } from './basketLineStore.ts';
import type { StoredCart, StoredLine } from './cartReadStore.ts';
import { lineMax } from './cartReadStore.ts';
import { cartSums } from './cartSums.ts';
import type { Standing } from './standingStore.ts';

export type CartLineView = {
  /** A uuid, like every id here. */
  id: string;
  variant: VariantRow;
  quantity: number;
  unsure: boolean;
  unsureReason: UnsureReason | null;
  /** The price of a unit, in cents, to which the shopper agreed. */
  seenPrice: number;
  ifMissing: MissingWish;
  /** The most units that the line may hold; 0 if it is not sold at present. */
  max: number;
  /** Why the line cannot be bought now; null if it can, or if it is unsure. */
  problem: LineProblem | null;
  /** Its units in every total and count: all, or 0 while it is unsure or cannot be bought. */
  counted: number;
  isSold: boolean;
  /** Its price is higher than when it was confirmed. */
  isPriceChanged: boolean;
  /** The market's reusable box (E9). */
  reusableBox: boolean;
  /** Its recurring basket (E51), for which `variant` has only names; null for an ordinary line. */
  basket: StoredBasket | null;
};

/** A cart as its owner sees it; money in cents. */
export type CartView = {
  id: string;
  autoClose: boolean;
  autoClosePartial: boolean;
  /** The total that the closing may charge at most; null: none was shown yet (E69). */
  autoCloseTotal: number | null;
  fromStorage: boolean;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  note: string | null;
  allergies: string | null;
  isSubscribed: boolean;
  balanceAvailable: number;
  /** Credit pays before the card where nobody is asked (E71). */
  creditFirst: boolean;
  /** In the order they were added, recurring baskets last. */
  lines: CartLineView[];
  totals: Totals;
  /** What the closing of the open week would charge it with: the rates of its last day. */
  closingTotals: Totals;
  ageConfirmed: boolean;
  /** The week in which the age was confirmed for it (E25). */
  ageWeek: string | null;
  /** Of the customer's delivery address; null: none is on file. */
  postalCode: string | null;
  /** Why the closing did not buy it, as long as a line of that week awaits confirmation. */
  refusal: AutoCloseRefusalRow['reasons'] | null;
  /** What did not fit when a guest's cart was merged into it (E38). */
  leftOut: VariantRow[];
};

export type CartViewInput = {
  cart: StoredCart;
  catalogue: Snapshot;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  standing: Standing;
  /** Whether its product is sold at all at present, whatever its stock (E26). */
  isSold(variant: VariantRow): boolean;
  now: Date;
};

type LineFacts = Buyer & {
  isSold: boolean;
  isBox: boolean;
  /** Whether the closing buys the available units of a line. */
  buysAvailable: boolean;
};

/**
 * Applies the purchase rule (rules/purchase) to a line and returns the units that count: none of a line that cannot be
 * bought, or the available ones if the customer chose that the closing buys what is available.
 */
export function lineState(
  line: PurchaseLine & { unsure: boolean },
  { buysAvailable, ...buyer }: Pick<LineFacts, 'buysAvailable' | keyof Buyer>,
): Pick<CartLineView, 'problem' | 'counted'> {
  if (line.unsure) return { problem: null, counted: 0 };
  const problem = lineProblem(line, buyer);
  if (problem === null) return { problem, counted: line.quantity };
  return { problem, counted: buysAvailable ? availableUnits(line, buyer) : 0 };
}

/**
 * A line stores the price to which the shopper agreed. A higher one makes it unsure immediately, whoever changed what,
 * so that no total contains a price above it; a lower one applies (E69).
 */
function lineView(line: StoredLine, variant: VariantRow, facts: LineFacts): CartLineView {
  const { isSold, isBox } = facts;
  const isPriceChanged = !line.unsure && variant.price > line.priceSeen;
  const unsure = line.unsure || isPriceChanged;
  const { quantity, stock } = line;
  const max = isSold ? lineMax(stock, facts.fromStorage, isBox) : 0;
  const toBuy = { isSold, quantity, max, stored: variant.stored, reusableBox: isBox, unsure };
  return {
    id: line.id,
    variant,
    quantity,
    unsure,
    unsureReason: isPriceChanged ? 'price_changed' : line.unsureReason,
    seenPrice: line.priceSeen,
    ifMissing: line.ifMissing ?? DEFAULT_MISSING_WISH,
    max,
    ...lineState(toBuy, facts),
    isSold,
    isPriceChanged,
    reusableBox: isBox,
    basket: null,
  };
}

/**
 * Derived from the lines rather than erased: it is shown until everything left behind is confirmed for another week or
 * removed. What a later closing leaves behind belongs to another week.
 */
const refusalOf = ({ refusal, lines }: StoredCart): CartView['refusal'] =>
  refusal && lines.some(({ unsureReason, week }) => unsureReason === 'last_week' && week === refusal.week)
    ? refusal.reasons
    : null;

/** The cart as it is shown. A line whose variant is not in the snapshot yet is left out until it is. */
export function viewCart({ cart, catalogue, location, zone, standing, isSold, now }: CartViewInput): CartView {
  const { fromStorage } = cart;
  const buyer = { fromStorage, isGuest: standing.isGuest, buysAvailable: cart.autoClose && cart.autoClosePartial };
  const articles = cart.lines.flatMap((line) => {
    const variant = catalogue.variants.get(line.variantId);
    if (!variant) return [];
    return [lineView(line, variant, { ...buyer, isSold: isSold(variant), isBox: variant === catalogue.reusableBox })];
  });
  const baskets = shownBaskets(cart).map((basket) => {
    const line = basketLine(basket, catalogue);
    return { ...line, ...lineState(line, buyer) };
  });
  const lines = [...articles, ...baskets];
  const items = lines.flatMap(({ variant, counted, reusableBox, basket }) =>
    basket
      ? basketParts(basket, counted === 0)
      : [
          {
            ...variant,
            taxable: variant.product.taxable,
            taxKind: variant.product.taxKind,
            quantity: counted,
            unsure: counted === 0,
            reusableBox,
          },
        ],
  );
  const sumsOn = (terms: DayTerms) => cartSums(items, { location, zone }, standing, terms);
  const [today, closing] = [now, lastInstantBefore(openPeriodAt(now, catalogue.calendar).closesAt)].map((at) =>
    termsOn(catalogue.terms, dayAt(at)),
  ) as [DayTerms, DayTerms];
  const totals = sumsOn(today);
  return {
    id: cart.id,
    autoClose: cart.autoClose,
    autoClosePartial: cart.autoClosePartial,
    autoCloseTotal: cart.autoCloseTotal,
    fromStorage,
    location,
    zone,
    note: cart.note,
    allergies: cart.allergies,
    isSubscribed: standing.isSubscribed,
    balanceAvailable: standing.balance,
    creditFirst: standing.creditFirst,
    lines,
    totals,
    closingTotals: isDeepStrictEqual(today, closing) ? totals : sumsOn(closing),
    ageConfirmed: cart.ageConfirmed,
    ageWeek: cart.ageWeek,
    postalCode: standing.postalCode,
    refusal: refusalOf(cart),
    leftOut: cart.mergeLeftOut.flatMap((id) => catalogue.variants.get(id) ?? []),
  };
}

/** The cart of a session that is not stored yet. */
export function emptyCart(id: string): StoredCart {
  return {
    id,
    fromStorage: false,
    locationId: null,
    shippingZoneId: null,
    note: null,
    allergies: null,
    ageConfirmed: false,
    isStale: false,
    autoClose: false,
    autoClosePartial: false,
    autoCloseTotal: null,
    ageWeek: null,
    refusal: null,
    mergeLeftOut: [],
    isPaying: false,
    lines: [],
    baskets: [],
  };
}
