import { startTransition, useDeferredValue, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

function createHydrationFlag() {
  let isHydrating = false;
  return { read: () => isHydrating, readHydrating: () => (isHydrating = true) };
}

/**
 * Whether this component hydrates the server's HTML. The result is stored per component, so that it never changes: a
 * snapshot that differed after hydration would rerender all of them in one synchronous pass.
 */
export function useIsHydrating(): boolean {
  const [{ read, readHydrating }] = useState(createHydrationFlag);
  return useSyncExternalStore(never, read, readHydrating);
}

/**
 * False on the server and during hydration, true soon afterwards, and immediately for what is rendered later: personal
 * data show a placeholder until the page is hydrated. It becomes true in a transition, which does not block input.
 */
export function useHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isHydrating) startTransition(() => setHydrated(true));
  }, [isHydrating]);
  return isHydrated || !isHydrating;
}

/** What a page opened in the browser renders once its beginning is painted; the server's HTML has it from the start. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, useIsHydrating()) && children;
