import type { Page } from '@playwright/test';

/** moved: what, in few words. gone: nothing of it is seen afterwards. */
type Shift = { value: number; moved: string[]; gone: boolean };
type Entry = PerformanceEntry & { value: number; sources: { node: Node | null; currentRect: DOMRectReadOnly }[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** From the page's first byte on: how much of it moves by itself, and what. To be called before the page opens. */
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

/** Forgets what has moved so far. */
export const forgetShifts = (page: Page): Promise<void> => page.evaluate(() => void (window.layoutShifts = []));

/** What has moved since: each shift, whatever was pressed before it, so their sum is never less than the CLS. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.layoutShifts);

/** How much of the window all these moved, together. */
export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
