import { useEffect, useRef, type RefObject } from 'react';

/**
 * The wide button and the stepper take each other's place: a focus that was pressed away with the one goes to the last
 * button of the other. `press` is called by what is pressed.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>, empty: boolean): { press: () => void } {
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
