import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

/** The next page is requested when less than this is left to the strip's end, in px. */
const NEAR_END_PX = 700;
const EDGE_PX = 4;

type Edges = { start: boolean; end: boolean };
type StripScroll = Edges & { list: RefObject<HTMLUListElement | null>; scrollBy: (direction: -1 | 1) => void };

/**
 * A strip's scroll position, and a step to either side. onNearEnd is called while the end is near, and again whenever
 * `length` has changed and it still is; never for a strip that is not laid out. place: the key under which this tab
 * stores the position (F-016); absent for one that starts over at each visit.
 */
export function useStripScroll(length: number, onNearEnd: () => void, storageKey?: string): StripScroll {
  const list = useRef<HTMLUListElement>(null);
  // The stored position, while its content has not loaded.
  const pendingLeft = useRef<number | null>(null);
  useLayoutEffect(() => {
    const strip = list.current;
    if (!strip || storageKey === undefined) return undefined;
    const left = Number(readTab(storageKey));
    if (left > 0) strip.scrollLeft = left;
    if (left > strip.scrollLeft + EDGE_PX) pendingLeft.current = left;
    const storePosition = () => writeTab(storageKey, String(strip.scrollLeft));
    window.addEventListener('pagehide', storePosition);
    return () => {
      window.removeEventListener('pagehide', storePosition);
      storePosition();
    };
  }, [storageKey]);
  useLayoutEffect(() => {
    if (!list.current || pendingLeft.current === null) return;
    list.current.scrollLeft = pendingLeft.current;
    if (list.current.scrollLeft >= pendingLeft.current - EDGE_PX) pendingLeft.current = null;
  }, [length]);
  const [edges, setEdges] = useState<Edges>({ start: true, end: false });
  const notifyNearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const measure = () => {
      const remaining = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
      // A reader who has scrolled meanwhile stays there.
      if (remaining > EDGE_PX) pendingLeft.current = null;
      const next = { start: strip.scrollLeft <= EDGE_PX, end: remaining <= EDGE_PX };
      setEdges((previous) => (previous.start === next.start && previous.end === next.end ? previous : next));
      if (strip.clientWidth > 0 && remaining < NEAR_END_PX) notifyNearEnd();
    };
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      strip.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [length]);
  return {
    ...edges,
    list,
    scrollBy: (direction) =>
      list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' }),
  };
}
