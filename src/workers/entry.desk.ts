import { deskWorker, type DeskWorkerOptions } from './deskWorker.ts';
import type { WorkerScope } from './workerScope.ts';

/** Written before this file's own text by the server (workerFiles.ts). */
declare const DESK_WORKER: DeskWorkerOptions;

// The page's own types are those of a window.
deskWorker(globalThis as unknown as WorkerScope, DESK_WORKER);
