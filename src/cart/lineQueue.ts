import type { Disposable, Environment } from 'relay-runtime';
import { changeLine } from './optimisticLine.ts';

/** One call: `by` units more or fewer; `all` takes the whole line away. */
export type LineStep = { by: number; all: boolean };
/** Sends one call, showing its effect until it is answered: the line's quantity afterwards, or null when it was refused. */
export type SendStep = (step: LineStep) => Promise<number | null>;

type Queue = { waiting: number; busy: boolean; shown: Disposable | null };
const queues = new WeakMap<Environment, Map<string, Queue>>();

function queueOf(environment: Environment, variantId: string): Queue {
  const lines = queues.get(environment) ?? new Map<string, Queue>();
  queues.set(environment, lines);
  const queue = lines.get(variantId) ?? { waiting: 0, busy: false, shown: null };
  lines.set(variantId, queue);
  return queue;
}

/** The next call for what waits: additions fold into one; removals go one by one, or as the whole line when none is left. */
function stepFor(waiting: number, quantity: number): LineStep {
  if (waiting > 0) return { by: waiting, all: false };
  if (waiting < -1 && quantity + waiting <= 0) return { by: waiting, all: true };
  return { by: -1, all: false };
}

/**
 * The page is being left while presses wait: what waits is sent at once, beside the call under way (the network keeps
 * mutations alive), since nobody will be here to send it later.
 */
function sendWhenLeft(queue: Queue, send: SendStep): () => void {
  const leave = () => {
    while (queue.waiting !== 0) {
      const step = stepFor(queue.waiting, Number.POSITIVE_INFINITY);
      queue.waiting -= step.by;
      void send(step);
    }
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}

/**
 * Takes one press of a stepper. The presses of one line are sent one call after the other, however fast they come and
 * wherever on the page, so that none is lost or doubled; what still waits is shown on top of the server's word. A refusal
 * drops what waits. Resolves when the line is at rest: true when everything was accepted; at once (null) when another
 * press already sees to it.
 */
export async function pressLine(
  environment: Environment,
  { variantId, by, max }: { variantId: string; by: number; max: number },
  send: SendStep,
): Promise<boolean | null> {
  const queue = queueOf(environment, variantId);
  const wait = (waiting: number) => {
    queue.shown?.dispose();
    queue.waiting = waiting;
    queue.shown =
      waiting === 0
        ? null
        : environment.applyUpdate({ storeUpdater: (store) => changeLine(store, variantId, waiting, max) });
  };
  if (queue.busy) {
    wait(queue.waiting + by);
    return null;
  }
  queue.busy = true;
  queue.waiting = by;
  const stopWatching = sendWhenLeft(queue, send);
  try {
    let quantity = Number.POSITIVE_INFINITY;
    while (queue.waiting !== 0) {
      const step = stepFor(queue.waiting, quantity);
      wait(queue.waiting - step.by);
      const answered = await send(step);
      if (answered === null) {
        wait(0);
        return false;
      }
      quantity = answered;
    }
    return true;
  } finally {
    stopWatching();
    queue.busy = false;
  }
}
