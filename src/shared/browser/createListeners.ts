export type Subscribe = (changed: () => void) => () => void;

/** Those who follow a value: `subscribe` for useSyncExternalStore, `notify` calls all of them. */
export function createListeners(): { subscribe: Subscribe; notify: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    notify: () => listeners.forEach((changed) => changed()),
  };
}
