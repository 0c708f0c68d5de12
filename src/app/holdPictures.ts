/**
 * Delays pictures that are not visible yet: browsers load lazy ones four screens ahead, while visible content waits for
 * the network. Those on screen are shown as soon as the page is laid out, the others within a screen's distance, once
 * the reader has scrolled. Pictures rendered later load like any lazy picture. It runs in the page's head
 * (headScript.ts), with styles of its own (base.css): without scripts, nothing is delayed.
 */
export function holdPictures(): void {
  const root = document.documentElement;
  const pictures = () => document.querySelectorAll<HTMLElement>('img[loading=lazy]');
  const show = () => void (root.dataset['sorted'] = '');
  if (!('IntersectionObserver' in window)) return show();
  /** Calls back with each picture frame within the margin. */
  const watch = (margin: string, onVisible: (frame: Element) => void) => {
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target);
          onVisible(target);
        }
      show();
    }, options);
    for (const picture of pictures()) observer.observe(picture.parentElement!);
    return observer;
  };
  const reveal = (frame: Element) => frame.removeAttribute('data-far');
  const sort = () => {
    if (pictures().length === 0) return show();
    for (const picture of pictures()) picture.parentElement!.dataset['far'] = '';
    const first = watch('0px', reveal);
    const inputEvents = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'];
    const onInput = (event: Event) => {
      // Browsers send one where the pointer rests, once the page below it has changed.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
      for (const type of inputEvents) removeEventListener(type, onInput, true);
      first.disconnect();
      watch('100%', reveal);
    };
    for (const type of inputEvents) addEventListener(type, onInput, { capture: true, passive: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sort);
  else sort();
}
