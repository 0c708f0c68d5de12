import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { bound } from '../bound.ts';
import type { Database } from '../database/database.ts';
import { compressedFolder, createAssetHandler } from '../http/staticFiles.ts';
import { createLog } from '../log.ts';
import { startAssetKeeper } from './assetKeeper.ts';
import * as assetService from './assetService.ts';

const CLOSING: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of CLOSING.splice(0)) await close();
});

/** A build: its files by their names. */
async function build(files: Record<string, string>): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'build-')), 'assets');
  await mkdir(folder);
  CLOSING.push(() => rm(path.dirname(folder), { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

describe.each(testDatabaseKinds())('the files of releases (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase(kind)));
  afterAll(() => database.close());
  const assets = () => bound(database, assetService);

  /** A server that has this build; answers what it gives for a name. */
  async function serve(folder: string) {
    const asset = createAssetHandler(folder, assets().read);
    const server = createServer(async (request, response) => {
      const isAnswered = await asset((request.url ?? '').slice(1), request, response);
      if (!isAnswered) response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    CLOSING.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    return async (name: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}/${name}`, {
        headers: { connection: 'close', ...headers },
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
  }

  it('are served under the next release too, and deleted 14 days after it', async () => {
    const first = await build({ 'shell-AAAA.js': 'shared', 'menu-BBBB.js': 'old menu', 'menu-BBBB.css': 'a {}' });
    const second = await build({ 'shell-AAAA.js': 'shared', 'menu-CCCC.js': 'new menu' });
    expect(await assets().keep(first)).toBe(3);
    const before = await (await serve(first))('menu-BBBB.js');
    expect(await assets().keep(second)).toBe(1);

    const get = await serve(second);
    const old = await get('menu-BBBB.js');
    expect([old.status, old.text]).toEqual([200, 'old menu']);
    for (const name of ['content-type', 'cache-control', 'vary'])
      expect(old.headers.get(name), name).toBe(before.headers.get(name));
    expect((await get('menu-DDDD.js')).status).toBe(404);
    expect((await get('../assets.test.ts')).status).toBe(404);

    const age = (days: number) =>
      sql`update released.asset set last_current = now() - make_interval(days => ${days}, mins => 1)`.execute(
        database.kysely,
      );
    await age(assetService.ASSETS_KEPT_DAYS - 1);
    expect(await assets().forget()).toBe(0);
    await age(assetService.ASSETS_KEPT_DAYS);
    // A running server determines what is current, however long ago it started.
    expect(await assets().keep(second)).toBe(0);
    expect(await assets().forget()).toBe(2);
    const later = await serve(second);
    expect([(await later('menu-BBBB.js')).status, (await later('menu-CCCC.js')).text]).toEqual([404, 'new menu']);
  });

  it('are sent compressed, by the build or else by the server, to clients that accept it', async () => {
    const folder = await build({ 'menu-BBBB.js': 'plain menu', 'font-CCCC.woff2': 'font' });
    const get = await serve(folder);
    const responseOf = async (name: string, accepted: string) => {
      const { text, headers } = await get(name, { 'accept-encoding': accepted });
      return [text, headers.get('content-encoding'), headers.get('vary')];
    };
    expect(await responseOf('menu-BBBB.js', 'identity')).toEqual(['plain menu', null, 'accept-encoding']);
    expect(await responseOf('menu-BBBB.js', 'gzip')).toEqual(['plain menu', 'gzip', 'accept-encoding']);
    expect(await responseOf('menu-BBBB.js', 'gzip, br')).toEqual(['plain menu', 'br', 'accept-encoding']);
    expect(await responseOf('font-CCCC.woff2', 'gzip, br')).toEqual(['font', null, null]);

    await mkdir(compressedFolder(folder));
    await writeFile(path.join(compressedFolder(folder), 'menu-BBBB.js.br'), brotliCompressSync('built menu'));
    const later = await serve(folder);
    expect((await later('menu-BBBB.js', { 'accept-encoding': 'br' })).text).toBe('built menu');
  });

  it('are stored by servers that start at the same time, and by those that start later', async () => {
    const folder = await build(
      Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`part-${nth}.js`, `${nth}`])),
    );
    await Promise.all([1, 2, 3].map(() => assets().keep(folder)));
    expect((await assets().read('part-19.js'))?.toString()).toBe('19');

    const late = await build({ 'late.js': 'late' });
    const keep = (parts: { folder: string; isShared: boolean; firstAfterMs?: number }) =>
      startAssetKeeper({ assets: assets(), log: createLog('silent'), ...parts });
    const keeper = await keep({ folder: late, isShared: false, firstAfterMs: 0 });
    await expect.poll(async () => (await assets().read('late.js'))?.toString()).toBe('late');
    await keeper.stop();
    const shared = await keep({ folder: await build({ 'shared.js': 'shared' }), isShared: true });
    expect((await assets().read('shared.js'))?.toString(), 'before other processes are asked for it').toBe('shared');
    await shared.stop();
  });
});
