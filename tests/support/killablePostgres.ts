import { execFileSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { createCluster, ready, startServer, unprivilegedUser, type Cluster } from './postgres.ts';
import { copyEmbeddedPostgres, installedPostgres } from './postgresBinaries.ts';

export type KillablePostgres = {
  url: string;
  /** Kills all its processes without warning. What was committed is on disk. */
  kill(): Promise<void>;
  /** Ends it as a restart or a failover does: connections are told, and what was not committed is undone. */
  shutDown(): Promise<void>;
  /** Starts it again on its data; resolves when it accepts connections. */
  start(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
};

/** Process ids of a process's children. */
function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

const START_WITHIN_MS = 300_000;

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error;
  }
}

/**
 * A PostgreSQL of its own to be killed: it confirms a commit only once the log is handed to the operating system, as in
 * production, so that killing it loses nothing. Uses an installed PostgreSQL, else the package.
 */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-mortal-'));
  const programs = installedPostgres() ?? copyEmbeddedPostgres(path.join(folder, 'server'));
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine that may be killed');
  const cluster: Cluster = { programs, folder, port: await freePort(), runAs: unprivilegedUser() };
  const password = randomBytes(12).toString('hex');
  await createCluster(cluster, password);
  let server: ChildProcess;

  async function start(): Promise<void> {
    const late = performance.now() + START_WITHIN_MS;
    for (;;) {
      server = startServer(cluster, { synchronous_commit: 'on', full_page_writes: 'on' });
      try {
        return await ready(server);
      } catch (error) {
        // It cannot start while the system is still removing the killed processes.
        if (performance.now() > late) throw error;
      }
    }
  }
  async function kill(): Promise<void> {
    const { pid } = server;
    if (pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    const all = childrenOf(pid);
    endNow(pid);
    all.forEach(endNow);
    await ended;
  }
  async function shutDown(): Promise<void> {
    const ended = once(server, 'exit');
    // PostgreSQL's fast shutdown.
    server.kill('SIGINT');
    await ended;
  }
  await start();
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${cluster.port}/postgres`,
    kill,
    shutDown,
    start,
    async remove() {
      await kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
