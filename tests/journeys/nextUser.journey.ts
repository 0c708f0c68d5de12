import type { Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import { recordsOf, storedDataOf, TOKEN } from './customerTraces.ts';
import { desktop, expect, test } from './journey.ts';
import { arriveWithCart, expectOrderReceived, goToPayment, locationId, payButton, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { moveTo, waitForHydration } from './settled.ts';
import { expectSignedIn, newAddress, signOut } from './signInSteps.ts';

const NOTE = 'Sonnez à la porte bleue.';
const UNSENT_NOTE = 'Ou chez la voisine.';
const ALLERGIES = 'noix de Grenoble';
const SEARCH = 'miel';

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille Gauthier-Roy' };

const noteField = (page: Page) => page.getByLabel('Une note pour l’équipe');
/** Everything that the page has in it, with what its fields contain; of the page after it, if it is being left. */
async function contentOf(page: Page): Promise<string> {
  for (;;) {
    try {
      return await page.evaluate(() => {
        const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
        return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
      });
    } catch (error) {
      if (!String(error).includes('context was destroyed')) throw error;
    }
  }
}
const tabStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }));

test.use({ ...desktop, serviceWorkers: 'allow' });

test('shows the next user of the device nothing: with Back, without a network, in a restored tab (ADR 111)', async ({
  page,
  context,
  market,
  complaints,
}) => {
  complaints.excuse(/status of 503|ERR_INTERNET_DISCONNECTED|The network did not answer/);
  const email = newAddress('appareil-commun');
  await arriveWithCart(context, market.url, {
    lines: [{ variant: variantId('next user'), price: 650, quantity: 3, stock: 9 }],
    place: { location: locationId('next user') },
  });
  let number = '';
  let closedTab: Record<string, string> = {};
  const visited = ['/panier', '/compte', '/panier', '/commande-recue', '/commandes', '/panier'];

  await test.step('a guest writes in the cart, whose HTML contains no text of theirs and is stored by nobody', async () => {
    await page.goto('/panier');
    await noteField(page).fill(NOTE);
    await page.getByLabel(/^Allergies/).fill(ALLERGIES);
    await page.getByRole('button', { name: 'Continuer' }).first().click();
    await page.waitForURL(/\/expedition$/);
    // Of an address of its own: the browser's cache would replace it by the customer's cart.
    const document = await page.goto('/panier?invite');
    await expect(noteField(page)).toHaveValue(NOTE);
    await expect(page.getByLabel(/^Allergies/)).toHaveValue(ALLERGIES);
    expect(document!.headers()['cache-control']).toBe('private, no-store');
    const html = await document!.text();
    expect(html).toContain('<output');
    for (const text of [NOTE, ALLERGIES]) expect(html).not.toContain(text);
  });

  await test.step('the guest signs up, buys, and visits each personal page', async () => {
    await arriveSignedUp(page, email);
    await goToPayment(page);
    await expect(page).toHaveURL(/\/c\/pay\//);
    for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
    await payButton(page).click();
    await expectOrderReceived(page);
    await page.goto('/commandes');
    const order = page
      .getByRole('main')
      .getByRole('link', { name: /2\d{4}/ })
      .first();
    visited.push((await order.getAttribute('href'))!);
    await order.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/2\d{4}/);
    number = /2\d{4}/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0];
    await arriveWithCart(context, market.url, {
      lines: [{ variant: variantId('next user'), price: 650, quantity: 2 }],
    });
    // The guest's line joins the customer's cart.
    await page.goto('/panier');
    await expectSignedIn(page);
    const document = await context.request.get('/panier');
    expect(document.headers()['cache-control']).toBe('private, no-store');
    const html = await document.text();
    expect(html).toContain('<output');
    expect(html).not.toMatch(new RegExp([NOTE, ALLERGIES, email].join('|')));
    await noteField(page).fill(UNSENT_NOTE);
    await page.getByRole('combobox', { name: 'Chercher' }).fill(SEARCH);
    await page.getByRole('combobox', { name: 'Chercher' }).press('Enter');
    await expect.poll(() => storedDataOf(page)).toContain(SEARCH);
    await moveTo(page, '/panier');
    await expect(noteField(page)).toHaveValue(UNSENT_NOTE);
    expect(await recordsOf(page)).toContain(email);
    expect(await recordsOf(page)).not.toMatch(TOKEN);
    expect(await storedDataOf(page)).not.toMatch(TOKEN);
    closedTab = await tabStorage(page);
    expect(JSON.stringify(closedTab)).toContain(UNSENT_NOTE);
    // A list stores its length while it is left: by the sign-out, too.
    await moveTo(page, `/recherche?s=${SEARCH}`);
  });
  const personal = new RegExp([NOTE, UNSENT_NOTE, ALLERGIES, email, `\\b${number}\\b`].join('|'));

  const session = (await context.cookies(market.url)).find(({ name }) => /etal|session/.test(name));
  await signOut(page);
  await test.step('page, Relay’s store, storage and cookies have nothing of the customer after the sign-out', async () => {
    expect(await recordsOf(page)).not.toMatch(personal);
    expect(await storedDataOf(page)).not.toMatch(personal);
    expect(await storedDataOf(page)).not.toMatch(new RegExp(`${SEARCH}|auth0`));
    expect(session?.value).toMatch(/.{8}/);
    expect(JSON.stringify(await context.cookies(market.url))).not.toContain(session?.value);
  });
  const expectNothing = async (shown: Page) => expect(await contentOf(shown), shown.url()).not.toMatch(personal);

  await test.step('Back through the whole history shows nothing without a network', async () => {
    await context.setOffline(true);
    for (let step = 0; step < 12; step += 1) {
      // A page of the login, which is another origin, cannot be opened.
      await page.goBack({ waitUntil: 'load' }).catch(() => null);
      await waitForHydration(page);
      await expectNothing(page);
    }
    await context.setOffline(false);
  });

  // By default: ownership.test.ts, which asks the server as a guest, and signInFlows.test.ts, whose session ends with the sign-out.
  await test.step('each address and Back show nothing with a network', async () => {
    if (!isFullRun) return;
    for (const path of new Set(visited)) {
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothing(page);
      if (path === '/panier') await expect(page.getByText('Votre panier est encore vide')).toBeVisible();
    }
    await page.goBack();
    await waitForHydration(page);
    await expectNothing(page);
  });

  await test.step('a restored tab brings nothing back', async () => {
    const tab = await context.newPage();
    await tab.addInitScript((stored) => {
      if (sessionStorage.getItem('restored')) return;
      for (const [key, value] of Object.entries({ ...stored, restored: 'yes' })) sessionStorage.setItem(key, value);
    }, closedTab);
    await tab.goto('/panier');
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNothing(tab);
    expect(JSON.stringify(await tabStorage(tab))).not.toMatch(personal);
  });

  expect((await page.goto('/'))!.headers()['cache-control']).toBe('public, no-cache');
});
