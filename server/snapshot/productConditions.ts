import type { ProductWhere } from '#generated/schemaTypes.ts';
import { meetsNeed } from '#rules/dietary.ts';
import { discountPercent } from '#rules/price.ts';
import { isAvailable, maxQuantity } from '#rules/stock.ts';
import { awayUntil } from '#rules/vacation.ts';
import type { ProductRow, VariantRow } from './catalogueSnapshot.ts';

/** Whether a condition restricts anything: absent and null ones do not. */
export function isGiven<T>(condition: T | null | undefined): condition is T {
  return condition !== null && condition !== undefined;
}

/** A product that can be sold at all: active, and its producer not away at `now` (F-073, F-074, E26). Stock is not asked. */
export function isSellable(product: ProductRow, now: Date): boolean {
  return product.status === 'active' && awayUntil(product.seller, now) === null;
}

/** On sale as the badge is: the former price is above the price (E10). */
function isReduced({ price, comparedAtPrice }: VariantRow): boolean {
  return discountPercent(price, comparedAtPrice) !== null;
}

function isLeft(variant: VariantRow): boolean {
  return isAvailable({ trackStock: variant.trackStock, stock: variant.stock, stockOnHold: variant.held });
}

function isLeftForExpress(variant: VariantRow): boolean {
  return (
    maxQuantity({ ...variant, fromStorage: true, heldByOthers: variant.held, mdoHeldByOthers: variant.heldMdo }) > 0
  );
}

/** Whether something of a product is held at the market, so open to Express. */
export function isStored(product: ProductRow): boolean {
  return product.variants.some(({ stored }) => stored);
}

/** How much of a product is left, as the condition `available` asks: of the week's goods, and for Express. */
export const leftOf = ({ variants }: ProductRow): string =>
  `${variants.some(isLeft)} ${variants.some(isLeftForExpress)}`;

function isWithin({ price }: VariantRow, { priceFrom, priceTo }: ProductWhere): boolean {
  return price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

/**
 * The conditions of ProductWhere that the product itself decides; collection and seller are the caller's. `available`
 * beside `stored` means available to Express. Absent and null conditions ask nothing; so does `stored: false`.
 */
export function meets(product: ProductRow, where: ProductWhere, now: Date): boolean {
  const { bio, regional, temperature, priceFrom, priceTo, needs, onSale, available } = where;
  if (where.stored && !isStored(product)) return false;
  if (isGiven(bio) && bio !== product.bio) return false;
  if (isGiven(regional) && regional !== product.seller.regional) return false;
  if (isGiven(temperature) && temperature !== product.temperature) return false;
  const isPriced = isGiven(priceFrom) || isGiven(priceTo);
  if (isPriced && !product.variants.some((variant) => isWithin(variant, where))) return false;
  if (isGiven(needs) && !needs.every((need) => meetsNeed(product, need))) return false;
  if (isGiven(onSale) && onSale !== product.variants.some(isReduced)) return false;
  if (!isGiven(available)) return true;
  return available === (isSellable(product, now) && product.variants.some(where.stored ? isLeftForExpress : isLeft));
}
