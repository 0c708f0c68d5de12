import type { Generated } from 'kysely';
import type { Instant, NullableInstant } from './columnTypes.ts';

/** Rows about credit and membership. Money in cents. */

export type BalanceReason = 'order_paid' | 'items_returned' | 'item_missing' | 'deposit_refunded' | 'adjustment';

/** One change of a customer's balance, never changed itself; `position` counts a customer's from 1 on, `balance` is after it. */
export type BalanceMovementTable = {
  id: string;
  customer_id: string;
  position: number;
  /** Negative gives credit (E13). */
  amount: number;
  balance: number;
  reason: BalanceReason;
  note: string | null;
  order_id: string | null;
  /** What asked for it: the same request moves the balance once. */
  request: string;
  created_at: Instant;
};

export type MembershipStatus = 'trialing' | 'active' | 'past_due' | 'cancelled';

/** A customer's only one; a trial ends by the clock, whatever its status says. */
export type MembershipTable = {
  id: string;
  customer_id: string;
  status: MembershipStatus;
  trial_end: NullableInstant;
  current_period_end: Instant;
  cancel_at_period_end: Generated<boolean>;
  start_date: Instant;
};

/** E-mail addresses (SHA-256 in hex) that had a trial (E62). */
export type TrialAddressTable = { hash: string; at: Instant };

export type BalanceTables = {
  balance_movement: BalanceMovementTable;
  membership: MembershipTable;
  trial_address: TrialAddressTable;
};
