import type { Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import { openDesk } from './deskSteps.ts';
import { desktop, expect, test } from './journey.ts';
import { quiet } from './settled.ts';

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
const VISITED_VIEWS = isFullRun ? VIEWS : VIEWS.filter((_, index) => index % 2 === 1);
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

test.use(desktop);

test('walks the views of the desk by keyboard: focus is visible, and nothing traps it', async ({ page }) => {
  await openDesk(page, '/comptoir');
  for (const view of VISITED_VIEWS) {
    await page.goto(`/comptoir${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Vues du comptoir' })).toBeVisible();
    await expect(page.locator('#view')).toBeVisible();
    await quiet(page);
    const stops = new Set<string>();
    for (let at = 0; at < MAX_TAB_STOPS; at += 1) {
      await page.keyboard.press('Tab');
      const stop = await readFocusedElement(page);
      if (!stop || (stop.isFirst && at > 0)) break;
      expect(stop.isShown, `${view}: ${stop.html}`).toBe(true);
      stops.add(stop.html);
    }
    expect(stops.size, view).toBeGreaterThan(5);
  }
});

// By default: the shop’s dialogs, in the journey keyboard.
test(
  'keeps the keyboard inside a dialog of the desk until it closes, and returns focus to its opener',
  { tag: '@all' },
  async ({ page }) => {
    await openDesk(page, '/comptoir/clients');
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
  },
);
