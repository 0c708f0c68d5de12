import { setImmediate } from 'node:timers/promises';

/** So long work keeps the thread before others have their turn; its last step comes on top. */
const SLICE_MS = 1.5;

/** Runs work of many short steps, so many in each turn of the event loop as fit, and returns its result. */
export async function inSlices<T>(work: Iterator<unknown, T>, elapsed = () => performance.now()): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    // What follows the last slice has a turn of its own.
    if (turn > 0) await setImmediate();
    const until = elapsed() + SLICE_MS;
    let step = work.next();
    while (!step.done && elapsed() < until) step = work.next();
    if (!step.done) continue;
    if (turn > 0) await setImmediate();
    return step.value;
  }
}
