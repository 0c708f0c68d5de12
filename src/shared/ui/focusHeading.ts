/** Moves focus to the page's heading, or to its main part while it has none. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  // React hides a view behind its placeholder: its heading is there and takes no focus.
  if (document.activeElement !== heading) main?.focus({ preventScroll: true });
}
