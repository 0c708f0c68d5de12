import { useSyncExternalStore } from 'react';

/** True while the browser knows that it has no network. False says nothing: a network may lead nowhere. Browser only. */
export const isOffline = (): boolean => !navigator.onLine;

/** Resolves once the browser has a network, also when it came while the page was put away; at once when it has one. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isOffline()) return;
      for (const event of ['online', 'pageshow']) window.removeEventListener(event, look);
      resolve();
    };
    for (const event of ['online', 'pageshow']) window.addEventListener(event, look);
    look();
  });
}

const follow = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser knows that it has no network, followed; false on the server. */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
