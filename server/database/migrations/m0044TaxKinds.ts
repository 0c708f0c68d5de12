import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which taxes what is taxable has (ADR 158). Whoever sells with an earlier release takes both, and stores that with the lines,
 * so that a refund follows what was charged.
 */
export const m0044TaxKinds: Migration = {
  async up(db) {
    const taxKind = sql`add column tax_kind text not null default 'both' check (tax_kind in ('both', 'gst', 'pst'))`;
    await sql`
      alter table product ${taxKind};
      alter table attempt_line ${taxKind};
      alter table order_line ${taxKind}`.execute(db);
  },
};
