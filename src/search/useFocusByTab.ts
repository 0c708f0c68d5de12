import { useEffect, useRef } from 'react';

/**
 * Whether focus is being moved by Tab. Keyboard users must be able to pass the search box: for them typing opens the
 * search, not focus (WCAG 3.2.1), while a press or a shortcut opens it immediately (F-080).
 */
export function useFocusByTab(): () => boolean {
  const tabbed = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      tabbed.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const forget = () => void (tabbed.current = false);
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', forget, true);
    window.addEventListener('keyup', forget, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', forget, true);
      window.removeEventListener('keyup', forget, true);
    };
  }, []);
  return () => tabbed.current;
}
