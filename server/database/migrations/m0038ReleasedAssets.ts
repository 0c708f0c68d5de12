import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The built files of the storefront's releases, so that a page of an earlier release still finds its own. In a schema
 * of their own, outside the market's data: backups omit them, and servers recreate them.
 */
export const m0038ReleasedAssets: Migration = {
  async up(db) {
    await sql`
      create schema if not exists released;
      create table if not exists released.asset (
        name text primary key,
        content bytea not null,
        last_current timestamptz not null default now()
      )`.execute(db);
  },
};
