import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A market may have memberships without a trial, which then lasts 0 months. */
export const m0043NoTrial: Migration = {
  async up(db) {
    await sql`
      alter table market
        drop constraint market_trial_months_check,
        add constraint market_trial_months_check check (trial_months between 0 and 12)`.execute(db);
  },
};
