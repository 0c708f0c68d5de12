import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#rules/constants.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './pgliteProtocol.ts';

/** A pg client whose host is a folder connects to this file in it. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** A unix socket's path has room for 104 bytes on macOS and 108 on Linux, including the closing zero. */
const LONGEST_SOCKET_PATH = 103;
/** A database that fails more often than this is not restarted: it would fail again. */
const RESTARTS_PER_MINUTE = 3;
const STOP_TIMEOUT_MS = 10_000;
/** Lets PostgreSQL reach its own recursion limit, which is an error of the query, before the thread's. */
const STACK_MB = 32;

const REMEDY = `If its files are damaged: keep a copy of the folder, then bring the last backup back with\n  npm run market -- restore FILE --replace\nA demo without a backup: move the folder away, and the next start fills a new one.`;

/** The embedded database could not start. The message names its data folder, and how to recover a damaged one. */
export class EmbeddedDatabaseError extends Error {
  constructor(dataDir: string | undefined, reason: string) {
    super(
      `The embedded database${dataDir === undefined ? '' : ` in ${dataDir}`} could not start: ${reason}\n${REMEDY}`,
    );
    this.name = 'EmbeddedDatabaseError';
  }
}

export type EmbeddedServer = {
  /** The `host` for a pg client. */
  host: string;
  /** Syncs to disk since the thread started. */
  syncs(): Promise<number>;
  /** A tar file of the whole database, to start another one from. */
  dump(): Promise<Uint8Array>;
  /** Stops the thread immediately, as a crash of the database would. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded database in a thread of its own, behind a unix socket in `folder` (in a private temporary folder
 * if there is none, or its path is too long for a socket). If it fails while running it is restarted: PostgreSQL's
 * recovery restores everything committed; a database in memory is not restarted, its data is gone.
 */
export async function startEmbeddedServer(
  files: { folder: string | undefined; dataDir: string | undefined; template: string | undefined },
  log: Logger,
): Promise<EmbeddedServer> {
  const { host, remove } = socketFolder(files.folder);
  const socket = path.join(host, SOCKET_NAME);
  const start = () => startWorker({ dataDir: files.dataDir, template: files.template, socket }, log);
  let stopping = false;
  let worker: Worker;
  try {
    worker = await start();
  } catch (error) {
    remove();
    throw error;
  }

  let restarts: number[] = [];
  function watch(): void {
    worker.once('exit', async () => {
      if (stopping) return;
      restarts = restarts.filter((at) => performance.now() - at < MINUTE_MS);
      if (files.dataDir === undefined || restarts.length === RESTARTS_PER_MINUTE) {
        log.fatal('the embedded database failed, and is not started again');
        return;
      }
      restarts.push(performance.now());
      log.error('the embedded database failed, and is started again');
      try {
        worker = await start();
        watch();
      } catch (error) {
        log.fatal({ err: error }, 'the embedded database could not be started again');
      }
    });
  }
  watch();

  return {
    host,
    syncs: () =>
      requestWorker(worker, { kind: 'syncs' }, (message) => (message.kind === 'syncs' ? message.count : undefined)),
    dump: () =>
      requestWorker(worker, { kind: 'dump' }, (message) => (message.kind === 'dump' ? message.bytes : undefined)),
    crash: async () => void (await worker.terminate()),
    async stop() {
      stopping = true;
      await stopWorker(worker);
      remove();
    },
  };
}

function socketFolder(folder: string | undefined): { host: string; remove: () => void } {
  if (folder !== undefined && Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    return { host: folder, remove: () => fs.rmSync(path.join(folder, SOCKET_NAME), { force: true }) };
  }
  // mkdtemp creates it for its owner only.
  const host = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-'));
  return { host, remove: () => fs.rmSync(host, { recursive: true, force: true }) };
}

async function startWorker(data: WorkerData, log: Logger): Promise<Worker> {
  // A file left by a killed process; the lock on the data folder proves that no process uses it.
  fs.rmSync(data.socket, { force: true });
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  return new Promise((resolve, reject) => {
    let reason = 'its thread ended';
    worker.on('error', (error) => (reason = error.message.slice(0, 300)));
    worker.on('exit', () => reject(new EmbeddedDatabaseError(data.dataDir, reason)));
    worker.on('message', (message: WorkerAnswer) => {
      if (message.kind === 'ready') resolve(worker);
      if (message.kind === 'log') log.debug({ line: message.line }, 'embedded database');
      if (message.kind === 'failed') {
        reason = message.message;
        log.error({ reason }, 'the embedded database failed');
      }
    });
  });
}

/** Sends the thread a request; resolves with the result of `pick` for the first message that it recognises. */
function requestWorker<T>(
  worker: Worker,
  request: WorkerRequest,
  pick: (message: WorkerAnswer) => T | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (complete: () => void) => {
      worker.off('message', onMessage).off('exit', onExit);
      complete();
    };
    const onMessage = (message: WorkerAnswer) => {
      const picked = pick(message);
      if (picked !== undefined) settle(() => resolve(picked));
    };
    const onExit = () => settle(() => reject(new Error('The embedded database ended before it answered')));
    worker.on('message', onMessage).on('exit', onExit);
    worker.postMessage(request);
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = once(worker, 'exit');
  const tooLate = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
  worker.postMessage({ kind: 'stop' } satisfies WorkerRequest);
  await ended;
  clearTimeout(tooLate);
}
