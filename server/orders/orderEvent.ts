import type { BalanceReason } from '../../rules/balance.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import type { ChangedBy, RefundStatus } from '../database/orderTables.ts';
import type { LineStatus } from '../database/tables.ts';
import type { OrderLineView } from './orderView.ts';

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
  | 'adjusted';

/**
 * An event in the life of an order. Cents; market time, except for refunds from before it was stored, which have the
 * provider's.
 */
export type OrderEventView = {
  /** The id of its row, unique among all events. */
  id: string;
  at: Date;
  kind: OrderEventKind;
  by: ChangedBy;
  /** Empty: the market, or a deleted account. */
  name: string;
  /** The short name that was said at the desk's device; null: none was (ADR 70). */
  shift: string | null;
  from: OrderStatus | null;
  to: OrderStatus | null;
  amount: number | null;
  lines: OrderLineView[];
  lineStatus: LineStatus | null;
  /** Units of each line that will not come, where the mark said so. */
  lineMissing: number | null;
  refund: RefundStatus | null;
  refusal: string | null;
  reason: BalanceReason | null;
  number: number | null;
  note: string | null;
};
