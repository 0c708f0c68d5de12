import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The catalogue, the places, the market's settings row, and the change log that versions them. SQL of PostgreSQL 15. */
export const m0001Catalogue: Migration = {
  async up(db) {
    await sql`
      create table seller (
        id uuid primary key,
        handle text not null unique,
        name text not null,
        description_primary text, description_secondary text,
        trade_primary text, trade_secondary text, town text,
        regional boolean not null,
        images text[] not null default '{}',
        created_at timestamptz not null,
        deactivated_until timestamptz
      );
      create table collection (
        id uuid primary key,
        handle_primary text not null unique,
        handle_secondary text not null unique,
        name_primary text not null, name_secondary text,
        priority integer not null,
        parent_id uuid references collection,
        image text
      );
      create table product (
        id uuid primary key,
        handle_primary text not null unique,
        handle_secondary text not null unique,
        name_primary text not null, name_secondary text,
        description_primary text, description_secondary text,
        seller_id uuid not null references seller,
        temperature text not null check (temperature in ('normal', 'cold', 'frozen')),
        bio boolean not null, is_alcohol boolean not null, taxable boolean not null,
        status text not null check (status in ('active', 'inactive', 'draft')),
        priority integer not null,
        images text[] not null default '{}',
        avg_rating double precision check (avg_rating between 1 and 5),
        nb_rating integer not null default 0 check (nb_rating >= 0),
        created_at timestamptz not null
      );
      create index on product (seller_id);
      create table placement (
        id uuid primary key,
        product_id uuid not null references product on delete cascade,
        collection_id uuid not null references collection on delete cascade,
        is_main boolean not null,
        unique (product_id, collection_id)
      );
      create unique index placement_one_main on placement (product_id) where is_main;
      create table variant (
        id uuid primary key,
        product_id uuid not null references product on delete cascade,
        position integer not null,
        name_primary text not null, name_secondary text,
        price integer not null check (price >= 0),
        compared_at_price integer check (compared_at_price >= 0),
        deposit integer not null default 0 check (deposit >= 0),
        track_stock boolean not null,
        stock integer not null,
        held integer not null default 0 check (held >= 0),
        stored boolean not null,
        stock_mdo integer not null default 0 check (stock_mdo >= 0),
        held_mdo integer not null default 0 check (held_mdo between 0 and stock_mdo),
        unit_price integer check (unit_price >= 0),
        unit_amount integer check (unit_amount > 0),
        unit text check (unit in ('g', 'kg', 'ml', 'l', 'unit')),
        unique (product_id, position),
        check (held_mdo <= held),
        check (not track_stock or held <= stock),
        check (not track_stock or stock_mdo <= stock),
        check (num_nonnulls(unit_price, unit_amount, unit) in (0, 3))
      );
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
        active boolean not null default true
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
        seeded_at timestamptz
      );
      insert into market (id) values (1);
      create table change_log (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('catalogue', 'stock')),
        at timestamptz not null default now()
      );
      create function log_change() returns trigger language plpgsql as $$
      begin
        insert into change_log (kind) values (tg_argv[0]);
        return null;
      end $$;
    `.execute(db);
    for (const table of ['seller', 'collection', 'product', 'placement', 'location', 'shipping_zone', 'market'])
      await sql`
        create trigger log_catalogue after insert or update or delete on ${sql.table(table)}
        for each statement execute function log_change('catalogue')`.execute(db);
    await sql`
      create trigger log_catalogue after insert or delete or update of
        product_id, position, name_primary, name_secondary, price, compared_at_price, deposit, track_stock, stored,
        unit_price, unit_amount, unit on variant
        for each statement execute function log_change('catalogue');
      create trigger log_stock after update of stock, held, stock_mdo, held_mdo on variant
        for each statement execute function log_change('stock');
    `.execute(db);
  },
};
