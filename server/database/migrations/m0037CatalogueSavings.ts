import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the desk saves of the catalogue (ADR 152). `catalogue_saving`: the rows that a saving changed, as they were and as they
 * became, so that it can be undone, and the same as people read it; the last ones are kept. Categories, places, zones and
 * baskets count their versions as products and producers do, so that nobody overwrites an unseen change.
 */
export const m0037CatalogueSavings: Migration = {
  async up(db) {
    await sql`
      create table catalogue_saving (
        number integer generated always as identity primary key,
        at timestamptz not null,
        source text not null check (source in ('form', 'import', 'undo')),
        request text unique,
        changes jsonb not null check (jsonb_typeof(changes) = 'array'),
        shown jsonb not null check (jsonb_typeof(shown) = 'array'),
        undone_at timestamptz
      )`.execute(db);
    for (const table of ['collection', 'location', 'shipping_zone', 'basket'])
      await sql`
        alter table ${sql.table(table)}
          add column version integer not null default 1,
          add column field_versions jsonb not null default '{}';
        create trigger count_version before update on ${sql.table(table)}
          for each row execute function count_version()`.execute(db);
  },
};
