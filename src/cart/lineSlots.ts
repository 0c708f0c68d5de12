import type { Environment } from 'relay-runtime';

/** Line calls of a page under way at a time: the browser lets no more outlive the page (64 KiB of bodies, network.ts). */
const MOST_UNDER_WAY = 8;

/**
 * Which line calls of a page may be sent. A visitor's first goes alone: until it is answered there may be no session yet,
 * and what is sent beside it would go into another cart (E61).
 */
export type LineSlots = {
  isFree: () => boolean;
  whenFree: () => Promise<void>;
  /** Runs a call in a slot; `hasAnswer` says whether its result shows that the market has answered. */
  run: <T>(call: () => Promise<T>, hasAnswer: (result: T) => boolean) => Promise<T>;
};

/** isSessionKnown: the visitor has a session for another reason than an answered line call. */
function createLineSlots(isSessionKnown: () => boolean): LineSlots {
  let underWay = 0;
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
      try {
        const result = await call();
        hasSession ||= hasAnswer(result);
        return result;
      } finally {
        underWay -= 1;
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      }
    },
  };
}

const pages = new WeakMap<Environment, LineSlots>();

/** Those of a page. */
export function lineSlotsOf(environment: Environment, isSessionKnown: () => boolean): LineSlots {
  const known = pages.get(environment) ?? createLineSlots(isSessionKnown);
  pages.set(environment, known);
  return known;
}
