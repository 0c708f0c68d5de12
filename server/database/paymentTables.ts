import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';

/** Rows about the provider's customers. Its ids are strings. */

export type ChargeRefusalRow = 'authentication' | 'insufficientFunds' | 'expiredCard' | 'declined';
export type CardSetupStatus = 'creating' | 'open' | 'complete' | 'expired';

/**
 * The card that a customer is charged with, as the provider last reported it. All of `brand` to `exp_year` are set, or
 * none: no card.
 */
export type PaymentCardTable = {
  customer_id: string;
  provider_id: string;
  /** The provider's term. */
  type: string;
  brand: string | null;
  country: string | null;
  last4: string | null;
  exp_month: number | null;
  exp_year: number | null;
  /** Time at the provider. */
  created_at: Instant;
};
/** One visit to the page where a card is stored. */
export type CardSetupTable = {
  id: string;
  customer_id: string;
  status: CardSetupStatus;
  success_url: string;
  cancel_url: string;
  locale: 'fr' | 'en';
  /** Its reader agreed that the card pays the membership too (E72). */
  pays_membership: Generated<boolean>;
  provider_session_id: Generated<string | null>;
  url: Generated<string | null>;
  expires_at: Instant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
};

/**
 * A payment that became no order. reason: amount and currency: not those requested; twice: by a second page of the
 * attempt.
 */
export type UnappliedPaymentTable = {
  /** The provider's id of the page, the invoice or the charge. */
  session_id: string;
  attempt_id: string;
  reason: 'amount' | 'currency' | 'twice';
  /** In the currency's smallest unit; currency: the provider's code, 'cad'. */
  amount: number;
  currency: string;
  payment_intent: string | null;
  at: Instant;
  settled_at: NullableInstant;
};

export type PaymentTables = {
  payment_card: PaymentCardTable;
  card_setup: CardSetupTable;
  unapplied_payment: UnappliedPaymentTable;
};
