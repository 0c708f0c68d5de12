import { useLayoutEffect, type RefObject } from 'react';

/** Tells the page how high a bar at its foot is, so that its end and whatever has the focus can stand clear of it. */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--consent-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--consent-bar');
    };
  }, [bar]);
}
