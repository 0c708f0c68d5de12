import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

/** The next page is requested when less than this is left to the strip's end, in px. */
const NEAR_END_PX = 700;
const EDGE_PX = 4;

type Edges = { start: boolean; end: boolean };
type StripScroll = Edges & { list: RefObject<HTMLUListElement | null>; by: (direction: -1 | 1) => void };

/**
 * A strip's scroll position, and a step to either side. onNearEnd is called while the end is near, and again whenever
 * `length` has changed and it still is; never for a strip that is not laid out. place: the key under which this tab
 * stores the position (F-016); absent for one that starts over at each visit.
 */
export function useStripScroll(length: number, onNearEnd: () => void, place?: string): StripScroll {
  const list = useRef<HTMLUListElement>(null);
  // The stored position, while its content has not loaded.
  const beyond = useRef<number | null>(null);
  useLayoutEffect(() => {
    const strip = list.current;
    if (!strip || place === undefined) return undefined;
    const left = Number(readTab(place));
    if (left > 0) strip.scrollLeft = left;
    if (left > strip.scrollLeft + EDGE_PX) beyond.current = left;
    const keep = () => writeTab(place, String(strip.scrollLeft));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [place]);
  useLayoutEffect(() => {
    if (!list.current || beyond.current === null) return;
    list.current.scrollLeft = beyond.current;
    if (list.current.scrollLeft >= beyond.current - EDGE_PX) beyond.current = null;
  }, [length]);
  const [edges, setEdges] = useState<Edges>({ start: true, end: false });
  const near = useRef(onNearEnd);
  useEffect(() => {
    near.current = onNearEnd;
  });
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const measure = () => {
      const ahead = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
      // A reader who has scrolled meanwhile stays there.
      if (ahead > EDGE_PX) beyond.current = null;
      const next = { start: strip.scrollLeft <= EDGE_PX, end: ahead <= EDGE_PX };
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
      if (strip.clientWidth > 0 && ahead < NEAR_END_PX) near.current();
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
    by: (direction) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' }),
  };
}
