import type { Page } from '@playwright/test';
import type { Locale } from '#rules/constants.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { createShopper } from '../support/shopper.ts';
import { openDesk, expectAccessible, buyAsGuest } from './deskSteps.ts';
import { desktop, expect, test } from './journey.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { answerTo } from './signInFaultSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };

/** The pick list of the selling week, which contains what a guest has just bought. */
async function pickListPath(url: string, locale: Locale): Promise<string> {
  const query = 'query Week { openPeriod { startDate } }';
  const { openPeriod } = await createShopper(url).ask<{ openPeriod: { startDate: string } }>(query);
  return `${texts(locale).desk('packing')}/${openPeriod.startDate}`;
}

const orderGroup = (page: Page, number: string) => page.getByRole('group').filter({ hasText: number });
const openOrder = (page: Page, number: string) => page.locator('summary').filter({ hasText: number }).click();
const markButtons = (page: Page, number: string, name: RegExp) =>
  orderGroup(page, number).getByRole('button', { name });

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', tablet],
  ['en', desktop],
] as const))
  test.describe(`the pick list in ${locale}, ${size.viewport.width} px`, () => {
    test.use({ ...size, serviceWorkers: 'allow' });

    test('stores marks made offline, sends them later, and asks about what a colleague changed meanwhile', async ({
      page,
      context,
      browser,
      baseURL,
      market,
      complaints,
    }) => {
      complaints.excuse(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
      const t = texts(locale);
      const number = await buyAsGuest(market.url, `packing-${locale}`);
      const path = await pickListPath(market.url, locale);
      await openDesk(page, path);
      await expect(page.getByText(t('desk_lists.opens_alone'))).toBeVisible();
      const workers = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
      expect(workers).toEqual([t.path('desk')]);

      await context.setOffline(true);
      await openOrder(page, number);
      await markButtons(page, number, t.like('desk.line.packed')).nth(0).click();
      await markButtons(page, number, t.like('desk.line.missing')).nth(1).click();
      await expect(
        page.getByText(t('desk_lists.offline', { waiting: t('desk_lists.waiting', { count: 2 }) })),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('desk_lists.kept_only'))).toBeVisible();
      await expect(
        page.getByText(t('desk_lists.offline', { waiting: t('desk_lists.waiting', { count: 2 }) })),
      ).toBeVisible();
      await openOrder(page, number);
      await expect(markButtons(page, number, t.like('desk.line.packed')).nth(0)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(markButtons(page, number, t.like('desk.line.missing')).nth(1)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectAccessible(page, 'the list without network');
      // Another view says that it is unavailable, and leads back.
      await page.goto(t.path('desk'));
      await expect(page.getByRole('heading', { level: 1, name: t('desk_lists.unreached') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('desk.views.packing'), exact: true })
        .last()
        .click();
      await page.goto(path);
      await expect(
        page.getByText(t('desk_lists.offline', { waiting: t('desk_lists.waiting', { count: 2 }) })),
      ).toBeVisible();
      await openOrder(page, number);

      const other = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
      const colleague = await other.newPage();
      await openDesk(colleague, path);
      await openOrder(colleague, number);
      await markButtons(colleague, number, t.like('desk.line.missing')).nth(0).click();
      await expect(colleague.getByText(t('desk_lists.all_sent'))).toBeVisible();

      await context.setOffline(false);
      const conflict = page.getByRole('alert').filter({ hasText: t('desk_lists.crossed', { count: 1 }) });
      await expect(conflict).toBeVisible();
      await expect(page.getByText(t('desk_lists.kept_only'))).toHaveCount(0);
      // The open order stays open while the list is replaced by the market's.
      await expect(markButtons(page, number, t.like('desk.line.packed')).nth(0)).toBeVisible();
      await expectAccessible(page, 'a question');
      await conflict.getByRole('button', { name: t.like('desk_lists.keep_mine') }).click();
      await expect(conflict).toHaveCount(0);
      await expect(page.getByText(t('desk_lists.all_sent'))).toBeVisible();
      await colleague.reload();
      await openOrder(colleague, number);
      await expect(markButtons(colleague, number, t.like('desk.line.packed')).nth(0)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(markButtons(colleague, number, t.like('desk.line.missing')).nth(1)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await other.close();
    });
  });

/** Marks a line while the server is down, reloads the list, and finds the mark sent once the server is back. */
async function markWithoutServer(page: Page, market: MarketProcess, number: string): Promise<void> {
  const t = texts('fr');
  const waiting = page.getByText(t('desk_lists.away', { waiting: t('desk_lists.waiting', { count: 1 }) }));
  await expect(page.getByText(t('desk_lists.opens_alone'))).toBeVisible();
  await market.stop();
  try {
    await openOrder(page, number);
    await markButtons(page, number, t.like('desk.line.packed')).nth(0).click();
    await expect(waiting).toBeVisible();
    await page.reload();
    // The login is awaited only briefly.
    await expect(page.getByText(t('desk_lists.kept_only'))).toBeVisible();
    await expect(waiting).toBeVisible();
  } finally {
    await market.restart();
  }
  await page.reload();
  await expect(page.getByText(t('desk_lists.all_sent'))).toBeVisible();
  await openOrder(page, number);
}

test.describe('the pick list on paper, and beside a server that is down', () => {
  test.use({ ...tablet, serviceWorkers: isFullRun ? 'allow' : 'block' });

  test('prints each order on a page of its own, and hands it over at the counter', async ({
    page,
    market,
    complaints,
  }) => {
    complaints.excuse(/ERR_CONNECTION_REFUSED|Failed to fetch|Failed to load resource/);
    const t = texts('fr');
    const numbers = [await buyAsGuest(market.url, 'paper'), await buyAsGuest(market.url, 'paper2')];
    await openDesk(page, await pickListPath(market.url, 'fr'));
    for (const number of numbers) await expect(page.locator('summary').filter({ hasText: number })).toBeVisible();

    const orders = await page.locator('summary').count();
    expect(orders).toBeGreaterThan(1);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(orders);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('article')).toHaveCount(orders);
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByText(t('desk_lists.opens_alone'))).toBeHidden();
    const paper = page.getByRole('article').first();
    expect(
      await paper.evaluate((sheet) => {
        const { color, backgroundColor } = getComputedStyle(sheet);
        const breakInside = getComputedStyle(sheet.querySelector('tbody tbody tr')!).breakInside;
        // Pages are numbered in the reader's language.
        let ancestor: Element | null = sheet;
        while (ancestor && getComputedStyle(ancestor).getPropertyValue('page') === 'auto')
          ancestor = ancestor.parentElement;
        const pageName = ancestor && getComputedStyle(ancestor).getPropertyValue('page');
        return [color, backgroundColor, getComputedStyle(sheet.querySelector('thead')!).display, breakInside, pageName];
      }),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'table-header-group', 'avoid', 'desk-fr']);
    await page.emulateMedia({ media: 'screen', colorScheme: null });

    if (isFullRun) await markWithoutServer(page, market, numbers[0]!);
    // By default with the server: PackingView.test.tsx and deskWorker.test.ts.
    else {
      await openOrder(page, numbers[0]!);
      await markButtons(page, numbers[0]!, t.like('desk.line.packed')).nth(0).click();
    }
    await expect(markButtons(page, numbers[0]!, t.like('desk.line.packed')).nth(0)).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    // Handed over at the counter: found by its code, stored without the market, sent when it is back, and
    // undone.
    await markButtons(page, numbers[0]!, t.like('desk.line.packed')).nth(1).click();
    await expect(page.getByText(t('desk_lists.all_sent'))).toBeVisible();
    await page.goto((await pickListPath(market.url, 'fr')).replace('assemblage', 'remise'));
    const search = page.getByRole('searchbox');
    await search.fill(pickupCode(Number(numbers[0])).replace(/\s/, '').toLowerCase());
    await search.press('Enter');
    const card = page.getByRole('region', { name: pickupCode(Number(numbers[0])) });
    await expectAccessible(page, 'a card of the handover');
    // Its day is another one: people come early, which is asked and never refused.
    const handOver = async () => {
      await card.getByRole('button', { name: /^Remettre la/ }).click();
      await pressRepeatedly(page.getByRole('dialog').getByRole('button', { name: /^Remettre aujourd/ }));
    };
    if (isFullRun) {
      await market.stop();
      try {
        await handOver();
        await expect(page.getByText(/1 remise à envoyer/)).toBeVisible();
        await page.reload();
        await expect(page.getByText(/1 remise à envoyer/)).toBeVisible();
      } finally {
        await market.restart();
      }
      const sent = answerTo(page, 'HandOverMutation');
      await page.reload();
      await sent;
    }
    // By default without a server that is down: HandoverView.test.tsx.
    else {
      const sent = answerTo(page, 'HandOverMutation');
      await handOver();
      await sent;
    }
    await expect(page.getByText(/remise à envoyer/)).toHaveCount(0);
    await page.getByRole('button', { name: /^Annuler la remise/ }).click();
    await expect(page.getByRole('list', { name: 'Dernières remises' }).getByRole('listitem')).toHaveCount(0);
    await page.goto(`/comptoir/commandes/${numbers[0]!}`);
    const journal = page.getByRole('region', { name: 'Journal' });
    await expect(journal.getByText(/^Étape annulée/)).toBeVisible();
    await expect(journal.getByText('État : Terminée')).toBeVisible();
  });
});
