import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people decided about mail to their address, and how many mails others caused to it (E75). */
export const m0077MailRecipients: Migration = {
  async up(db) {
    await sql`
      create table mail_recipient (
        address_hash text primary key,
        confirmed_at timestamptz,
        unsubscribed_at timestamptz,
        used_at timestamptz not null default now()
      );
      create table mail_count (
        id uuid primary key,
        address_hash text not null,
        is_confirmation boolean not null,
        order_id uuid references orders on delete set null,
        at timestamptz not null default now()
      );
      create index on mail_count (address_hash, at);
      create index on mail_count (order_id);
    `.execute(db);
  },
};
