import type { Log } from '../log.ts';
import { repeated, type Repeated } from '../repeated.ts';
import type { OperationUse } from './operationUseService.ts';

/** A crash loses the counts of this time at most. */
const EVERY_MS = 60_000;

/** Adds the counted calls to the database every minute, and a last time when stopped. Failures are logged. */
export function startOperationUseKeeper(parts: {
  operationUse: Pick<OperationUse, 'loadEarlier' | 'flush'>;
  log: Log;
  everyMs?: number;
}): Repeated {
  const { operationUse, log, everyMs = EVERY_MS } = parts;
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'Calls of operations were not counted');
    }
  }
  let work: () => Promise<unknown> = operationUse.loadEarlier;
  const counting = repeated(
    async () => {
      await attempt(work);
      work = operationUse.flush;
    },
    { everyMs },
  );
  return {
    async stop() {
      await counting.stop();
      await attempt(operationUse.flush);
    },
  };
}
