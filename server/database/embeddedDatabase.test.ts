import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyMigratedFiles } from '../../tests/support/databaseTemplates.ts';
import { openDatabase } from './database.ts';
import { DataFolderInUseError } from './dataFolder.ts';
import { type EmbeddedDatabase, openEmbedded } from './embeddedDatabase.ts';
import { EmbeddedDatabaseError } from './embeddedServer.ts';

const silent = pino({ enabled: false });

const temporaryFolder = () => fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'etal-test-')));

/** The data folder of a database that was opened and closed. */
let initialDir: string;
let parent: string;
let dataDir: string;
let opened: EmbeddedDatabase[];
beforeAll(async () => {
  initialDir = path.join(temporaryFolder(), 'database');
  // Creating one takes seconds: one test does.
  await copyMigratedFiles(path.dirname(initialDir));
  const database = await openEmbedded({ dataDir: initialDir }, silent);
  await sql`create table kept (n integer)`.execute(database.kysely);
  await database.close();
});
afterAll(() => fs.rmSync(path.dirname(initialDir), { recursive: true }));
beforeEach(() => {
  parent = temporaryFolder();
  dataDir = path.join(parent, 'data');
  fs.cpSync(initialDir, dataDir, { recursive: true });
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  fs.rmSync(parent, { recursive: true });
});

async function open(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir: folder }, silent);
  opened.push(database);
  return database;
}

const insert = (database: EmbeddedDatabase, n: number) => sql`insert into kept values (${n})`.execute(database.kysely);
async function storedNumbers(database: EmbeddedDatabase): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from kept order by n`.execute(database.kysely);
  return rows.map((row) => row.n);
}

describe('an embedded database in a folder', () => {
  it('keeps its rows, syncs every commit to disk, and leaves nothing readable by others', async () => {
    const first = await open();
    const before = await first.server.syncs();
    for (let n = 0; n < 20; n += 1) await insert(first, n);
    expect((await first.server.syncs()) - before).toBe(20);
    await first.kysely.transaction().execute(async (tx) => {
      await sql`insert into kept values (20)`.execute(tx);
      await sql`insert into kept values (21)`.execute(tx);
    });
    expect((await first.server.syncs()) - before).toBe(21);
    await first.close();

    const second = await open();
    expect(await storedNumbers(second)).toHaveLength(22);
    const unsynced = await second.server.syncs();
    await storedNumbers(second);
    expect(await second.server.syncs()).toBe(unsynced);
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(fs.readdirSync(parent)).toEqual(['data']);
  });

  it('has no file that group or others may read or write, not even of an earlier version', async () => {
    const filesOf = () =>
      fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dataDir, name));
    for (const file of filesOf()) if (fs.statSync(file).isFile()) fs.chmodSync(file, 0o666);
    const database = await open();
    await sql`create table added (n integer primary key)`.execute(database.kysely);
    await sql`insert into added select generate_series(1, 1000)`.execute(database.kysely);
    await sql`checkpoint`.execute(database.kysely);
    await database.close();
    const files = filesOf();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => (fs.statSync(file).mode & 0o077) !== 0)).toEqual([]);
  });

  it('is refused to a second process and to a second opening, and unharmed by them', async () => {
    const database = await open();
    await expect(openDatabase({ dataDir })).rejects.toThrow(new DataFolderInUseError(dataDir, process.pid));
    const other = `
      import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
      await openDatabase({ dataDir: process.argv[1] }).catch((error) => console.log(error.message));
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', other, dataDir]);
    expect((await run).stdout.trim()).toBe(new DataFolderInUseError(dataDir, process.pid).message);
    await insert(database, 1);
    expect(await storedNumbers(database)).toEqual([1]);
  });

  it('restarts by itself with all that was committed when its thread fails', async () => {
    const database = await open();
    await insert(database, 1);
    const rejected = database.kysely.transaction().execute(async (tx) => {
      await sql`insert into kept values (2)`.execute(tx);
      await database.server.crash();
      await sql`insert into kept values (3)`.execute(tx);
    });
    await expect(rejected).rejects.toThrow();
    const answers = () =>
      database.ping().then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    expect(await storedNumbers(database)).toEqual([1]);
    await insert(database, 4);
    expect(await storedNumbers(database)).toEqual([1, 4]);
  });

  it('works where the path is too long for a socket', async () => {
    const deep = path.join(parent, 'a'.repeat(80), 'b'.repeat(80));
    fs.cpSync(initialDir, deep, { recursive: true });
    const database = await open(deep);
    expect(await storedNumbers(database)).toEqual([]);
    expect(database.server.host.startsWith(os.tmpdir())).toBe(true);
    expect(fs.statSync(database.server.host).mode & 0o777).toBe(0o700);
    await database.close();
    expect(fs.existsSync(database.server.host)).toBe(false);
  });

  it('starts over on files whose creation was interrupted', async () => {
    const files = path.join(dataDir, 'database');
    fs.renameSync(files, `${files}.unfinished`);
    fs.rmSync(`${files}.unfinished/global/pg_control`);
    await (await open()).ping();
    expect(fs.existsSync(`${files}.unfinished`)).toBe(false);
  });

  it('reports in one sentence that its files are damaged and how to restore them, and releases the folder', async () => {
    const database = await open();
    await database.close();
    const control = path.join(dataDir, 'database/global/pg_control');
    const intact = fs.readFileSync(control);
    fs.writeFileSync(control, Buffer.alloc(intact.length));
    const failure: unknown = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedDatabaseError);
    expect(String(failure)).toContain(path.join(dataDir, 'database'));
    expect(String(failure)).toContain('npm run market -- restore FILE --replace');
    expect(String(failure).length).toBeLessThan(600);
    fs.writeFileSync(control, intact);
    await (await open()).ping();
  });

  it('fails a query that recurses for ever, and answers the next', async () => {
    const database = await open();
    await sql`create function forever(n integer) returns integer language plpgsql
      as $$ begin return forever(n + 1); end $$`.execute(database.kysely);
    await expect(sql`select forever(1)`.execute(database.kysely)).rejects.toMatchObject({ code: '54001' });
    await database.ping();
  });
});
