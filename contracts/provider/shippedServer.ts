import { existsSync } from 'node:fs';
import path from 'node:path';
import { copySeededFiles } from '../../tests/support/databaseTemplates.ts';
import { createSeededDatabase } from '../../tests/support/seededDatabase.ts';
import { startTestMarket } from '../../tests/support/testMarket.ts';
import { buildStorefront } from '../../tools/build.ts';
import type { DatabaseKind, StartedServers } from './verifyArguments.ts';

type Started = { url: string; remove(): Promise<void> };

/** Servers share compiled code: each writes it when it exits normally, which is awaited only if none exists yet. */
const COMPILED = process.env.NODE_COMPILE_CACHE ?? path.resolve(import.meta.dirname, '../../.cache/compiled');

async function startOne(kind: DatabaseKind): Promise<Started> {
  const database = kind === 'postgres' ? await createSeededDatabase() : null;
  try {
    const isFirst = !existsSync(COMPILED);
    const env = { MARKET_MODE: 'demo', NODE_COMPILE_CACHE: COMPILED, ...(database && { DATABASE_URL: database.url }) };
    const market = await startTestMarket(env, copySeededFiles);
    return {
      url: market.url,
      async remove() {
        if (isFirst) await market.stop();
        await market.remove();
        await database?.remove();
      },
    };
  } catch (error) {
    await database?.remove();
    throw error;
  }
}

/**
 * Starts `count` shipped servers in demo mode, each on a database of its own that is dropped with it. Each has few
 * goods of the demo market beside those of states.
 */
export async function startShippedServers(kind: DatabaseKind = 'pglite', count = 1): Promise<StartedServers> {
  await buildStorefront();
  const ends = await Promise.allSettled(Array.from({ length: count }, () => startOne(kind)));
  const started = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const remove = async () => void (await Promise.all(started.map((one) => one.remove())));
  const [first, ...others] = started.map(({ url }) => url);
  for (const end of ends)
    if (end.status === 'rejected') {
      await remove();
      throw end.reason;
    }
  if (first === undefined) throw new Error('No server was asked for.');
  return { urls: [first, ...others], remove };
}
