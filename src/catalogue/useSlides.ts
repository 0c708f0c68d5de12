import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  /** Which of them is seen, from 0. */
  shown: number;
  show: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Things as wide as their frame, side by side in a scrolling track: which one is seen, and the ways to the others. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setShown(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => show(shown - 1),
    ArrowRight: () => show(shown + 1),
    Home: () => show(0),
    End: () => show(count - 1),
  };
  return {
    track,
    shown,
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
