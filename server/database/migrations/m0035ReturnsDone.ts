import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a return of goods was completed (ADR 151): the day to which its refund belongs in the accounts. */
export const m0035ReturnsDone: Migration = {
  async up(db) {
    await sql`alter table order_return add column done_at timestamptz`.execute(db);
  },
};
