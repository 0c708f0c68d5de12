import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expect } from './journey.ts';
import { quiet } from './settled.ts';

export const CUSTOMER = 'cliente@exemple.ca';
export const MEMBER = 'membre@exemple.ca';
/** The password of new accounts. */
export const NEW_PASSWORD = 'quatre mots sans lien';

/** An unused email address. */
export const newAddress = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@exemple.ca`;

/** Origin of the market's embedded login provider. */
export const providerOf = ({ port }: Pick<MarketProcess, 'port'>): string => `http://localhost:${port + 1}`;

/**
 * Records requests to the provider from now on, each as method and path, including those of the refresh worker. `uid`s
 * are omitted from the paths.
 */
export function recordProviderRequests(context: BrowserContext, market: Pick<MarketProcess, 'port'>): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === providerOf(market)) requests.push(`${request.method()} ${pathname.replace(/^\/u\/.*/, '/u')}`);
  });
  return requests;
}
/** The requests of a silent session check: the hidden frame, then its code for tokens. */
export const SILENT_CHECK = ['GET /authorize', 'POST /oauth/token'];

/** Fills in the provider's login page, in either language, in a page or a popup. */
export async function fillSignIn(page: Page, email = CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  // Polls, because one navigation to the login may replace another.
  await expect(page).toHaveURL(/\/u\/[\w-]+/);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
}

/** The page shows a signed-in customer: sign-out is offered, behind the menu on a narrow page. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(signOutButton(page)).toBeAttached();
}
export const signOutButton = (page: Page) =>
  page.getByRole('button', { name: /^(Se déconnecter|Sign out)$/, includeHidden: true }).first();

/** Signs in by opening the account page, and ends there. */
export async function signIn(page: Page, email = CUSTOMER): Promise<void> {
  await page.goto('/compte');
  await fillSignIn(page, email);
  await page.waitForURL(/\/compte$/);
  await expectSignedIn(page);
}

/**
 * Signs up for a new account, and ends on the account page (`account`, in either language), postponing the welcome
 * wizard.
 */
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

/** Signs out by the menu, and ends on home as a guest. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Menu)$/ });
  await expect(signOutButton(page).or(menu).filter({ visible: true })).not.toHaveCount(0);
  if (!(await signOutButton(page).isVisible())) await menu.click();
  const home = page.waitForEvent('load');
  await page
    .getByRole('button', { name: /^(Se déconnecter|Sign out)$/ })
    .first()
    .click();
  await home;
  await page.waitForURL(/^http:\/\/localhost:\d+\/$/);
  await expect(signOutButton(page)).toHaveCount(0);
  // The answers of the page still set the new guest's session.
  await quiet(page);
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/**
 * The newest mail to this address in the market's mailbox, once it has arrived. subject: waits for one whose subject
 * contains this.
 */
export async function mailTo(
  { port }: Pick<MarketProcess, 'port'>,
  address: string,
  subject: string | RegExp = '',
): Promise<{ subject: string; text: string; links: string[]; files: { name: string; text: string }[] }> {
  const fetchText = async (path: string) => (await fetch(`http://localhost:${port + 3}${path}`)).text();
  const find = async () =>
    (await fetchText('/'))
      .split('<li>')
      .map((row) => ({
        path: plain(/href="([^"]+)"/.exec(row)?.[1] ?? ''),
        to: plain(/class="who">([^<]*)/.exec(row)?.[1] ?? ''),
        subject: plain(/<strong[^>]*>([^<]*)/.exec(row)?.[1] ?? ''),
      }))
      .find(
        (mail) =>
          mail.to === address &&
          (typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject)),
      );
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  const mail = (await find())!;
  const mailPage = await fetchText(mail.path);
  const text = plain(/<pre>(.*?)<\/pre>/s.exec(mailPage)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
  const files = mailPage.matchAll(/<a href="([^"]+)" download="([^"]+)"/g);
  return {
    subject: mail.subject,
    text,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    files: await Promise.all([...files].map(async ([, path, name]) => ({ name: name!, text: await fetchText(path!) }))),
  };
}
