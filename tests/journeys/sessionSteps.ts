import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { CUSTOMER, expectSignedIn, NEW_PASSWORD, providerOf } from './signInSteps.ts';

/**
 * The client id at the embedded provider; it is part of the mark that the client leaves in a signed-in browser (spec
 * 9).
 */
const CLIENT = 'etal-storefront';
const SESSION_MARK = `auth0.${CLIENT}.is.authenticated`;

/**
 * Gives the browser a session of the embedded provider, as its form does: starts an authorization request, submits the
 * form and follows its redirects, over HTTP. The pages then check the session silently, and obtain their own tokens.
 * For journeys whose subject is not sign-in; signInSteps.ts uses the form. `path`: of a page in the language of the
 * account.
 */
async function openSession(
  context: BrowserContext,
  form: 'login' | 'signup',
  fields: { email: string; password: string },
  path: string,
): Promise<void> {
  const url = new URL((await context.request.get('/healthz')).url());
  const provider = providerOf({ port: Number(url.port) });
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: url.origin,
    audience: `${url.origin}/graphql`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    state: randomBytes(16).toString('base64url'),
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    ui_locales: path.startsWith('/en') ? 'en-CA en' : 'fr-CA fr',
  });
  const loginPage = await context.request.get(`${provider}/authorize?${String(query)}`);
  const callback = await context.request.post(`${loginPage.url().split('?')[0]}/${form}`, { form: fields });
  expect(new URL(callback.url()).searchParams.get('code'), `the ${form} of ${fields.email}`).not.toBeNull();
  await context.addCookies([{ name: SESSION_MARK, value: 'true', url: url.origin }]);
}

/** Opens a page as a user, of the demo by default, who signed in before, without waiting for the session. */
export async function openAs(page: Page, email: string, path: string, password = DEMO_PASSWORD): Promise<void> {
  await openSession(page.context(), 'login', { email, password }, path);
  await page.goto(path);
}

/** Opens the account page as a demo user, and waits for the session. */
export async function arriveSignedIn(page: Page, email = CUSTOMER): Promise<void> {
  await openAs(page, email, '/compte');
  await expectSignedIn(page);
}

/** Opens the account page as a new customer (`account`, in either language), whom the welcome wizard greets. */
export async function openSignedUp(page: Page, email: string, account = '/compte'): Promise<void> {
  await openSession(page.context(), 'signup', { email, password: NEW_PASSWORD }, account);
  await page.goto(account);
}

/** Opens the account page as a new customer, postponing the welcome wizard. */
export async function arriveSignedUp(page: Page, email: string, account = '/compte'): Promise<void> {
  await openSignedUp(page, email, account);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Plus tard|Later)$/ })
    .click();
  await expectSignedIn(page);
}
