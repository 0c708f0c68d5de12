import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sign-outs by session and account (SHA-256 in hex): earlier tokens are refused in that browser, whichever tab sends
 * them.
 */
export const m0031SignOuts: Migration = {
  async up(db) {
    await sql`
      create table sign_out (
        session_id text not null,
        subject_hash text not null,
        at timestamptz not null default clock_timestamp(),
        primary key (session_id, subject_hash)
      );
      create index on sign_out (at);
    `.execute(db);
  },
};
