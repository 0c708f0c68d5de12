import { useSyncExternalStore } from 'react';

/** True while the browser reports that it is offline. False proves nothing: a network may lead nowhere. Browser only. */
export const isOffline = (): boolean => !navigator.onLine;

/** Resolves once the browser is online, also if that happened while the page was hidden; immediately if it is. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isOffline()) return;
      for (const event of ['online', 'pageshow']) window.removeEventListener(event, check);
      resolve();
    };
    for (const event of ['online', 'pageshow']) window.addEventListener(event, check);
    check();
  });
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser is offline, as a hook; false on the server. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
