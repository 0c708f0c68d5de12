import { useEffect, useRef, type RefObject } from 'react';

type FocusOnNew<E> = { list: RefObject<E | null>; expectMore: () => void };

/**
 * Moves focus to what "more" has loaded: the link in the heading of the first new child of the list, else its first.
 * Otherwise focus would stay behind, or go to the page's top when the button disappears with the last page.
 */
export function useFocusOnNew<E extends HTMLElement>(length: number): FocusOnNew<E> {
  const list = useRef<E>(null);
  const previousLength = useRef<number | null>(null);
  useEffect(() => {
    if (previousLength.current === null || length <= previousLength.current) return;
    const first = list.current?.children[previousLength.current];
    (first?.querySelector<HTMLElement>('h2 a') ?? first?.querySelector('a'))?.focus({ preventScroll: true });
    previousLength.current = null;
  }, [length]);
  return {
    list,
    expectMore() {
      previousLength.current = length;
    },
  };
}
