import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus of a bar beside the page: `first` takes it at the opening (null: it stays where it is). Returns what to call
 * before the bar goes: a focus within it returns to where it came from, or begins the page.
 */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null> | null,
): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!first) return;
    before.current ??= document.activeElement;
    first.current?.focus({ preventScroll: true });
  }, [first]);
  return () => {
    if (!bar.current?.contains(document.activeElement)) return;
    const opener = before.current;
    const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
    (back ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}
