import { createJourneyDatabase } from '../../tests/support/journeyDatabase.ts';
import { startTestMarket } from '../../tests/support/testMarket.ts';
import { buildStorefront } from '../../tools/build.ts';
import type { DatabaseKind, StartedServer } from './runVerify.ts';

/** Starts the shipped server in demo mode, on a database of its own that goes with it: `kind` says of which sort. */
export async function startShippedServer(kind: DatabaseKind = 'pglite'): Promise<StartedServer> {
  await buildStorefront();
  const database = kind === 'postgres' ? await createJourneyDatabase() : null;
  try {
    const market = await startTestMarket({ MARKET_MODE: 'demo', ...(database && { DATABASE_URL: database.url }) });
    return { url: market.url, remove: () => market.remove().then(() => database?.remove()) };
  } catch (error) {
    await database?.remove();
    throw error;
  }
}
