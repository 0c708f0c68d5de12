import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from './postgres.ts';
import { installedPostgres } from './postgresBinaries.ts';

/** A temporary folder that the user running the server may enter. */
let temporary: string;
beforeEach(() => {
  temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-test-'));
  fs.chmodSync(temporary, 0o755);
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(temporary, { recursive: true });
});

describe('a PostgreSQL for tests', () => {
  it.each([
    { source: 'embedded' as const, had: true },
    { source: 'installed' as const, had: installedPostgres() !== undefined },
  ])('runs from the $source programs, and leaves nothing behind', async ({ source, had }) => {
    if (!had) {
      await expect(startPostgres([source])).rejects.toThrow(`${source}: none`);
      return;
    }
    const server = await startPostgres([source]);
    expect(fs.readdirSync(temporary)).toHaveLength(1);
    expect(server.source).toBe(source);
    expect(server.version).toBeGreaterThanOrEqual(15);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create database another');
    await client.query('create extension unaccent');
    await client.query('create extension pg_trgm');
    const { rows } = await client.query("select lower('ÉTAL') as lower, unaccent('bœuf') as plain");
    expect(rows).toEqual([{ lower: 'étal', plain: 'boeuf' }]);
    await client.end();
    await server.stop();
    expect(fs.readdirSync(temporary)).toEqual([]);
  });

  it('is the one at TEST_DATABASE_URL if that is set, and is left running', async () => {
    const url = process.env.ETAL_TEST_POSTGRES ?? '';
    vi.stubEnv('TEST_DATABASE_URL', url);
    const server = await startPostgres();
    expect(server).toMatchObject({ url, source: 'TEST_DATABASE_URL' });
    await server.stop();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  });

  it('fails with one line that says what was tried', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
    await expect(startPostgres(['TEST_DATABASE_URL'])).rejects.toThrow(
      'No PostgreSQL for the tests (TEST_DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1). Set TEST_DATABASE_URL, or install PostgreSQL.',
    );
  });
});
