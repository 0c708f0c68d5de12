import type { Generated } from 'kysely';
import type { BalanceReason } from '../../rules/balance.ts';
import type { Instant, NullableInstant } from './columnTypes.ts';

/** Rows about credit and membership. Money in cents. */

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

/** A customer's only one; one without a card ends by the clock, whatever its status says. */
export type MembershipTable = {
  id: string;
  customer_id: string;
  status: MembershipStatus;
  trial_end: NullableInstant;
  current_period_end: Instant;
  cancel_at_period_end: Generated<boolean>;
  start_date: Instant;
  /** The provider's, which renews it and says how it stands; null: a trial without a card. */
  provider_id: string | null;
  /** Cents that the next period costs with its taxes; null: nothing is charged. */
  next_charge: Generated<number | null>;
  /** The card, by the provider's id, that was asked last for a renewal that is owed; null: none, or nothing is owed. */
  tried_card: Generated<string | null>;
};

/** The receipt of a period that was paid. Cents; `total` with the taxes, `subtotal` without. */
export type MembershipChargeTable = {
  id: string;
  customer_id: string;
  /** The provider's invoice. */
  provider_id: string;
  /** What people say of it. */
  number: string;
  paid_at: Instant;
  period_start: Instant;
  period_end: Instant;
  subtotal: number;
  total: number;
};

/** The page where a customer's year is paid, their only one. Prices in cents, instants of the real clock but `trial_end`. */
export type MembershipPageTable = {
  customer_id: string;
  id: string;
  locale: 'fr' | 'en';
  price: number;
  trial_end: NullableInstant;
  /** Null: nobody was shown it yet. */
  provider_session_id: string | null;
  url: string | null;
  expires_at: Instant;
};

/** E-mail addresses (SHA-256 in hex) that had a trial (E62). */
export type TrialAddressTable = { hash: string; at: Instant };

export type BalanceTables = {
  balance_movement: BalanceMovementTable;
  membership: MembershipTable;
  membership_charge: MembershipChargeTable;
  membership_page: MembershipPageTable;
  trial_address: TrialAddressTable;
};
