import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFullRun } from '../tests/support/fullRun.ts';
import { bareEnvironment } from '../tests/support/marketProcess.ts';
import { copyPreparedMarket } from '../tests/support/preparedMarket.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('npm start', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'etal-start-'));
  let port: number;
  let npm: ChildProcess;
  let url: string;

  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  const exitOf = async (child: ChildProcess) => {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return code ?? signal;
  };

  // The very first start is covered by seeding.test.ts, and by the test of the container's image.
  beforeAll(async () => void (port = await copyPreparedMarket(dataDir)), 120_000);
  beforeEach(async () => {
    url = `http://127.0.0.1:${port}`;
    npm = spawn('npm', ['start'], {
      cwd: root,
      // A process group of its own, as a terminal gives each command.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...bareEnvironment, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
    await expect.poll(async () => npm.exitCode !== null || (await isOpen())).toBe(true);
    expect(npm.exitCode, output).toBeNull();
  });
  afterEach(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Every process of the group has ended.
    }
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it.runIf(isFullRun)('closes the market before npm ends on SIGTERM', async () => {
    npm.kill('SIGTERM');
    expect(await exitOf(npm)).toBe(0);
    expect(await isOpen()).toBe(false);
  });

  it('closes the market gracefully on Ctrl-C, which reaches it from the terminal and again through npm', async () => {
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    expect(await exitOf(npm)).toBe(0);
    expect(await isOpen()).toBe(false);
  });

  it.runIf(isFullRun)('closes the market when npm is killed', async () => {
    npm.kill('SIGKILL');
    await expect.poll(isOpen).toBe(false);
  });
});
