import type { Locator, Page } from '@playwright/test';
import { keyOf } from '../../server/graphql/globalId.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import moneyCases from '../support/money-cases.json' with { type: 'json' };
import { dialogOf, field } from './accountSteps.ts';
import { desktop, expect, phone } from './journey.ts';
import { operate } from './operatedMarket.ts';
import { putState } from './purchaseSteps.ts';
import { waitForHydration } from './settled.ts';
import { answerTo } from './signInFaultSteps.ts';

export type Locale = 'fr' | 'en';
/** Each journey runs in French on a phone and in English on a desktop. */
export const localeVariations = [
  { locale: 'fr', size: phone, title: 'in French on a phone' },
  { locale: 'en', size: desktop, title: 'in English on a desktop' },
] as const;

const addresses = {
  fr: { cart: '/panier', account: '/compte', product: '/produits/produit-sous-contrat-' },
  en: { cart: '/en/cart', account: '/en/account', product: '/en/products/produit-sous-contrat-' },
};
export const addressIn = (locale: Locale, page: 'cart' | 'account', view = '') =>
  `${addresses[locale][page]}${view && `/${view}`}`;

/** Opens the cart at a step, and waits for it. */
export async function openCart(page: Page, locale: Locale, view = ''): Promise<void> {
  await page.goto(addressIn(locale, 'cart', view));
  await expect(page.locator('main dl').first()).toBeVisible();
}

export const moneyCase = (id: string) => {
  const { input, expected } = moneyCases.cases.find((one) => one.id === id)!;
  return { items: input.items, expected };
};

const rowNames = {
  fr: { items: 'Articles', deposits: 'Consignes', fee: 'Frais de commande', gst: 'TPS', pst: 'TVQ', free: 'Gratuit' },
  en: { items: 'Items', deposits: 'Deposits', fee: 'Order fee', gst: 'GST', pst: 'QST', free: 'Free' },
};
type Sums = Record<'count' | 'items' | 'deposits' | 'fee' | 'gst' | 'pst' | 'total', number>;

/**
 * The rows of these sums as the market shows them, label to cents; empty rows are omitted, as is the item count of an
 * order whose lines moved to another one. `place` is the row of place and time.
 */
export function rowsIn(locale: Locale, sums: Sums, place: Record<string, number>): Record<string, number | string> {
  const names = rowNames[locale];
  const rows = [
    [names.deposits, sums.deposits],
    [names.fee, sums.fee],
    [names.gst, sums.gst],
    [names.pst, sums.pst],
  ] as const;
  return {
    [sums.count > 0 ? `${names.items} (${sums.count})` : names.items]: sums.items,
    ...Object.fromEntries(Object.entries(place).map(([label, cents]) => [label, cents === 0 ? names.free : cents])),
    ...Object.fromEntries(rows.filter(([, cents]) => cents !== 0)),
    Total: sums.total,
  };
}
/** The sums of a money case. */
export function sumsOfCase(id: string): Sums {
  const { items, expected } = moneyCase(id);
  const { itemsTotal, deposits, fee, gst, pst, total } = expected;
  return {
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: itemsTotal,
    deposits,
    fee,
    gst,
    pst,
    total,
  };
}

/** The sums of two merged orders (E19). */
export function addSums(one: Sums, other: Sums): Sums {
  const keys = Object.keys(one) as (keyof Sums)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as Sums;
}

type Product = { variant: string; price?: number; deposit?: number; taxable?: boolean };
/** Puts a product of this test alone on sale, and adds this many to the cart, from its own page. */
export async function buyProduct(page: Page, market: MarketProcess, locale: Locale, product: Product, quantity = 1) {
  await putState(market.url, 'a product on sale', product);
  const handle = keyOf(product.variant, 'Variant') + (locale === 'en' ? '-en' : '');
  await page.goto(`${addresses[locale].product}${handle}`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  const pressAndWait = async (button: Locator) => {
    const answered = answerTo(page, 'AddToCartMutation');
    await button.click();
    await answered;
  };
  await pressAndWait(main.getByRole('button', { name: /^(Ajouter|Add) · / }));
  const more = main.getByRole('button', { name: /^(Ajouter au panier|Add to cart)/ }).first();
  for (let count = 1; count < quantity; count += 1) await pressAndWait(more);
  await expect(main.locator('output').first()).toHaveText(String(quantity));
}

/** Fills in the delivery address, on the account page in either language. */
export async function writeAddress(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: /^(Ajouter une adresse|Add an address)$/ }).click();
  const dialog = dialogOf(page);
  const label = (fr: string, en: string) => field(dialog, locale === 'fr' ? fr : en);
  await label('Nom du destinataire', 'Recipient’s name').fill('Camille Gauthier-Roy');
  await label('Adresse', 'Address').fill('14, chemin du Ruisseau-Clair');
  await label('Ville', 'City').fill('Chelsea');
  await label('Code postal', 'Postal code').fill('J9B 1A1');
  await label('Téléphone', 'Phone').fill('819 555-0142');
  await dialog.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Pays by card: an invoice, or on the hosted page, which knows the customer's address and does not ask for it (E59). */
export async function payByCard(page: Page, email?: string): Promise<void> {
  await expect(page).toHaveURL(email === undefined ? /\/i\// : /\/c\/pay\//);
  const card = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille Gauthier-Roy' };
  if (email !== undefined) await expect(page.locator('#email')).toHaveValue(email);
  for (const [id, value] of Object.entries(card)) await page.locator(`#${id}`).fill(value);
  await page.locator('button.primary').click();
}

/** The number of the paid order, once its page shows it. */
export async function numberReceived(page: Page): Promise<string> {
  await expect(page).toHaveURL(/commande-recue|order-received/);
  const heading = page.getByRole('heading', { level: 1, name: /^(Commande|Order) 2\d{4}$/ });
  await expect(heading).toBeVisible();
  return /\d+/.exec(await heading.innerText())![0];
}

/** Runs `npm run market -- credit`, as the operator does. */
export async function giveCredit(market: MarketProcess, email: string, amount: string, note: string): Promise<void> {
  await operate(market, 'credit', email, amount, note);
}

/** The text with ordinary spaces instead of no-break ones. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
