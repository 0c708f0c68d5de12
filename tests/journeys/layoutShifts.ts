import type { Page } from '@playwright/test';

/** moved: a short description. gone: the element is invisible afterwards. */
type Shift = { value: number; moved: string[]; gone: boolean };
type Entry = PerformanceEntry & { value: number; sources: { node: Node | null; currentRect: DOMRectReadOnly }[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Records layout shifts from the page's first byte on. Call it before the page opens. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const inFewWords = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className}: ${node.textContent.slice(0, 40)}`
        : (node?.textContent ?? '');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        window.layoutShifts.push({
          value,
          moved: sources.map(({ node }) => inFewWords(node)),
          gone: sources.every(({ currentRect }) => currentRect.width === 0),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Discards the shifts recorded so far. */
export const forgetShifts = (page: Page): Promise<void> => page.evaluate(() => void (window.layoutShifts = []));

/** The recorded shifts. They include those that follow input, so their sum is never less than the CLS. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.layoutShifts);

/** The share of the window that these shifts moved, in total. */
export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
