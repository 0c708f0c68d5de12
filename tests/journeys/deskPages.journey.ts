import type { Page } from '@playwright/test';
import { deskViewNames, DESK_VIEW_NAMES } from '../../src/desk/frame/deskViews.ts';
import { isFullRun } from '../support/fullRun.ts';
import { FIT_WIDTHS, sidewaysAt, violationsOf } from './axe.ts';
import { STAFF } from './deskSteps.ts';
import { expectTabStops } from './deskTabStops.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { openAs } from './sessionSteps.ts';
import { settled } from './settled.ts';
import { variationsToRun } from './variations.ts';

/** By default axe reads every third view; their parts are the same. */
const isJudged = (turn: number) => isFullRun || turn % 3 === 0;
/** By default without the two that packing.journey.ts looks at, with orders in them. */
const VISITED_VIEWS = deskViewNames.filter((view) => isFullRun || (view !== 'packing' && view !== 'handover'));

/** Views that are walked by keyboard, on a desktop: by default two that differ, with lists, fields and tables. */
const WALKED_VIEWS = ['orders', 'information'];
const isWalked = (view: string) => isFullRun || WALKED_VIEWS.includes(view);

/** Shows another view by the navigation's link where there is one, else as a document. */
async function openView(page: Page, path: string): Promise<void> {
  const link = page.locator(`nav a[href="${path}"]`);
  if ((await link.count()) !== 1) await page.goto(path);
  else {
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**${path}`);
  }
}

for (const [locale, desk, size] of variationsToRun(import.meta.filename, [
  ['fr', '/comptoir', phone],
  ['en', '/en/desk', desktop],
] as const))
  test.describe(`the desk in ${locale}`, () => {
    test.use(size);

    test('has accessible views, in light and dark, each under one heading of its own, whose every stop of Tab is seen', async ({
      page,
    }) => {
      test.slow();
      await openAs(page, STAFF, desk);
      const titles = new Set<string>();
      const views = VISITED_VIEWS.map((view) => [view, `${desk}/${DESK_VIEW_NAMES[view][locale]}`] as const);
      const sellers = ['sellers', `${desk}/catalogue/${locale === 'fr' ? 'producteurs' : 'producers'}`] as const;
      for (const [turn, [view, path]] of [...views, sellers].entries()) {
        const byKeyboard = size === desktop && isWalked(view);
        await openView(page, path);
        if (byKeyboard) await expectTabStops(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, path).toHaveCount(1);
        titles.add(await heading.innerText());
        for (const colorScheme of isJudged(turn) ? variationsToRun(path, ['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settled(page);
          expect(await violationsOf(page), `${path} in ${colorScheme}`).toEqual([]);
        }
        await settled(page);
        expect(await sidewaysAt(page, FIT_WIDTHS), `${path} scrolls sideways`).toEqual([]);
      }
      expect(titles.size).toBe(views.length + 1);
    });
  });
