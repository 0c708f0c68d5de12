import type { ColumnType, Generated } from 'kysely';
import type { DeskRole } from '#rules/deskRoles.ts';
import type { GeneratedInstant, Instant, Json, NullableInstant } from './columnTypes.ts';

/** Rows about people: customers of the market, and accounts of the embedded identity provider. */

export type ShippingAddressRow = {
  name: string;
  /** 819 555-0123. */
  phone: string | null;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  /** Complete, upper case, without separators. */
  postalCode: string;
  country: string;
};
export type ShippingPreference = 'pickup' | 'ship';
export type ConsentSource = 'sign_up' | 'wizard' | 'account';

/** A customer. Once deleted, all personal data is null or empty (E49). */
export type CustomerTable = {
  id: string;
  /** The identity provider's id of the account; null once deleted. */
  subject: string | null;
  /** From the newest token. */
  email: Generated<string>;
  email_verified: Generated<boolean>;
  /** When the token with this `email` and `desk_role` was issued: an older token does not change them back. */
  identity_at: Instant;
  /** The role at the desk that the newest token carried; when that token was issued, to the day. */
  desk_role: Generated<DeskRole | null>;
  desk_role_at: NullableInstant;
  pending_email: Generated<string | null>;
  pending_email_at: NullableInstant;
  first_name: Generated<string | null>;
  last_name: Generated<string | null>;
  locale: 'fr' | 'en';
  newsletter: Generated<boolean>;
  notify_abandoned_cart: Generated<boolean>;
  notify_item_missing: Generated<boolean>;
  notify_order_progress: Generated<boolean>;
  /** Credit pays automatic purchases and baskets before the card (E71). */
  credit_first: Generated<boolean>;
  preferred_location_id: Generated<string | null>;
  shipping_preference: Generated<ShippingPreference | null>;
  allergies: Generated<string | null>;
  shipping_address: ColumnType<ShippingAddressRow | null, string | null | undefined, string | null>;
  has_reusable_box: Generated<boolean>;
  /** Cents, negative is credit: the sum of the customer's entries. */
  balance: Generated<number>;
  /** When the profile wizard was saved; null: never. */
  profile_completed_at: NullableInstant;
  /** Grows with each change of the profile. */
  version: Generated<number>;
  /** The payment provider's customer id; '' if there is none. */
  provider_customer_id: Generated<string | null>;
  /** Counts queries to the provider about the card; and the latest of them whose answer was stored. */
  card_asked: Generated<number>;
  /** The same for the membership's status. */
  membership_asked: Generated<number>;
  membership_told: Generated<number>;
  card_told: Generated<number>;
  /** The version that last changed a field, by the field's name in the API. */
  field_versions: ColumnType<Record<string, number>, string | undefined, string>;
  /** Market time, like `deleted_at`. */
  created_at: Instant;
  deleted_at: NullableInstant;
};
/** Each yes and no to the newsletter; append-only. */
export type NewsletterConsentTable = {
  id: Generated<number>;
  customer_id: string;
  given: boolean;
  source: ConsentSource;
  at: Instant;
};
/** Subjects (SHA-256 in hex) of deleted accounts: tokens issued before are rejected. */
export type EndedSubjectTable = { hash: string; at: GeneratedInstant };

/**
 * A sign-out of an account (subject, SHA-256 in hex) from a session: its earlier tokens are rejected in the session
 * that followed.
 */
export type SignOutTable = { session_id: string; subject_hash: string; at: GeneratedInstant };

/** Whom a session has named with a token, for a day after the last one (ADR 141). seen_at: to the hour. */
export type SessionCustomerTable = { session_id: string; customer_id: string; seen_at: GeneratedInstant };

/**
 * An account of the embedded identity provider. email: lower case; password_hash: passwordHash.ts; subject:
 * 'auth0|...'.
 */
export type IdentityAccountTable = {
  subject: string;
  email: string;
  email_verified: Generated<boolean>;
  password_hash: string;
  locale: 'fr' | 'en';
  platform: Generated<'consumer' | 'producer'>;
  roles: Generated<string[]>;
  /** The profile is incomplete (spec 4, wizard). */
  complete_profile: Generated<boolean>;
  /** When the newsletter was requested at sign-up; null: it was not. */
  newsletter_at: NullableInstant;
  blocked: Generated<boolean>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
};
/** A session, grant, code, token or interaction of the embedded identity provider, in the provider's own format. */
export type IdentityObjectTable = {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  expires_at: NullableInstant;
  consumed_at: NullableInstant;
};
/** A link sent by mail; hash: SHA-256 of its token in hex. email: the current address, or the one it will change to. */
export type IdentityTicketTable = {
  hash: string;
  purpose: 'password' | 'email';
  subject: string;
  email: string;
  expires_at: Instant;
};
/** Keys of the embedded identity provider and its one-time actions, each under its name. */
export type IdentitySettingTable = { name: string; value: Json<unknown> };

export type PeopleTables = {
  customer: CustomerTable;
  newsletter_consent: NewsletterConsentTable;
  ended_subject: EndedSubjectTable;
  sign_out: SignOutTable;
  session_customer: SessionCustomerTable;
  identity_account: IdentityAccountTable;
  identity_object: IdentityObjectTable;
  identity_ticket: IdentityTicketTable;
  identity_setting: IdentitySettingTable;
};
