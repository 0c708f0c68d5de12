import { Kysely } from 'kysely';
import type pg from 'pg';
import { dialectOn } from './connectionPool.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const PING_TIMEOUT_MS = 5_000;

/** The Database on a pool of its own. `afterClose` runs once, when the last connection is closed. */
export function databaseOn(
  pool: pg.Pool,
  kind: Database['kind'],
  afterClose: () => Promise<void> = async () => {},
): Database {
  let closed: Promise<void> | undefined;
  return {
    kysely: new Kysely<Tables>({ dialect: dialectOn(pool, { prepare: kind === 'postgres' }) }),
    kind,
    close: () => (closed ??= pool.end().then(afterClose)),
    ping: () => answerWithin(pool.query('select 1'), PING_TIMEOUT_MS),
  };
}

async function answerWithin(answer: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
