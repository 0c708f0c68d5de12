import type { Environment } from 'relay-runtime';
import { refreshCart } from './refreshCart.ts';

/** Concurrent line calls of a page: browsers limit what may outlive the page (64 KiB of bodies, network.ts). */
const MOST_UNDER_WAY = 8;

/**
 * Decides which line calls of a page may be sent. A visitor's first goes alone: until it is answered there may be no
 * session yet, and a parallel call would go into another cart (E61).
 */
export type LineSlots = {
  isFree: () => boolean;
  whenFree: () => Promise<void>;
  /** Runs a call in a slot; `hasAnswer` says whether its result proves that the market has answered. */
  run: <T>(call: () => Promise<T>, hasAnswer: (result: T) => boolean) => Promise<T>;
};

type Options = {
  /** The visitor has a session for a reason other than an answered line call. */
  isSessionKnown: () => boolean;
  /** All concurrent calls are answered. */
  onRest: () => void;
};

function createLineSlots({ isSessionKnown, onRest }: Options): LineSlots {
  let underWay = 0;
  let wereTogether = false;
  let hasSession = false;
  let waiting: (() => void)[] = [];
  const isFree = () => {
    hasSession ||= isSessionKnown();
    return underWay < (hasSession ? MOST_UNDER_WAY : 1);
  };
  return {
    isFree,
    async whenFree() {
      while (!isFree()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async run(call, hasAnswer) {
      underWay += 1;
      wereTogether ||= underWay > 1;
      try {
        const result = await call();
        hasSession ||= hasAnswer(result);
        return result;
      } finally {
        underWay -= 1;
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
        if (underWay === 0 && wereTogether) {
          wereTogether = false;
          onRest();
        }
      }
    },
  };
}

const pages = new WeakMap<Environment, LineSlots>();

/**
 * The slots of a page. Each answer contains the whole cart, and answers to parallel calls may arrive in another order
 * than the market gave them: once all have, the cart is read again.
 */
export function lineSlotsOf(environment: Environment, isSessionKnown: () => boolean): LineSlots {
  const onRest = () => void refreshCart(environment);
  const known = pages.get(environment) ?? createLineSlots({ isSessionKnown, onRest });
  pages.set(environment, known);
  return known;
}
