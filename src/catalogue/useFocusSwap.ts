import { useEffect, useRef, type RefObject } from 'react';

/**
 * The wide button and the stepper replace each other: focus on the removed one goes to the last button of the other.
 * Call `press` when one is pressed.
 */
export function useFocusSwap(box: RefObject<HTMLElement | null>, empty: boolean): { press: () => void } {
  const pressed = useRef(false);
  const drawn = useRef(empty);
  useEffect(() => {
    if (drawn.current === empty) return;
    drawn.current = empty;
    if (pressed.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [box, empty]);
  return { press: () => void (pressed.current = true) };
}
