import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeededFiles } from '../../tests/support/databaseTemplates.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createJourneyDatabase } from '../../tests/support/journeyDatabase.ts';
import { runTool } from '../../tests/support/operatorTool.ts';
import { wholeState } from '../../tests/support/wholeState.ts';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { startMarketServer, type MarketServer } from '../marketServer.ts';
import { KEPT_FOLDERS, LEFT_OUT } from './dataFiles.ts';

const silent = pino({ enabled: false });

/**
 * From a demo market of few goods to the same market on another database, by the tool alone. By default: backup.test.ts and
 * marketTool.test.ts.
 */
describe.runIf(isFullRun)('the backup of a running market', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-running-'));
  const [data, otherFolder] = [path.join(folder, 'data'), path.join(folder, 'other')];
  const tool = (env: Record<string, string>, ...args: string[]) => runTool(folder, env, ...args);
  let market: MarketServer | undefined;
  let postgres: Awaited<ReturnType<typeof createJourneyDatabase>>;
  beforeAll(async () => {
    const config = loadConfig({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: data });
    const render = async () => ({ status: 200, html: '' });
    const pages = { render, assets: () => ({ entry: '', modules: [], styles: () => [] }), assetFolder: null };
    await copySeededFiles(data);
    market = await startMarketServer(config, pages, createLog('silent'));
    postgres = await createJourneyDatabase();
  });
  afterAll(async () => {
    await market?.close();
    await postgres.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is restored by the tool into PostgreSQL, and from there into an embedded database', async () => {
    fs.writeFileSync(path.join(data, 'payment-customers/cus_1.json'), '{}');
    const backup = await tool({ DATA_DIR: data }, 'backup', 'running.etal');
    expect([backup.code, backup.stderr]).toEqual([0, '']);
    const decided = new Set<string>([...KEPT_FOLDERS, ...LEFT_OUT]);
    // What a new part of the market keeps there is either backed up or left out on purpose.
    expect(fs.readdirSync(data).filter((name) => !decided.has(name))).toEqual([]);
    expect(fs.readdirSync(data)).toEqual(expect.arrayContaining(['payment-customers']));

    const onPostgres = { DATA_DIR: otherFolder, DATABASE_URL: postgres.url };
    const restored = await tool(onPostgres, 'restore', 'running.etal');
    expect([restored.code, restored.stderr, restored.stdout]).toEqual([
      0,
      '',
      expect.stringMatching(/Restored\.\nHolds, payments, orders and balances agree\.\n$/),
    ]);
    expect(await tool(onPostgres, 'check')).toMatchObject({ code: 0 });
    expect(fs.readdirSync(path.join(otherFolder, 'payment-customers'))).toEqual(
      fs.readdirSync(path.join(data, 'payment-customers')),
    );
    const notEmpty = await tool(onPostgres, 'restore', 'running.etal');
    expect([notEmpty.code, notEmpty.stderr]).toEqual([1, expect.stringMatching(/^The database is not empty .*\n$/)]);

    const underServer = await tool({ DATA_DIR: data }, 'restore', '--replace', 'running.etal');
    expect([underServer.code, underServer.stderr]).toEqual([1, expect.stringMatching(/^A server is running/)]);
    const used = await openDatabase({ url: postgres.url }, silent);
    const connection = await used.kysely.startTransaction().execute();
    const inUse = await tool(onPostgres, 'restore', '--replace', 'running.etal');
    await connection.rollback().execute();
    const before = await wholeState(used);
    await used.close();
    expect([inUse.code, inUse.stderr]).toEqual([1, expect.stringMatching(/^The market is running on this database/)]);

    expect(await tool(onPostgres, 'backup', 'copy.etal')).toMatchObject({ code: 0, stderr: '' });
    await market?.close();
    market = undefined;
    const replaced = await tool({ DATA_DIR: data }, 'restore', 'copy.etal', '--replace');
    expect([replaced.code, replaced.stderr]).toEqual([0, '']);
    const embedded = await openDatabase({ dataDir: path.join(data, 'database') }, silent);
    const after = await wholeState(embedded);
    await embedded.close();
    expect(after).toEqual(before);
    expect(fs.readdirSync(data).filter((name) => name.startsWith('restore'))).toEqual([]);
  });
});
