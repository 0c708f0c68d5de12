import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where and in which language the market writes to a producer (ADR 163). No address: nothing is sent. */
export const m0049ProducerContact: Migration = {
  async up(db) {
    await sql`
      alter table seller
        add column contact_email text,
        add column contact_language text not null default 'fr' check (contact_language in ('fr', 'en'))`.execute(db);
  },
};
