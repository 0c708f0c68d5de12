import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How each job's last run ended, when one last did something, and when one last failed, for the desk's clock. */
export const m0019JobRuns: Migration = {
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
    `.execute(db);
  },
};
