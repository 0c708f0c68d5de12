import { execFile } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../support/fullRun.ts';
import { createJourneyDatabase } from '../support/journeyDatabase.ts';
import { bareEnvironment, startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';

const run = promisify(execFile);
const checkout = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS = 'server/database/migrations';

/** Node in a checkout, without the settings of the test runner. */
const node = (root: string, words: string[], more: Record<string, string> = {}) =>
  run(process.execPath, words, {
    cwd: root,
    maxBuffer: 1e8,
    env: { ...bareEnvironment, NODE_ENV: 'production', ...more },
  });

const git = async (...words: string[]) => (await run('git', words, { cwd: checkout })).stdout.trim();

/**
 * The version before the newest migration, as a checkout of its own with these packages: its processes go on while this version's are
 * started (docs/operations.md, Upgrade).
 */
async function versionBefore(): Promise<{ root: string; remove: () => Promise<unknown> }> {
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  // For a run by hand: the commit that runs at the market now.
  const version = process.env.VERSION_BEFORE ?? `${newest}^`;
  const root = path.join(mkdtempSync(path.join(os.tmpdir(), 'etal-before-')), 'checkout');
  await git('worktree', 'add', '--detach', root, version);
  symlinkSync(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'));
  await node(root, ['tools/buildOnce.ts']);
  return { root, remove: () => git('worktree', 'remove', '--force', root) };
}

describe.runIf(isFullRun)('an upgrade while the market is open', () => {
  const closing: (() => unknown)[] = [];
  let before: MarketProcess;
  let after: MarketProcess;
  let root: string;
  beforeAll(async () => {
    const version = await versionBefore();
    ({ root } = version);
    closing.push(version.remove);
    const database = await createJourneyDatabase();
    closing.push(() => database.remove());
    const env = { DATABASE_URL: database.url };
    before = await startMarketProcess(env, root);
    closing.push(() => before.remove());
    await node(checkout, ['server/market.ts', 'migrate'], env);
    after = await startMarketProcess(env);
    closing.push(() => after.remove());
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  it('leaves the version before selling, paid and run at the desk as its contract says', async () => {
    const words = ['contracts/provider/verify.ts', before.url, '--suite', 'all', '--strict'];
    const failed = await node(root, words).then(
      () => null,
      ({ stdout }: { stdout: string }) => stdout.slice(-5000),
    );
    expect(failed).toBeNull();
  });

  it('serves each version’s files by the other', async () => {
    for (const [page, files] of [
      [before, after],
      [after, before],
    ] as const) {
      const html = await (await fetch(page.url)).text();
      const names = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name);
      expect(names.length).toBeGreaterThan(5);
      for (const name of new Set(names)) expect((await fetch(files.url + name)).status, name).toBe(200);
    }
  });
});
