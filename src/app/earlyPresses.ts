declare global {
  interface Window {
    /** The buttons that were pressed before the page was alive, in order; null from then on. */
    __PRESSED__?: Set<HTMLElement> | null;
  }
}

/**
 * Keeps the presses of the server's buttons until the page is alive, and marks each button at once as pressed (base.css): who
 * sees nothing happen for seconds leaves. The page runs the text of this function by itself,
 * before any of its code has come: it knows nothing of the module around it.
 */
export function keepEarlyPresses(): void {
  const pressed = (window.__PRESSED__ = new Set<HTMLElement>());
  window.addEventListener('click', ({ target }) => {
    if (!window.__PRESSED__ || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    pressed.add(button);
    button.dataset['pressed'] = '';
  });
}

/** The page is alive: what was pressed meanwhile is pressed now, each button once, since who sees nothing happen presses again. */
export function pressAgain(): void {
  const pressed = window.__PRESSED__ ?? [];
  window.__PRESSED__ = null;
  for (const button of pressed) {
    delete button.dataset['pressed'];
    if (button.isConnected) button.click();
  }
}
