import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Replacements for missing units of a line (ADR 78): how many units are replaced and so not refunded, the replacement's
 * name in both languages at that time, and whether the customer was notified by mail.
 */
export const m0051Replacements: Migration = {
  async up(db) {
    await sql`
      alter table order_line
        add column replaced integer not null default 0 check (replaced >= 0 and replaced <= quantity),
        add column replaced_by_primary text check (char_length(replaced_by_primary) between 1 and 400),
        add column replaced_by_secondary text,
        add column replaced_told boolean not null default false,
        add check ((replaced > 0) = (replaced_by_primary is not null));
      create index order_line_replaced on order_line (order_id) where replaced > 0 and not replaced_told;
    `.execute(db);
  },
};
