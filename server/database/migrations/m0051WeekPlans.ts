import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a market's weeks close, by the first week in which it holds (ADR 167). Empty: as the specification has it. */
export const m0051WeekPlans: Migration = {
  async up(db) {
    await sql`
      alter table market
        add column week_plans jsonb not null default '[]' check (jsonb_typeof(week_plans) = 'array')`.execute(db);
  },
};
