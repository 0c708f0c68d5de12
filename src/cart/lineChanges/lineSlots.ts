import type { Environment } from 'relay-runtime';
import { refreshCart } from '../refreshCart.ts';

/** Concurrent line calls of a page: browsers limit what may outlive the page (64 KiB of bodies, network.ts). */
const MAX_PENDING = 8;

/**
 * Decides which line calls of a page may be sent. A visitor's first goes alone: until its response there may be no
 * session yet, and a parallel call would go into another cart (E61).
 */
export type LineSlots = {
  isFree: () => boolean;
  whenFree: () => Promise<void>;
  /** Runs a call in a slot; `hasResponse` says whether its result comes from the market. */
  run: <T>(call: () => Promise<T>, hasResponse: (result: T) => boolean) => Promise<T>;
};

type Options = {
  /** The visitor has a session for a reason other than the response to a line call. */
  isSessionKnown: () => boolean;
  /** Each concurrent call has a response. */
  onIdle: () => void;
};

function createLineSlots({ isSessionKnown, onIdle }: Options): LineSlots {
  let pending = 0;
  let wereConcurrent = false;
  let hasSession = false;
  let waitingCalls: (() => void)[] = [];
  const isFree = () => {
    hasSession ||= isSessionKnown();
    return pending < (hasSession ? MAX_PENDING : 1);
  };
  return {
    isFree,
    async whenFree() {
      while (!isFree()) await new Promise<void>((resolve) => waitingCalls.push(resolve));
    },
    async run(call, hasResponse) {
      pending += 1;
      wereConcurrent ||= pending > 1;
      try {
        const result = await call();
        hasSession ||= hasResponse(result);
        return result;
      } finally {
        pending -= 1;
        const resolvers = waitingCalls;
        waitingCalls = [];
        for (const resolve of resolvers) resolve();
        if (pending === 0 && wereConcurrent) {
          wereConcurrent = false;
          onIdle();
        }
      }
    },
  };
}

const pages = new WeakMap<Environment, LineSlots>();

/**
 * The slots of a page. Each response contains the whole cart, and those of parallel calls may arrive in another order
 * than the market gave them: once all have, the cart is read again.
 */
export function lineSlotsOf(environment: Environment, isSessionKnown: () => boolean): LineSlots {
  const onIdle = () => void refreshCart(environment);
  const slots = pages.get(environment) ?? createLineSlots({ isSessionKnown, onIdle });
  pages.set(environment, slots);
  return slots;
}
