import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expect } from './journey.ts';

export const CUSTOMER = 'cliente@exemple.ca';
export const MEMBER = 'membre@exemple.ca';
/** Of whoever signs up. */
export const NEW_PASSWORD = 'quatre mots sans lien';

/** An address that nobody has used. */
export const newAddress = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@exemple.ca`;

/** Origin of the market's embedded login provider. */
export const providerOf = ({ port }: Pick<MarketProcess, 'port'>): string => `http://localhost:${port + 1}`;

/**
 * What the pages ask of the provider from now on, each as its method and path; what a refresh's worker asks, too. `uid`s are
 * left out of the paths.
 */
export function asksOfProvider(context: BrowserContext, market: Pick<MarketProcess, 'port'>): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === providerOf(market)) asked.push(`${request.method()} ${pathname.replace(/^\/u\/.*/, '/u')}`);
  });
  return asked;
}
/** As they silently check a session: the hidden frame, then its code for tokens. */
export const SILENT_CHECK = ['GET /authorize', 'POST /oauth/token'];

/** The login page of the provider, in either language, in a page or a popup. */
export async function fillSignIn(page: Page, email = CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  // Asked again and again: one navigation to the login may replace another.
  await expect(page).toHaveURL(/\/u\/[\w-]+/);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
}

/** Somebody is signed in, and known to be: the way out is offered, behind the menu on a narrow page. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(signOutButton(page)).toBeAttached();
}
export const signOutButton = (page: Page) =>
  page.getByRole('button', { name: /^(Se déconnecter|Sign out)$/, includeHidden: true }).first();

/** Signs in by the account's page, which asks for it, and ends there. */
export async function signIn(page: Page, email = CUSTOMER): Promise<void> {
  await page.goto('/compte');
  await fillSignIn(page, email);
  await page.waitForURL(/\/compte$/);
  await expectSignedIn(page);
}

/** Opens an account of one's own, signed in, and ends on the account's page (`account`, in either language). The wizard that greets it is left for later. */
export async function signUp(page: Page, email: string, account = '/compte'): Promise<void> {
  await page.goto(account);
  await page.waitForURL(/\/u\/[\w-]+/);
  await page.getByRole('link', { name: /^(Créer un compte|Create an account)$/ }).click();
  await page.waitForURL(/\/signup/);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(NEW_PASSWORD);
  await page.locator('#password').press('Enter');
  await page.waitForURL(new RegExp(`${account}$`));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Plus tard|Later)$/ })
    .click();
  await expectSignedIn(page);
}

/** Leaves by the menu, and ends on home, once nobody is known there. */
export async function signOut(page: Page): Promise<void> {
  if (!(await signOutButton(page).isVisible())) await page.getByRole('button', { name: /^(Menu)$/ }).click();
  const home = page.waitForEvent('load');
  await page
    .getByRole('button', { name: /^(Se déconnecter|Sign out)$/ })
    .first()
    .click();
  await home;
  await page.waitForURL(/^http:\/\/localhost:\d+\/$/);
  await expect(signOutButton(page)).toHaveCount(0);
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** The newest mail to this address, as the market's mailbox shows it, once it has come. subject: waits for one that has this in it. */
export async function mailTo(
  { port }: Pick<MarketProcess, 'port'>,
  address: string,
  subject = '',
): Promise<{ subject: string; text: string; links: string[]; files: { name: string; text: string }[] }> {
  const read = async (path: string) => (await fetch(`http://localhost:${port + 3}${path}`)).text();
  const find = async () =>
    (await read('/'))
      .split('<li>')
      .map((row) => ({
        path: plain(/href="([^"]+)"/.exec(row)?.[1] ?? ''),
        to: plain(/class="who">([^<]*)/.exec(row)?.[1] ?? ''),
        subject: plain(/<strong[^>]*>([^<]*)/.exec(row)?.[1] ?? ''),
      }))
      .find((mail) => mail.to === address && mail.subject.includes(subject));
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  const mail = (await find())!;
  const shown = await read(mail.path);
  const text = plain(/<pre>(.*?)<\/pre>/s.exec(shown)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
  const files = shown.matchAll(/<a href="([^"]+)" download="([^"]+)"/g);
  return {
    subject: mail.subject,
    text,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    files: await Promise.all([...files].map(async ([, path, name]) => ({ name: name!, text: await read(path!) }))),
  };
}
