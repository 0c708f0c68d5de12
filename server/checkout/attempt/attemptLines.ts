import { createHash } from 'node:crypto';
import type { Totals } from '#generated/schemaTypes.ts';
import { basketParts } from '#rules/basketParts.ts';
import { DEFAULT_MISSING_WISH } from '#rules/lineStatus.ts';
import type { DayTerms } from '#rules/marketTerms.ts';
import { unitDeposit } from '#rules/totals.ts';
import type { CartLineInput } from '#rules/totals.ts';
import type { StoredBasket, StoredLine } from '../../cart/cartCheckout.ts';
import { holdOf } from '../../stock/stockMoves.ts';
import type { LockedVariant } from '../../stock/stockService.ts';
import { BASKET_KIND, BASKET_SELLER } from '../../text/lineNames.ts';
import type { AttemptInsert, AttemptLineInsert } from './checkoutStore.ts';

/** A confirmed line of the cart with its locked variant. */
export type CheckedLine = { line: StoredLine; variant: LockedVariant };

/** Decides deposits: the variant of the reusable box, and whether the customer brings one back (E9). */
export type Boxes = { box: string | null; hasReusableBox: boolean };

/** The lines of an attempt: what is bought, at today's price, with its hold (E28, E58). */
export function attemptLinesOf(
  checked: readonly CheckedLine[],
  { fromStorage, box, hasReusableBox }: Boxes & { fromStorage: boolean },
): AttemptLineInsert[] {
  return checked.map(({ line, variant }, position) => ({
    position,
    variant_id: variant.id,
    user_basket_id: null,
    seller_id: variant.seller_id,
    seller_name: variant.seller_name,
    product_name_primary: variant.product_name_primary,
    product_name_secondary: variant.product_name_secondary,
    variant_name_primary: variant.name_primary,
    variant_name_secondary: variant.name_secondary,
    image: variant.image,
    price: variant.price,
    compared_at_price: variant.compared_at_price,
    taxable_price: variant.taxable ? variant.price : 0,
    tax_kind: variant.tax_kind,
    commission: variant.commission,
    deposit: unitDeposit({ deposit: variant.deposit, reusableBox: variant.id === box }, hasReusableBox),
    quantity: line.quantity,
    if_missing: variant.id === box ? null : (line.ifMissing ?? DEFAULT_MISSING_WISH),
    ...holdOf(variant, line.quantity, fromStorage),
  }));
}

/** The lines of recurring baskets bought with a cart (E51); they reserve no stock. They follow `position` other lines. */
export function basketLinesOf(baskets: readonly StoredBasket[], position: number): AttemptLineInsert[] {
  return baskets.map(({ userBasketId, name, image, price, taxablePrice, comparedAtPrice, deposit }, nth) => ({
    position: position + nth,
    variant_id: null,
    user_basket_id: userBasketId,
    seller_id: null,
    seller_name: BASKET_SELLER,
    product_name_primary: name.primary,
    product_name_secondary: name.secondary,
    variant_name_primary: BASKET_KIND.primary,
    variant_name_secondary: BASKET_KIND.secondary,
    image,
    price,
    compared_at_price: comparedAtPrice,
    taxable_price: taxablePrice,
    tax_kind: 'both',
    commission: 0,
    deposit,
    quantity: 1,
    if_missing: null,
    held: 0,
    held_mdo: 0,
  }));
}

/** What is bought, as the totals need it. */
export const itemsOf = (
  checked: readonly CheckedLine[],
  baskets: readonly StoredBasket[],
  box: string | null,
): CartLineInput[] => [
  ...checked.map(({ line, variant }) => ({
    ...variant,
    taxKind: variant.tax_kind,
    quantity: line.quantity,
    unsure: false,
    reusableBox: variant.id === box,
  })),
  ...baskets.flatMap((basket) => basketParts(basket)),
];

/** The cart's totals by the names of the columns (E12: subtotal is the items alone), and what they were calculated with. */
export function sumColumns(totals: Totals, { orderFee }: Pick<DayTerms, 'orderFee'>) {
  return {
    subtotal: totals.items,
    deposit: totals.deposits,
    shipping: totals.delivery,
    fee: totals.fee,
    gst: totals.gst,
    pst: totals.pst,
    total: totals.total,
    gst_rate: totals.gstRate,
    pst_rate: totals.pstRate,
    usual_fee: orderFee,
  };
}

type Fingerprinted = Pick<
  AttemptInsert,
  | 'subtotal'
  | 'deposit'
  | 'shipping'
  | 'fee'
  | 'gst'
  | 'pst'
  | 'total'
  | 'location_id'
  | 'shipping_zone_id'
  | 'from_storage'
  | 'note'
  | 'allergies'
  | 'period_start'
  | 'locale'
  | 'balance_applied'
  | 'disposable_box'
  | 'contact'
>;

/** A hash of everything that a payment is made for: a repeated call with the same one returns the same payment. */
export function fingerprintOf(attempt: Fingerprinted, lines: readonly AttemptLineInsert[]): string {
  const purchasedItems = lines.map((line) => [
    line.variant_id ?? line.user_basket_id,
    line.quantity,
    line.price,
    line.deposit,
    ...(line.if_missing && line.if_missing !== DEFAULT_MISSING_WISH ? [line.if_missing] : []),
  ]);
  const sums = [
    attempt.subtotal,
    attempt.deposit,
    attempt.shipping,
    attempt.fee,
    attempt.gst,
    attempt.pst,
    attempt.total,
    attempt.balance_applied,
  ];
  const fulfilment = [
    attempt.location_id,
    attempt.shipping_zone_id,
    attempt.from_storage,
    attempt.note,
    ...(attempt.allergies ? [attempt.allergies] : []),
    attempt.period_start,
    attempt.locale,
    attempt.disposable_box,
    attempt.contact,
  ];
  return createHash('sha256')
    .update(JSON.stringify([purchasedItems, sums, fulfilment]))
    .digest('hex');
}
