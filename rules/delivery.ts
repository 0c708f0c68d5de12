import { FREE_DELIVERY_ABOVE_CENTS } from './constants.ts';
import { cents } from './money.ts';
import type { Cents } from './money.ts';

/** Where the cart goes: a chosen pickup point, a chosen zone with its price, or nowhere yet. */
export type CartFulfillment =
  { readonly type: 'pickup' } | { readonly type: 'ship'; readonly zonePrice: Cents } | { readonly type: 'none' };

/** Why delivery is 0 although a zone is chosen. */
export type DeliveryWaiver = 'free_zone' | 'over_threshold' | 'already_paid';

export type DeliveryInput = {
  readonly fulfillment: CartFulfillment;
  /** Confirmed items at their price: no tax, deposit or fee (E4). */
  readonly itemsTotal: Cents;
  /** Another order of the period settled it (E5). */
  readonly deliveryAlreadyPaidInPeriod: boolean;
};

/** In cents. `waiver` is null when delivery costs, or when there is nothing to deliver. */
export type DeliveryPrice = { readonly price: Cents; readonly waiver: DeliveryWaiver | null };

/** What delivery costs, before and without taxes (spec 9, E2, E4, E5, E37). The zone's own gratuity is told first. */
export function deliveryPrice({ fulfillment, itemsTotal, deliveryAlreadyPaidInPeriod }: DeliveryInput): DeliveryPrice {
  if (fulfillment.type !== 'ship') return { price: 0, waiver: null };
  if (fulfillment.zonePrice === 0) return { price: 0, waiver: 'free_zone' };
  if (itemsTotal > FREE_DELIVERY_ABOVE_CENTS) return { price: 0, waiver: 'over_threshold' };
  if (deliveryAlreadyPaidInPeriod) return { price: 0, waiver: 'already_paid' };
  return { price: cents(fulfillment.zonePrice), waiver: null };
}

/**
 * Delivery is free with MORE than this many further cents of items: 0 at exactly 15000, where one cent is missing.
 * Null: already free by the threshold.
 */
export function missingForFreeDelivery(itemsTotal: Cents): Cents | null {
  return itemsTotal > FREE_DELIVERY_ABOVE_CENTS ? null : FREE_DELIVERY_ABOVE_CENTS - cents(itemsTotal);
}
