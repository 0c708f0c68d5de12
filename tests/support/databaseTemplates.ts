import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { databaseLocation } from '../../server/config.ts';
import { DATABASE_FOLDER, openEmbedded, type EmbeddedLocation } from '../../server/database/embeddedDatabase.ts';
import { migrate } from '../../server/database/migrate.ts';
import { onceAmongProcesses } from '../../tools/onceAmongProcesses.ts';
import { fewGoodsKey, seedFewGoods } from './fewGoods.ts';
import { jobTablesKey, putJobTables } from './jobTables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A run whose clock is moved has its own: rows that are dated by the machine would be of its time in other runs (shiftedClock.ts). */
const CACHE = process.env.ETAL_TEST_CACHE ?? path.join(ROOT, '.cache');

let migrationsKey: string | undefined;

/** Changes with the migrations, and with the database that wrote a copy; read once per process. */
export const templateKey = (): string => (migrationsKey ??= hashMigrations());

function hashMigrations(): string {
  const folder = path.join(ROOT, 'server/database/migrations');
  const sources = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
  const lock = fs.readFileSync(path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'));
  const hash = createHash('sha256');
  for (const content of [...sources, lock]) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

/** The tar file of an embedded database with all migrations and no rows, for `openEmbedded`. */
export const databaseTemplate = (): Promise<string> =>
  cachedCopy('test-database', async (file) => {
    await opened({ memory: true }, async ({ server }) => fs.writeFileSync(file, await server.dump()));
  });

/** Copies a folder of some thousand files: synchronously, which takes a quarter of the processor time of a promise for each. */
export const copyFolder = (from: string, to: string): void => fs.cpSync(from, to, { recursive: true });

/** Copies a template's database files to where a server with this data folder expects them. */
function copyFiles(template: string, dataDir: string): void {
  const location = databaseLocation({ databaseUrl: null, dataDir });
  if (!('dataDir' in location)) throw new Error('A server without DATABASE_URL keeps its database in a folder.');
  const files = path.join(location.dataDir, DATABASE_FOLDER);
  copyFolder(path.join(template, DATABASE_FOLDER), files);
}

/** Copies database files with all migrations and no rows into a server's new data folder. */
export async function copyMigratedFiles(dataDir: string): Promise<void> {
  const template = await cachedCopy('test-files', async (folder) => {
    await opened({ dataDir: folder }, async () => {});
  });
  copyFiles(template, dataDir);
}

/**
 * Like `copyMigratedFiles`, with few goods of the demo market (fewGoods.ts), to which the start adds none, and with the
 * tables of the jobs.
 */
export async function copySeededFiles(dataDir: string): Promise<void> {
  const make = (folder: string) =>
    opened({ dataDir: folder }, async (database) => {
      await seedFewGoods(database);
      await putJobTables(database);
    });
  const key = [templateKey(), fewGoodsKey(), jobTablesKey()].join('-');
  copyFiles(await cachedCopy('seeded-files', make, key), dataDir);
}

/**
 * Caches what `make` writes in `folder`, once per `key` and atomically: processes that need it at the same time wait for the
 * one that makes it. Outdated copies of its `kind` are removed.
 */
export async function cachedCopy(
  kind: string,
  make: (file: string) => Promise<void>,
  key = templateKey(),
  folder = CACHE,
): Promise<string> {
  const file = path.join(folder, `${kind}-${key}`);
  await onceAmongProcesses(
    path.join(folder, `lock-${kind}`),
    () => fs.existsSync(file),
    async () => {
      const unfinished = path.join(folder, randomUUID());
      try {
        await make(unfinished);
        fs.renameSync(unfinished, file);
      } finally {
        fs.rmSync(unfinished, { recursive: true, force: true });
      }
      const outdated = fs
        .readdirSync(folder)
        .filter((name) => name.startsWith(`${kind}-`) && name !== path.basename(file));
      for (const name of outdated) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    },
  );
  return file;
}

async function opened(
  location: EmbeddedLocation,
  work: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<void>,
): Promise<void> {
  const database = await openEmbedded(location, pino({ enabled: false }));
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}
