import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseLocation } from '../../server/database/database.ts';
import { startupError } from '../../server/startup/startupError.ts';
import { isInstalled, startDaemon } from '../support/daemons.ts';
import { isFullRun } from '../support/fullRun.ts';
import { createJourneyDatabase } from '../support/journeyDatabase.ts';
import { bareEnvironment, startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';

const run = promisify(execFile);
const checkout = path.resolve(import.meta.dirname, '../..');
/** The startup parameters that the market sends where no pooler is named. */
const IGNORED = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };

/** What its operator reads, or null if it opens. */
async function refusalAt(location: DatabaseLocation): Promise<string | null> {
  try {
    await (await openDatabase(location)).close();
    return null;
  } catch (error) {
    return startupError(error) ?? String(error);
  }
}

describe.runIf(isFullRun && isInstalled('pgbouncer'))('a market behind PgBouncer', () => {
  const closing: (() => unknown)[] = [];
  let direct: string;
  /** Its address through a PgBouncer of four connections, which its clients share. settings: further lines of its file. */
  const poolerOf = async (settings: Record<string, string>) => {
    const url = new URL(direct);
    const { hostname, port: serverPort, username, password, pathname } = url;
    const login = password === '' ? '' : ` password=${password}`;
    const { port, stop } = await startDaemon(
      'pgbouncer',
      (own) => `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort || 5432} user=${username}${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
default_pool_size = 4
${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`,
    );
    closing.push(stop);
    url.host = `127.0.0.1:${port}`;
    return url.href;
  };
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: direct });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  beforeAll(async () => {
    const database = await createJourneyDatabase();
    direct = database.url;
    closing.push(database.remove);
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  it('says at start that a pooler is there, whether it refuses parameters or drops them', async () => {
    const text = /A connection pooler stands before the database of DATABASE_URL.*DATABASE_POOLER/;
    expect(await refusalAt({ url: direct })).toBeNull();
    expect(await refusalAt({ url: await poolerOf({ pool_mode: 'transaction' }) })).toMatch(text);
    const dropping = await poolerOf({ pool_mode: 'transaction', ...IGNORED });
    expect(await refusalAt({ url: dropping })).toMatch(text);
    expect(await refusalAt({ url: dropping, pooler: 'none' })).toBeNull();
  });

  it('sets its limits itself where a client keeps its connection', async () => {
    const url = await poolerOf({ pool_mode: 'session' });
    const database = await openDatabase({ url, pooler: 'session', statementMs: 7000 });
    const { rows } = await database.runText("select current_setting('statement_timeout') as limit");
    await database.close();
    expect(rows).toEqual([{ limit: '7s' }]);
  });

  describe('of transactions', () => {
    let market: MarketProcess;
    beforeAll(async () => {
      const url = await poolerOf({ pool_mode: 'transaction' });
      const refusal = await refusalAt({ url, pooler: 'transaction' });
      expect(refusal).toMatch(/alter role "\w+" set statement_timeout = '30000ms'; alter role .* idle_in_transaction/);
      const name = new URL(direct).pathname.slice(1);
      await asOwner(`alter database ${name} set statement_timeout = '30s'`);
      await asOwner(`alter database ${name} set idle_in_transaction_session_timeout = '30s'`);
      // Its connections are older than these settings.
      await asOwner(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      market = await startMarketProcess({ DATABASE_URL: url, DATABASE_POOLER: 'transaction' });
      closing.push(() => market.remove());
    });

    it('passes the whole contract on four connections, and all answers to fifty shoppers at once', async () => {
      const words = ['contracts/provider/verify.ts', market.url, '--suite', 'all', '--strict'];
      const env = { ...bareEnvironment, NODE_ENV: 'production' };
      const failed = await run(process.execPath, words, { cwd: checkout, maxBuffer: 1e8, env }).then(
        () => null,
        ({ stdout }: { stdout: string }) => stdout.slice(-5000),
      );
      expect(failed).toBeNull();
      const cart = { query: '{ cart { id } user { id } products(first: 3) { edges { node { name } } } }' };
      const headers = { 'content-type': 'application/json' };
      const answers = await Promise.all(
        Array.from({ length: 500 }, async () => {
          const response = await fetch(`${market.url}/graphql`, {
            method: 'POST',
            headers,
            body: JSON.stringify(cart),
          });
          return response.json() as Promise<{ errors?: unknown }>;
        }),
      );
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(market.output()).not.toMatch(/prepared statement/);
    });
  });
});
