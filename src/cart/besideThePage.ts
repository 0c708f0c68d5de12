import { useSyncExternalStore } from 'react';

/** At this width and above the cart's drawer stands beside the page; below it is a dialog over it (design 3). */
const query = '(min-width: 1024px)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether there is room beside the page at this moment. Browser only. */
export const isBesideThePage = (): boolean => window.matchMedia(query).matches;

/** The same, followed while it is shown; false on the server. */
export const useBesideThePage = (): boolean => useSyncExternalStore(subscribe, isBesideThePage, () => false);
