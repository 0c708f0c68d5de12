import type { ReceiptUndo } from '#rules/cashReceipt.ts';
import type { MissingWish } from '#rules/lineStatus.ts';
import type { ProblemKind, ProblemStatus } from '#rules/orderProblems.ts';
import type { LineStatus, OrderStatus } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';

export type SlotView = { from: Date; to: Date };

/** Returned units of a line, their refund done or pending. Cents. */
export type LineReturnView = {
  at: Date;
  missing: boolean;
  /** It was removed from the order before it was packed (ADR 168). */
  removed: boolean;
  quantity: number;
  toCard: number;
  toBalance: number;
  /** It answers a reported problem. */
  problem: boolean;
};

/** A problem that the buyer of a line reported, with what its answer refunded, in cents. */
export type LineProblemView = {
  id: string;
  kind: ProblemKind;
  quantity: number;
  note: string | null;
  status: ProblemStatus;
  reportedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  toCard: number;
  toBalance: number;
  hasPhoto: boolean;
  /** As of its order. */
  isWithheld: boolean;
};

/** A purchased product, with its texts in both languages as they were then. Money in cents, ids are uuids. */
export type OrderLineView = {
  id: string;
  product: Text;
  variant: Text;
  /** Null if the variant has left the catalogue. */
  variantId: string | null;
  sellerId: string | null;
  sellerName: string;
  price: number;
  comparedAtPrice: number | null;
  deposit: number;
  /** Storage path. */
  imagePath: string | null;
  /** Units that the order has now, and those of them that were returned: without removed ones. */
  quantity: number;
  returned: number;
  /** Units that were removed from the order before they were packed (ADR 168). */
  removed: number;
  /** Units that will not come: all of them for a missing line. `returned` counts the refunded ones among them. */
  missing: number;
  missingReturned: number;
  ifMissing: MissingWish;
  /** Missing units that were replaced by another product, and so are not refunded. The product's name; null if none. */
  replaced: number;
  replacedBy: Text | null;
  /** Oldest first. */
  returns: LineReturnView[];
  /** Oldest first. */
  problems: LineProblemView[];
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
  /** The address lies outside the chosen zone, so the market calls (E59). */
  outsideZone: boolean;
  /** The time slot of the order's delivery round. */
  slot: SlotView | null;
};

/** open: the link waits for its payment until `payBy`. expired: nobody paid in time. */
export type LinkView = { state: 'open' | 'expired'; payBy: Date; sentAt: Date };

/** An order as its owner sees it: total = subtotal + deposit + shipping + fee + gst + pst - discount (E12). */
/**
 * due: still to be paid. received: at `receivedAt`; null: not yet. undo: whether that can be undone; null: nothing was received. link: by
 * which it may be paid instead; null: none. byLink: it waits for that. Cents.
 */
export type CashView = {
  due: number;
  received: number;
  receivedAt: Date | null;
  byLink: boolean;
  link: LinkView | null;
  undo: ReceiptUndo | null;
};

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
  /** What was refunded or is being refunded; never negative. */
  refundedToCard: number;
  refundedToBalance: number;
  /** Of an order that is paid in cash (ADR 169); null: of any other. */
  cash: CashView | null;
  fromStorage: boolean;
  note: string | null;
  /** A customer's current allergies; a guest's as entered in the cart. */
  allergies: string | null;
  customerName: string;
  /** What the payer entered on the payment page; only for staff and for the owner's data export. */
  contact: { email: string | null; name: string | null; phone: string | null };
  /** The account that paid; null for a guest. */
  customerId: string | null;
  /** It was merged into another order (E19). */
  isJoined: boolean;
  /** A cancellation is pending: the payment provider has not answered yet (E60). */
  isCancelling: boolean;
  /** The uuid in the URL of its calendar file. */
  calendarKey: string;
  /** The uuid in its link (ADR 36). */
  linkKey: string;
  /** It was opened by its link, so that every operation on it must name the link, not the order. */
  isLinked: boolean;
  /** Opened by its link by somebody who is neither its owner nor staff: fields of OWNER are withheld. */
  isWithheld: boolean;
  locationId: string | null;
  shippingZoneId: string | null;
  /** The Friday on which its week starts (E56). */
  periodStart: string;
  slot: SlotView | null;
  /** The payment provider's session. */
  paymentSession: string | null;
  /** The lines that it has now. */
  products: OrderLineView[];
  /** The same with lines of which all units were removed (ADR 168), for whoever reads what was bought and what became of it. */
  bought: OrderLineView[];
  fulfillment: FulfillmentView | null;
};
