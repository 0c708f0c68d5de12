import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Versions of what the desk changes, so that nobody overwrites an unseen change, whatever its source: `version` grows
 * with each change, `field_versions` has the one that last changed a column. A variant's columns are listed with its
 * product, below its id. Stock moves by differences and ratings by votes: neither counts.
 */
export const m0021CatalogueVersions: Migration = {
  async up(db) {
    for (const table of ['product', 'seller', 'market'])
      await sql`
        alter table ${sql.table(table)}
          add column version integer not null default 1,
          add column field_versions jsonb not null default '{}'`.execute(db);
    await sql`
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
    for (const table of ['product', 'seller', 'market'])
      await sql`
        create trigger count_version before update on ${sql.table(table)}
          for each row execute function count_version()`.execute(db);
  },
};
