import { useEffect, useEffectEvent, useState } from 'react';
import { SCROLL_DEBOUNCE_MS, HOME_COLLECTIONS_FIRST, HOME_SCROLL_STEP_PX } from '#rules/constants.ts';

/**
 * How many collections home shows: three, one more per 400 px scrolled, at most all, and never fewer than before (E43).
 * `scrollY` in CSS pixels; an overscroll above the top counts as the top.
 */
export function visibleCollections(scrollY: number, all: number, alreadyVisible = 0): number {
  const byScroll = HOME_COLLECTIONS_FIRST + Math.floor(Math.max(0, scrollY) / HOME_SCROLL_STEP_PX);
  return Math.min(all, Math.max(alreadyVisible, byScroll));
}

type Options = {
  /** The number of collections, and of those on the page. */
  all: number;
  visible: number;
  /** More may be requested now. */
  idle: boolean;
  /** Requests the wanted number. */
  reveal: (target: number) => void;
};

/** Requests the collections that the scroll position needs, read 300 ms after the last scroll (spec 9). */
export function useScrollReveal({ all, visible, idle, reveal }: Options): void {
  const [target, setTarget] = useState(visible);
  const revealTarget = useEffectEvent(reveal);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setTarget((current) => visibleCollections(window.scrollY, all, current)),
        SCROLL_DEBOUNCE_MS,
      );
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [all]);
  useEffect(() => {
    if (idle && target > visible) revealTarget(target);
  }, [idle, target, visible]);
}
