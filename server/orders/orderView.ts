import type { MissingWish } from '../../rules/lineStatus.ts';
import type { LineStatus, OrderStatus } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';

export type SlotView = { from: Date; to: Date };

/** Returned units of a line, their refund made or pending. Cents. */
export type LineReturnView = { at: Date; missing: boolean; quantity: number; toCard: number; toBalance: number };

/** A purchased product; texts in both languages as they were then. Money in cents, ids are uuids. */
export type OrderLineView = {
  id: string;
  product: Text;
  variant: Text;
  /** Null: no longer in the catalogue. */
  variantId: string | null;
  sellerId: string | null;
  sellerName: string;
  price: number;
  comparedAtPrice: number | null;
  deposit: number;
  /** Storage path. */
  imagePath: string | null;
  quantity: number;
  returned: number;
  /** Units that will not come, all of them for a missing line; and those of `returned` that were refunded for it. */
  missing: number;
  missingReturned: number;
  ifMissing: MissingWish;
  /** Missing units in whose place something else came, which are not refunded; its name, null: nothing. */
  replaced: number;
  replacedBy: Text | null;
  /** Oldest first. */
  returns: LineReturnView[];
  status: LineStatus;
  lastUpdated: Date | null;
};

export type FulfillmentView = {
  id: string;
  recipient: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  deliveredAt: Date | null;
  /** The address lies outside the chosen zone: the market calls (E59). */
  outsideZone: boolean;
  /** The order's slot: when the round comes. */
  slot: SlotView | null;
};

/** An order as its owner sees it: total = subtotal + deposit + shipping + fee + gst + pst - discount (E12). */
export type OrderView = {
  id: string;
  number: number;
  status: OrderStatus;
  createdAt: Date;
  total: number;
  subtotal: number;
  deposit: number;
  shipping: number;
  fee: number;
  gst: number;
  pst: number;
  discount: number;
  balanceApplied: number;
  /** What was refunded, or is being refunded; 0 or positive. */
  refundedToCard: number;
  refundedToBalance: number;
  fromStorage: boolean;
  note: string | null;
  /** Of the account, as they are now; of a guest as the cart said. */
  allergies: string | null;
  customerName: string;
  /** What the payer entered on the payment page; for staff and the owner's own data. */
  contact: { email: string | null; name: string | null; phone: string | null };
  /** The account that bought it; null: a guest. */
  customerId: string | null;
  /** It was merged into another order (E19). */
  isJoined: boolean;
  /** A cancellation is pending: the payment provider has not answered yet (E60). */
  isCancelling: boolean;
  /** The uuid in the address of its calendar file. */
  calendarKey: string;
  /** The uuid in its own address (ADR 36). */
  linkKey: string;
  /** It was opened by that address: every operation on it names the link, not the order. */
  isLinked: boolean;
  locationId: string | null;
  shippingZoneId: string | null;
  /** The Friday of its week (E56). */
  periodStart: string;
  slot: SlotView | null;
  /** The provider's session of its payment. */
  paymentSession: string | null;
  products: OrderLineView[];
  fulfillment: FulfillmentView | null;
};
