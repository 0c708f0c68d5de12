import { shopWorker } from './shopWorker.ts';
import type { WorkerScope } from './workerScope.ts';

// The page's own types are those of a window.
shopWorker(globalThis as unknown as WorkerScope);
