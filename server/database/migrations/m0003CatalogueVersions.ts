import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What changes of the catalogue and of the market leave behind.
 *
 * - `change_log` numbers them: from it every process knows that it has to read the catalogue, or only the stock, again.
 * - `version` of a product, seller or market grows with each change of what the desk edits, whatever its source, and
 *   `field_versions` has the one that last changed a column, so that nobody overwrites an unseen change. A variant's
 *   columns are listed with its product, below its id. Stock moves by differences and ratings by votes: neither counts.
 */
export const m0003CatalogueVersions: Migration = {
  async up(db) {
    await sql`
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
      create trigger log_catalogue after insert or delete or update of
        product_id, position, name_primary, name_secondary, price, compared_at_price, deposit, track_stock, stored,
        unit_price, unit_amount, unit on variant
        for each statement execute function log_change('catalogue');
      create trigger log_stock after update of stock, held, stock_mdo, held_mdo on variant
        for each statement execute function log_change('stock');

      create function changed_columns(before jsonb, after jsonb) returns text[] language sql immutable as $$
        select array_agg(a.key)
        from jsonb_each(after) a join jsonb_each(before) b on b.key = a.key
        where a.value is distinct from b.value
          and a.key not in ('version', 'field_versions', 'avg_rating', 'nb_rating', 'stock', 'held', 'stock_mdo', 'held_mdo')
      $$;
      create function count_version() returns trigger language plpgsql as $$
      declare changed text[] := changed_columns(to_jsonb(old), to_jsonb(new));
      begin
        if changed is not null then
          new.version := old.version + 1;
          new.field_versions :=
            old.field_versions || (select jsonb_object_agg(c, new.version) from unnest(changed) c);
        end if;
        return new;
      end $$;
      create function count_variant_version() returns trigger language plpgsql as $$
      declare changed text[] := changed_columns(to_jsonb(old), to_jsonb(new));
      begin
        if changed is not null then
          update product p set
            version = p.version + 1,
            field_versions =
              p.field_versions || (select jsonb_object_agg(new.id || '.' || c, p.version + 1) from unnest(changed) c)
          where p.id = new.product_id;
        end if;
        return null;
      end $$;
      create trigger count_version after update of
        name_primary, name_secondary, price, compared_at_price, deposit, track_stock, stored, unit_price, unit_amount, unit
        on variant for each row execute function count_variant_version();
    `.execute(db);
    const catalogue = ['seller', 'collection', 'product', 'placement', 'basket', 'synonym_group'];
    for (const table of [...catalogue, 'location', 'shipping_zone', 'market'])
      await sql`
        create trigger log_catalogue after insert or update or delete on ${sql.table(table)}
        for each statement execute function log_change('catalogue')`.execute(db);
    for (const table of ['product', 'seller', 'market'])
      await sql`
        create trigger count_version before update on ${sql.table(table)}
          for each row execute function count_version()`.execute(db);
  },
};
