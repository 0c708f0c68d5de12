import { useEffect, useRef, type RefObject } from 'react';

/**
 * Manages focus of a bar beside the page: `first` receives it on opening (null: it stays). Returns a function to call
 * before the bar closes: focus within it returns to where it was, or to the page's start.
 */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null> | null,
): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!first) return;
    opener.current ??= document.activeElement;
    first.current?.focus({ preventScroll: true });
  }, [first]);
  return () => {
    if (!bar.current?.contains(document.activeElement)) return;
    const element = opener.current;
    const target = element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;
    (target ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}
