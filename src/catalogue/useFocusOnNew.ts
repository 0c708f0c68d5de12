import { useEffect, useRef, type RefObject } from 'react';

type FocusOnNew<E> = { list: RefObject<E | null>; expectMore: () => void };

/**
 * Moves the focus to what a press on "more" has brought: the first link of the first new child of the list. Without it
 * the focus would stay behind what is new, or fall to the page's top when the button leaves with the last page.
 */
export function useFocusOnNew<E extends HTMLElement>(length: number): FocusOnNew<E> {
  const list = useRef<E>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || length <= known.current) return;
    list.current?.children[known.current]?.querySelector('a')?.focus({ preventScroll: true });
    known.current = null;
  }, [length]);
  return {
    list,
    expectMore() {
      known.current = length;
    },
  };
}
