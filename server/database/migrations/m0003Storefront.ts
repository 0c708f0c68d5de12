import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Baskets on offer, the operator's own texts, producer ids of an older site, and handles unique across both languages. */
export const m0003Storefront: Migration = {
  async up(db) {
    await sql`
      alter table market
        add column popup jsonb, add column stored_modal jsonb, add column contact jsonb,
        add column pages jsonb not null default '{}';
      alter table seller add column legacy_id integer unique check (legacy_id > 0);
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
        active boolean not null default true
      );
      create trigger log_catalogue after insert or update or delete on basket
        for each statement execute function log_change('catalogue');
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
    // Deferred, so that an import can let two rows exchange their handles.
    for (const table of ['product', 'collection'])
      await sql`
        create constraint trigger one_owner_of_a_handle
          after insert or update of handle_primary, handle_secondary on ${sql.table(table)}
          deferrable initially deferred for each row execute function refuse_shared_handle()`.execute(db);
  },
};
