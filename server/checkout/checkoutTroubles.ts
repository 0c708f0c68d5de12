import type { Locale } from '../../rules/constants.ts';
import type { MarketPeriod } from '../../rules/period.ts';
import { isSellerAway } from '../../rules/stock.ts';
import { BASKET_KIND } from '../basketNames.ts';
import type { CartService, Standing, StoredBasket, StoredCart, StoredLine } from '../cart/cartService.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { keyOf, toId } from '../graphql/globalId.ts';
import { formatInstant } from '../graphql/scalars.ts';
import { lineNames, lineParams } from '../lineNames.ts';
import type { LineName } from '../lineNames.ts';
import { MarketError } from '../marketError.ts';
import type { CheckedLine } from './attemptLines.ts';
import type { LockedVariant } from './stockStore.ts';

export type CheckInput = {
  cart: StoredCart;
  /** Those of the sure lines, locked. */
  variants: ReadonlyMap<string, LockedVariant>;
  location: LocationRow | null;
  zone: ShippingZoneRow | null;
  /** The place serves the week that the order would join. */
  isServed: boolean;
  openPeriod: MarketPeriod;
  /** The API's id of the week that the shopper was shown; null: not said. */
  shownPeriod: string | null;
  useBalance: boolean;
  standing: Standing;
  /** The uuid of the variant that lends a reusable box (E9); null: the market lends none. */
  box: string | null;
  locale: Locale;
  now: Date;
};

export type Checked = {
  /** What would be bought. */
  lines: CheckedLine[];
  /** And the recurring baskets among it (E51). */
  baskets: StoredBasket[];
  /** Lines whose price is not the one shown: they become unsure, whatever else is wrong. */
  priceChanged: StoredLine[];
  /** Everything that stops the checkout, in the order to tell it; empty lets it pass. */
  errors: MarketError[];
};

/** What a line of this variant is called in an error. */
export const nameOf = (variant: LockedVariant): LineName => ({
  name: { primary: variant.product_name_primary, secondary: variant.product_name_secondary },
  variant: { primary: variant.name_primary, secondary: variant.name_secondary },
});

/** What a recurring basket is called in an error. */
export const nameOfBasket = ({ name }: StoredBasket): LineName => ({ name, variant: BASKET_KIND });

/** Why a line cannot be bought as it stands; null when it can (F-127). A line that Express forbids is told apart. */
function lineError(
  { line, variant }: CheckedLine,
  { cart, now, locale, standing, box }: CheckInput,
  carts: Pick<CartService, 'lineMax'>,
): MarketError | null {
  const params = lineParams(nameOf(variant), locale);
  if (variant.status !== 'active' || isSellerAway(variant.deactivated_until, now))
    return new MarketError('UNAVAILABLE', params);
  if (variant.id === box && standing.isGuest) return new MarketError('BOX_NEEDS_ACCOUNT');
  if (cart.fromStorage && !variant.stored) return null;
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
  const max = carts.lineMax(live, cart.fromStorage, variant.id === box);
  return line.quantity > max ? new MarketError('MAX_REACHED', { nb: max, ...params }) : null;
}

/** Express knows no closing (E63); else the week that was shown must still be the open one. */
function periodError({ cart, openPeriod, shownPeriod }: CheckInput): MarketError | null {
  if (cart.fromStorage || shownPeriod === null || keyOf(shownPeriod, 'Period') === openPeriod.id) return null;
  return new MarketError('PERIOD_CHANGED', {
    period: toId('Period', openPeriod.id),
    closesAt: formatInstant(openPeriod.closesAt),
  });
}

/** What a customer's account lacks: credit, or an address, which a guest is asked for on the payment page (spec 5). */
function accountError({ zone, useBalance, standing }: CheckInput): MarketError | null {
  const isUsing = useBalance && standing.balance < 0;
  if (useBalance && !isUsing) return new MarketError('NO_CREDIT');
  const isLacking = zone !== null && !standing.isGuest && !standing.hasAddress;
  return isLacking && !isUsing ? new MarketError('NO_ADDRESS') : null;
}

/** Checks a locked cart against its locked variants: everything at once, so that the shopper is told all of it (spec 5). */
export function checkCart(input: CheckInput, carts: Pick<CartService, 'lineMax' | 'refusals'>): Checked {
  const { cart, variants, locale } = input;
  const sure = cart.lines.flatMap((line) => {
    const variant = line.unsure ? undefined : variants.get(line.variantId);
    return variant ? [{ line, variant }] : [];
  });
  const changed = sure.filter(({ line, variant }) => line.priceSeen !== variant.price);
  const lines = sure.filter((one) => !changed.includes(one));
  const wanted = cart.baskets.filter(({ inCart }) => inCart);
  const baskets = wanted.filter(({ price, priceSeen }) => price === priceSeen);
  const isChanged = changed.length > 0 || baskets.length < wanted.length;

  const refusals = carts.refusals(
    {
      fulfillment: input.zone
        ? { type: 'ship', zonePrice: input.zone.price }
        : { type: input.location ? 'pickup' : 'none' },
      useBalance: input.useBalance && input.standing.balance < 0,
      shippingAddressUnknown: !input.standing.hasAddress,
      fromStorage: cart.fromStorage,
      placeStorageOnly: input.location?.storageOnly,
      ageConfirmed: cart.ageConfirmed,
      items: [
        ...lines.map(({ line, variant }) => ({
          unsure: false,
          quantity: line.quantity,
          stored: variant.stored,
          isAlcohol: variant.is_alcohol,
          ...nameOf(variant),
        })),
        ...baskets.map((one) => ({
          unsure: false,
          quantity: 1,
          stored: false,
          isAlcohol: false,
          ...nameOfBasket(one),
        })),
      ],
    },
    locale,
  );
  const names = lineNames(
    [
      ...changed.map(({ variant }) => nameOf(variant)),
      ...wanted.filter((one) => !baskets.includes(one)).map(nameOfBasket),
    ],
    locale,
  );
  const errors = [
    isChanged ? new MarketError('CART_CHANGED', { items: names }) : null,
    ...lines.map((one) => lineError(one, input, carts)),
    ...baskets.map((one) =>
      one.active ? null : new MarketError('UNAVAILABLE', lineParams(nameOfBasket(one), locale)),
    ),
    ...refusals.filter((error) => error.code !== 'EMPTY_CART' || !isChanged),
    (input.location ?? input.zone) && !input.isServed ? new MarketError('NO_DELIVERY') : null,
    accountError(input),
    periodError(input),
  ].filter((error) => error !== null);
  return { lines, baskets, priceChanged: changed.map(({ line }) => line), errors };
}
