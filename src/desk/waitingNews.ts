const listeners = new Set<() => void>();

/** Tells the frame of the desk that something was done which may change how much waits behind its ways. */
export function tellWaitingChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back when something was; returns the end of it. */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
