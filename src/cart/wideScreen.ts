import { useSyncExternalStore } from 'react';

/** From this width on the cart's drawer is beside the page; below it is a dialog (design 3). */
const query = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is wide enough for the drawer at this moment. Browser only. */
export const isWideScreen = (): boolean => window.matchMedia(query).matches;

/** The same as a hook that follows changes; false on the server. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWideScreen, () => false);
