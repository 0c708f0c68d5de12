import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which rows a change of the catalogue has touched (ADR 190): `change_log.about` names the kind of `ids`, so that a process reads only
 * those again. Both null: anything may have changed, as after a statement that touches more than 50 rows, and in what a server of the
 * release before writes. Each row is noted in a setting of its transaction; the statement's trigger logs them together. What lies
 * below a product, its variants and places, is logged as the product.
 */
export const m0061ChangedRows: Migration = {
  async up(db) {
    await sql`
      alter table change_log add column about text, add column ids uuid[];

      create function note_ids(setting text, former uuid, latter uuid) returns void language plpgsql as $$
      declare noted text := coalesce(current_setting(setting, true), '');
      begin
        if noted = 'many' then return; end if;
        if length(noted) > 50 * 37 then noted := 'many';
        else
          noted := noted || coalesce(former || ',', '');
          if latter is distinct from former then noted := noted || coalesce(latter || ',', ''); end if;
        end if;
        perform set_config(setting, noted, true);
      end $$;
      create function note_own() returns trigger language plpgsql as $$
      begin
        perform note_ids(tg_argv[0], old.id, new.id);
        return null;
      end $$;
      create function note_product() returns trigger language plpgsql as $$
      begin
        perform note_ids(tg_argv[0], old.product_id, new.product_id);
        return null;
      end $$;
      create function log_noted() returns trigger language plpgsql as $$
      declare noted text := coalesce(current_setting(tg_argv[2], true), '');
      begin
        if noted = '' then return null; end if;
        perform set_config(tg_argv[2], '', true);
        if noted = 'many' then insert into change_log (kind) values (tg_argv[0]);
        else
          insert into change_log (kind, about, ids) values (tg_argv[0], tg_argv[1],
            (select array_agg(distinct id::uuid) from unnest(string_to_array(rtrim(noted, ','), ',')) as id));
        end if;
        return null;
      end $$;

      drop trigger log_stock on variant;
      create trigger note_stock after update of stock, held, stock_mdo, held_mdo on variant
        for each row execute function note_own('etal.noted_stock');
      create trigger log_stock after update of stock, held, stock_mdo, held_mdo on variant
        for each statement execute function log_noted('stock', 'variant', 'etal.noted_stock');
      drop trigger log_catalogue on variant;
      create trigger note_catalogue after insert or delete or update of
        product_id, position, name_primary, name_secondary, price, compared_at_price, deposit, track_stock, stored,
        unit_price, unit_amount, unit on variant
        for each row execute function note_product('etal.noted_product');
      create trigger log_catalogue after insert or delete or update of
        product_id, position, name_primary, name_secondary, price, compared_at_price, deposit, track_stock, stored,
        unit_price, unit_amount, unit on variant
        for each statement execute function log_noted('catalogue', 'product', 'etal.noted_product');
    `.execute(db);
    const noted = { product: 'product', placement: 'product', seller: 'seller', synonym_group: 'synonym' } as const;
    for (const [table, about] of Object.entries(noted))
      await sql`
        drop trigger log_catalogue on ${sql.table(table)};
        create trigger note_catalogue after insert or update or delete on ${sql.table(table)}
          for each row execute function ${sql.raw(table === 'placement' ? 'note_product' : 'note_own')}(${sql.lit(`etal.noted_${about}`)});
        create trigger log_catalogue after insert or update or delete on ${sql.table(table)}
          for each statement execute function log_noted('catalogue', ${sql.lit(about)}, ${sql.lit(`etal.noted_${about}`)});
      `.execute(db);
  },
};
