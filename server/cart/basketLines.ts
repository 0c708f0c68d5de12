import { DEFAULT_MISSING_WISH } from '#rules/lineStatus.ts';
import { stableUuid } from '../ids.ts';
import { unstoredProduct, unstoredSeller } from '../snapshot/catalogueRecords.ts';
import type { Snapshot, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { BASKET_KIND, BASKET_SELLER } from '../text/lineNames.ts';
import type { StoredBasket } from './basketLineStore.ts';
import type { StoredCart } from './cartReadStore.ts';
import type { CartLineView } from './cartView.ts';

/** The uuid of a basket's line: the same whether it is proposed or confirmed, another one in each week. */
export const basketLineId = ({ userBasketId, week }: StoredBasket): string =>
  stableUuid('basket line', `${userBasketId} ${week}`);

/** The uuid of a basket's line in place of a variant's. */
export const basketVariantId = ({ basketId }: StoredBasket): string => stableUuid('basket variant', basketId);

/**
 * The baskets that a cart shows (E51): confirmed ones and, while the cart has other lines, undecided ones. A basket
 * that the customer keeps as a separate order is not proposed again for that week.
 */
export function shownBaskets({ lines, baskets }: Pick<StoredCart, 'lines' | 'baskets'>): StoredBasket[] {
  const isOpen = lines.length > 0 || baskets.some(({ inCart }) => inCart);
  return isOpen ? baskets.filter(({ inCart, active }) => inCart ?? active) : [];
}

/** A basket whose price is higher than when it was confirmed becomes unsure again (E27, E69). */
export const isRaised = ({ price, priceSeen }: StoredBasket): boolean => priceSeen !== null && price > priceSeen;

/** A variant for a basket's line: in no list, on no page, without stock. */
function variantOf(basket: StoredBasket, snapshot: Snapshot): VariantRow {
  const { basketId, name, image, price, comparedAtPrice, deposit } = basket;
  const seller = {
    ...unstoredSeller({ id: stableUuid('basket seller', 'market'), name: BASKET_SELLER }),
    products: [],
    collections: [],
    snapshot,
  };
  const product = {
    ...unstoredProduct({
      id: stableUuid('basket product', basketId),
      name_primary: name.primary,
      name_secondary: name.secondary,
      images: image === null ? [] : [image],
    }),
    seller,
    placements: [],
    placementIds: '',
    variants: [],
  };
  const stock = { trackStock: false, stock: 0, held: 0, stored: false, stockMdo: 0, heldMdo: 0 };
  const id = basketVariantId(basket);
  const terms = { name: BASKET_KIND, price, comparedAtPrice, deposit, unitPrice: null };
  return { id, ...terms, productId: product.id, position: 0, product, ...stock };
}

/** A basket as a line of the cart. */
export function basketLine(basket: StoredBasket, snapshot: Snapshot): Omit<CartLineView, 'problem' | 'counted'> {
  const { inCart, active } = basket;
  const isProposed = inCart !== true;
  const unsure = isProposed || isRaised(basket);
  return {
    id: basketLineId(basket),
    variant: variantOf(basket, snapshot),
    quantity: 1,
    unsure,
    unsureReason: unsure ? (isProposed ? 'from_basket' : 'price_changed') : null,
    seenPrice: basket.priceSeen ?? basket.price,
    ifMissing: DEFAULT_MISSING_WISH,
    max: active ? 1 : 0,
    isSold: active,
    isPriceChanged: !isProposed && unsure,
    reusableBox: false,
    basket,
  };
}
