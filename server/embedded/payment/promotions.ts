import { promotionDiscount } from '#rules/promotion.ts';

/** The product of the goods' lines, which the demo's codes are restricted to. */
export const ITEMS_PRODUCT = 'prod_items';

/** A promotion code; `products`: those whose lines it discounts (Stripe's coupon.applies_to). */
type Promotion = { code: string; percentOff: number; products: readonly string[] };

/** The demo's codes: 10 % off the goods (E12). */
const PROMOTIONS: readonly Promotion[] = [{ code: 'MARCHE10', percentOff: 10, products: [ITEMS_PRODUCT] }];

/** Ignores case and surrounding spaces, as Stripe does. */
export const findPromotion = (typed: string): Promotion | null =>
  PROMOTIONS.find(({ code }) => code === typed.trim().toUpperCase()) ?? null;

/** A code's discount on these lines, in cents. */
export function amountOff(
  { percentOff, products }: Promotion,
  lines: readonly { unitAmount: number; quantity: number; product?: string | null }[],
): number {
  const lowered = lines.filter(({ product }) => product && products.includes(product));
  return promotionDiscount(
    lowered.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0),
    percentOff,
  );
}
