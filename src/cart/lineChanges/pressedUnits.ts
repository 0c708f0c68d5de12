import type { Environment } from 'relay-runtime';
import { createListeners, type Subscribe } from '../../shared/browser/createListeners.ts';

/** One press of a stepper. isQueued: the page's cart shows it, once it has loaded. */
type Click = { variantId: string; by: number; isQueued: boolean; isDone: boolean };

/**
 * Presses that a control shows on top of its line's quantity: they are painted first, before the code that sends them
 * has loaded and before Relay has changed the cart, and stay while the cart is not loaded.
 */
export type PressedUnits = {
  subscribe: Subscribe;
  /** Units more or fewer than the line has. */
  pendingUnits: (variantId: string, isCartLoaded: boolean) => number;
  /** Shows a press; call `queued` once the cart's lines show it, `done` after the response. */
  press: (variantId: string, by: number) => { queued: () => void; done: () => void };
};

function createPressedUnits(): PressedUnits {
  let clicks: Click[] = [];
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    pendingUnits: (variantId, isCartLoaded) =>
      clicks.reduce(
        (units, press) =>
          press.variantId === variantId && !(press.isQueued && isCartLoaded) ? units + press.by : units,
        0,
      ),
    press(variantId, by) {
      const press: Click = { variantId, by, isQueued: false, isDone: false };
      clicks.push(press);
      notify();
      return {
        queued() {
          press.isQueued = true;
          notify();
        },
        done() {
          press.isDone = true;
          // A press queued behind another one of its line ends with it.
          if (clicks.some((other) => other.variantId === variantId && !other.isDone)) return;
          clicks = clicks.filter((other) => other.variantId !== variantId);
          notify();
        },
      };
    },
  };
}

const pages = new WeakMap<Environment, PressedUnits>();

/** The presses of a page. */
export function pressedUnitsOf(environment: Environment): PressedUnits {
  const units = pages.get(environment) ?? createPressedUnits();
  pages.set(environment, units);
  return units;
}
