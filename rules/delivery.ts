import { cents } from './money.ts';
import type { Cents } from './money.ts';

/** The destination of a cart: a pickup point, a zone with its price, or none yet. */
export type CartFulfillment =
  | { readonly type: 'pickup' }
  | { readonly type: 'ship'; readonly zonePrice: Cents }
  | { readonly type: 'none' };

/** Why delivery is 0 although a zone is chosen. */
export type DeliveryWaiver = 'free_zone' | 'over_threshold' | 'already_paid';

export type DeliveryInput = {
  readonly fulfillment: CartFulfillment;
  /** Confirmed items at their price: no tax, deposit or fee (E4). */
  readonly itemsTotal: Cents;
  /** Another order of the period has paid it already (E5). */
  readonly deliveryAlreadyPaidInPeriod: boolean;
  /** The market's limit: items above it are delivered free. */
  readonly freeAbove: Cents;
};

/** In cents. `waiver`: why delivery is free; null when it costs something, or when nothing is delivered. */
export type DeliveryPrice = { readonly price: Cents; readonly waiver: DeliveryWaiver | null };

/**
 * The price of delivery, untaxed (spec 9, E2, E4, E5, E37). A free zone is named as the reason before the other
 * waivers.
 */
export function deliveryPrice(input: DeliveryInput): DeliveryPrice {
  const { fulfillment, itemsTotal, deliveryAlreadyPaidInPeriod, freeAbove } = input;
  if (fulfillment.type !== 'ship') return { price: 0, waiver: null };
  if (fulfillment.zonePrice === 0) return { price: 0, waiver: 'free_zone' };
  if (itemsTotal > freeAbove) return { price: 0, waiver: 'over_threshold' };
  if (deliveryAlreadyPaidInPeriod) return { price: 0, waiver: 'already_paid' };
  return { price: cents(fulfillment.zonePrice), waiver: null };
}

/** What the distance to free delivery depends on. zonePrice: null, no zone is chosen. */
export type DeliveryDistanceInput = {
  readonly itemsTotal: Cents;
  readonly picksUp: boolean;
  readonly zonePrice: Cents | null;
  readonly waiver: DeliveryWaiver | null;
  /** The market's limit: items above it are delivered free. */
  readonly freeAbove: Cents;
};

/**
 * Cents of items still missing for free delivery, or `reached`: it needs MORE, so 0 at exactly the limit. Null where it makes no difference: an empty cart, a
 * pickup point, a free zone, a delivery that another order of the week has paid.
 */
export function freeDeliveryDistance(cart: DeliveryDistanceInput): Cents | 'reached' | null {
  const { itemsTotal, picksUp, zonePrice, waiver, freeAbove } = cart;
  if (itemsTotal === 0 || picksUp || zonePrice === 0 || waiver === 'already_paid') return null;
  return itemsTotal > freeAbove ? 'reached' : cents(freeAbove - itemsTotal);
}
