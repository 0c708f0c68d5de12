export type Subscribe = (listener: () => void) => () => void;

/** The listeners of a value: `subscribe` for useSyncExternalStore, `notify` calls all of them. */
export function createListeners(): { subscribe: Subscribe; notify: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}
