/** ms: no frame comes while the page is hidden. */
const LONGEST = 100;

/**
 * Resolves once what was just changed has been painted: what takes time comes after what is seen. At once when the page is
 * being left. In order: what is asked for later never resolves earlier.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', done);
      resolve();
    };
    const timer = setTimeout(done, LONGEST);
    window.addEventListener('pagehide', done);
    requestAnimationFrame(() => setTimeout(done));
  });
