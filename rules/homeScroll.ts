import { HOME_COLLECTIONS_FIRST, HOME_SCROLL_STEP_PX } from './constants.ts';

/**
 * How many collections home shows: three, one more per 400 px scrolled, at most all, and never fewer than before (E43).
 * `scrollY` in CSS pixels; an overscroll above the top counts as the top.
 */
export function shownCollections(scrollY: number, all: number, alreadyShown = 0): number {
  const byScroll = HOME_COLLECTIONS_FIRST + Math.floor(Math.max(0, scrollY) / HOME_SCROLL_STEP_PX);
  return Math.min(all, Math.max(alreadyShown, byScroll));
}
