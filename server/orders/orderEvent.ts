import type { BalanceReason } from '#rules/balance.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { ChangedBy, RefundStatus } from '../database/orderTables.ts';
import type { CreditAsked, LineStatus } from '../database/tables.ts';
import type { OrderLineView } from './orderView.ts';

/** A place (uuid) of either kind, and the time of a slot there; null: it was never planned. */
export type Whereabouts = { location?: string; zone?: string; from: string | null; to: string | null };

export type OrderEventKind =
  | 'paid'
  | 'joined'
  | 'status'
  | 'lines'
  | 'replaced'
  | 'refund'
  | 'balance'
  | 'missing'
  | 'returned'
  | 'deposit'
  | 'amount'
  | 'removed'
  | 'adjusted'
  | 'cash'
  | 'unreceived'
  | 'link'
  | 'unlinked'
  | 'card'
  | 'expired'
  | 'moved'
  | 'unmoved'
  | 'reported'
  | 'answered';

/**
 * An event in the history of an order. Money in cents. Dates are market time, except for refunds made before it was
 * stored: those have the provider's time.
 */
export type OrderEventView = {
  /** The id of the event's row, unique among all kinds of events. */
  id: string;
  at: Date;
  kind: OrderEventKind;
  by: ChangedBy;
  /** Name of the account that acted; empty for the market and for deleted accounts. */
  name: string;
  /** The name of the person working at a shared desk device (ADR 70); null if none was entered. */
  shift: string | null;
  from: OrderStatus | null;
  to: OrderStatus | null;
  amount: number | null;
  lines: OrderLineView[];
  /** Lines whose units were lowered, with their units before and after. */
  quantities: { line: OrderLineView; from: number; to: number }[];
  /** Of moved and unmoved: where it was, and where it went. */
  move: { from: Whereabouts; to: Whereabouts } | null;
  lineStatus: LineStatus | null;
  /** Missing units of each line; null for a mark without a number. */
  lineMissing: number | null;
  /** Of paid: how its customer asked staff that credit pays (ADR 181). */
  creditAsked: CreditAsked | null;
  refund: RefundStatus | null;
  refusal: string | null;
  reason: BalanceReason | null;
  number: number | null;
  note: string | null;
};
