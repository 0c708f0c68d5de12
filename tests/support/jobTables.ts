import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { Database } from '../../server/database/database.ts';
import { JOB_NAMES } from '../../server/jobs/jobNames.ts';
import { startScheduledJobs } from '../../server/jobs/scheduledJobs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The jobs' own times are written over it when a server starts. */
const SELDOM = '0 0 1 1 *';

/** Puts the tables and queues of the scheduled jobs there, which a server makes at its first start: none has run. */
export async function putJobTables(database: Database): Promise<void> {
  const jobs = Object.fromEntries(JOB_NAMES.map((name) => [name, { cron: SELDOM, run: async () => 0 }]));
  await startScheduledJobs({ database, jobs, log: pino({ enabled: false }) }).stop();
}

/** Changes with what makes the tables. */
export function jobTablesKey(): string {
  const files = [
    'server/jobs/scheduledJobs.ts',
    'server/jobs/jobNames.ts',
    'server/jobs/marketJobs.ts',
    'node_modules/pg-boss/package.json',
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
