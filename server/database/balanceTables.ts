import type { Generated } from 'kysely';
import type { BalanceReason } from '#rules/balance.ts';
import type { Instant, NullableInstant } from './columnTypes.ts';

/** Rows about credit and membership. Money in cents. */

/**
 * An entry of a customer's balance, append-only; `position` counts a customer's entries from 1, `balance` is the sum
 * after it.
 */
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
  /** The request key: a repeated request moves the balance once. */
  request: string;
  created_at: Instant;
};

export type MembershipStatus = 'trialing' | 'active' | 'past_due' | 'cancelled';

/** A customer's only membership; one without a card ends at its date, whatever its status. */
export type MembershipTable = {
  id: string;
  customer_id: string;
  status: MembershipStatus;
  trial_end: NullableInstant;
  current_period_end: Instant;
  cancel_at_period_end: Generated<boolean>;
  start_date: Instant;
  /** The provider's id of a membership that it renews; null: a trial without a card. */
  provider_id: string | null;
  /** The next charge in cents with taxes; null: nothing will be charged. */
  next_charge: Generated<number | null>;
  /** The provider's id of the card that was last tried for an overdue renewal; null: none, or nothing is overdue. */
  tried_card: Generated<string | null>;
  /**
   * The card that pays it, with its id at the provider: given or agreed to for the membership (E72). Null: none, or it is
   * no card with a number.
   */
  card_id: Generated<string | null>;
  card_brand: Generated<string | null>;
  card_last4: Generated<string | null>;
  /** It ended because the card was refused; false while it runs. */
  ended_unpaid: Generated<boolean>;
};

/** The receipt of a paid period. Cents; `total` with the taxes, `subtotal` without. */
export type MembershipChargeTable = {
  id: string;
  customer_id: string;
  /** The provider's invoice id. */
  provider_id: string;
  /** The invoice number, for people. */
  number: string;
  paid_at: Instant;
  period_start: Instant;
  period_end: Instant;
  subtotal: number;
  total: number;
};

/**
 * The page where a customer's year is paid, their only one. Prices in cents, instants of the real clock except
 * `trial_end`.
 */
export type MembershipPageTable = {
  customer_id: string;
  id: string;
  locale: 'fr' | 'en';
  price: number;
  trial_end: NullableInstant;
  /** Null: not shown to anybody yet. */
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
