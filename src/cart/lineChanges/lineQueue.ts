import { commitLocalUpdate, type Disposable, type Environment } from 'relay-runtime';
import { isClientNeeded } from '../../identity/identityGate.ts';
import { isOffline, whenOnline } from '../../shared/browser/online.ts';
import { readAuthentication, whenAuthenticationLoaded } from '../../shared/relay/authentication.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { markUnsent, waitToResend } from '../unsentChanges.ts';
import { lineSlotsOf } from './lineSlots.ts';
import { addPendingUnits, pendingChange, storePendingChange, type LineCall, type LineRef } from './lineStore.ts';
import { baseQuantityIn, changeLine, hasSavedLine, quantityIn } from './pendingPaint.ts';

/** base: the line's displayed units when the call is sent; null if what it leads to cannot be predicted. */
export type SentCall = LineCall & { base: number | null };
type LineResult = 'accepted' | 'refused' | 'unanswered';
export type LineCalls = {
  /** Sends one call, showing its effect until the response. */
  send: (call: SentCall) => Promise<LineResult>;
  /** A call was refused, and with it these units: its own and those that waited behind it. */
  onRefused: (units: number) => void;
  /** Called when the network seems fine but no response arrives: changes are stored, and sent later. */
  onUnanswered: () => void;
};
/** by: 0 for what is stored of the line. */
export type LineChange = LineRef & { by: number };

/** sent: calls that await a response, by their key. optimisticUpdate: shows the units that are in none of them. */
type Queue = { busy: boolean; sent: Map<string, Promise<LineResult>>; optimisticUpdate: Disposable | null };
const pages = new WeakMap<Environment, Map<string, Queue>>();

function queueOf(environment: Environment, variantId: string): Queue {
  const queues = pages.get(environment) ?? new Map<string, Queue>();
  pages.set(environment, queues);
  const queue = queues.get(variantId) ?? { busy: false, sent: new Map(), optimisticUpdate: null };
  queues.set(variantId, queue);
  return queue;
}

/** Whether this page is changing a line: the response contains the cart. */
export const isChangingLine = (environment: Environment): boolean =>
  [...(pages.get(environment)?.values() ?? [])].some(({ busy }) => busy);

/** Whether this page is sending a line's stored changes itself. */
export const isQueued = (environment: Environment, variantId: string): boolean =>
  pages.get(environment)?.get(variantId)?.busy ?? false;

type Store = Parameters<Parameters<typeof commitLocalUpdate>[1]>[0];

function readCart<T>(environment: Environment, read: (store: Store) => T): T {
  const results: T[] = [];
  commitLocalUpdate(environment, (store) => void results.push(read(store)));
  return results[0]!;
}

/**
 * Makes the next call of a line's waiting units, and stores it before it is sent: additions fold into one; removals go
 * one by one, or as the whole line if none is left.
 */
function takeCall(variantId: string, quantity: number): LineCall {
  const change = pendingChange(variantId)!;
  const { waiting, seenPrice } = change;
  const all = waiting < -1 && quantity + waiting <= 0;
  const by = waiting > 0 || all ? waiting : -1;
  const call = { requestId: change.nextId!, by, all, seenPrice };
  storePendingChange({ ...change, calls: [...change.calls, call], waiting: waiting - by, nextId: newRequestId() });
  return call;
}

function removeCall(variantId: string, requestId: string): void {
  const change = pendingChange(variantId);
  if (change) storePendingChange({ ...change, calls: change.calls.filter((call) => call.requestId !== requestId) });
}

/** Nothing can be sent: offline, or a session is being checked and the call would wait for its token (F-026). */
const mustWait = (environment: Environment): boolean =>
  isOffline() || (isClientNeeded(environment) && readAuthentication(environment).loading);

/**
 * Queues a quantity change. Changes to one line are sent sequentially, wherever on the page they are made, so fast
 * clicks are neither lost nor duplicated; pending ones are shown on top of the server's quantity. Each is stored until it
 * is answered, across a reload, and a call without a response is sent again: by its key it counts once (ADR 128), even if
 * several documents send it. Without a network, or while a session is being checked, changes wait. A refusal drops them.
 * When the page is left, waiting units are sent immediately, beside the pending call (the network keeps mutations alive):
 * there is no later moment. Resolves when the line is settled: true if everything was accepted, false if not, or if
 * another document has sent it; immediately (null) if another change already handles it.
 */
export async function queueLineChange(
  environment: Environment,
  { by, ...line }: LineChange,
  { send, onRefused, onUnanswered }: LineCalls,
): Promise<boolean | null> {
  const { variantId, max } = line;
  const queue = queueOf(environment, variantId);
  const slots = lineSlotsOf(environment, () => readCart(environment, hasSavedLine));
  const hide = () => {
    queue.optimisticUpdate?.dispose();
    queue.optimisticUpdate = null;
  };
  const show = () => {
    hide();
    const { calls, waiting } = pendingChange(variantId) ?? { calls: [], waiting: 0 };
    const units = calls.reduce((sum, call) => sum + (queue.sent.has(call.requestId) ? 0 : call.by), waiting);
    if (units !== 0)
      queue.optimisticUpdate = environment.applyUpdate({
        storeUpdater: (store) => changeLine(store, variantId, units, max),
      });
  };
  const start = (call: LineCall, base: number | null) => {
    const result = slots.run(
      () => send({ ...call, base }),
      (one) => one !== 'unanswered',
    );
    queue.sent.set(call.requestId, result);
    return result;
  };
  /** The first call: the one that is on its way, the one to send again, or a new one. */
  const sendFirst = (first: LineCall | undefined) => {
    hide();
    const quantity = readCart(environment, (store) => quantityIn(store, variantId));
    const call = first ?? takeCall(variantId, quantity);
    const base = readCart(environment, (store) => baseQuantityIn(store, variantId));
    const result = queue.sent.get(call.requestId) ?? start(call, base);
    show();
    return { call, result };
  };

  if (by !== 0) addPendingUnits(line, by);
  const stored = pendingChange(variantId);
  // A copy of this tab sends these units with the same key.
  if (stored?.nextId === null) storePendingChange({ ...stored, nextId: newRequestId() });
  show();
  if (queue.busy) return null;
  queue.busy = true;
  // Consecutive calls without a response.
  let failures = 0;
  const waitUntilSendable = async () => {
    await waitToResend(variantId, failures, onUnanswered);
    while (mustWait(environment)) await (isOffline() ? whenOnline() : whenAuthenticationLoaded(environment));
  };
  const onPageHide = () => {
    if (mustWait(environment)) return;
    while ((pendingChange(variantId)?.waiting ?? 0) !== 0 && slots.isFree())
      void start(takeCall(variantId, Number.POSITIVE_INFINITY), null);
    show();
  };
  window.addEventListener('pagehide', onPageHide);
  try {
    let mustRetryLater = false;
    for (let change = pendingChange(variantId); change; change = pendingChange(variantId)) {
      const [first] = change.calls;
      const isSent = first !== undefined && queue.sent.has(first.requestId);
      if (!isSent && (mustRetryLater || mustWait(environment) || !slots.isFree())) {
        await (mustRetryLater || mustWait(environment) ? waitUntilSendable() : slots.whenFree());
        mustRetryLater = false;
        if (!pendingChange(variantId)) return false;
        continue;
      }
      const { call, result } = sendFirst(first);
      const answer = await result;
      queue.sent.delete(call.requestId);
      if (answer === 'unanswered') {
        failures += 1;
        mustRetryLater = failures > 1;
        show();
        continue;
      }
      failures = 0;
      markUnsent(variantId, false);
      if (answer === 'refused') {
        const { calls, waiting } = pendingChange(variantId) ?? { calls: [], waiting: 0 };
        onRefused(calls.reduce((sum, one) => sum + one.by, waiting));
        storePendingChange({ ...line, calls: [], waiting: 0, nextId: null });
        return false;
      }
      removeCall(variantId, call.requestId);
    }
    return true;
  } finally {
    window.removeEventListener('pagehide', onPageHide);
    markUnsent(variantId, false);
    queue.busy = false;
    show();
  }
}
