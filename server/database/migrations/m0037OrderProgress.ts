import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a customer wants a mail when an order is ready or on its way, and when it was handed over. */
export const m0037OrderProgress: Migration = {
  async up(db) {
    await sql`alter table customer add column notify_order_progress boolean not null default true`.execute(db);
  },
};
