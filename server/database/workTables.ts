import type { GeneratedInstant, Instant, Json, NullableInstant } from './columnTypes.ts';
import type { Generated } from 'kysely';

export type MailKind =
  | 'order_confirmed'
  | 'order_cancelled'
  | 'orders_combined'
  | 'items_missing'
  | 'items_returned'
  | 'order_ready'
  | 'order_handed_over'
  | 'payment_failed'
  | 'auto_purchase_failed'
  | 'auto_purchase_warning'
  | 'abandoned_cart'
  | 'trial_ending'
  | 'membership_renewing'
  | 'membership_charged'
  | 'membership_refused'
  | 'account_closed'
  | 'basket_begun'
  | 'basket_refused'
  | 'basket_missed';
/** dropped: there was nobody, or nothing, to tell any more. failed: refused for good, or tried too often. */
export type OutboxStatus = 'waiting' | 'sent' | 'dropped' | 'failed';

/** A mail to be sent. It holds what to tell by ids, never whom, but for an account that was closed: the address is read when it is sent. */
export type OutboxTable = {
  id: string;
  kind: MailKind;
  /** What it tells of; with the kind unique, so that nothing is told twice. */
  about: string;
  data: Json<Record<string, unknown>>;
  status: Generated<OutboxStatus>;
  tries: Generated<number>;
  /** When it is tried next; while one process sends it, when another may. */
  next_at: GeneratedInstant;
  /** As the provider was given it. */
  message_id: string | null;
  error: string | null;
  created_at: GeneratedInstant;
};

/** What is known of a job's runs; instants are market time. */
export type JobRunTable = {
  /** A JobName. */
  job: string;
  /** The last run. */
  started_at: Instant;
  ended_at: Instant;
  /** How many things it moved; null: it failed. */
  moved: number | null;
  /** The account of staff who asked for it; null: it ran by itself. */
  asked_by: string | null;
  /** When a run last moved something, and how much. */
  worked_at: NullableInstant;
  worked: number | null;
  failed_at: NullableInstant;
};

/** One row at most: how far a demo's clock was moved ahead of the machine's, in ms. */
export type DemoClockTable = { singleton: Generated<boolean>; ahead_ms: string | number };

export type WorkTables = { outbox: OutboxTable; job_run: JobRunTable; demo_clock: DemoClockTable };
