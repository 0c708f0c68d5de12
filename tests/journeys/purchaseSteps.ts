import type { BrowserContext, Page } from '@playwright/test';
import { toId } from '../../server/graphql/globalId.ts';
import { stableUuid } from '../../server/ids.ts';
import { expect } from './journey.ts';

/** Ids of a variant, point or zone that belong to this test alone. */
export const variantId = (name: string): string => toId('Variant', stableUuid('variant', `journeys/${name}`));
export const locationId = (name: string): string => toId('Location', stableUuid('location', `journeys/${name}`));
export const zoneId = (name: string): string => toId('ShippingZone', stableUuid('zone', `journeys/${name}`));

/** Cents, as in contracts/provider-states.md; stock null: not tracked. */
export type Line = {
  variant: string;
  quantity?: number;
  price?: number;
  deposit?: number;
  taxable?: boolean;
  stock?: number | null;
  /** Can be stored at the market, with this many units there, as Express needs. */
  stored?: boolean;
  stockMdo?: number;
  isAlcohol?: boolean;
};
export type Cart = {
  lines: Line[];
  place?: { location: string; storageOnly?: boolean } | { zone: string; price: number } | null;
};

/** Puts the demo market into a provider state (contracts/provider-states.md). */
export async function putState(url: string, state: string, params: object): Promise<{ headers: { Cookie?: string } }> {
  const response = await fetch(`${url}/provider-states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  const result = (await response.json()) as { headers?: { Cookie?: string }; error?: string };
  if (!result.headers) throw new Error(result.error);
  return { headers: result.headers };
}

/** Gives the browser a visitor with this cart, by the provider state "a cart" of the demo market. */
export async function arriveWithCart(context: BrowserContext, url: string, cart: Cart): Promise<void> {
  const { headers } = await putState(url, 'a cart', cart);
  const [name = '', value = ''] = headers.Cookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url }]);
}

const CARD = {
  email: 'camille@exemple.ca',
  card: '4242 4242 4242 4242',
  expiry: '08 / 38',
  code: '424',
  cardName: 'Camille Gauthier-Roy',
};
/** A delivery address; the province defaults to Quebec. */
export const HOME = {
  name: 'Camille Gauthier-Roy',
  phone: '819 555-0142',
  line1: '14, rue des Bouleaux',
  city: 'Gatineau',
  postalCode: 'J9A 1A1',
};

/** Fills in the hosted page, on the payment provider's own origin; `pay` presses its button. */
export async function fillHostedPage(page: Page, fields: Record<string, string> = {}): Promise<void> {
  await expect(page).toHaveURL(/\/c\/pay\//);
  for (const [id, value] of Object.entries({ ...CARD, ...fields })) await page.locator(`#${id}`).fill(value);
}
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Payer|Pay)\b/ }).first();

/** Pays by this press. The payment reaches the provider; the browser never learns of it, and the page is closed. */
export async function payAndLoseReturn(page: Page, press: () => Promise<void>): Promise<void> {
  const paid = Promise.withResolvers<string | undefined>();
  await page.route('**/c/pay/**', async (route) => {
    try {
      paid.resolve((await route.fetch({ maxRedirects: 0 })).headers()['location']);
      await route.abort();
    } catch (error) {
      paid.reject(error);
    }
  });
  await press();
  // A press that another one replaces fails in the browser before the provider has answered it.
  expect(await paid.promise).toMatch(/commande-recue|order-received/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.close();
}

/** From the cart's second step with a chosen place to the payment page. */
export async function goToPayment(page: Page, locale: 'fr' | 'en' = 'fr'): Promise<void> {
  await page.goto(locale === 'fr' ? '/panier/expedition' : '/en/cart/expedition');
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
}

export async function expectOrderReceived(page: Page): Promise<void> {
  // Polls: a double press submits twice, and the second navigation replaces the first.
  await expect(page).toHaveURL(/commande-recue|order-received/);
  await expect(page.getByRole('heading', { level: 1, name: /^(Commande|Order) 2\d{4}$/ })).toBeVisible();
}

/** Cents of an amount as the market formats it: "1 025,50 $", "+0,25 $". NaN for anything else. */
export function centsOf(text: string): number {
  const [, sign, dollars = '', cents] = /^([+−-]?)(\d{1,3}(?:[\u00A0\u202F]?\d{3})*),(\d{2})\u00A0\$$/.exec(text) ?? [];
  return cents === undefined
    ? Number.NaN
    : Number(`${sign === '' || sign === '+' ? '' : '-'}${dollars.replace(/\D/g, '')}${cents}`);
}

/** The visible sums, label to cents; a word such as "Gratuit" stays a word. */
export async function sumsOf(page: Page): Promise<Record<string, number | string>> {
  const rows = await page
    .locator('main dl')
    .filter({ hasText: 'Total' })
    .first()
    .evaluate((list) =>
      [...list.querySelectorAll('dt')].map(
        (term) => [term.textContent.trim(), (term.nextElementSibling?.textContent ?? '').trim()] as const,
      ),
    );
  return Object.fromEntries(
    rows.map(([label, value]) => [label, Number.isNaN(centsOf(value)) ? value : centsOf(value)]),
  );
}
