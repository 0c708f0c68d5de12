import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The secret of an order's public link, which its mails contain: whoever has it sees and changes the order (ADR 36). */
export const m0032OrderLink: Migration = {
  async up(db) {
    await sql`alter table orders add column link_key uuid not null unique default gen_random_uuid()`.execute(db);
  },
};
