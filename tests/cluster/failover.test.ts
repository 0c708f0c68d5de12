import { execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openFileProviderStore } from '../../server/embedded/payment/fileProviderStore.ts';
import { buyAgainAndAgain, someGoods, type Traffic } from '../faults/purchaseLoad.ts';
import { chances } from '../support/chances.ts';
import { seedFewGoods } from '../support/fewGoods.ts';
import { freePort } from '../support/freePort.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';
import { createCluster, ready, startServer, unprivilegedUser, type Cluster } from '../support/postgres.ts';
import { installedPostgres } from '../support/postgresBinaries.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';

const run = promisify(execFile);
const PASSWORD = 'standby';
const SHOPPERS = 4;
/** More than there are connections. */
const CROWD = 40;
/** Steps of shoppers before the primary is lost, and after the standby was promoted. */
const [STEPS_BEFORE, STEPS_AFTER] = [150, 150];
/** What confirms a commit once it is on this disk, and on the standby's where there is one. */
const DURABLE = { synchronous_commit: 'on', full_page_writes: 'on' };

function hasBaseBackup(): boolean {
  try {
    execFileSync('pg_basebackup', ['--version']);
    return installedPostgres() !== undefined;
  } catch {
    process.stdout.write('No PostgreSQL with pg_basebackup is installed: a failover was not tried.\n');
    return false;
  }
}

/** An address that leads to one server and, once that is lost, to another, as a failover's virtual address does. */
async function movingAddress(first: number) {
  let target = first;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const further = net.connect(target, '127.0.0.1');
    for (const [from, to] of [
      [socket, further],
      [further, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    moveTo(next: number): void {
      target = next;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    close: () => server.close(),
  };
}

describe.runIf(isFullRun && hasBaseBackup())('a synchronous standby that is promoted while people buy', () => {
  const closing: (() => unknown)[] = [];
  let primary: ChildProcess;
  let address: Awaited<ReturnType<typeof movingAddress>>;
  let market: MarketProcess;
  let standbyPort: number;
  const urlOf = (port: number) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  async function query<T extends object>(port: number, text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: urlOf(port) });
    await client.connect();
    return client
      .query<T>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
  const folderOf = (name: string) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `etal-${name}-`));
    closing.push(() => fs.rmSync(folder, { recursive: true, force: true }));
    return folder;
  };

  beforeAll(async () => {
    const programs = installedPostgres()!;
    const runAs = unprivilegedUser();
    const first: Cluster = { programs, folder: folderOf('primary'), port: await freePort(), ...(runAs && { runAs }) };
    await createCluster(first, PASSWORD);
    primary = startServer(first, DURABLE);
    closing.push(() => primary.kill('SIGKILL'));
    await ready(primary);
    const empty = await openDatabase({ url: urlOf(first.port) });
    await migrate(empty);
    await seedFewGoods(empty);
    await empty.close();

    const second: Cluster = { ...first, folder: folderOf('standby'), port: await freePort() };
    if (runAs) fs.chownSync(second.folder, runAs.uid, runAs.gid);
    const copying = ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', '-D', 'data', '-R', '-X', 'stream'];
    const env = { ...process.env, PGPASSWORD: PASSWORD };
    await run('pg_basebackup', [...copying, '-c', 'fast'], { cwd: second.folder, env, ...runAs });
    const standby = startServer(second, { ...DURABLE, cluster_name: 'standby' });
    closing.push(() => standby.kill('SIGKILL'));
    await ready(standby);
    standbyPort = second.port;
    await query(first.port, `alter system set synchronous_standby_names = 'standby'`);
    await query(first.port, 'select pg_reload_conf()');
    const isSynchronous = "select 1 as one from pg_stat_replication where sync_state = 'sync'";
    while ((await query(first.port, isSynchronous)).length === 0);
    address = await movingAddress(first.port);
    closing.push(() => address.close());
    market = await startMarketProcess({ DATABASE_URL: urlOf(address.port), LOG_LEVEL: 'fatal' });
    closing.push(() => market.remove());
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  it('while the standby is away refuses changes in time, goes on reading, and counts a repeated change once', async () => {
    const [variant = ''] = await someGoods(createShopper(market.url), 15);
    const shoppers = Array.from({ length: CROWD }, () => createShopper(market.url));
    const add = (shopper: Shopper, requestId: string) =>
      shopper.ask<{ addToCart: { items: { quantity: number }[] } }>(
        'mutation Add($variant: ID!, $requestId: ID!) { addToCart(variant: $variant, quantity: 1, requestId: $requestId) { items { quantity } } }',
        { variant, requestId },
      );
    const crowdOf = () => Promise.allSettled(shoppers.map((shopper, index) => add(shopper, `away ${index}`)));
    // Each has a session, whose cookie a refused call could not bring.
    await crowdOf();
    const [receiver] = await query<{ pid: number }>(standbyPort, 'select pid from pg_stat_wal_receiver');
    process.kill(receiver!.pid, 'SIGSTOP');
    try {
      const refused = await Promise.allSettled(shoppers.map((shopper, index) => add(shopper, `again ${index}`)));
      const reasons = refused.map((result) => (result.status === 'rejected' ? String(result.reason) : 'done'));
      expect(new Set(reasons)).toEqual(new Set(['Error: TRY_LATER']));
      expect((await createShopper(market.url).visit('/')).status).toBe(200);
    } finally {
      process.kill(receiver!.pid, 'SIGCONT');
    }
    for (const [index, shopper] of shoppers.entries())
      expect((await add(shopper, `again ${index}`)).addToCart.items).toEqual([{ quantity: 2 }]);
  });

  /** The primary is lost without warning, and the address leads to the standby. */
  async function failOver(): Promise<void> {
    const ended = once(primary, 'exit');
    primary.kill('SIGKILL');
    await ended;
    await query(standbyPort, 'select pg_promote()');
    address.moveTo(standbyPort);
  }

  it('keeps each purchase that was confirmed, once, and sells on', async () => {
    const goods = await someGoods(createShopper(market.url), 15);
    const earlier = await query<{ id: string }>(standbyPort, 'select id from orders');
    let steps = 0;
    let failing: Promise<void> | null = null;
    const traffic: Traffic = {
      isOpen: () => steps < STEPS_BEFORE + STEPS_AFTER,
      async step() {
        steps += 1;
        if (steps === STEPS_BEFORE) failing = failOver();
        // Others go on meanwhile, and are refused.
        if (steps > STEPS_BEFORE) await failing;
      },
    };
    const { paid } = await buyAgainAndAgain(market.url, traffic, { shoppers: SHOPPERS, goods, chance: chances(7) });
    expect(paid).toBeGreaterThan(20);
    const sessions = await (await openFileProviderStore(path.join(market.dataDir, 'payment'))).load();
    const payments = sessions.filter(({ status }) => status === 'complete').map(({ id }) => id);
    const orders = async () => {
      const rows = await query<{ session: string }>(
        standbyPort,
        'select a.provider_session_id as session from orders o join checkout_attempt a on a.id = o.attempt_id',
      );
      return rows.map(({ session }) => session).toSorted();
    };
    // A payment whose message was lost with the primary is asked for by the job.
    await expect.poll(orders).toEqual(payments.toSorted());
    expect((await orders()).length - earlier.length).toBeGreaterThanOrEqual(paid);
    const database = await openDatabase({ url: urlOf(standbyPort) });
    const disagreements = await checkInvariants(database).finally(() => database.close());
    expect(disagreements).toEqual([]);
  });
});
