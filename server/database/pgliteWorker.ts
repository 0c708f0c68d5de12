import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { durableStartParams, makeOwnerOnly, SyncedFiles, syncToDisk } from './pgliteDurability.ts';
import { explainFailure } from './pgliteFailure.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './pgliteProtocol.ts';
import { wholeStatements } from './pgliteStatements.ts';

/*
 * The thread in which the embedded database runs, so that a long query never blocks the server's event loop.
 * It answers on a unix socket, one client at a time (PGlite has one session); see embeddedServer.ts.
 */

const extensions = { unaccent, pg_trgm };
/** A failed query is reported to its caller. The engine's own log would repeat the refused row, with all its values. */
const privateLog = ['-c', 'log_min_messages=log', '-c', 'log_error_verbosity=terse'];
const data: WorkerData = workerData;
const port = parentPort;
let files: SyncedFiles | undefined;
if (!port) throw new Error('pgliteWorker.ts runs as a worker thread');
const reply = (message: WorkerAnswer) => port.postMessage(message);

/** Exits the thread, as PostgreSQL does on a panic: committed data are in the log, and recovered at the next start. */
function giveUp(error: unknown): never {
  reply({ kind: 'failed', message: explainFailure(error) });
  process.exit(1);
}

/**
 * Creates the files of a new database under another name and moves them when complete: a kill during the first start
 * leaves nothing that looks like a database.
 */
async function createFiles(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const db = await PGlite.create({ dataDir: unfinished });
  await db.close();
  syncToDisk(unfinished);
  fs.renameSync(unfinished, dataDir);
  syncToDisk(path.dirname(dataDir), { shallow: true });
}

async function open(): Promise<PGlite> {
  const onStderr = (line: string) => (reply({ kind: 'log', line }), false);
  if (data.dataDir === undefined) {
    const loadDataDir = data.template === undefined ? undefined : new Blob([fs.readFileSync(data.template)]);
    const startParams = [...PGlite.defaultStartParams, ...privateLog];
    return PGlite.create({ dataDir: 'memory://', extensions, loadDataDir, startParams, onStderr });
  }
  if (!fs.existsSync(data.dataDir)) await createFiles(data.dataDir);
  makeOwnerOnly(data.dataDir);
  files = new SyncedFiles(data.dataDir, giveUp);
  return PGlite.create({ fs: files, extensions, startParams: [...durableStartParams(), ...privateLog], onStderr });
}

/**
 * A failure of the engine itself (not of a query) leaves it in an unknown state, so the thread must not continue.
 * PGlite would: it takes any exception for the end of a statement, and loops for ever in some. Its own have a `status`.
 */
function endOnInternalFailure(db: PGlite): void {
  const engine: { _PostgresMainLoopOnce: () => void; onAbort?: (reason: unknown) => void } = db.Module;
  const runOnce = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if (!(error instanceof Object && 'status' in error)) giveUp(error);
      throw error;
    }
  };
  engine.onAbort = giveUp;
}

async function start(): Promise<void> {
  const db = await open();
  endOnInternalFailure(db);
  const server = new PGLiteSocketServer({ db: wholeStatements(db), path: data.socket, maxConnections: 4 });
  await server.start();
  port?.on('message', async (request: WorkerRequest) => {
    if (request.kind === 'syncs') reply({ kind: 'syncs', count: files?.count ?? 0 });
    if (request.kind === 'dump') {
      const dump = await db.dumpDataDir('none');
      reply({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
    }
    if (request.kind === 'stop') {
      await server.stop();
      await db.close();
      process.exit(0);
    }
  });
  reply({ kind: 'ready' });
}

process.on('uncaughtException', giveUp);
await start().catch(giveUp);
