import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/database/database.ts';
import { openEmbedded } from '../../server/database/embeddedDatabase.ts';
import { migrate } from '../../server/database/migrate.ts';
import { databaseTemplate, templateKey } from './databaseTemplates.ts';
import { isFullRun } from './fullRun.ts';

/** Any number that nothing else locks on the test server. */
const TEMPLATE_LOCK = 4_207_530_612;
type Prepares = Extract<DatabaseLocation, { url: string }>['prepares'];
const silent = pino({ enabled: false });

/** Both databases that the server must support, for what depends on the database itself. */
export const DATABASE_KINDS: Database['kind'][] = ['pglite', 'postgres'];

/**
 * The databases of this run, for `describe.each`: PostgreSQL, whose locks are real and whose copies are cheap; with
 * `npm test -- --all` both. Tests of differences between the databases use `DATABASE_KINDS`.
 */
export function testDatabaseKinds(): Database['kind'][] {
  return isFullRun ? DATABASE_KINDS : ['postgres'];
}

/** The database of a suite for which either does: PostgreSQL, whose statements take less; with `--all` the embedded one. */
export const eitherDatabaseKind = (): Database['kind'] => (isFullRun ? 'pglite' : 'postgres');

/**
 * A new database with all migrations and no rows, removed when closed. It starts from a copy that is made once per
 * state of the migrations: of the embedded kind in `.cache/`, of the other on the test server (globalPostgres.ts).
 *
 * PostgreSQL prepares each repeated statement, as the embedded database does: a third of its time would go into planning
 * them anew. With `--all` it prepares the marked ones, as in production.
 */
export function createTestDatabase(
  kind: Database['kind'],
  { prepares = isFullRun ? 'marked' : 'repeated' }: { prepares?: Prepares } = {},
): Promise<Database> {
  return kind === 'pglite' ? createInMemory() : createOnServer(prepares);
}

async function createInMemory(): Promise<Database> {
  return openEmbedded({ memory: true, template: await databaseTemplate() }, silent);
}

let administrator: Promise<pg.Client> | undefined;
let copying: Promise<string> | undefined;

async function createOnServer(prepares: Prepares): Promise<Database> {
  const server = process.env.ETAL_TEST_POSTGRES;
  if (!server)
    throw new Error(process.env.ETAL_TEST_POSTGRES_MISSING ?? 'globalPostgres.ts was not run before the tests');
  const name = `etal_test_${randomUUID().replaceAll('-', '')}`;
  const client = await (administrator ??= administratorOf(server));
  const copied = await (copying ??= copyingOf(client, server));
  await client.query(`create database ${name} ${copied}`);
  const database = await openDatabase({ url: urlOf(server, name), prepares });
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    await database.close();
    await client.query(`drop database ${name} with (force)`);
  };
  return { ...database, close: () => (dropped ??= drop()) };
}

/** Connects once per process, which ends with it: a connection takes as long as a copy's statement. */
async function administratorOf(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server });
  // Whoever ends it costs one test; the run's server ends before the processes of its tests.
  client.on('error', () => (administrator = undefined));
  await client.connect();
  // Its types lack it.
  (client as pg.Client & { unref(): void }).unref();
  return client;
}

/** How a database is copied from the template, which is made where there is none. */
async function copyingOf(client: pg.Client, server: string): Promise<string> {
  const template = `etal_template_${templateKey()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  await ensureTemplate(client, server, template);
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  // Copying the files takes half of what copying through the log takes, which is the default since 15.
  const { rows } = await client.query<{ copies: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as copies`,
  );
  return `template ${template}${rows[0]?.copies ? ' strategy file_copy' : ''}`;
}

/** PostgreSQL's own template mark shows that the copy is complete: an interrupted one is made again. */
async function ensureTemplate(client: pg.Client, server: string, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
  if (rows.length > 0) return;
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0`);
  const database = await openDatabase({ url: urlOf(server, name) });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${name} is_template true`);
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
