import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMigratedFiles } from '../../tests/support/databaseTemplates.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { backUp } from '../backup/backup.ts';
import { BackupFileError } from '../backup/backupFormat.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embeddedDatabase.ts';
import { findLostRows } from './lostRows.ts';

const ROWS = 500;

/** Two tables of which one names rows of the other, with a text that is too long to be stored beside its row. */
async function fillTables({ kysely: db }: Database): Promise<void> {
  await sql`create table place (region integer, number integer, name text, primary key (region, number))`.execute(db);
  await sql`create table visit (id integer primary key, region integer, number integer, note text,
    foreign key (region, number) references place)`.execute(db);
  await sql`insert into place select 1, n, 'place ' || n from generate_series(1, ${ROWS}) n`.execute(db);
  await sql`insert into visit select n, 1, n, (select string_agg(md5(n || '-' || i), '') from generate_series(1, 100) i)
    from generate_series(1, ${ROWS}) n`.execute(db);
  await sql`insert into visit values (0, null, 7, null)`.execute(db);
}

describe.each(testDatabaseKinds())('on %s', (kind) => {
  it('finds nothing in a whole database, and rows whose parent is gone', async () => {
    const database = await createTestDatabase(kind);
    try {
      await fillTables(database);
      expect(await findLostRows(database)).toEqual([]);
      await sql`alter table place disable trigger all`.execute(database.kysely);
      await sql`delete from place where number > ${ROWS - 3}`.execute(database.kysely);
      expect(await findLostRows(database)).toEqual(['visit: 3 rows name rows of place that are not there']);
    } finally {
      await database.close();
    }
  });
});

describe('in the files of an embedded database', () => {
  const silent = pino({ enabled: false });
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'etal-lost-')));
  const whole = path.join(parent, 'whole/database');
  const files = new Map<string, string>();
  const TEXTS = "(select reltoastrelid from pg_class where relname = 'visit')";
  beforeAll(async () => {
    await copyMigratedFiles(path.join(parent, 'whole'));
    const database = await openEmbedded({ dataDir: whole }, silent);
    await fillTables(database);
    for (const relation of ["'place'", "'visit'", "'place_pkey'", TEXTS]) {
      const { rows } = await sql<{ file: string }>`
        select pg_relation_filepath(${sql.raw(relation)}) as file`.execute(database.kysely);
      files.set(relation, rows[0]!.file);
    }
    await sql`checkpoint`.execute(database.kysely);
    await database.close();
  });
  afterAll(() => fs.rmSync(parent, { recursive: true }));

  /** The filled database, of which the file of a relation was changed while it was closed. */
  async function damaged(relation: string, damage: (file: string, bytes: number) => void): Promise<Database> {
    const dataDir = fs.mkdtempSync(path.join(parent, 'data-'));
    fs.cpSync(whole, dataDir, { recursive: true });
    const file = path.join(dataDir, 'database', files.get(relation)!);
    damage(file, fs.statSync(file).size);
    return openEmbedded({ dataDir }, silent);
  }
  const PAGE = 8192;
  const half = (file: string, bytes: number) => fs.truncateSync(file, Math.floor(bytes / PAGE / 2) * PAGE);

  it.each([
    ...(isFullRun
      ? ([
          ['an empty table', "'place'", (file: string) => fs.truncateSync(file, 0), /^place: /],
          ['a table cut in half', "'visit'", half, /^visit: /],
          ['an index cut in half', "'place_pkey'", half, /^place: /],
        ] as const)
      : []),
    ['long texts cut in half', TEXTS, half, /^visit: it cannot be read/],
    [
      'a page of zeros',
      "'place'",
      (file: string) => fs.writeSync(fs.openSync(file, 'r+'), Buffer.alloc(PAGE), 0, PAGE, 0),
      /^visit: \d+ rows name rows of place that are not there$/,
    ],
  ] as const)('finds %s, and makes no backup of it', async (_, relation, damage, expected) => {
    const database = await damaged(relation, damage);
    try {
      expect(await findLostRows(database)).toContainEqual(expect.stringMatching(expected));
      const file = path.join(parent, 'market.etal');
      const backup = backUp(database, { dataDir: path.join(parent, 'none'), file });
      await expect(backup).rejects.toThrow(BackupFileError);
      await expect(backup).rejects.toThrow('Rows are lost');
      expect(fs.existsSync(file)).toBe(false);
    } finally {
      await database.close();
    }
  });
});
