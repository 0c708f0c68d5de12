import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Variants of a guest's cart that did not fit into the customer's at sign-in (E38). */
export const m0075MergeLeftOut: Migration = {
  async up(db) {
    await sql`alter table cart add column merge_left_out uuid[] not null default '{}'`.execute(db);
  },
};
