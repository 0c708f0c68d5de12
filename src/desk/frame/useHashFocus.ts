import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads the reader to the part of a view that the address names by its hash (`data-anchor`): when the view appears, it opens what is
 * folded around it, and gives its first control the focus.
 */
export function useHashFocus<Within extends HTMLElement>(): RefObject<Within | null> {
  const within = useRef<Within>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && within.current?.querySelector(`[data-anchor="${CSS.escape(hash.slice(1))}"]`);
    if (!target) return;
    for (let parent = target.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null)
      parent.open = true;
    const control = target.querySelector<HTMLElement>('input, select, textarea, button');
    target.scrollIntoView({ block: 'start' });
    control?.focus({ preventScroll: true });
  }, [hash]);
  return within;
}
