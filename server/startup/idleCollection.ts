import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { collectGarbage } from '../garbage.ts';
import type { Log } from '../log.ts';

/** Longer than a visitor reads before the next click, so that hardly anybody waits for a collection (ADR 214). */
export const QUIET_MS = 30_000;
const CHECK_EVERY_MS = 5000;
/** A thread that is busier than this share of the time is at work without a request: it reads a catalogue, or prepares its search. */
export const BUSY_SHARE = 0.5;
/** Less is not worth a third of a second of the thread. */
export const GROWTH_BYTES = 32 * 1024 * 1024;
/** Requests of machines, which come every few seconds all night. */
const PROBES = /^\/(?:livez|readyz|healthz)\b/;

type Process = {
  /** Milliseconds of a clock that only runs forward. */
  elapsed: () => number;
  residentBytes: () => number;
  /** The share of the time since it was last asked in which the thread was busy. */
  utilization: () => number;
  collect: () => void;
};

/**
 * Decides when a process collects its garbage: once it had neither a request nor other work for QUIET_MS, and is GROWTH_BYTES larger than the last
 * collection left it.
 */
export function idleCollector({ elapsed, residentBytes, utilization, collect }: Process) {
  let quietSince = elapsed();
  let restingBytes = 0;
  return {
    /** Records a request for this path. */
    request(url: string): void {
      if (!PROBES.test(url)) quietSince = elapsed();
    },
    check(): void {
      if (utilization() > BUSY_SHARE) quietSince = elapsed();
      if (elapsed() - quietSince < QUIET_MS || residentBytes() - restingBytes < GROWTH_BYTES) return;
      collect();
      restingBytes = residentBytes();
      quietSince = elapsed();
    },
  };
}

/** Gives memory back to the system when the process has been idle for a while after work (ADR 214), as long as it lives. */
export function startIdleCollection(log: Log): void {
  const residentBytes = () => process.memoryUsage.rss();
  let checked = performance.eventLoopUtilization();
  const collector = idleCollector({
    elapsed: () => performance.now(),
    residentBytes,
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, checked);
      checked = now;
      return utilization;
    },
    collect() {
      const [started, before] = [performance.now(), residentBytes()];
      collectGarbage();
      const ms = Math.round(performance.now() - started);
      log.debug({ ms, before, after: residentBytes() }, 'An idle process collected its garbage');
    },
  });
  subscribe('http.server.request.start', (message) =>
    collector.request((message as { request: IncomingMessage }).request.url ?? ''),
  );
  setInterval(collector.check, CHECK_EVERY_MS).unref();
}
