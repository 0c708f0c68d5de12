import type { Generated } from 'kysely';
import type { ProblemKind, ProblemStatus } from '#rules/orderProblems.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';

/** Rows about an order after payment. Money in cents, ids are uuids. */

/** market: the market itself, as when a payment arrived or two orders were merged. */
export type ChangedBy = 'market' | 'guest' | 'customer' | 'staff';
/** asked: the provider has not decided yet. */
export type RefundStatus = 'asked' | 'done' | 'refused';

/** One change of an order's status, append-only; `position` counts an order's changes from 1. */
export type OrderChangeTable = {
  id: string;
  order_id: string;
  position: number;
  /** Null: the order was created. */
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  changed_by: ChangedBy;
  /** The account of the customer or staff member. */
  customer_id: string | null;
  /** Market time. */
  at: Instant;
};

/** A refund to a card; its id is the idempotency key. */
export type RefundTable = {
  id: string;
  /**
   * The order that was cancelled or had goods returned, into which the one that this payment paid may have been merged
   * (E19).
   */
  order_id: string;
  payment_intent: string;
  amount: number;
  status: RefundStatus;
  /** Of cash: CASH_DUE or CASH_TILL (balance/cashSql). */
  provider_id: string | null;
  /** The provider's reason for refusing. */
  refusal: string | null;
  /** How often it was requested, each time with a new key after a refusal. */
  tries: Generated<number>;
  /** Market time of the request; null: not recorded. */
  at: NullableInstant;
  asked_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** The return that it belongs to; null: the whole order's. */
  return_id: Generated<string | null>;
  /** Belongs to a cancellation that the provider refused entirely: it did not happen, and nothing is owed. */
  dropped: Generated<boolean>;
};

/**
 * returned: brought back to the desk. missing: never delivered (F-150). deposit: a guest's containers alone, without units.
 * amount: an amount of money for a reason, without goods (ADR 160). removed: taken off the order before it was packed (ADR 168).
 */
export type ReturnKind = 'returned' | 'missing' | 'deposit' | 'amount' | 'removed';

/** A return of an order's goods (F-197): items - discount + gst + pst + deposit - deposit_kept = to_card + to_balance. */
export type OrderReturnTable = {
  id: string;
  order_id: string;
  /** The customer whose balance `to_balance` goes to; null: none. */
  customer_id: string | null;
  kind: ReturnKind;
  /** asked: its units are reserved until the card's provider decides. refused: they are free again. */
  status: RefundStatus;
  /** The request key: a repeated request takes effect once. */
  request: string;
  /** Null: done by the market itself. */
  staff_id: string | null;
  items: number;
  /** Of an amount, the amount itself, negative. */
  discount: number;
  gst: number;
  pst: number;
  deposit: number;
  /** The part of the deposit that was already credited separately, or refunded to the card. */
  deposit_kept: number;
  /** The part of `deposit_kept` that returns of kind deposit refunded to this order's card. */
  kept_of_card: Generated<number>;
  to_card: number;
  to_balance: number;
  /** Why an amount was given back; the customer reads it. Null: another kind, or erased. */
  reason: Generated<string | null>;
  /** The customer was notified by mail, or does not want to be. */
  told: Generated<boolean>;
  /** Market time. */
  at: Instant;
  asked_at: GeneratedInstant;
  /** When the money moved, market time; null: not yet, or before this was recorded, at about `at`. */
  done_at: NullableInstant;
};
/** Units of a line in a return, and their part of its money: the lines' add up to the return's. */
export type OrderReturnLineTable = {
  return_id: string;
  line_id: string;
  quantity: number;
  to_card: number;
  to_balance: number;
};

/**
 * A requested cancellation that is not decided yet (E60), with the ids of its refunds. `kept`: cents of its deposits
 * that were already credited by hand; `keptOfBalance`: the part of them deducted from what the balance gets back.
 */
export type CancellingRow = {
  /** The order's next status; absent: cancelled. */
  to?: 'cancelled' | 'refunded';
  by: ChangedBy;
  customerId: string | null;
  reopenCart: boolean;
  /** The cart that the lines return to, if not the owner's: that of the visitor with the order's link. */
  cart?: {
    sessionId: string;
    customerId: string | null;
    /** The visitor bought the order; absent: not known. */
    isOwn?: boolean;
  };
  refunds: string[];
  kept: number;
  keptOfBalance: number;
};

/** Secrets that open part of an order to whoever has them. */
export type OrderKeys = {
  /** Its calendar file, and nothing else. */
  calendar_key: Generated<string>;
  /** Its public link, to view, change and cancel it (ADR 36). */
  link_key: Generated<string>;
};

/** An order line's columns beyond those of its payment. */
/** What came in place of missing units of a line (ADR 78): how many they are, and its name; null: nothing did. */
export type ReplacementColumns = {
  replaced: Generated<number>;
  replaced_by_primary: Generated<string | null>;
  replaced_by_secondary: Generated<string | null>;
  /** Its customer was notified by mail. */
  replaced_told: Generated<boolean>;
};

export type OrderLineStock = {
  /** Its part of the order's discount, in cents (E11). */
  discount: Generated<number>;
  /** Units that the line took from `stock` when it was paid: fewer than its quantity if there were not enough. */
  taken: Generated<number>;
  /** The same for `stock_mdo` (E58). */
  taken_mdo: Generated<number>;
};

/** A problem that a buyer reported of a line. Instants are market time. */
export type OrderProblemTable = {
  id: string;
  line_id: string;
  kind: ProblemKind;
  quantity: number;
  note: string | null;
  status: Generated<ProblemStatus>;
  reported_at: Instant;
  /** The return that refunds it; null: none. */
  return_id: Generated<string | null>;
  /** What staff wrote to the buyer. */
  answer: Generated<string | null>;
  answered_at: NullableInstant;
  /** JPEG, PNG or WebP. */
  photo: Generated<Buffer | null>;
};

/** The cash of an order, received at the counter, all of it at once (ADR 169). `at`: market time. */
export type CashReceiptTable = {
  order_id: string;
  amount: number;
  request: string;
  staff_id: string;
  at: Instant;
};

/** paid: by its page. cash: staff take cash instead. expired: nobody paid in time. */
export type LinkEnd = 'paid' | 'cash' | 'expired';

/** The link by which an order that staff entered is paid by card (ADR 172). Instants in market time. */
export type PaymentLinkTable = {
  order_id: string;
  /** Its end, exclusive. */
  pay_by: Instant;
  /** When it was last mailed, and how often it was. */
  sent_at: Instant;
  sends: Generated<number>;
  staff_id: string;
  /** Null: it waits for its payment. */
  ended: Generated<LinkEnd | null>;
  ended_at: NullableInstant;
};

/** A provider's page for what an order still has to be paid; its id is the idempotency key. Instants of the machine's clock. */
export type LinkPaymentTable = {
  id: string;
  order_id: string;
  /** The browser that it was opened in last. */
  session_id: string;
  amount: number;
  status: Generated<'creating' | 'pending' | 'paid' | 'expired' | 'failed'>;
  provider_session_id: Generated<string | null>;
  payment_url: Generated<string | null>;
  expires_at: Instant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
};

export type OrderTables = {
  cash_receipt: CashReceiptTable;
  payment_link: PaymentLinkTable;
  link_payment: LinkPaymentTable;
  order_change: OrderChangeTable;
  refund: RefundTable;
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
  order_problem: OrderProblemTable;
};
