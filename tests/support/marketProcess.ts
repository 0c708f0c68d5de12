import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

const checkout = path.resolve(import.meta.dirname, '../..');
/** Ends a start that hangs, before the test's own limit does. */
const START_WITHIN_MS = 300_000;

/** Environment variables passed on to processes of the market. */
export const bareEnvironment: Record<string, string | undefined> = {
  PATH: process.env.PATH,
  // As the container's (containerImage.test.ts).
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning --max-semi-space-size=32',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  // The machine's time zone, and a clock that npm test -- --at has moved.
  TZ: process.env.TZ,
  LD_PRELOAD: process.env.LD_PRELOAD,
};

export type MarketProcess = {
  url: string;
  dataDir: string;
  port: number;
  pid: () => number;
  output: () => string;
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Sends SIGTERM, and returns the exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same port and data. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** Starts the shipped server as a process of its own, on a free port and data folder. root: the folder of its files. */
export async function startMarketProcess(env: Record<string, string> = {}, root = checkout): Promise<MarketProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'etal-market-'));
  const port = Number(env.PORT ?? (await freePort()));
  let child: ChildProcess;
  let output = '';

  async function start(more: Record<string, string> = {}): Promise<void> {
    child = fork(path.join(root, 'server/main.ts'), {
      cwd: root,
      silent: true,
      env: {
        ...bareEnvironment,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...env,
        ...more,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (output += part.toString()));
    const late = AbortSignal.timeout(START_WITHIN_MS);
    const ended = once(child, 'exit', { signal: late }).then(([code]) => {
      throw new Error(`The market did not start (exit ${String(code)}):\n${output}`);
    });
    ended.catch(() => undefined);
    try {
      await Promise.race([once(child, 'message', { signal: late }), ended]);
    } catch (error) {
      // One that starts too late would be orphaned.
      child.kill('SIGKILL');
      throw error;
    }
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  }
  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    port,
    pid: () => child.pid ?? 0,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    restart: start,
    async remove() {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
