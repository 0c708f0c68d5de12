import type { Page } from '@playwright/test';

/** moved: a short description. gone: the element is invisible afterwards. at: its frame, in ms as events state them. */
type Shift = { value: number; moved: string[]; gone: boolean; at: number };
type Entry = PerformanceEntry & { value: number; sources: { node: Node | null; currentRect: DOMRectReadOnly }[] };

declare global {
  interface Window {
    /** The shifts of the frames so far, which a busy browser reports late. */
    layoutShifts: () => Shift[];
    shiftsForgottenAt: number;
  }
}

/** Records layout shifts from the page's first byte on. Call it before the page opens. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const inFewWords = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className}: ${node.textContent.slice(0, 40)}`
        : (node?.textContent ?? '');
    const record = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node }) => inFewWords(node)),
          gone: sources.every(({ currentRect }) => currentRect.width === 0),
          at: startTime,
        });
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftsForgottenAt = 0;
    window.layoutShifts = () => {
      record(observer.takeRecords());
      return shifts.filter(({ at }) => at >= window.shiftsForgottenAt);
    };
  });
}

/** Waits for the next frame: the test's clock, if there is one, runs the page's animation frames between frames. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );

/** Discards the shifts so far: those of frames that were drawn, and of what the next one draws. */
export async function forgetShifts(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => void (window.shiftsForgottenAt = new Event('now').timeStamp));
}

/** The recorded shifts. They include those that follow input, so their sum is never less than the CLS. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await nextFrame(page);
  return page.evaluate(() => window.layoutShifts());
}

/** The share of the window that these shifts moved, in total. */
export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
