import type { Log } from '../log.ts';

export type Sweep = {
  /** No sweep begins any more; resolves when the one under way has ended. */
  stop(): Promise<void>;
};

type SweepOptions = {
  /** Does what is due and returns how many things it moved. */
  run: () => Promise<number>;
  /** What is told in the log of a sweep that moved something, and of one that failed. */
  told: { moved: string; failed: string };
  log: Log;
  everyMs: number;
};

/** Runs at once and then `everyMs` milliseconds after each run has ended, until stopped. A failure is logged. */
export function startSweep({ run, told, log, everyMs }: SweepOptions): Sweep {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      const moved = await run();
      if (moved > 0) log.info({ moved }, told.moved);
    } catch (error) {
      log.error({ err: error }, told.failed);
    }
  }

  let running: Promise<void> = Promise.resolve();
  function next(): void {
    running = sweep().then(() => {
      if (!stopped) timer = setTimeout(next, everyMs);
    });
  }
  next();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
