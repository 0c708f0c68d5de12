import { commitLocalUpdate, type Disposable, type Environment } from 'relay-runtime';
import { isClientNeeded } from '../identity/identityGate.ts';
import { isOffline, whenOnline } from '../shared/browser/online.ts';
import { retryLater } from '../shared/browser/retryLater.ts';
import { whenAuthenticationLoaded, readAuthentication } from '../shared/relay/authentication.ts';
import { lineSlotsOf, type LineSlots } from './lineSlots.ts';
import { baseQuantityIn, changeLine, hasSavedLine, quantityIn } from './optimisticLine.ts';
import { storePendingChange, takePendingChange, type UncertainChange, type PressedLine } from './pendingChanges.ts';
import { markUnsent } from './unsentLines.ts';

/** One call: `by` units more or fewer; `all` removes the whole line. base: the line's units before it, if known. */
export type LineStep = { by: number; all: boolean; base: number | null };
type LineResult = number | 'refused' | 'unanswered';
export type LineCalls = {
  /**
   * Sends one call, showing its effect until it is answered: returns the line's quantity afterwards, or why there is
   * none.
   */
  send: (step: LineStep) => Promise<LineResult>;
  /** Reads the cart again; false if nobody answered. */
  ask: () => Promise<boolean>;
  /** Nobody answers, though there seems to be a network: changes are stored, and sent later. */
  wait: () => void;
};
/** doubt: an unanswered call from before a reload, included in `by`. */
export type Press = PressedLine & { by: number; doubt?: UncertainChange | null };

/**
 * waiting: units in no call yet. under: the pending call, or the one that nobody answered (`lost`). line: to store its
 * change while offline.
 */
type Queue = {
  waiting: number;
  under: UncertainChange | null;
  lost: boolean;
  busy: boolean;
  shown: Disposable | null;
  line: PressedLine | null;
};
type Queues = Map<string, Queue>;
const pages = new WeakMap<Environment, Queues>();

function queueOf(environment: Environment, variantId: string): Queue {
  const queues: Queues = pages.get(environment) ?? new Map();
  pages.set(environment, queues);
  const queue = queues.get(variantId) ?? {
    waiting: 0,
    under: null,
    lost: false,
    busy: false,
    shown: null,
    line: null,
  };
  queues.set(variantId, queue);
  return queue;
}

/** Whether this page is changing a line: the answer to that contains the cart. */
export const isChangingLine = (environment: Environment): boolean =>
  [...(pages.get(environment)?.values() ?? [])].some(({ busy }) => busy);

/** Whether this page stores a line's changes only until it can send them itself. */
export const sendsItself = (environment: Environment, variantId: string): boolean =>
  Boolean(pages.get(environment)?.get(variantId)?.line);

type Store = Parameters<Parameters<typeof commitLocalUpdate>[1]>[0];

function readCart<T>(environment: Environment, read: (store: Store) => T): T {
  const answers: T[] = [];
  commitLocalUpdate(environment, (store) => void answers.push(read(store)));
  return answers[0]!;
}

/**
 * The next call for pending units: additions fold into one; removals go one by one, or as the whole line if none is
 * left.
 */
function stepFor(waiting: number, quantity: number): Omit<LineStep, 'base'> {
  if (waiting > 0) return { by: waiting, all: false };
  if (waiting < -1 && quantity + waiting <= 0) return { by: waiting, all: true };
  return { by: -1, all: false };
}

/** Nothing can be sent: offline, or a session is being checked and the call would wait for its token (F-026). */
const isHeld = (environment: Environment): boolean =>
  isOffline() || (isClientNeeded(environment) && readAuthentication(environment).loading);

const isAnswer = (result: LineResult): boolean => result !== 'unanswered';

/** Stores a line's pending change across a reload, including the pending call, which then finds no network either. */
const keep = (line: PressedLine, { waiting, under }: Queue): void =>
  storePendingChange({ ...line, waiting, doubt: under });

/**
 * When the page is left, pending changes are sent immediately, beside the pending call (the network keeps mutations
 * alive): there is no later moment to send them. Unsent changes are stored for the next page, or for this one's return.
 */
function sendWhenLeft(
  environment: Environment,
  { line, queue, slots, send }: { line: PressedLine; queue: Queue; slots: LineSlots; send: LineCalls['send'] },
): () => void {
  const leave = () => {
    if (queue.line || isHeld(environment)) return keep(line, queue);
    while (queue.waiting !== 0 && slots.isFree()) {
      const step = stepFor(queue.waiting, Number.POSITIVE_INFINITY);
      queue.waiting -= step.by;
      void slots.run(() => send({ ...step, base: null }), isAnswer);
    }
    if (queue.waiting === 0) return;
    queue.line = line;
    // The pending call outlives the page, so its result is not in doubt.
    keep(line, { ...queue, under: null });
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}

/**
 * Queues a quantity change. Changes to one line are sent sequentially, wherever on the page they are made, so fast
 * clicks are neither lost nor duplicated; pending ones are shown on top of the server's quantity. Without a network or
 * an answer, or while a session is being checked, they wait, even across a reload; a lost call is repeated only once
 * the cart shows that it did not arrive. A refusal drops pending changes. Resolves when the line is settled: true if
 * everything was accepted; immediately (null) if another change already handles it.
 */
export async function queueLineChange(
  environment: Environment,
  { by, doubt = null, ...line }: Press,
  { send, ask, wait: tellOfWaiting }: LineCalls,
): Promise<boolean | null> {
  const { variantId, max } = line;
  const queue = queueOf(environment, variantId);
  const wait = (waiting: number) => {
    queue.waiting = waiting;
    queue.shown?.dispose();
    const units = waiting + (queue.lost ? (queue.under?.by ?? 0) : 0);
    queue.shown =
      units === 0
        ? null
        : environment.applyUpdate({ storeUpdater: (store) => changeLine(store, variantId, units, max) });
    if (queue.line) keep(queue.line, queue);
  };
  if (queue.busy) {
    wait(queue.waiting + by);
    return null;
  }
  const settle = (waiting: number) => {
    Object.assign(queue, { under: null, lost: false });
    wait(waiting);
  };
  // Consecutive calls without an answer; whether to wait before the next; whether the reader was notified.
  let failures = 0;
  let unheard = false;
  let told = false;
  const takeBack = () => {
    queue.line = null;
    return takePendingChange(variantId) !== null;
  };
  /** Waits until calls can be sent; false if another document of this tab has sent the pending changes meanwhile. */
  const released = async () => {
    queue.line = line;
    keep(line, queue);
    if (unheard && !isOffline()) {
      if (!told) tellOfWaiting();
      told = true;
      markUnsent(variantId, true);
      await new Promise<void>(retryLater);
    }
    unheard = false;
    while (isHeld(environment)) await (isOffline() ? whenOnline() : whenAuthenticationLoaded(environment));
    return takeBack();
  };
  /** Determines whether the unanswered call arrived, if anybody answers. */
  const find = async ({ by: units, base }: UncertainChange) => {
    if (!(await ask())) {
      unheard = true;
      return;
    }
    markUnsent(variantId, false);
    queue.shown?.dispose();
    quantity = readQuantity();
    settle(queue.waiting + (quantity === base ? units : 0));
  };
  const slots = lineSlotsOf(environment, () => readCart(environment, hasSavedLine));
  const readQuantity = () => readCart(environment, (store) => quantityIn(store, variantId));
  let quantity = readQuantity();
  Object.assign(queue, { busy: true, under: doubt, lost: doubt !== null });
  wait(by);
  const stopWatching = sendWhenLeft(environment, { line, queue, slots, send });
  try {
    while (queue.waiting !== 0 || queue.under) {
      let known = (!unheard && !isHeld(environment)) || (await released());
      if (known && queue.under) await find(queue.under);
      else if (known && !slots.isFree()) {
        queue.line = line;
        keep(line, queue);
        await slots.whenFree();
        known = takeBack();
      } else if (known) {
        const step = stepFor(queue.waiting, quantity);
        queue.shown?.dispose();
        queue.shown = null;
        queue.under = { by: step.by, base: quantity };
        const base = readCart(environment, (store) => baseQuantityIn(store, variantId));
        const answering = slots.run(() => send({ ...step, base }), isAnswer);
        wait(queue.waiting - step.by);
        const answered = await answering;
        if (answered === 'unanswered') {
          queue.lost = true;
          wait(queue.waiting);
          // A single lost call may be a glitch: the market is asked immediately whether it arrived.
          unheard = failures > 0;
          failures += 1;
          continue;
        }
        failures = 0;
        told = false;
        queue.under = null;
        if (answered === 'refused') known = false;
        else quantity = answered;
      }
      if (!known) {
        settle(0);
        return false;
      }
    }
    return true;
  } finally {
    stopWatching();
    markUnsent(variantId, false);
    queue.busy = false;
  }
}
