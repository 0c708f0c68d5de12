import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formatCents } from '#rules/money.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { addToCart as addOverHttp, createShopper } from '../support/shopper.ts';
import { addressIn, type Locale } from './checkoutSteps.ts';
import { expect } from './journey.ts';
import { moveTo } from './settled.ts';
import { answerTo } from './signInFaultSteps.ts';
import { texts, type Texts } from './texts.ts';
import { GOODS, type Good } from './wholeWeekWords.ts';

/** Gives a new visitor's browser a cart with these demo products, over HTTP. */
export async function arriveWithGoods(
  context: BrowserContext,
  { url }: MarketProcess,
  locale: Locale,
  quantities: Partial<Record<Good, number>>,
): Promise<void> {
  const shopper = createShopper(url, locale);
  for (const [good, quantity] of Object.entries(quantities)) {
    const handle = GOODS[good as Good][locale].path.split('/').at(-1);
    const { product } = await shopper.ask<{ product: { variants: { id: string }[] } }>(
      'query Good($handle: String!) { product(handle: $handle) { variants { id } } }',
      { handle },
    );
    await addOverHttp(shopper, product.variants[0]!.id, quantity);
  }
  const [name = '', value = ''] = shopper.cookie().split('=');
  await context.addCookies([{ name, value, url }]);
}

/** Adds a quantity of a demo product to the cart, from its own page, and opens the cart's step of place and payment. */
export async function addToCart(page: Page, locale: Locale, good: Good, quantity: number): Promise<void> {
  await moveTo(page, GOODS[good][locale].path);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: GOODS[good][locale].name })).toBeVisible();
  for (let count = 0; count < quantity; count += 1) {
    const response = answerTo(page, 'AddToCartMutation');
    await main
      .getByRole('button', {
        name: count === 0 ? texts(locale).like('cart.add_for') : texts(locale).like('cart.add_one'),
      })
      .first()
      .click();
    await response;
  }
  await expect(main.locator('output').first()).toHaveText(String(quantity));
  await moveTo(page, addressIn(locale, 'cart', 'expedition'));
  await page.getByRole('radio', { name: texts(locale).named('hall') }).check();
}

/** A visible list of names and sums, name to text. */
async function namedSums(list: Locator): Promise<Record<string, string>> {
  const pairs = await list.evaluate((dl) =>
    [...dl.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Shows an order at the desk; `isNew`: in the document of the former page, where it was not shown yet. */
export async function openOrderAtDesk(page: Page, t: Texts, number: string, { isNew = false } = {}): Promise<void> {
  const path = `${t.desk('orders')}/${number}`;
  await (isNew ? moveTo(page, path) : page.goto(path));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) })).toBeVisible();
}

/** Marks a line of the shown order, and waits for the market. */
export async function markLine(page: Page, t: Texts, product: string, state: string): Promise<void> {
  const states = page.getByRole('group', { name: t('desk_orders.line_state', { name: product }), exact: true });
  const response = answerTo(page, 'UpdateOrderLinesMutation');
  await states.getByText(state, { exact: true }).click();
  await response;
  await expect(states.getByRole('radio', { name: state, exact: true })).toBeChecked();
}

/** Advances the shown order by one step. */
export async function advanceTo(page: Page, buttonName: string, state: string): Promise<void> {
  await page.getByRole('button', { name: buttonName }).click();
  await expect(page.getByRole('button', { name: buttonName })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
}

/** The expected refund of a return, in cents; `to` null: a guest, who has no choice. */
type ExpectedRefund = { items: number; gst: number; pst: number; deposit: number; to: 'card' | 'balance' | null };

/**
 * Returns one unit of each of these products from the shown order, after checking the dialog's sums, with a double
 * press.
 */
export async function returnItems(
  page: Page,
  t: Texts,
  products: readonly string[],
  refund: ExpectedRefund,
): Promise<void> {
  const total = refund.items + refund.gst + refund.pst + refund.deposit;
  await page.getByRole('button', { name: t('desk_money.take_back') }).click();
  const dialog = page.getByRole('dialog');
  for (const product of products)
    await dialog.getByRole('button', { name: t('desk_money.one_more', { name: product }) }).click();
  if (refund.to === 'card') await dialog.getByRole('radio', { name: t('desk_money.to_card') }).check();
  const rows = [
    [t('desk_money.sums.items'), refund.items],
    [t('desk_money.sums.gst'), refund.gst],
    [t('desk_money.sums.pst'), refund.pst],
    [t('desk_money.sums.deposit'), refund.deposit],
    [t('desk_money.sums.total'), total],
    [refund.to === 'balance' ? t('desk_money.sums.to_balance') : t('desk_money.sums.to_card'), total],
  ] as const;
  const expected = Object.fromEntries(rows.filter(([, sum]) => sum > 0).map(([name, sum]) => [name, formatCents(sum)]));
  await expect.poll(() => namedSums(dialog.locator('dl'))).toEqual(expected);
  await dialog.getByRole('button', { name: t('desk_money.give_back', { amount: formatCents(total) }) }).dblclick();
  await expect(dialog).toHaveCount(0);
}

/** Reports a problem with one unit of a line of the order on the page, with a photo, and waits for its state below the line. */
export async function reportProblem(page: Page, t: Texts, line: Locator, note: string): Promise<void> {
  await line.getByRole('button', { name: t('order_problem.report') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('order_problem.kind.damaged') }).check();
  await dialog.getByLabel(t('order_problem.note')).fill(note);
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#b4283c' } })
    .png()
    .toBuffer();
  const name = 'photo.png';
  await dialog.getByLabel(t('order_problem.photo')).setInputFiles({ name, mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('img', { name: t('order_problem.photo_chosen') })).toBeVisible();
  await dialog.getByRole('button', { name: t('order_problem.send') }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(line).toContainText(t('order_problem.your_note', { note }));
  const shown = line.getByRole('img', { name: t('order_problem.photo_of') });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
}

/** Finds the open problem of an order beside the week, which the document of the former page did not show yet, and credits all that its unit cost. */
export async function creditProblem(page: Page, t: Texts, order: string, amount: number): Promise<void> {
  await moveTo(page, t.path('desk'));
  const panel = page.getByRole('region', { name: t('desk_problems.title') });
  await panel.getByRole('link', { name: t('desk_problems.order', { number: order }) }).click();
  await panel.getByRole('button', { name: t('desk_problems.answer_it') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('desk_problems.do.credit', { amount: formatCents(amount) }) }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText(t('desk_problems.status.refunded'));
}

/** The row of a job at the desk's clock. */
export const jobRow = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Runs a job at the desk's clock from two windows at once, when nothing is due any more. */
export async function runIdleJob(page: Page, t: Texts, name: string): Promise<void> {
  const secondWindow = await page.context().newPage();
  for (const window of [page, secondWindow]) await window.goto(t.desk('clock'));
  const runs = [page, secondWindow].map(async (window) => {
    const response = answerTo(window, 'RunJobMutation');
    await jobRow(window, name)
      .getByRole('button', { name: t('desk_clock.run') })
      .click();
    await response;
  });
  await Promise.all(runs);
  await expect(jobRow(page, name)).toContainText(t.part('desk_clock.ran', { count: 0 }));
  await secondWindow.close();
}

/** The figures of the shown week at the desk, in order, without the warnings. */
export async function readWeekFigures(page: Page): Promise<string[]> {
  const list = page.getByRole('main').locator('dl').first();
  await expect(list).toBeVisible();
  return (await list.locator('dd').allInnerTexts()).slice(0, -1);
}
