import type { Ref } from 'react';

/** What holds a control, the nearest first: the dialog or section that it is in, and the page. */
export function regionsAround(control: Element): HTMLElement[] {
  const near = control.closest<HTMLElement>('dialog[open], section');
  const page = control.closest<HTMLElement>('main');
  return [near, page].filter((region) => region !== null);
}

/** Focuses the first of the regions that is still there, unless something else has received focus. */
export function focusRegion(regions: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const target = regions.find((region) => region.isConnected && !region.matches('dialog:not([open])'));
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    // Afterwards, a press beside its controls would give it the focus again.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * A ref for a control that disappears by its own press, such as "Retry": if it had focus, the section or page that it was in
 * receives it. Otherwise a keyboard starts again at the page's beginning, and a screen reader loses its place.
 */
export function focusRegionAfter(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (!control.contains(document.activeElement)) return;
    const regions = regionsAround(control);
    // Once the control is out of the document; what a list focuses for itself comes later, and stays.
    queueMicrotask(() => focusRegion(regions));
  };
}

/** focusRegionAfter for a control whose caller may have a ref of its own. */
export const focusRegionAfterAnd = <T extends HTMLElement>(own: Ref<T> | undefined): Ref<T> => {
  if (!own) return focusRegionAfter;
  return (control: T | null) => {
    const afterwards = focusRegionAfter(control);
    const cleanUp = typeof own === 'function' ? own(control) : undefined;
    if (typeof own === 'object') own.current = control;
    return () => {
      afterwards?.();
      if (typeof cleanUp === 'function') cleanUp();
      else if (typeof own === 'function') own(null);
      else own.current = null;
    };
  };
};
