import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The outbox of mails, each written by the transaction that it announces; what people decided about mail to their address,
 * and how many mails others caused to it (E75).
 */
export const m0012Mail: Migration = {
  async up(db) {
    await sql`
      create table outbox (
        id uuid primary key,
        kind text not null,
        about text not null,
        data jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'sent', 'dropped', 'failed')),
        tries integer not null default 0,
        next_at timestamptz not null default now(),
        message_id text,
        error text,
        created_at timestamptz not null default now(),
        unique (kind, about),
        check ((status = 'sent') = (message_id is not null))
      );
      create index on outbox (next_at) where status = 'waiting';
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
