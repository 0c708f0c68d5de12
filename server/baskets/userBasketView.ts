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
  startWeek: string;
  /** The last week that was decided at its opt-out. */
  decidedThrough: string;
  /** All weeks that were ever paused, in order. */
  paused: readonly string[];
  /** Undecided weeks that a cart has bought, or is paying (E51): they can no longer be changed. */
  bought: readonly string[];
  /** The latest week whose charge failed and can be retried, and why. */
  refused: { week: string; refusal: string } | null;
};
