/** ms, because a hidden page gets no frames. */
const MAX_WAIT = 100;

/**
 * Resolves once the last changes have been painted, so that slow work follows what is visible. Immediately when the
 * page is being left. In order: a later call never resolves earlier.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', done);
      resolve();
    };
    const timer = setTimeout(done, MAX_WAIT);
    window.addEventListener('pagehide', done);
    requestAnimationFrame(() => setTimeout(done));
  });
