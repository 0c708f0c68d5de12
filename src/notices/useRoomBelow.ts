import { useLayoutEffect, type RefObject } from 'react';

/** Publishes the height of a bar at the page's foot, so that the page's end and focused elements stay clear of it. */
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
