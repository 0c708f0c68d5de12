import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  /** The index of the visible one. */
  current: number;
  show: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Slides as wide as their frame, in a scrolling track: the visible one, and navigation to the others. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [current, setShown] = useState(0);
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setShown(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => show(current - 1),
    ArrowRight: () => show(current + 1),
    Home: () => show(0),
    End: () => show(count - 1),
  };
  return {
    track,
    current,
    show,
    onScroll() {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
    },
    onKeyDown(event) {
      const move = keys[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    },
  };
}
