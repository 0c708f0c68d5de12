import type { Page } from '@playwright/test';
import { checkout, createShopper, hostedPage, paymentOf, payOnHostedPage } from '../support/shopper.ts';
import { sidewaysAt, violationsOf } from './axe.ts';
import { expect } from './journey.ts';
import { locationId, putState, variantId } from './purchaseSteps.ts';
import { openAs } from './sessionSteps.ts';

export const STAFF = 'equipe@exemple.ca';

/** A guest buys two products, over HTTP; returns the order's number. */
export async function buyAsGuest(url: string, name: string): Promise<string> {
  const { headers } = await putState(url, 'a cart', {
    lines: [{ variant: variantId(`${name}-a`) }, { variant: variantId(`${name}-b`), quantity: 2 }],
    place: { location: locationId(name) },
  });
  const shopper = createShopper(url, 'fr', headers.Cookie);
  const session = await checkout(shopper);
  expect(await payOnHostedPage(await hostedPage(shopper, session))).toBe(303);
  const orderNumber = async () => (await paymentOf(shopper, session))?.order?.number;
  await expect.poll(orderNumber).toBeDefined();
  return String(await orderNumber());
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
