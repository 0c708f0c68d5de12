import { useSyncExternalStore } from 'react';

/** True while the browser reports that it is offline. False proves nothing: a network may lead nowhere. Browser only. */
export const isOffline = (): boolean => !navigator.onLine;

/** Resolves once the browser is online, also if that happened while the page was hidden; immediately if it is. */
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

/** Whether the browser is offline, as a hook; false on the server. */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
