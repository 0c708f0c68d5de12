import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages to customers of a week, or of one of its places, rounds or producers (ADR 153). `content`: a digest of recipients and
 * texts, so that the same message is sent once. `target`: the name of the place or producer at the time; null: everybody.
 */
export const m0039CustomerMessages: Migration = {
  async up(db) {
    await sql`
      create table customer_message (
        id uuid primary key,
        content text not null unique,
        period_start date not null,
        location_id uuid,
        shipping_zone_id uuid,
        seller_id uuid,
        target_primary text,
        target_secondary text,
        subject_primary text not null,
        subject_secondary text not null,
        text_primary text not null,
        text_secondary text not null,
        french integer not null check (french >= 0),
        english integer not null check (english >= 0),
        staff_id uuid not null,
        sent_at timestamptz not null,
        check (num_nonnulls(location_id, shipping_zone_id, seller_id) <= 1)
      );
      create index on customer_message (sent_at desc)`.execute(db);
  },
};
