import { commitLocalUpdate, type Disposable, type Environment } from 'relay-runtime';
import { isClientWanted } from '../identity/identityGate.ts';
import { isOffline, whenOnline } from '../shared/browser/online.ts';
import { retryLater } from '../shared/browser/retryLater.ts';
import { authenticationSettled, knownAuthentication } from '../shared/relay/authentication.ts';
import { keepPress, takePress, type Doubt, type PressedLine } from './keptPresses.ts';
import { lineSlotsOf, type LineSlots } from './lineSlots.ts';
import { baseQuantityIn, changeLine, hasSavedLine, quantityIn } from './optimisticLine.ts';
import { markUnsent } from './unsentLines.ts';

/** One call: `by` units more or fewer; `all` takes the whole line away. base: the line's units before it, where they are known. */
export type LineStep = { by: number; all: boolean; base: number | null };
type LineResult = number | 'refused' | 'unanswered';
export type LineCalls = {
  /** Sends one call, showing its effect until it is answered: the line's quantity afterwards; or why there is none. */
  send: (step: LineStep) => Promise<LineResult>;
  /** Reads the cart again; false when nobody answered. */
  ask: () => Promise<boolean>;
  /** Nobody answers, though there seems to be a network: what is pressed is kept, and sent again later. */
  wait: () => void;
};
/** doubt: a call from before a reload, which is among the units of `by`. */
export type Press = PressedLine & { by: number; doubt?: Doubt | null };

/**
 * waiting: units that no call carries yet. under: the call that does, or that nobody answered (`lost`). line: what is kept
 * for it while there is no network.
 */
type Queue = {
  waiting: number;
  under: Doubt | null;
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

/** Whether this page changes a line itself: the answer to that brings the cart. */
export const isChangingLine = (environment: Environment): boolean =>
  [...(pages.get(environment)?.values() ?? [])].some(({ busy }) => busy);

/** Whether this page keeps presses of a line only until it can send them itself. */
export const sendsItself = (environment: Environment, variantId: string): boolean =>
  Boolean(pages.get(environment)?.get(variantId)?.line);

type Store = Parameters<Parameters<typeof commitLocalUpdate>[1]>[0];

function readCart<T>(environment: Environment, read: (store: Store) => T): T {
  const answers: T[] = [];
  commitLocalUpdate(environment, (store) => void answers.push(read(store)));
  return answers[0]!;
}

/** The next call for what waits: additions fold into one; removals go one by one, or as the whole line when none is left. */
function stepFor(waiting: number, quantity: number): Omit<LineStep, 'base'> {
  if (waiting > 0) return { by: waiting, all: false };
  if (waiting < -1 && quantity + waiting <= 0) return { by: waiting, all: true };
  return { by: -1, all: false };
}

/** Nothing can be sent: there is no network, or a session is being checked and the call would wait for its token (F-026). */
const isHeld = (environment: Environment): boolean =>
  isOffline() || (isClientWanted(environment) && knownAuthentication(environment).loading);

const isAnswer = (result: LineResult): boolean => result !== 'unanswered';

/** Keeps what a line waits for over a reload, with the call under way, which then finds no network either. */
const keep = (line: PressedLine, { waiting, under }: Queue): void => keepPress({ ...line, waiting, doubt: under });

/**
 * The page is being left while presses wait: what waits is sent at once, beside the call under way (the network keeps
 * mutations alive), since nobody will be here to send it later. What cannot be sent is kept, for the next page or for this
 * one's return.
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
    // The call under way outlives the page: it is not in doubt.
    keep(line, { ...queue, under: null });
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}

/**
 * Takes one press of a stepper. The presses of one line are sent one call after the other, however fast they come and
 * wherever on the page, so that none is lost or doubled; what still waits is shown on top of the server's word. Without a
 * network or an answer, or while a session is being checked, they wait for it, over a reload too; a call that the network swallowed is
 * sent again only when the cart shows that it did not arrive. A refusal drops what waits. Resolves when the line is at
 * rest: true when everything was accepted; at once (null) when another press already sees to it.
 */
export async function pressLine(
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
  // Calls in a row that nobody answered; whether to wait before the next; whether the reader was told.
  let failures = 0;
  let unheard = false;
  let told = false;
  const takeBack = () => {
    queue.line = null;
    return takePress(variantId) !== null;
  };
  /** Waits until calls can be sent; false when another document of this tab has sent meanwhile what waits here. */
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
    while (isHeld(environment)) await (isOffline() ? whenOnline() : authenticationSettled(environment));
    return takeBack();
  };
  /** Reads whether the unanswered call arrived, if anybody answers. */
  const find = async ({ by: units, base }: Doubt) => {
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
          // One lost call may be the network's mood: the market is asked at once whether it came.
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
