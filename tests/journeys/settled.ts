import { expect, type Page, type Request } from '@playwright/test';

/**
 * Looks every 50 ms. By default Playwright looks in each animation frame, so that a page that waits draws sixty frames a second.
 */
const POLLING = { polling: 50 };
/** Longer than a page waits to do what it has put off. In ms. */
const LONGEST_IDLE_MS = 15_000;

/** Waits for hydration: a link pressed earlier navigates as without scripts. Other sites' pages count as hydrated. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !(window as { __PRESSED__?: unknown }).__PRESSED__, undefined, POLLING);

/**
 * Waits until React has hydrated every part that it renders, not only what is around them: words that a journey changes before make
 * it replace the part, and report that the text differs (error 418). React keeps what it knows of an element in properties of these
 * names; of the content that an element has from elsewhere (DelayedHydration, ServerHtml) it knows nothing, then or later.
 */
export const everyPartHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const propsOf = (element: Element) => {
        const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'));
        return name === undefined ? null : (element as unknown as Record<string, { children?: unknown }>)[name]!;
      };
      return [...document.body.querySelectorAll('*:not(script, style, noscript, noscript *)')].every((element) => {
        if (propsOf(element)) return true;
        const around = element.parentElement && propsOf(element.parentElement);
        return !around || around.children === undefined;
      });
    },
    undefined,
    POLLING,
  );

/**
 * Shows another address of the app without a new document, as a link to it does: where a reload proves nothing. Expect something of the
 * new page next, since the former one stays until it has come.
 */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Delays a chunk until the returned function is called. */
export async function delayChunk(page: Page, code: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What of the page is not rendered yet, or moves: a part that is busy, fonts, animations. */
const unsettledParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Lays the page out, which may begin to load a font.
    void document.fonts.ready;
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].map((part) => part.outerHTML.slice(0, 120));
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [
      ...busy,
      ...(document.fonts.status === 'loading' ? ['fonts are loading'] : []),
      ...(running.length > 0 ? [`${running.length} animations are running`] : []),
    ];
  });

/** Waits until the page is fully rendered and still. */
export const settled = (page: Page): Promise<void> =>
  expect.poll(() => unsettledParts(page).catch(whileAnotherComes)).toEqual([]);

function whileAnotherComes(error: unknown): string[] {
  if (String(error).includes('context was destroyed')) return ['another document comes'];
  throw error;
}

/** The requests of each watched page that have not ended. */
const openRequests = new WeakMap<Page, Set<Request>>();

/**
 * Follows the requests of a page from now on, for `quiet`. Call it before the page opens; the pages of a test's own
 * context are watched from the beginning.
 */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  openRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until the browser has time to spare, which runs what the page has put off. On a machine that others keep busy it may never have any: then
 * what was put off is run all the same.
 */
export const hadIdleTime = (page: Page): Promise<unknown> =>
  page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), LONGEST_IDLE_MS);

/** A frame that is removed takes its requests with it. */
const isOpen = (request: Request) => request.serviceWorker() !== null || !request.frame().isDetached();

/**
 * Waits until the page has done all that it does by itself, however long that takes: it is hydrated and settled, every
 * request has ended, and the browser had time to spare without making another one (hadIdleTime). What a timer of the page starts later is not
 * included: advance the page's clock for that.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = openRequests.get(page);
  if (!requests) throw new Error('watchRequests was not called for this page.');
  const openUrls = () => [...requests].filter(isOpen).map((request) => request.url());
  await waitForHydration(page);
  await expect(async () => {
    // Not `settled`, whose wait is as long as this one: what it lacks would be reported by neither.
    expect(await unsettledParts(page)).toEqual([]);
    expect(openUrls()).toEqual([]);
    await hadIdleTime(page);
    expect(openUrls()).toEqual([]);
  }).toPass();
}
