const listeners = new Set<() => void>();

/** Notifies the desk's frame that its counts may have changed. */
export function notifyTaskCountsChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back on that; returns a function that stops it. */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
