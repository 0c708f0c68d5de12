import type { Log } from '../../server/log.ts';

/** A line of the log: its level, what it names (of an error the message) and its words. */
export type LogLine = [level: 'warn' | 'error', facts: Record<string, unknown>, message: string];

/** Records the warnings and errors of a market's log from now on, whole. */
export function recordLog({ log }: { log: Log }): LogLine[] {
  const lines: LogLine[] = [];
  for (const level of ['warn', 'error'] as const)
    log[level] = (({ err, ...facts }: { err?: Error }, message: string) =>
      void lines.push([level, { ...facts, ...(err && { error: err.message }) }, message])) as Log['warn'];
  return lines;
}
