import { useEffect, useRef, type RefObject } from 'react';

type FocusOnNew<E> = { list: RefObject<E | null>; expectMore: () => void };

/**
 * Moves the focus to what a press on "more" has brought: the link in the heading of the first new child of the list, else its first. Without it
 * the focus would stay behind what is new, or fall to the page's top when the button leaves with the last page.
 */
export function useFocusOnNew<E extends HTMLElement>(length: number): FocusOnNew<E> {
  const list = useRef<E>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || length <= known.current) return;
    const first = list.current?.children[known.current];
    (first?.querySelector<HTMLElement>('h2 a') ?? first?.querySelector('a'))?.focus({ preventScroll: true });
    known.current = null;
  }, [length]);
  return {
    list,
    expectMore() {
      known.current = length;
    },
  };
}
