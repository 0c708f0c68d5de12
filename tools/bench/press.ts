import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../../tests/support/browser.ts';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../build.ts';

/** ms; bytes per second. */
const LINES = {
  '1.6 Mbit/s': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  '400 kbit/s': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const;
/** ms after the visit began. */
const MOMENTS = [1000, 2000, 4000] as const;
const SLOWER_CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const RUNS = 5;
const AT_MOST_MS = 60_000;
/** What a tap begins is over then. */
const QUIET_MS = 1500;

declare global {
  interface Window {
    /** When the pressed card showed its new quantity, in ms after the visit began. */
    countedAt?: number;
    /** Of the last tap: ms until its card was painted with the new quantity, and its longest event (Event Timing). */
    lastTap: { shownAfter?: number; longestEvent: number };
  }
}

/** Presses home's first + at a moment, or as soon as it exists, and waits until its card says 1. */
function pressAt(moment: number): void {
  const press = () => {
    const button = document.querySelector<HTMLElement>('article [role=group] button:last-of-type');
    if (!button) return void setTimeout(press, 50);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
  };
  const look = () => {
    if (document.querySelector('article [role=group] output')?.textContent === '1')
      window.countedAt = performance.now();
    else requestAnimationFrame(look);
  };
  setTimeout(press, moment);
  requestAnimationFrame(look);
}

async function countedAt(
  browser: Browser,
  url: string,
  line: (typeof LINES)[keyof typeof LINES],
  moment: number,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.addInitScript(pressAt, moment);
    await page.goto(url, { waitUntil: 'commit', timeout: AT_MOST_MS });
    await page.waitForFunction(() => window.countedAt !== undefined, null, { timeout: AT_MOST_MS });
    return await page.evaluate(() => window.countedAt!);
  } finally {
    await context.close();
  }
}

/** Records the next tap by Event Timing: a click's duration ends with the paint of what it changed. */
function observeTap(): void {
  const tap: Window['lastTap'] = { longestEvent: 0 };
  window.lastTap = tap;
  let pressedAt = 0;
  window.addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click') tap.shownAfter = startTime + duration - pressedAt;
      tap.longestEvent = Math.max(tap.longestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Taps home's first + twice once the page is quiet. Resolves with what was recorded of both taps. */
async function tapsOf(browser: Browser, url: string): Promise<Window['lastTap'][]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...LINES['1.6 Mbit/s'] });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.goto(url, { waitUntil: 'networkidle', timeout: AT_MOST_MS });
    const taps: Window['lastTap'][] = [];
    for (let tap = 0; tap < 2; tap += 1) {
      const plus = page.locator('article [role=group]').first().locator('button').last();
      // In the middle of the screen, clear of the bars.
      await plus.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(QUIET_MS);
      const box = await plus.boundingBox();
      if (!box) throw new Error('Home shows no +.');
      await page.evaluate(observeTap);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForFunction(() => window.lastTap.shownAfter !== undefined, null, { timeout: AT_MOST_MS });
      await page.waitForTimeout(QUIET_MS);
      const shown = await page.locator('article [role=group] output').first().textContent();
      if (shown !== String(tap + 1)) throw new Error(`Tap ${tap + 1} shows ${shown}.`);
      taps.push(await page.evaluate(() => window.lastTap));
    }
    return taps;
  } finally {
    await context.close();
  }
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * Measures presses on home's first +, on a phone at a quarter of this machine's speed, medians of five visits in ms: of
 * two taps on a quiet page, when the card shows the new quantity and how long the longest event takes (Event Timing);
 * and, on two slow lines, when a press made 1, 2 and 4 s after the visit began is counted.
 */
export async function measurePress(): Promise<void> {
  await buildStorefront();
  const market = await startMarketProcess();
  const browser = await chromium.launch(await browserLaunch());
  try {
    const visits: Window['lastTap'][][] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await tapsOf(browser, market.url));
    for (const [at, name] of ['first tap', 'second tap'].entries()) {
      const shown = middleOf(visits.map((taps) => taps[at]!.shownAfter!));
      const longest = middleOf(visits.map((taps) => taps[at]!.longestEvent));
      process.stdout.write(`${name}: shown after ${Math.round(shown)} ms, longest event ${Math.round(longest)} ms\n`);
    }
    for (const [name, line] of Object.entries(LINES))
      for (const moment of MOMENTS) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await countedAt(browser, market.url, line, moment));
        process.stdout.write(`${name}, pressed at ${moment} ms: counted at ${Math.round(middleOf(times))} ms\n`);
      }
  } finally {
    await browser.close();
    await market.remove();
  }
}
