import { useEffect, useRef, useState } from 'react';
import { SCROLL_DEBOUNCE_MS, HOME_COLLECTIONS_FIRST, HOME_SCROLL_STEP_PX } from '../../rules/constants.ts';

/**
 * How many collections home shows: three, one more per 400 px scrolled, at most all, and never fewer than before (E43).
 * `scrollY` in CSS pixels; an overscroll above the top counts as the top.
 */
export function shownCollections(scrollY: number, all: number, alreadyShown = 0): number {
  const byScroll = HOME_COLLECTIONS_FIRST + Math.floor(Math.max(0, scrollY) / HOME_SCROLL_STEP_PX);
  return Math.min(all, Math.max(alreadyShown, byScroll));
}

type Options = {
  /** The number of collections, and of those on the page. */
  all: number;
  shown: number;
  /** More may be requested now. */
  idle: boolean;
  /** Requests the wanted number. */
  reveal: (wanted: number) => void;
};

/** Requests the collections that the scroll position needs, read 300 ms after the last scroll (spec 9). */
export function useRevealed({ all, shown, idle, reveal }: Options): void {
  const [wanted, setWanted] = useState(shown);
  const ask = useRef(reveal);
  useEffect(() => {
    ask.current = reveal;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setWanted((already) => shownCollections(window.scrollY, all, already)),
        SCROLL_DEBOUNCE_MS,
      );
    };
    window.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
    };
  }, [all]);
  useEffect(() => {
    if (idle && wanted > shown) ask.current(wanted);
  }, [idle, wanted, shown]);
}
