import { useEffect, useState, type RefObject } from 'react';

/** True while no part of an element is in the window; false before hydration. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}
