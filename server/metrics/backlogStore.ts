import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What waits in the market, and when each job ran and failed last; ages in seconds by the machine's clock, 0 for nothing. */
export type Backlog = {
  mailsWaiting: number;
  /** How long the oldest mail is due. */
  mailsLateSeconds: number;
  mailsFailed: number;
  paymentsOpen: number;
  /** How long nothing was heard of the oldest open payment. */
  paymentsSilentSeconds: number;
  /** Payments that became no order: somebody has to act. */
  paymentsUnapplied: number;
  jobs: { job: string; endedSeconds: number; failed: boolean }[];
};

const age = (instant: string) => sql.raw(`greatest(0, coalesce(extract(epoch from now() - ${instant}), 0))::float8`);

/** Reads it from the database. */
export async function readBacklog(db: Kysely<Tables>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*)::int from outbox where status = 'waiting') as "mailsWaiting",
      (select ${age('min(next_at)')} from outbox where status = 'waiting') as "mailsLateSeconds",
      (select count(*)::int from outbox where status = 'failed') as "mailsFailed",
      (select count(*)::int from checkout_attempt where status in ('creating', 'pending')) as "paymentsOpen",
      (select ${age('min(updated_at)')} from checkout_attempt where status in ('creating', 'pending')) as "paymentsSilentSeconds",
      (select count(*)::int from unapplied_payment where settled_at is null) as "paymentsUnapplied",
      coalesce((select jsonb_agg(jsonb_build_object('job', job, 'endedSeconds', extract(epoch from ended_at), 'failed', moved is null))
        from job_run), '[]') as jobs`.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error('A statement without a condition returned no row');
  return backlog;
}
