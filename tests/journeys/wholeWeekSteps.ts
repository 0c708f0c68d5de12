import type { Locator, Page } from '@playwright/test';
import { formatCents } from '../../rules/money.ts';
import type { Locale } from './checkoutSteps.ts';
import { expect } from './journey.ts';
import { answerTo } from './signInFaultSteps.ts';
import { GOODS, WEEK, type Good, type WeekWords } from './wholeWeekWords.ts';

/** Adds a quantity of a demo product to the cart, from its own page. */
export async function take(page: Page, locale: Locale, good: Good, quantity: number): Promise<void> {
  // Waits for hydration: an earlier press is lost.
  const alive = page.waitForResponse('**/graphql');
  await page.goto(GOODS[good][locale].path);
  await alive;
  const main = page.getByRole('main');
  for (let count = 0; count < quantity; count += 1) {
    const done = answerTo(page, 'AddToCartMutation');
    await main
      .getByRole('button', { name: count === 0 ? WEEK[locale].add : WEEK[locale].more })
      .first()
      .click();
    await done;
  }
  await expect(main.locator('output').first()).toHaveText(String(quantity));
}

/** A visible list of names and sums, name to text. */
async function namedSums(list: Locator): Promise<Record<string, string>> {
  const pairs = await list.evaluate((dl) =>
    [...dl.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

export async function openAtDesk(page: Page, say: WeekWords, number: string): Promise<void> {
  await page.goto(`${say.desk.orders}/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) })).toBeVisible();
}

/** Marks a line of the shown order, and waits for the market. */
export async function mark(page: Page, say: WeekWords, product: string, state: string): Promise<void> {
  const states = page.getByRole('group', { name: say.desk.state(product), exact: true });
  const done = answerTo(page, 'UpdateOrderLinesMutation');
  await states.getByText(state, { exact: true }).click();
  await done;
  await expect(states.getByRole('radio', { name: state, exact: true })).toBeChecked();
}

/** Advances the shown order by one step. */
export async function advanceTo(page: Page, press: string, state: string): Promise<void> {
  await page.getByRole('button', { name: press }).click();
  await expect(page.getByRole('button', { name: press })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
}

/** The expected refund of a return, in cents; `to` null: a guest, who has no choice. */
type Back = { items: number; gst: number; pst: number; deposit: number; to: 'card' | 'balance' | null };

/**
 * Returns one unit of each of these products from the shown order, after checking the dialog's sums, with a double
 * press.
 */
export async function giveBack(page: Page, say: WeekWords, products: readonly string[], back: Back): Promise<void> {
  const { sums, sumToCard, sumToBalance } = say.desk;
  const total = back.items + back.gst + back.pst + back.deposit;
  await page.getByRole('button', { name: say.desk.takeBack }).click();
  const dialog = page.getByRole('dialog');
  for (const product of products) await dialog.getByRole('button', { name: say.desk.oneMore(product) }).click();
  if (back.to === 'card') await dialog.getByRole('radio', { name: say.desk.card }).check();
  const rows = [
    [sums.items, back.items],
    [sums.gst, back.gst],
    [sums.pst, back.pst],
    [sums.deposit, back.deposit],
    [sums.total, total],
    [back.to === 'balance' ? sumToBalance : sumToCard, total],
  ] as const;
  const expected = Object.fromEntries(rows.filter(([, sum]) => sum > 0).map(([name, sum]) => [name, formatCents(sum)]));
  await expect.poll(() => namedSums(dialog.locator('dl'))).toEqual(expected);
  await dialog.getByRole('button', { name: say.desk.giveBack(formatCents(total)) }).dblclick();
  await expect(dialog).toHaveCount(0);
}

/** The row of a job at the desk's clock. */
export const jobRow = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Runs a job at the desk's clock from two windows at once, when nothing is due any more. */
export async function runForNothing(page: Page, say: WeekWords, name: string): Promise<void> {
  const other = await page.context().newPage();
  for (const one of [page, other]) await one.goto(say.desk.clock);
  const pressed = [page, other].map(async (one) => {
    const done = answerTo(one, 'RunJobMutation');
    await jobRow(one, name).getByRole('button', { name: say.desk.run }).click();
    await done;
  });
  await Promise.all(pressed);
  await expect(jobRow(page, name)).toContainText(say.desk.nothing);
  await other.close();
}

/** The figures of the shown week at the desk, in order, without the warnings. */
export async function weekFigures(page: Page): Promise<string[]> {
  const list = page.getByRole('main').locator('dl').first();
  await expect(list).toBeVisible();
  return (await list.locator('dd').allInnerTexts()).slice(0, -1);
}
