import type { BrowserContext, Page } from '@playwright/test';
import { sidewaysAt, violationsOf } from './axe.ts';
import { expect } from './journey.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  goToPayment,
  locationId,
  payButton,
  variantId,
} from './purchaseSteps.ts';
import { openAs } from './sessionSteps.ts';

export const STAFF = 'equipe@exemple.ca';

/** A guest buys two products; returns the order's number. */
export async function buyAsGuest(context: BrowserContext, url: string, name: string): Promise<string> {
  await arriveWithCart(context, url, {
    lines: [{ variant: variantId(`${name}-a`) }, { variant: variantId(`${name}-b`), quantity: 2 }],
    place: { location: locationId(name) },
  });
  const page = await context.newPage();
  await goToPayment(page);
  await fillHostedPage(page);
  await payButton(page).click();
  await expectOrderReceived(page);
  const number = /2\d{4}/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0];
  await page.close();
  return number;
}

/** Opens an address of the desk as staff. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await openAs(page, STAFF, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Checks that the page is accessible and does not scroll sideways. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await violationsOf(page), where).toEqual([]);
  expect(await sidewaysAt(page, [390, 1280]), where).toEqual([]);
};
