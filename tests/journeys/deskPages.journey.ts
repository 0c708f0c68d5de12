import { deskViewNames, DESK_VIEW_NAMES } from '../../src/desk/frame/deskViews.ts';
import { isFullRun } from '../support/fullRun.ts';
import { sidewaysAt, violationsOf } from './axe.ts';
import { STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { openAs } from './sessionSteps.ts';
import { settled } from './settled.ts';
import { variationsToRun } from './variations.ts';

const WIDTHS = isFullRun ? [320, 390, 1280] : [320, 1280];
/** By default axe reads every other view; their parts are the same. */
const isJudged = (turn: number) => isFullRun || turn % 2 === 0;
/** By default without the two that packing.journey.ts looks at, with orders in them. */
const VISITED_VIEWS = deskViewNames.filter((view) => isFullRun || (view !== 'packing' && view !== 'handover'));

for (const [locale, desk, size] of variationsToRun(import.meta.filename, [
  ['fr', '/comptoir', phone],
  ['en', '/en/desk', desktop],
] as const))
  test.describe(`the desk in ${locale}`, () => {
    test.use(size);

    test('has accessible views, in light and dark, each under one heading of its own', async ({ page }) => {
      test.slow();
      await openAs(page, STAFF, desk);
      const titles = new Set<string>();
      const paths = VISITED_VIEWS.map((view) => `${desk}/${DESK_VIEW_NAMES[view][locale]}`);
      const sellers = `${desk}/catalogue/${locale === 'fr' ? 'producteurs' : 'producers'}`;
      for (const [turn, path] of [...paths, sellers].entries()) {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, path).toHaveCount(1);
        titles.add(await heading.innerText());
        for (const colorScheme of isJudged(turn) ? variationsToRun(path, ['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settled(page);
          expect(await violationsOf(page), `${path} in ${colorScheme}`).toEqual([]);
        }
        await settled(page);
        expect(await sidewaysAt(page, WIDTHS), `${path} scrolls sideways`).toEqual([]);
      }
      expect(titles.size).toBe(paths.length + 1);
    });
  });
