import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, Json, NullableInstant } from './columnTypes.ts';

/** dropped: recipient or subject no longer exists. failed: refused for good, or tried too often. */
export type OutboxStatus = 'waiting' | 'sent' | 'dropped' | 'failed';

/**
 * A mail to be sent. It refers to its content by ids, and stores no recipient except for a closed account: the address
 * is read when it is sent.
 */
export type OutboxTable = {
  id: string;
  /** A MailKind. */
  kind: string;
  /** Its subject; unique together with the kind, so that nothing is sent twice. */
  about: string;
  data: Json<Record<string, unknown>>;
  status: Generated<OutboxStatus>;
  tries: Generated<number>;
  /** When it is tried next; while one process sends it, when another may. */
  next_at: GeneratedInstant;
  /** The id given to the provider. */
  message_id: string | null;
  error: string | null;
  created_at: GeneratedInstant;
};

/**
 * An address that somebody typed (SHA-256 in hex of it in lower case), by the machine's clock: when its reader confirmed
 * it, and when they unsubscribed from what others may request for it.
 */
export type MailRecipientTable = {
  address_hash: string;
  confirmed_at: NullableInstant;
  unsubscribed_at: NullableInstant;
  /** The last request or mail. */
  used_at: GeneratedInstant;
};

/** A mail that others may have caused to an address (E75). id: the outbox's, else its own. */
export type MailCountTable = {
  id: string;
  address_hash: string;
  is_confirmation: boolean;
  order_id: string | null;
  at: GeneratedInstant;
};

/** A job's runs; instants are market time. */
export type JobRunTable = {
  /** A JobName. */
  job: string;
  /** The last run. */
  started_at: Instant;
  ended_at: Instant;
  /** How many items it processed; null: it failed. */
  moved: number | null;
  /** The account of the staff member who started it; null: it ran on schedule. */
  asked_by: string | null;
  /** When a run last processed something, and how many items. */
  worked_at: NullableInstant;
  worked: number | null;
  failed_at: NullableInstant;
};

/** At most one row: how far a demo's clock is ahead of the machine's, in ms. */
export type DemoClockTable = { singleton: Generated<boolean>; ahead_ms: string | number };

/** A token bucket that all processes share; `at` in ms of the machine's clock. */
export type RateBucketTable = { key: string; tokens: number; at: number };

export type WorkTables = {
  outbox: OutboxTable;
  mail_recipient: MailRecipientTable;
  mail_count: MailCountTable;
  job_run: JobRunTable;
  demo_clock: DemoClockTable;
  rate_bucket: RateBucketTable;
};
