import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import type { BasketRow } from './basketStore.ts';

/** A customer's running subscription. Ids are uuids; weeks are their Fridays. */
export type UserBasketView = {
  id: string;
  customerId: string;
  basket: BasketRow;
  /** One of the two is null. */
  location: LocationRow | null;
  shippingZone: ShippingZoneRow | null;
  note: string | null;
  /** What the customer agreed to pay for each basket, and what it costs now, in cents (E69). */
  agreedTotal: number;
  total: number;
  startWeek: string;
  /** The last week that was decided at its opt-out. */
  decidedThrough: string;
  /** All weeks that were ever paused, in order. */
  paused: readonly string[];
  /** Undecided weeks that a cart has bought, or is paying (E51): they can no longer be changed. */
  bought: readonly string[];
  /** Decided weeks of the last month that come, whatever is changed. */
  fixed: readonly { week: string; location: LocationRow | null; shippingZone: ShippingZoneRow | null }[];
  /** The latest week whose charge failed and can be retried, and why. */
  refused: { week: string; refusal: string } | null;
};
