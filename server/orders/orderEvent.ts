import type { BalanceReason } from '../../rules/balance.ts';
import type { ChangedBy, RefundStatus } from '../database/orderTables.ts';
import type { LineStatus } from '../database/tables.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import type { OrderLineView } from './orderView.ts';

export type OrderEventKind =
  'paid' | 'joined' | 'status' | 'lines' | 'refund' | 'balance' | 'missing' | 'returned' | 'deposit' | 'adjusted';

/** Something that happened to an order. Cents; market time, but refunds from before it was kept: the provider's. */
export type OrderEventView = {
  /** Its row's, unique among all. */
  id: string;
  at: Date;
  kind: OrderEventKind;
  by: ChangedBy;
  /** Empty: the market, or the account was deleted. */
  name: string;
  from: OrderStatus | null;
  to: OrderStatus | null;
  amount: number | null;
  lines: OrderLineView[];
  lineStatus: LineStatus | null;
  refund: RefundStatus | null;
  refusal: string | null;
  reason: BalanceReason | null;
  number: number | null;
  note: string | null;
};
