import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { Database } from '../../server/database/database.ts';
import { startScheduledJobs } from '../../server/jobs/scheduledJobs.ts';
import { JOB_NAMES } from '../../server/marketJobs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A start of the server overwrites it with the jobs' own schedules. */
const SELDOM = '0 0 1 1 *';

/** Creates the tables and queues of the scheduled jobs, as a server does at its first start, without any run. */
export async function putJobTables(database: Database): Promise<void> {
  const jobs = Object.fromEntries(JOB_NAMES.map((name) => [name, { cron: SELDOM, run: async () => 0 }]));
  await startScheduledJobs({ database, jobs, log: pino({ enabled: false }) }).stop();
}

/** Changes with the code that makes the tables. */
export function jobTablesKey(): string {
  const files = ['server/jobs/scheduledJobs.ts', 'server/marketJobs.ts', 'node_modules/pg-boss/package.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
