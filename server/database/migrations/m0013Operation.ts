import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the market's processes share.
 *
 * - `job_run`: how each job's last run ended, when one last did something, and when one last failed, for the desk's clock.
 * - `rate_bucket`: token buckets; `key` is a hash, `at` in ms of the machine's clock. Unlogged: after a crash of the database
 *   every bucket is full.
 * - `released`: a schema of its own, outside the market's data: backups omit it, and a restore leaves it as it is, so that
 *   its tables are only created if they are not there. `asset` has the built files of the storefront's releases, so that a
 *   page of an earlier release still finds its own; servers recreate them. `operation_use` counts how often each document
 *   of a released storefront was called on a day (UTC), by its hash (ADR 120).
 */
export const m0013Operation: Migration = {
  async up(db) {
    await sql`
      create table job_run (
        job text primary key,
        started_at timestamptz not null,
        ended_at timestamptz not null,
        moved integer check (moved >= 0),
        asked_by uuid,
        worked_at timestamptz,
        worked integer check (worked > 0),
        failed_at timestamptz,
        check ((worked_at is null) = (worked is null)),
        check (moved is not null or failed_at is not null)
      );
      create unlogged table rate_bucket (
        key text primary key,
        tokens double precision not null,
        at double precision not null
      );
      create schema if not exists released;
      create table if not exists released.asset (
        name text primary key,
        content bytea not null,
        last_current timestamptz not null default now()
      );
      create table if not exists released.operation_use (
        day date not null,
        document text not null,
        operation text not null,
        calls bigint not null,
        last_call timestamptz not null,
        primary key (day, document)
      );
    `.execute(db);
  },
};
