import type { Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import { comeToWork } from './deskSteps.ts';
import { desktop, expect, test } from './journey.ts';

/** The views of the desk, each other of them by default, with the most tab stops that are walked: a long list repeats itself. */
const VIEWS = [
  '',
  '/commandes',
  '/reception',
  '/assemblage',
  '/consignes',
  '/clients',
  '/catalogue',
  '/informations',
  '/horloge',
];
const WALKED = isFullRun ? VIEWS : VIEWS.filter((_, place) => place % 2 === 1);
const MOST_STOPS = isFullRun ? 60 : 30;

/** The focused element: null at the page's end. `isShown`: it, or an element around it, has a visible outline. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // The browser's own button in a field for a time: the ring is drawn around it, and the field itself has no :focus.
    const isPicker = at instanceof HTMLInputElement && !at.matches(':focus');
    const around = [at, at.parentElement, at.closest('label')].filter((one) => one !== null);
    const isOutlined = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = at.getBoundingClientRect();
    const isShown = (isOutlined || isPicker) && bottom > 0 && top < window.innerHeight;
    return { isShown, isFirst: at === document.querySelector('[href="#vue"]'), html: at.outerHTML.slice(0, 120) };
  });

test.use(desktop);

test('walks the views of the desk by keyboard: focus is visible, and nothing traps it', async ({ page }) => {
  await comeToWork(page, '/comptoir');
  for (const view of WALKED) {
    await page.goto(`/comptoir${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Vues du comptoir' })).toBeVisible();
    await expect(page.locator('#vue')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen = new Set<string>();
    for (let at = 0; at < MOST_STOPS; at += 1) {
      await page.keyboard.press('Tab');
      const stop = await stopOf(page);
      if (!stop || (stop.isFirst && at > 0)) break;
      expect(stop.isShown, `${view}: ${stop.html}`).toBe(true);
      seen.add(stop.html);
    }
    expect(seen.size, view).toBeGreaterThan(5);
  }
});

test('keeps the keyboard inside a dialog of the desk until it closes, and returns focus to its opener', async ({
  page,
}) => {
  await comeToWork(page, '/comptoir/clients');
  await page
    .getByRole('main')
    .getByRole('link', { name: /@|Membre/ })
    .first()
    .press('Enter');
  for (const name of ['Corriger le solde', 'Supprimer le compte']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let at = 0; at < 8; at += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside, name).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
