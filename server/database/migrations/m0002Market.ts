import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Places and the market itself.
 *
 * - `location.express_hours`: the hours at which a pickup point hands out Express orders (E63), each as `2 09:00-17:00`:
 *   ISO weekday, market time. None: no Express orders.
 * - `market` has one row: the operator's settings and texts, whose market it is (ADR 64), the price of a membership's year in
 *   cents, the variant that lends a reusable box (E9; null if it was deleted), and the key that signs session cookies:
 *   244 random bits from the database, the same for every process.
 * - `market_version` has the settings before each change, so that they can be restored.
 * - `demo_clock`: how far a demo market's clock is ahead of the machine's, so that a restart does not turn it back. At
 *   most one row.
 */
export const m0002Market: Migration = {
  async up(db) {
    await sql`
      create table location (
        id uuid primary key,
        key text not null unique,
        priority integer not null,
        name_primary text not null, name_secondary text,
        description_primary text, description_secondary text,
        line1 text not null, line2 text, city text not null, state text not null,
        postal_code text not null, country text not null,
        weekday smallint not null check (weekday between 1 and 7),
        slot_from text not null, slot_to text not null,
        storage_only boolean not null default false,
        active boolean not null default true,
        express_hours text[] not null default '{}'
      );
      create table shipping_zone (
        id uuid primary key,
        key text not null unique,
        priority integer not null,
        name_primary text not null, name_secondary text,
        description_primary text, description_secondary text,
        price integer not null check (price >= 0),
        prefixes text[] not null,
        weekday smallint not null check (weekday between 1 and 7),
        slot_from text not null, slot_to text not null,
        active boolean not null default true
      );
      create table market (
        id integer primary key check (id = 1),
        maintenance boolean not null default false,
        banner jsonb,
        seeded_at timestamptz,
        popup jsonb, stored_modal jsonb, contact jsonb,
        pages jsonb not null default '{}',
        membership_price integer not null default 3000 check (membership_price >= 0),
        reusable_box uuid,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        session_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
        identity jsonb
      );
      insert into market (id) values (1);
      create table market_version (
        version integer primary key,
        until timestamptz not null,
        settings jsonb not null
      );
      create table demo_clock (
        singleton boolean primary key default true check (singleton),
        ahead_ms bigint not null
      );
    `.execute(db);
  },
};
