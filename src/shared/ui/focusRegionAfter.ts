/**
 * A ref for a control that disappears by its own press, such as "Retry": if it had focus, the section or page that it was in
 * receives it. Otherwise a keyboard starts again at the page's beginning, and a screen reader loses its place.
 */
export function focusRegionAfter(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (!control.contains(document.activeElement)) return;
    const region = control.closest<HTMLElement>('section') ?? control.closest<HTMLElement>('main');
    const page = control.closest<HTMLElement>('main');
    // Once the control is out of the document; what a list focuses for itself comes later, and stays.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const target = region?.isConnected ? region : page;
      if (!target?.isConnected) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  };
}
