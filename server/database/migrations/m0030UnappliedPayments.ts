import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments of an attempt that became no order: of another amount or currency, or a second time. */
export const m0030UnappliedPayments: Migration = {
  async up(db) {
    await sql`
      create table unapplied_payment (
        session_id text primary key,
        attempt_id uuid not null,
        reason text not null check (reason in ('amount', 'currency', 'twice')),
        amount integer not null,
        currency text not null,
        payment_intent text,
        at timestamptz not null,
        settled_at timestamptz
      )`.execute(db);
  },
};
