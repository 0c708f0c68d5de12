import type { Generated } from 'kysely';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';

/** Rows about what becomes of an order. Money in cents, ids are uuids. */

/** market: the market's own work, as when a payment came or two orders were joined. */
export type ChangedBy = 'market' | 'guest' | 'customer' | 'staff';
/** asked: the provider has not said yes or no yet. */
export type RefundStatus = 'asked' | 'done' | 'refused';

/** One change of an order's status, never changed itself; `position` counts an order's from 1 on. */
export type OrderChangeTable = {
  id: string;
  order_id: string;
  position: number;
  /** Null: it was written. */
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  changed_by: ChangedBy;
  /** Of a customer or of staff: their account. */
  customer_id: string | null;
  /** Market time. */
  at: Instant;
};

/** Money on its way back to a card; its id is the key that gives it back once. */
export type RefundTable = {
  id: string;
  /** The order that was cancelled, or of which goods were given back, which may have taken in the one that this payment paid (E19). */
  order_id: string;
  payment_intent: string;
  amount: number;
  status: RefundStatus;
  provider_id: string | null;
  /** Why not, in the provider's words. */
  refusal: string | null;
  /** How often it was asked for anew after a refusal, the first time counted: each has a key of its own. */
  tries: Generated<number>;
  /** Market time of the wish; null: it was not kept. */
  at: NullableInstant;
  asked_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** The return of goods that it is of; null: the whole order's. */
  return_id: Generated<string | null>;
  /** Of a cancellation that the provider refused as a whole: it was not done, and nothing is owed. */
  dropped: Generated<boolean>;
};

/** returned: brought back to the desk. missing: never came (F-150). */
export type ReturnKind = 'returned' | 'missing';

/** Goods of an order that are given back (F-197): items - discount + gst + pst + deposit - deposit_kept = to_card + to_balance. */
export type OrderReturnTable = {
  id: string;
  order_id: string;
  /** Whose balance `to_balance` is for; null: nobody's. */
  customer_id: string | null;
  kind: ReturnKind;
  /** asked: its units are taken, and the card's provider has not said yes or no. refused: they are free again. */
  status: RefundStatus;
  /** What asked for it: the same one is done once. */
  request: string;
  /** Null: the market's own work. */
  staff_id: string | null;
  items: number;
  discount: number;
  gst: number;
  pst: number;
  deposit: number;
  /** Of the deposit: what was credited by hand before. */
  deposit_kept: number;
  to_card: number;
  to_balance: number;
  /** Its customer was told by mail, or does not want to be. */
  told: Generated<boolean>;
  /** Market time. */
  at: Instant;
  asked_at: GeneratedInstant;
};
/** Units of a line that a return is of, and what they had of its money: the lines' add up to the return's. */
export type OrderReturnLineTable = {
  return_id: string;
  line_id: string;
  quantity: number;
  to_card: number;
  to_balance: number;
};

/**
 * A cancellation that was asked for and is not decided yet (E60), with the ids of its refunds. `kept`: cents of its deposits
 * that were credited by hand already; `keptOfBalance`: the part of them that comes off what the balance gets back.
 */
export type CancellingRow = {
  /** What the order becomes; absent: cancelled. */
  to?: 'cancelled' | 'refunded';
  by: ChangedBy;
  customerId: string | null;
  reopenCart: boolean;
  /** Whose cart the lines return to, where it is not the owner's: the reader of the order's link. */
  cart?: { sessionId: string; customerId: string | null };
  refunds: string[];
  kept: number;
  keptOfBalance: number;
};

/** Secrets that open something of an order to whoever has them. */
export type OrderKeys = {
  /** Its calendar file, and nothing else. */
  calendar_key: Generated<string>;
  /** Its own address, to be seen, changed and cancelled (ADR 36). */
  link_key: Generated<string>;
};

/** What a line of an order has beside those of its payment. */
export type OrderLineStock = {
  /** Its part of the order's discount, in cents (E11). */
  discount: Generated<number>;
  /** Units that the line took from `stock` when it was paid: fewer than its quantity where there were not enough. */
  taken: Generated<number>;
  /** The same of `stock_mdo` (E58). */
  taken_mdo: Generated<number>;
};

export type OrderTables = {
  order_change: OrderChangeTable;
  refund: RefundTable;
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
};
