import { commitLocalUpdate, type Disposable, type Environment } from 'relay-runtime';
import type { Cents } from '#rules/money.ts';
import { isClientNeeded } from '../identity/identityGate.ts';
import { isOffline, whenOnline } from '../shared/browser/online.ts';
import { retryLater } from '../shared/browser/retryLater.ts';
import { whenAuthenticationLoaded, readAuthentication } from '../shared/relay/authentication.ts';
import { lineSlotsOf, type LineSlots } from './lineSlots.ts';
import { baseQuantityIn, changeLine, hasSavedLine, quantityIn } from './optimisticLine.ts';
import { storePendingChange, takePendingChange, type UncertainChange, type LineRef } from './pendingChanges.ts';
import { markUnsent } from './unsentLines.ts';

/**
 * One call: `by` units more or fewer; `all` removes the whole line. base: the line's units before it, if known.
 * seenPrice: the lowest price that was displayed to its presses.
 */
export type LineStep = { by: number; all: boolean; base: number | null; seenPrice: Cents };
type LineResult = number | 'refused' | 'unanswered';
export type LineCalls = {
  /**
   * Sends one call, showing its effect until the response: returns the resulting quantity, or why there is none.
   */
  send: (step: LineStep) => Promise<LineResult>;
  /** A call was refused, and with it these units: its own and those that waited behind it. */
  onRefused: (units: number) => void;
  /** Fetches the cart again; false without a response. */
  refetch: () => Promise<boolean>;
  /** Called when the network seems fine but no response arrives: changes are stored, and sent later. */
  onUnanswered: () => void;
};
/** doubt: a call without a response from before a reload, included in `by`. */
export type LineChange = LineRef & { by: number; doubt?: UncertainChange | null };

/**
 * waiting: units in no call yet. sent: the pending call, or one without a response (`isLost`). line: to store its change
 * while offline. seenPrice: the lowest price that was displayed to a press since the queue was empty.
 */
type Queue = {
  waiting: number;
  sent: UncertainChange | null;
  isLost: boolean;
  busy: boolean;
  optimisticUpdate: Disposable | null;
  line: LineRef | null;
  seenPrice: Cents;
};
type Queues = Map<string, Queue>;
const pages = new WeakMap<Environment, Queues>();

function queueOf(environment: Environment, variantId: string): Queue {
  const queues: Queues = pages.get(environment) ?? new Map();
  pages.set(environment, queues);
  const queue = queues.get(variantId) ?? {
    waiting: 0,
    sent: null,
    isLost: false,
    busy: false,
    optimisticUpdate: null,
    line: null,
    seenPrice: 0,
  };
  queues.set(variantId, queue);
  return queue;
}

/** Whether this page is changing a line: the response contains the cart. */
export const isChangingLine = (environment: Environment): boolean =>
  [...(pages.get(environment)?.values() ?? [])].some(({ busy }) => busy);

/** Whether this page stores a line's changes only until it can send them itself. */
export const sendsItself = (environment: Environment, variantId: string): boolean =>
  Boolean(pages.get(environment)?.get(variantId)?.line);

type Store = Parameters<Parameters<typeof commitLocalUpdate>[1]>[0];

function readCart<T>(environment: Environment, read: (store: Store) => T): T {
  const results: T[] = [];
  commitLocalUpdate(environment, (store) => void results.push(read(store)));
  return results[0]!;
}

/**
 * The next call for pending units: additions fold into one; removals go one by one, or as the whole line if none is
 * left.
 */
function stepFor(waiting: number, quantity: number): Omit<LineStep, 'base' | 'seenPrice'> {
  if (waiting > 0) return { by: waiting, all: false };
  if (waiting < -1 && quantity + waiting <= 0) return { by: waiting, all: true };
  return { by: -1, all: false };
}

/** Nothing can be sent: offline, or a session is being checked and the call would wait for its token (F-026). */
const mustWait = (environment: Environment): boolean =>
  isOffline() || (isClientNeeded(environment) && readAuthentication(environment).loading);

const hasResponse = (result: LineResult): boolean => result !== 'unanswered';

/** Stores a line's pending change across a reload, including the pending call, which then finds no network either. */
const store = (line: LineRef, { waiting, sent, seenPrice }: Queue): void =>
  storePendingChange({ ...line, seenPrice, waiting, doubt: sent });

/**
 * When the page is left, pending changes are sent immediately, beside the pending call (the network keeps mutations
 * alive): there is no later moment to send them. Unsent changes are stored for the next page, or for this one's return.
 */
function sendWhenLeft(
  environment: Environment,
  { line, queue, slots, send }: { line: LineRef; queue: Queue; slots: LineSlots; send: LineCalls['send'] },
): () => void {
  const onPageHide = () => {
    if (queue.line || mustWait(environment)) return store(line, queue);
    while (queue.waiting !== 0 && slots.isFree()) {
      const step = stepFor(queue.waiting, Number.POSITIVE_INFINITY);
      queue.waiting -= step.by;
      void slots.run(() => send({ ...step, base: null, seenPrice: queue.seenPrice }), hasResponse);
    }
    if (queue.waiting === 0) return;
    queue.line = line;
    // The pending call outlives the page, so its result is not in doubt.
    store(line, { ...queue, sent: null });
  };
  window.addEventListener('pagehide', onPageHide);
  return () => window.removeEventListener('pagehide', onPageHide);
}

/**
 * Queues a quantity change. Changes to one line are sent sequentially, wherever on the page they are made, so fast
 * clicks are neither lost nor duplicated; pending ones are shown on top of the server's quantity. Without a network or
 * a response, or while a session is being checked, they wait, even across a reload; a lost call is repeated only once
 * the cart shows that it did not arrive. A refusal drops pending changes. Resolves when the line is settled: true if
 * everything was accepted; immediately (null) if another change already handles it.
 */
export async function queueLineChange(
  environment: Environment,
  { by, doubt = null, ...line }: LineChange,
  { send, onRefused, refetch, onUnanswered }: LineCalls,
): Promise<boolean | null> {
  const { variantId, max } = line;
  const queue = queueOf(environment, variantId);
  const setWaiting = (waiting: number) => {
    queue.waiting = waiting;
    queue.optimisticUpdate?.dispose();
    const units = waiting + (queue.isLost ? (queue.sent?.by ?? 0) : 0);
    queue.optimisticUpdate =
      units === 0
        ? null
        : environment.applyUpdate({ storeUpdater: (store) => changeLine(store, variantId, units, max) });
    if (queue.line) store(queue.line, queue);
  };
  if (queue.busy) {
    queue.seenPrice = Math.min(queue.seenPrice, line.seenPrice);
    setWaiting(queue.waiting + by);
    return null;
  }
  const settle = (waiting: number) => {
    Object.assign(queue, { sent: null, isLost: false });
    setWaiting(waiting);
  };
  // Consecutive calls without a response; whether to wait before the next; whether the reader was notified.
  let failures = 0;
  let mustRetryLater = false;
  let isNotified = false;
  const takePending = () => {
    queue.line = null;
    return takePendingChange(variantId) !== null;
  };
  /** Waits until calls can be sent; false if another document of this tab has sent the pending changes meanwhile. */
  const waitUntilSendable = async () => {
    queue.line = line;
    store(line, queue);
    if (mustRetryLater && !isOffline()) {
      if (!isNotified) onUnanswered();
      isNotified = true;
      markUnsent(variantId, true);
      await new Promise<void>(retryLater);
    }
    mustRetryLater = false;
    while (mustWait(environment)) await (isOffline() ? whenOnline() : whenAuthenticationLoaded(environment));
    return takePending();
  };
  /** Determines whether the call without a response arrived. */
  const resolveDoubt = async ({ by: units, base }: UncertainChange) => {
    if (!(await refetch())) {
      mustRetryLater = true;
      return;
    }
    markUnsent(variantId, false);
    queue.optimisticUpdate?.dispose();
    quantity = readQuantity();
    settle(queue.waiting + (quantity === base ? units : 0));
  };
  const slots = lineSlotsOf(environment, () => readCart(environment, hasSavedLine));
  const readQuantity = () => readCart(environment, (store) => quantityIn(store, variantId));
  let quantity = readQuantity();
  Object.assign(queue, { busy: true, sent: doubt, isLost: doubt !== null, seenPrice: line.seenPrice });
  setWaiting(by);
  const stopWatching = sendWhenLeft(environment, { line, queue, slots, send });
  try {
    while (queue.waiting !== 0 || queue.sent) {
      let canSend = (!mustRetryLater && !mustWait(environment)) || (await waitUntilSendable());
      if (canSend && queue.sent) await resolveDoubt(queue.sent);
      else if (canSend && !slots.isFree()) {
        queue.line = line;
        store(line, queue);
        await slots.whenFree();
        canSend = takePending();
      } else if (canSend) {
        const step = stepFor(queue.waiting, quantity);
        queue.optimisticUpdate?.dispose();
        queue.optimisticUpdate = null;
        queue.sent = { by: step.by, base: quantity };
        const base = readCart(environment, (store) => baseQuantityIn(store, variantId));
        const request = slots.run(() => send({ ...step, base, seenPrice: queue.seenPrice }), hasResponse);
        setWaiting(queue.waiting - step.by);
        const result = await request;
        if (result === 'unanswered') {
          queue.isLost = true;
          setWaiting(queue.waiting);
          // A single lost call may be a glitch: the cart is fetched immediately to see whether it arrived.
          mustRetryLater = failures > 0;
          failures += 1;
          continue;
        }
        failures = 0;
        isNotified = false;
        queue.sent = null;
        if (result === 'refused') {
          onRefused(step.by + queue.waiting);
          canSend = false;
        } else quantity = result;
      }
      if (!canSend) {
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
