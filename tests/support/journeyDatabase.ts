import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/**
 * An empty database of a real PostgreSQL (postgres.ts) for a market process; `remove` drops it, even with clients
 * connected.
 */
export async function createJourneyDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = await startPostgres();
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
