import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Synonyms (docs/catalogue-files.md): the search treats the terms of a row alike. `also`: further matches when they are
 * searched, in one direction. `apart`: the terms are not a kind of what they begin with.
 */
export const m0039Synonyms: Migration = {
  async up(db) {
    await sql`
      create table synonym_group (
        id uuid primary key,
        key text not null unique,
        words_primary text[] not null,
        words_secondary text[] not null,
        also_primary text[] not null default '{}',
        also_secondary text[] not null default '{}',
        apart boolean not null default false
      );
      create trigger log_catalogue after insert or update or delete on synonym_group
        for each statement execute function log_change('catalogue')`.execute(db);
  },
};
