import { sql, type Kysely, type Selectable } from 'kysely';
import type { JobName } from '#generated/schemaTypes.ts';
import type { Tables } from '../database/tables.ts';
import type { JobRunTable } from '../database/workTables.ts';

/**
 * A finished run; `moved` is null if it failed. Instants are market time; `askedBy` is the uuid of the staff who
 * started it.
 */
export type EndedRun = {
  job: JobName;
  startedAt: Date;
  endedAt: Date;
  moved: number | null;
  askedBy: string | null;
};

/** Stores a run as its job's last one; if two finish together the later one stays. */
export async function writeRun(db: Kysely<Tables>, run: EndedRun): Promise<void> {
  const { job, startedAt, endedAt, moved, askedBy } = run;
  const worked = moved !== null && moved > 0 ? moved : null;
  await sql`
    insert into job_run (job, started_at, ended_at, moved, asked_by, worked_at, worked, failed_at)
    values (${job}, ${startedAt}, ${endedAt}, ${moved}, ${askedBy}::uuid, ${worked && endedAt}::timestamptz, ${worked},
      ${moved === null ? endedAt : null}::timestamptz)
    on conflict (job) do update set
      started_at = excluded.started_at, ended_at = excluded.ended_at, moved = excluded.moved, asked_by = excluded.asked_by,
      worked_at = coalesce(excluded.worked_at, job_run.worked_at), worked = coalesce(excluded.worked, job_run.worked),
      failed_at = coalesce(excluded.failed_at, job_run.failed_at)`.execute(db);
}

export type JobRunRow = Selectable<JobRunTable> & { asked_by_name: string | null };

/** The stored runs, by job name. */
export async function readRuns(db: Kysely<Tables>): Promise<Map<string, JobRunRow>> {
  const rows = await db
    .selectFrom('job_run as r')
    .leftJoin('customer as c', 'c.id', 'r.asked_by')
    .selectAll('r')
    .select(sql<string | null>`coalesce(nullif(c.first_name, ''), c.email)`.as('asked_by_name'))
    .execute();
  return new Map(rows.map((row) => [row.job, row]));
}
