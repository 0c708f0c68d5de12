declare global {
  interface Window {
    /** The buttons that were pressed before the page was alive, in order; null from then on. */
    __PRESSED__?: Set<HTMLElement> | null;
  }
}

/**
 * Keeps the presses of the server's buttons until the page is alive. The page runs the text of this function by itself,
 * before any of its code has come: it knows nothing of the module around it.
 */
export function keepEarlyPresses(): void {
  const pressed = (window.__PRESSED__ = new Set<HTMLElement>());
  window.addEventListener('click', ({ target }) => {
    if (!window.__PRESSED__ || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) pressed.add(button);
  });
}

/** The page is alive: what was pressed meanwhile is pressed now, each button once, since who sees nothing happen presses again. */
export function pressAgain(): void {
  const pressed = window.__PRESSED__ ?? [];
  window.__PRESSED__ = null;
  for (const button of pressed) if (button.isConnected) button.click();
}
