import type { Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import { expect } from './journey.ts';
import { quiet } from './settled.ts';

/** The most tab stops that are walked in a view: a long list repeats itself. */
const MAX_TAB_STOPS = isFullRun ? 60 : 30;

/** The focused element: null at the page's end. `isShown`: it, or an element around it, has a visible outline. */
const readFocusedElement = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The browser's own button in a field for a time: the ring is drawn around it, and the field itself has no :focus.
    const isPicker = focused instanceof HTMLInputElement && !focused.matches(':focus');
    const outlined = [focused, focused.parentElement, focused.closest('label')].filter(
      (candidate) => candidate !== null,
    );
    const isOutlined = outlined.some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = focused.getBoundingClientRect();
    const isShown = (isOutlined || isPicker) && bottom > 0 && top < window.innerHeight;
    return {
      isShown,
      isFirst: focused === document.querySelector('[href="#view"]'),
      html: focused.outerHTML.slice(0, 120),
    };
  });

/** Walks the shown view of the desk by Tab, from the link that skips to it: each stop has a visible focus, and nothing traps it. */
export async function expectTabStops(page: Page, view: string): Promise<void> {
  await quiet(page);
  await page.locator('[href="#view"]').focus();
  const stops = new Set<string>();
  for (let at = 0; at < MAX_TAB_STOPS; at += 1) {
    if (at > 0) await page.keyboard.press('Tab');
    const stop = await readFocusedElement(page);
    if (!stop || (stop.isFirst && at > 0)) break;
    expect(stop.isShown, `${view}: ${stop.html}`).toBe(true);
    stops.add(stop.html);
  }
  expect(stops.size, view).toBeGreaterThan(5);
}
