import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { copyMigratedFiles, databaseTemplate } from '../../tests/support/databaseTemplates.ts';
import { createLog } from '../log.ts';
import { openEmbedded } from './embeddedDatabase.ts';

it.each(['in memory', 'in a folder'])(
  'repeats no value of a failed query in the log of a database %s',
  async (where) => {
    let output = '';
    const log = createLog(
      'trace',
      new Writable({ write: (chunk, _, callback) => ((output += String(chunk)), callback()) }),
    );
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-test-'));
    await copyMigratedFiles(folder);
    const dataDir = path.join(folder, 'database');
    const inMemory = { memory: true as const, template: await databaseTemplate() };
    const database = await openEmbedded(where === 'in memory' ? inMemory : { dataDir }, log);
    try {
      await sql`create table person (name text primary key, phone text check (phone <> '819 555-0123'))`.execute(
        database.kysely,
      );
      const add = (name: string, phone: string) =>
        sql`insert into person values (${name}, ${phone})`.execute(database.kysely);
      await add('Zorah', '');
      await expect(add('Zorah', '')).rejects.toThrow('duplicate key');
      await expect(add('Zorah Bellerose', '819 555-0123')).rejects.toThrow('check constraint');
      await expect(sql`select ${'{"name": Zorah}'}::jsonb`.execute(database.kysely)).rejects.toThrow('json');
    } finally {
      await database.close();
      fs.rmSync(folder, { recursive: true });
    }
    // The log that was read is the engine's, up to its end.
    expect(output).toMatch(/shut(?:ting)? down/);
    expect(output).not.toMatch(/zorah|bellerose|555-0123/i);
  },
);
