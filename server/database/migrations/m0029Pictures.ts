import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Uploaded pictures (ADR 146). `picture`: the whole picture, turned upright and without metadata, by the SHA-256 of its content;
 * `used_at`: when the market last showed it, by the machine's clock. `released.picture_file`: files made from it, which any
 * server can make again, so that backups leave them out. Products and producers: what their pictures show, by path; absent: the name says it.
 */
export const m0029Pictures: Migration = {
  async up(db) {
    await sql`
      create table picture (
        hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
        content bytea not null check (octet_length(content) <= 12000000),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        used_at timestamptz not null default now()
      );
      create unique index picture_name on picture (left(hash, 16));
      create table if not exists released.picture_file (name text primary key, content bytea not null);
      alter table product
        add column image_alts_primary jsonb,
        add column image_alts_secondary jsonb;
      alter table seller
        add column image_alts_primary jsonb,
        add column image_alts_secondary jsonb;
    `.execute(db);
  },
};
