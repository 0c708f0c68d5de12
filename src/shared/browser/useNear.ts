import { useEffect, useState } from 'react';

/** px */
const NEAR = '600px';

/** Whether the element of this id has come near the viewport. False on the server and during hydration. */
export function useNear(id: string): boolean {
  const [isNear, setNear] = useState(() => !import.meta.env.SSR && !('IntersectionObserver' in window));
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isNear]);
  return isNear;
}
