import type { Log } from '../log.ts';
import type { OperationUse } from './operationUseService.ts';

/** A crash loses the counts of this time at most. */
const EVERY_MS = 60_000;

/** Adds the counted calls to the database every minute, and a last time when stopped. Failures are logged. */
export function startOperationUseKeeper(parts: {
  operationUse: Pick<OperationUse, 'loadEarlier' | 'flush'>;
  log: Log;
  everyMs?: number;
}): { stop(): Promise<void> } {
  const { operationUse, log, everyMs = EVERY_MS } = parts;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'Calls of operations were not counted');
    }
  }
  function next(): void {
    round = attempt(operationUse.flush).then(schedule);
  }
  function schedule(): void {
    if (!isStopping) timer = setTimeout(next, everyMs).unref();
  }
  let round = attempt(operationUse.loadEarlier).then(schedule);

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await round;
      await attempt(operationUse.flush);
    },
  };
}
