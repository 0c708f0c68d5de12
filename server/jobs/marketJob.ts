import type { JobName } from '#generated/schemaTypes.ts';

/**
 * Repeated work. A run does what is due by the market's clock and returns how many items it changed. Concurrent and
 * interrupted runs are safe, in one process or several. An aborted run stops after its current item.
 */
export type MarketJob = {
  /** Schedule as cron at the market's wall clock; null: a timer of the server runs it every few seconds. */
  cron: string | null;
  run(signal?: AbortSignal): Promise<number>;
};
export type MarketJobs = Readonly<Record<JobName, MarketJob>>;
