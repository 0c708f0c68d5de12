import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The server that Vitest started for the whole run (globalPostgres.ts); in a journey one of its own. */
async function testServer(): Promise<Pick<TestPostgres, 'url' | 'stop'>> {
  const url = process.env.ETAL_TEST_POSTGRES;
  return url ? { url, stop: async () => {} } : startPostgres();
}

/**
 * An empty database of a real PostgreSQL for a market process; `remove` drops it, even with clients
 * connected.
 */
export async function createJourneyDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = await testServer();
  const name = `etal_journeys_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async remove() {
      await administer(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
