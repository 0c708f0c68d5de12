import { expect, type Locator } from '@playwright/test';

/** How much slower than here a cheap phone is. */
const HELD_BACK = 6;
const PRESSES = 4;
/** How long each press lasts, in ms: 450 ms lie between two. */
const PRESS_MS = 450;

/**
 * Presses where a control stands several times in a row, as impatient people do, on a processor that is held back: by
 * finger on a screen that has touch, and by the mouse, which does not move meanwhile.
 */
export async function pressRepeatedly(control: Locator): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeEnabled();
  const { x, y, width, height } = (await control.boundingBox())!;
  const place = { x: x + width / 2, y: y + height / 2 };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: HELD_BACK });
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  for (let press = 0; press < PRESSES; press += 1) {
    if (hasTouch) await page.touchscreen.tap(place.x, place.y);
    else await page.mouse.click(place.x, place.y, { delay: PRESS_MS });
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
}
