import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeated } from './repeated.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [{ everyMs: 10 }, [1, 1, 2, 2]],
  [{ everyMs: 10, firstMs: 4 }, [0, 1, 1, 2]],
])('runs first and again after each run, and leaves no timer once stopped: %o', async (times, expected) => {
  const work = vi.fn(async () => undefined);
  const counts: number[] = [];
  const repeating = repeated(work, times);
  for (const ms of [0, 9, 1, 4]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(work.mock.calls.length);
  }
  expect(counts).toEqual(expected);
  expect(vi.getTimerCount()).toBe(1);
  await repeating.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('aborts the run in which it is stopped, waits for its end, and runs no more', async () => {
  const run = Promise.withResolvers<void>();
  const events: string[] = [];
  const repeating = repeated(
    async (signal) => {
      signal.addEventListener('abort', () => events.push('aborted'));
      await run.promise;
      events.push('ended');
    },
    { everyMs: 10 },
  );
  const stopped = repeating.stop().then(() => events.push('stopped'));
  await vi.advanceTimersByTimeAsync(1);
  run.resolve();
  await stopped;
  expect(events).toEqual(['aborted', 'ended', 'stopped']);
  expect(vi.getTimerCount()).toBe(0);
});
