export type Repeated = {
  /** Starts no further run and aborts the current one; resolves when that has finished. */
  stop(): Promise<void>;
};

/**
 * Runs `work`, which never rejects, after `firstMs` and again `everyMs` after each run, until stopped. `firstMs` 0: at once. The timer keeps
 * no process alive, and there is none once it is stopped.
 */
export function repeated(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, firstMs = 0 }: { everyMs: number; firstMs?: number },
): Repeated {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  function schedule(ms: number): void {
    if (!stopping.signal.aborted) timer = setTimeout(run, ms).unref();
  }
  function run(): void {
    round = work(stopping.signal).then(() => schedule(everyMs));
  }
  if (firstMs === 0) run();
  else schedule(firstMs);

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
