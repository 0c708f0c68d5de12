import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMigratedFiles } from '../../tests/support/databaseTemplates.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { openDatabase } from './database.ts';

/** Commits one number after the other for ever, printing each after its commit. */
const WRITER = `
  import { sql } from 'kysely';
  import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
  import { inTransaction } from ${JSON.stringify(path.join(import.meta.dirname, 'transaction.ts'))};
  const database = await openDatabase({ dataDir: process.argv[1] });
  await sql\`create table if not exists committed (n serial primary key, filler text)\`.execute(database.kysely);
  for (;;) {
    const n = await inTransaction(database, async (tx) => {
      const { rows } = await sql\`insert into committed (filler) values (repeat('x', 500)) returning n\`.execute(tx);
      if (rows[0].n % 40 === 0) await sql\`update committed set filler = repeat('y', 500) where n % 7 = 0\`.execute(tx);
      return rows[0].n;
    });
    if (n % 25 === 0) await sql\`checkpoint\`.execute(database.kysely);
    console.log(n);
  }
`;

/** After how many commits it is killed: at the first, with `--all` after the files were made, and during checkpoints. */
const KILLS = isFullRun ? [1, 25, 63] : [49];

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-test-'));
  folder = path.join(parent, 'database');
  // Creating the files takes seconds.
  if (!isFullRun) await copyMigratedFiles(parent);
});
afterEach(() => fs.rmSync(parent, { recursive: true }));

/** Runs the writer, kills it as soon as it has printed `lines` numbers, and returns all that it had printed. */
async function writeUntilKilled(lines: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === lines) writer.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
  return acknowledged;
}

it('loses nothing that was committed when its process is killed, again and again', async () => {
  const acknowledged: number[] = [];
  for (const lines of KILLS) {
    acknowledged.push(...(await writeUntilKilled(lines)));
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await sql<{ n: number }>`select n from committed order by n`.execute(database.kysely);
    await database.close();
    const storedNumbers = new Set(rows.map((row) => row.n));
    expect(acknowledged.filter((n) => !storedNumbers.has(n))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS.reduce((sum, lines) => sum + lines, 0));
});
