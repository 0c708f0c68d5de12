/** Moves focus to the page's heading, or to its main part while it has none. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** A ref for the heading of a placeholder: the focus that a route change gave it goes on to the page's own heading. */
export const handFocusOn = (placeholder: HTMLElement | null) => (): void => {
  if (placeholder === document.activeElement) queueMicrotask(focusHeading);
};
