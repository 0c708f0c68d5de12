import type { Environment } from 'relay-runtime';

/** One press of a stepper. isQueued: the page's cart shows it, once there is one. */
type Press = { variantId: string; by: number; isQueued: boolean; isDone: boolean };

/**
 * Presses that a control shows on top of its line's quantity: they are drawn first, before the code that sends them has come
 * and before Relay has changed the cart, and stay while the cart is unknown.
 */
export type PressedUnits = {
  subscribe: (changed: () => void) => () => void;
  /** Units more or fewer than the line says. */
  ahead: (variantId: string, isCartKnown: boolean) => number;
  /** Shows a press; `queued` once the cart's lines show it, `done` when it is answered. */
  press: (variantId: string, by: number) => { queued: () => void; done: () => void };
};

function createPressedUnits(): PressedUnits {
  let presses: Press[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const changed of listeners) changed();
  };
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    ahead: (variantId, isCartKnown) =>
      presses.reduce(
        (units, press) =>
          press.variantId === variantId && !(press.isQueued && isCartKnown) ? units + press.by : units,
        0,
      ),
    press(variantId, by) {
      const press: Press = { variantId, by, isQueued: false, isDone: false };
      presses.push(press);
      notify();
      return {
        queued() {
          press.isQueued = true;
          notify();
        },
        done() {
          press.isDone = true;
          // One that waits in the line's queue behind another is answered with it.
          if (presses.some((other) => other.variantId === variantId && !other.isDone)) return;
          presses = presses.filter((other) => other.variantId !== variantId);
          notify();
        },
      };
    },
  };
}

const pages = new WeakMap<Environment, PressedUnits>();

/** Those of a page. */
export function pressedUnitsOf(environment: Environment): PressedUnits {
  const known = pages.get(environment) ?? createPressedUnits();
  pages.set(environment, known);
  return known;
}
