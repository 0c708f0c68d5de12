import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `order_line_unsettled` as it was before m0052, which made it anew by the terms of `current_order_line`. A process of 0.1.0 that goes on
 * beside reads `order_line` by the terms of before, which the new predicate does not imply (ADR 168). A release after the next one drops it.
 */
export const m0059UnsettledIndex: Migration = {
  async up(db) {
    await sql`create index order_line_unsettled_bought on order_line (order_id)
      where (status = 'missing' or missing > missing_returned) and returned < quantity`.execute(db);
  },
};
