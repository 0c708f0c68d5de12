import type { Locale } from '#rules/constants.ts';
import type { MarketPeriod, Slot } from '#rules/period.ts';
import { purchaseOf } from '#rules/purchase.ts';
import type { PurchaseInput } from '#rules/purchase.ts';
import { awayUntil, readVacation } from '#rules/vacation.ts';
import { isRaised } from '../../cart/basketLines.ts';
import type { Standing, StoredBasket, StoredCart, StoredLine } from '../../cart/cartCheckout.ts';
import { lineMax } from '../../cart/cartCheckout.ts';
import { purchaseRefusals, type NamedLine } from '../../cart/cartRefusals.ts';
import { isOutsideZone, takesExpress } from '../../fulfilment/places.ts';
import type { LocationRow, ShippingZoneRow } from '../../fulfilment/places.ts';
import { keyOf } from '../../graphql/globalId.ts';
import type { MarketError } from '../../marketError.ts';
import type { LockedVariant } from '../../stock/stockService.ts';
import { BASKET_KIND } from '../../text/lineNames.ts';
import type { LineName } from '../../text/lineNames.ts';
import type { CheckedLine } from './attemptLines.ts';

export type CheckInput = {
  cart: StoredCart;
  /** The locked variants of the confirmed lines. */
  variants: ReadonlyMap<string, LockedVariant>;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  /** The place serves the week that the order would belong to. */
  isServed: boolean;
  openPeriod: MarketPeriod;
  /** The API id of the week that the shopper saw; null if it was not sent. */
  shownPeriod: string | null;
  /** The slot in which the order would be ready or delivered; null without a place, or if it does not serve such a cart. */
  slot: Slot | null;
  /** Start of the slot that the shopper saw; null if it was not sent. */
  shownSlot: string | null;
  useBalance: boolean;
  /** Staff order for the buyer (ADR 169), whose account has an address on file or not; null: the buyer does. */
  entered: { hasAddressOnFile: boolean } | null;
  standing: Standing;
  /** The uuid of the reusable box's variant (E9); null: the market lends none. */
  box: string | null;
  /** Bought by the closing (E20); null: the shopper pays. */
  closing: PurchaseInput<NamedLine>['closing'];
  locale: Locale;
  now: Date;
};

export type Checked = {
  /** What would be bought. */
  lines: CheckedLine[];
  /** The recurring baskets among it (E51). */
  baskets: StoredBasket[];
  /**
   * Lines whose price is higher than the agreed one: they become unsure, even if the checkout fails for another reason.
   */
  priceChanged: StoredLine[];
  /** Everything that stops the checkout, in display order; empty if nothing does. */
  errors: MarketError[];
  /** The lines that the closing leaves out when it buys what is available. */
  leftOut: MarketError[];
};

/** The names of a variant's line in an error. */
export const nameOf = (variant: LockedVariant): LineName => ({
  name: { primary: variant.product_name_primary, secondary: variant.product_name_secondary },
  variant: { primary: variant.name_primary, secondary: variant.name_secondary },
});

/** The names of a recurring basket in an error. */
export const nameOfBasket = ({ name }: StoredBasket): LineName => ({ name, variant: BASKET_KIND });

const basketToBuy = (basket: StoredBasket) => ({
  ...nameOfBasket(basket),
  basket,
  quantity: 1,
  max: 1,
  isSold: basket.active,
  isPriceChanged: isRaised(basket),
});

/** A line for the rule with its source: goods of the cart, or a recurring basket. */
type CheckLine = NamedLine & ({ checkedLine: CheckedLine } | { basket: StoredBasket });

function variantLine(checkedLine: CheckedLine, { cart, now, box }: CheckInput): CheckLine {
  const { line, variant } = checkedLine;
  const live = {
    trackStock: variant.track_stock,
    stored: variant.stored,
    stock: variant.stock,
    held: variant.held,
    stockMdo: variant.stock_mdo,
    heldMdo: variant.held_mdo,
    ownHeld: line.stock.ownHeld,
    ownHeldMdo: line.stock.ownHeldMdo,
  };
  const until = awayUntil(
    {
      deactivatedUntil: variant.deactivated_until,
      nextVacation: variant.next_vacation === null ? null : readVacation(variant.next_vacation),
    },
    now,
  );
  return {
    ...nameOf(variant),
    checkedLine: checkedLine,
    quantity: line.quantity,
    max: lineMax(live, cart.fromStorage, variant.id === box),
    isSold: variant.status === 'active' && until === null,
    awayUntil: until,
    isPriceChanged: variant.price > line.priceSeen,
    stored: variant.stored,
    reusableBox: variant.id === box,
    isAlcohol: variant.is_alcohol,
  };
}

/** The week that the shopper saw is no longer open. Express has no closing (E63). */
const isWeekOver = ({ cart, openPeriod, shownPeriod }: CheckInput): boolean =>
  !cart.fromStorage && shownPeriod !== null && keyOf(shownPeriod, 'Period') !== openPeriod.id;

/** The order would get another slot than the shopper saw, which has to be displayed before payment (E63). */
const hasSlotChanged = ({ slot, shownSlot }: CheckInput): boolean =>
  slot !== null && shownSlot !== null && Date.parse(shownSlot) !== slot.from.getTime();

/** Checks a locked cart against its locked variants by the purchase rule (rules/purchase). */
export function checkCart(input: CheckInput): Checked {
  const { cart, variants, location, zone, standing, locale, openPeriod, slot } = input;
  const variantLines = cart.lines.flatMap((line) => {
    const variant = line.unsure ? undefined : variants.get(line.variantId);
    return variant ? [variantLine({ line, variant }, input)] : [];
  });
  const baskets = cart.baskets.filter(({ inCart }) => inCart).map(basketToBuy);
  const purchase = purchaseOf<CheckLine>({
    lines: [...variantLines, ...baskets],
    fulfillment: zone ? { type: 'ship', zonePrice: zone.price } : { type: location ? 'pickup' : 'none' },
    fromStorage: cart.fromStorage,
    placeStorageOnly: location?.storageOnly,
    placeTakesExpress: takesExpress(location),
    ageConfirmed: cart.ageConfirmed,
    isGuest: standing.isGuest,
    isEntered: input.entered !== null,
    ...input.entered,
    hasAddress: standing.postalCode !== null,
    isOutsideZone: isOutsideZone(zone, standing.postalCode),
    isServed: input.isServed,
    credit: input.useBalance ? standing.balance < 0 : null,
    isWeekOver: isWeekOver(input),
    isHourOver: hasSlotChanged(input),
    closing: input.closing,
  });
  const purchasable = purchase.lines;
  const reader = { locale, now: input.now, openPeriod, slot };
  return {
    lines: purchasable.flatMap(({ line, units }) =>
      'checkedLine' in line ? [{ ...line.checkedLine, line: { ...line.checkedLine.line, quantity: units } }] : [],
    ),
    baskets: purchasable.flatMap(({ line }) => ('basket' in line ? [line.basket] : [])),
    priceChanged: variantLines.flatMap((line) =>
      'checkedLine' in line && line.isPriceChanged ? [line.checkedLine.line] : [],
    ),
    errors: purchaseRefusals(purchase.problems, reader),
    leftOut: purchaseRefusals(purchase.leftOut, reader),
  };
}
