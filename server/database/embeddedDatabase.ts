import path from 'node:path';
import type { Logger } from 'pino';
import { createConnectionPool } from './connectionPool.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './dataFolder.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embeddedServer.ts';
import { databaseOn } from './pooledDatabase.ts';

/** The folder of the database files, inside the data folder. */
export const DATABASE_FOLDER = 'database';

export type EmbeddedDatabase = Database & { server: EmbeddedServer };

export type EmbeddedLocation = { dataDir: string } | { memory: true; template?: string };

/**
 * Opens the embedded database: PGlite in a worker thread, reached through the same driver as PostgreSQL. A database in
 * memory can start from `template`, the path of a tar file made from `server.ask('dump')`. See `openDatabase`.
 */
export async function openEmbedded(location: EmbeddedLocation, log: Logger): Promise<EmbeddedDatabase> {
  const folder = 'dataDir' in location ? lockDataFolder(location.dataDir) : undefined;
  try {
    const server = await startEmbeddedServer(
      {
        folder: folder?.path,
        dataDir: folder && path.join(folder.path, DATABASE_FOLDER),
        template: 'template' in location ? location.template : undefined,
      },
      log,
    );
    // PGlite has one session for all its connections: more than one client would mix their transactions.
    const pool = createConnectionPool(
      { host: server.host, port: 5432, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
      // The session outlives a lost client: its prepared statements, locks and settings must not.
      { log, onConnect: async (client) => void (await client.query('discard all')) },
    );
    const afterClose = async () => {
      await server.stop();
      folder?.release();
    };
    const database = databaseOn(pool, 'pglite', { prepares: 'repeated', afterClose });
    return { ...database, server };
  } catch (error) {
    folder?.release();
    throw error;
  }
}
