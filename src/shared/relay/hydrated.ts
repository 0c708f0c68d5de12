import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the server's HTML is taken over, true from then on: what belongs to the person shows
 * its placeholder until the page is alive.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
