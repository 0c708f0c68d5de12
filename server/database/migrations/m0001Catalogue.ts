import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The catalogue: producers, categories, products and their variants, baskets and synonyms. SQL of PostgreSQL 15.
 *
 * - A variant's `key` is its permanent name within its product, by which catalogue files identify it.
 * - `product.diets` and `allergens` are what producers declare (ADR 65): the diets that it suits, and per allergen whether
 *   it contains it, may contain traces of it or is free of it. Null: nothing is declared. What is not food (`collection.food`,
 *   ADR 85) has nothing to declare.
 * - `product.type_*` are terms for what it is, the most exact first: the search ranks by them (ADR 84).
 * - `synonym_group`: the search treats the terms of a row alike. `also`: further matches when they are searched, in one
 *   direction. `apart`: the terms are not a kind of what they begin with.
 */
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
        deactivated_until timestamptz,
        legacy_id integer unique check (legacy_id > 0),
        version integer not null default 1,
        field_versions jsonb not null default '{}'
      );
      create table collection (
        id uuid primary key,
        handle_primary text not null unique,
        handle_secondary text not null unique,
        name_primary text not null, name_secondary text,
        priority integer not null,
        parent_id uuid references collection,
        image text,
        line_primary text, line_secondary text,
        food boolean not null default true
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
        created_at timestamptz not null,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        diets text[] check (diets <@ array['vegan', 'vegetarian', 'gluten_free', 'lactose_free']),
        allergens jsonb check (jsonb_typeof(allergens) = 'object' and allergens <> '{}'),
        shelf text check (shelf <> '' and length(shelf) <= 12),
        type_primary text[] not null default '{}',
        type_secondary text[] not null default '{}'
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
        key text not null default gen_random_uuid()::text,
        unique (product_id, position),
        unique (product_id, key),
        check (held_mdo <= held),
        check (not track_stock or held <= stock),
        check (not track_stock or stock_mdo <= stock),
        check (num_nonnulls(unit_price, unit_amount, unit) in (0, 3))
      );
      create table basket (
        id uuid primary key,
        handle_primary text not null unique,
        priority integer not null,
        name_primary text not null, name_secondary text,
        description_primary text, description_secondary text,
        price integer not null check (price >= 0),
        compared_at_price integer check (compared_at_price >= 0),
        frequency text not null
          check (frequency in ('weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual')),
        images text[] not null default '{}',
        active boolean not null default true,
        deposit integer not null default 0 check (deposit >= 0),
        taxable_price integer not null default 0 check (taxable_price between 0 and price),
        contents_primary text[] not null default '{}',
        contents_secondary text[] not null default '{}'
      );
      create table synonym_group (
        id uuid primary key,
        key text not null unique,
        words_primary text[] not null,
        words_secondary text[] not null,
        also_primary text[] not null default '{}',
        also_secondary text[] not null default '{}',
        apart boolean not null default false
      );
      create function refuse_shared_handle() returns trigger language plpgsql as $$
      declare shared boolean;
      begin
        execute format(
          'select exists (select from %I where id <> $1 and (handle_primary = $3 or handle_secondary = $2))',
          tg_table_name
        ) into shared using new.id, new.handle_primary, new.handle_secondary;
        if shared then
          raise unique_violation using
            message = format('a %s already has the handle %s or %s', tg_table_name, new.handle_primary, new.handle_secondary),
            table = tg_table_name, constraint = tg_table_name || '_handle_both_languages';
        end if;
        return null;
      end $$;
    `.execute(db);
    // Handles are unique across both languages. Deferred, so that an import can let two rows exchange theirs.
    for (const table of ['product', 'collection'])
      await sql`
        create constraint trigger one_owner_of_a_handle
          after insert or update of handle_primary, handle_secondary on ${sql.table(table)}
          deferrable initially deferred for each row execute function refuse_shared_handle()`.execute(db);
  },
};
