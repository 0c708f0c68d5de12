/** Moves focus to a part of the page, else to its heading, or to its main part while it has none. */
export function focusHeading(part?: HTMLElement | null): void {
  const main = document.querySelector('main');
  const target = part ?? main?.querySelector('h1') ?? main;
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/**
 * A ref for a placeholder, or its heading: the focus that a route change gave it, or the main part around it, goes on to the page's own
 * heading.
 */
export const handFocusOn = (placeholder: HTMLElement | null) => {
  const main = placeholder?.closest('main');
  return (): void => {
    const focused = document.activeElement;
    if (!focused || (focused !== placeholder && focused !== main)) return;
    queueMicrotask(() => {
      // What replaces it may have focused a part of its own.
      if (document.activeElement === document.body || document.activeElement === main) focusHeading();
    });
  };
};
