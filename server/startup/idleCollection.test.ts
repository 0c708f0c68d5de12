import { expect, it } from 'vitest';
import { collectGarbage } from '../garbage.ts';
import { BUSY_SHARE, GROWTH_BYTES, idleCollector, QUIET_MS } from './idleCollection.ts';

/** A process whose clock and memory the test sets; a collection leaves 100 MB. */
function makeProcess() {
  const LEFT_BYTES = 100 * 1024 * 1024;
  const state = { now: 0, bytes: LEFT_BYTES + GROWTH_BYTES, utilization: 0, collections: 0 };
  const collector = idleCollector({
    elapsed: () => state.now,
    residentBytes: () => state.bytes,
    utilization: () => state.utilization,
    collect() {
      state.collections += 1;
      state.bytes = LEFT_BYTES;
    },
  });
  const checkAfter = (ms: number) => {
    state.now += ms;
    collector.check();
    return state.collections;
  };
  return { state, collector, checkAfter };
}

it('collects once when no request came for a while, and not before', () => {
  const { collector, checkAfter } = makeProcess();
  expect(checkAfter(QUIET_MS - 1)).toBe(0);
  collector.request('/produits');
  expect(checkAfter(QUIET_MS - 1)).toBe(0);
  expect(checkAfter(1)).toBe(1);
  expect(checkAfter(QUIET_MS)).toBe(1);
});

it('collects nothing while the thread is at work without a request', () => {
  const { state, checkAfter } = makeProcess();
  state.utilization = BUSY_SHARE + 0.01;
  expect(checkAfter(QUIET_MS)).toBe(0);
  state.utilization = BUSY_SHARE;
  expect(checkAfter(QUIET_MS - 1)).toBe(0);
  expect(checkAfter(1)).toBe(1);
});

it('collects again only after the process has grown', () => {
  const { state, collector, checkAfter } = makeProcess();
  expect(checkAfter(QUIET_MS)).toBe(1);
  collector.request('/graphql');
  state.bytes += GROWTH_BYTES - 1;
  expect(checkAfter(QUIET_MS)).toBe(1);
  state.bytes += 1;
  expect(checkAfter(QUIET_MS)).toBe(2);
});

it('is not kept from it by probes of health', () => {
  const { collector, checkAfter } = makeProcess();
  expect(checkAfter(QUIET_MS - 1)).toBe(0);
  for (const path of ['/healthz', '/livez', '/readyz?verbose']) collector.request(path);
  expect(checkAfter(1)).toBe(1);
});

it('frees what nothing refers to', () => {
  let objects: object[] = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  expect(objects).toHaveLength(500_000);
  const before = process.memoryUsage().heapUsed;
  objects = [];
  collectGarbage();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10_000_000);
});
