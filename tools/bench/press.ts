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

declare global {
  interface Window {
    /** When the pressed card showed its new quantity, in ms after the visit began. */
    countedAt?: number;
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

/**
 * Measures when a press on home's first + is counted, made 1, 2 and 4 s after the visit began, on a phone at a quarter
 * of this machine's speed and on two slow lines: prints the median of five visits each, in ms after the visit began.
 */
export async function measurePress(): Promise<void> {
  await buildStorefront();
  const market = await startMarketProcess();
  const browser = await chromium.launch(await browserLaunch());
  try {
    for (const [name, line] of Object.entries(LINES))
      for (const moment of MOMENTS) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await countedAt(browser, market.url, line, moment));
        const middle = times.toSorted((a, b) => a - b)[RUNS >> 1]!;
        process.stdout.write(`${name}, pressed at ${moment} ms: counted at ${Math.round(middle)} ms\n`);
      }
  } finally {
    await browser.close();
    await market.remove();
  }
}
