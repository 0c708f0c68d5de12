import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

/** Work of so many steps, of a millisecond each by the clock of the test. */
function workOf(steps: number) {
  const events: string[] = [];
  let now = 0;
  function* work(): Generator<unknown, string> {
    for (let step = 0; step < steps; step += 1) {
      events.push('step');
      now += 1;
      yield;
    }
    return 'done';
  }
  const result = inSlices(work(), () => now).then((value) => events.push(value));
  return { events, result };
}

it('lets others have their turn between two slices, and before what follows the last one', async () => {
  const { events, result } = workOf(5);
  const other = (async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      events.push('other');
      await setImmediate();
    }
  })();
  await Promise.all([result, other]);
  expect(events).toEqual(['step', 'step', 'other', 'step', 'step', 'other', 'step', 'other', 'done', 'other']);
});

it('does short work in the turn of who wants it', async () => {
  const { events, result } = workOf(1);
  let isLater = false;
  const later = setImmediate().then(() => (isLater = true));
  await result;
  expect(events).toEqual(['step', 'done']);
  expect(isLater).toBe(false);
  await later;
});
