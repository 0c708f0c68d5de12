import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

function createHydrationFlag() {
  let isHydrating = false;
  return { read: () => isHydrating, readHydrating: () => (isHydrating = true) };
}

/**
 * Whether this component takes over the server's HTML. Each keeps its own answer, so that it never changes: a snapshot that
 * differed after hydration would render all of them again in one synchronous pass.
 */
export function useIsHydrating(): boolean {
  const [{ read, readHydrating }] = useState(createHydrationFlag);
  return useSyncExternalStore(never, read, readHydrating);
}

/**
 * False on the server and while the server's HTML is taken over, true soon afterwards, and at once for what is drawn later:
 * what belongs to the person shows its placeholder until the page is alive. It becomes true in a transition, which lets
 * presses pass.
 */
export function useHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isHydrating) startTransition(() => setHydrated(true));
  }, [isHydrating]);
  return isHydrated || !isHydrating;
}
