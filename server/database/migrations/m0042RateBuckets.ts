import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Token buckets that all processes share: `key` is a hash, `at` in ms of the machine's clock. Unlogged: after a crash of the
 * database every bucket is full.
 */
export const m0042RateBuckets: Migration = {
  async up(db) {
    await sql`
      create unlogged table rate_bucket (
        key text primary key,
        tokens double precision not null,
        at double precision not null
      );
    `.execute(db);
  },
};
