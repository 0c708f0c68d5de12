import { focusHeading } from './focusHeading.ts';

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
