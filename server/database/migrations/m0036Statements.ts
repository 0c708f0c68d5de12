import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What producers are owed (ADR 151): the market's commission in thousandths of a percent, as it was at the sale, and payments. */
export const m0036Statements: Migration = {
  async up(db) {
    const commission = sql`add column commission integer not null default 0 check (commission >= 0 and commission < 100000)`;
    await sql`
      alter table seller ${commission};
      alter table attempt_line ${commission};
      alter table order_line ${commission};
      create table producer_payment (
        id uuid primary key,
        seller_id uuid not null,
        week date not null,
        amount integer not null,
        staff_id uuid not null,
        paid_at timestamptz not null,
        undone_at timestamptz);
      create unique index on producer_payment (seller_id, week) where undone_at is null`.execute(db);
  },
};
