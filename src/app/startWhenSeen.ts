/**
 * When a page's code starts to load. now: the page shows nothing before it runs (the desk would wait for a paint that never
 * happens). painted: once the largest part is painted, since it is text. seen: once the pictures on the screen are there, too.
 */
export type CodeStart = 'now' | 'painted' | 'seen';

/**
 * Loads the page's code after the first content is painted, at the first click or key, or after 2.5 s: earlier it would
 * compete for the network and the processor with what the reader waits for. It runs in the page's head (headScript.ts).
 *
 * A file that failed to load is fetched again when the network returns, at the next click or key, or after 15 s. If the
 * browser has cached the failure, the page is reloaded. Clicks are stored meanwhile.
 *
 * files: addresses of the first load's modules, each after its imports; before them, of the style sheets of which the page
 * contains only a part: each is added after that part, before any later sheet. entry: the one that hydrates; files after it are
 * only prefetched.
 */
export function startWhenSeen(files: string[], entry: string, when: CodeStart): void {
  const events = ['pointerdown', 'keydown'];
  let isStarted = false;
  const append = (element: HTMLElement): void => void document.head.append(element);
  const isSheet = (file: string) => file.endsWith('.css');

  /** Calls `retry` once: with the network, the next press, or after 15 s. */
  const retryLater = (retry: () => void): void => {
    const kinds = ['online', ...events];
    const retryOnce = () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, retryOnce, true);
      retry();
    };
    const timer = setTimeout(retryOnce, 15_000);
    for (const kind of kinds) addEventListener(kind, retryOnce, { capture: true, passive: true });
  };
  /** Runs one file after another, each in its own task. */
  const run = ([file, ...rest]: string[], isRetry = false): void => {
    if (file === undefined) return;
    const retry = () => run([file, ...rest], true);
    const element = document.createElement(isSheet(file) ? 'link' : 'script');
    if (file !== entry) element.onload = () => void setTimeout(run, 0, rest);
    element.onerror = () => {
      element.remove();
      if (!isRetry) return retryLater(retry);
      fetch(file, { cache: 'no-cache' }).then(
        () => location.reload(),
        () => retryLater(retry),
      );
    };
    if (element instanceof HTMLLinkElement) {
      element.rel = 'stylesheet';
      element.href = file;
      document.querySelector(`[data-href="${file}"]`)!.after(element);
    } else {
      element.type = 'module';
      element.src = file;
      append(element);
    }
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = isSheet(href) ? 'preload' : 'modulepreload';
      if (isSheet(href)) link.as = 'style';
      link.href = href;
      append(link);
    }
    if (document.readyState !== 'loading') run(files);
    else document.addEventListener('DOMContentLoaded', () => run(files));
  };

  if (when === 'now') return start();

  const isLoaded = new Promise((resolve) => window.addEventListener('load', resolve));
  const isPainted = new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const isOnScreen = (image: Element): boolean => {
    const { width, top, bottom, left } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
  };
  /** Pictures on the screen, also lazy ones, which the load event does not wait for. */
  const isDecoded = () =>
    Promise.allSettled([...document.querySelectorAll('img')].filter(isOnScreen).map((image) => image.decode()));
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  void (when === 'painted' ? isPainted : Promise.all([isLoaded, isPainted]).then(isDecoded)).then(afterPaint);
  setTimeout(start, 2500);
  for (const kind of events) addEventListener(kind, start, { capture: true, passive: true });
}
