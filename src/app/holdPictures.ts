/**
 * Holds back the pictures that nobody sees yet: a browser fetches lazy ones four screens ahead, while what is seen waits for
 * the network. Those of the screen are shown as soon as the page is laid out, the others when they come within a screen of
 * it, once the reader has moved. What is drawn later loads like every lazy picture. The page runs the text of this function by
 * itself (entry.server.tsx), with styles of its own (base.css): where scripts do not run, nothing is held back.
 */
export function holdPictures(): void {
  const root = document.documentElement;
  const pictures = () => document.querySelectorAll<HTMLElement>('img[loading=lazy]');
  const show = () => void (root.dataset['sorted'] = '');
  if (!('IntersectionObserver' in window)) return show();
  /** Calls back with each picture's frame that lies within the margin. */
  const watch = (margin: string, seen: (frame: Element) => void) => {
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target);
          seen(target);
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
    const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'];
    const moved = () => {
      for (const sign of signs) removeEventListener(sign, moved, true);
      first.disconnect();
      watch('100%', reveal);
    };
    for (const sign of signs) addEventListener(sign, moved, { capture: true, passive: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sort);
  else sort();
}
