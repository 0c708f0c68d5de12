import { useEffect, useRef, useState } from 'react';
import { SCROLL_DEBOUNCE_MS } from '../../rules/constants.ts';
import { shownCollections } from '../../rules/homeScroll.ts';

type Options = {
  /** Collections there are, and those on the page. */
  all: number;
  shown: number;
  /** More may be asked for now. */
  idle: boolean;
  /** Asks for as many as are wanted. */
  reveal: (wanted: number) => void;
};

/** Asks for the collections that the scroll position wants, read 300 ms after the last movement (spec 9). */
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
