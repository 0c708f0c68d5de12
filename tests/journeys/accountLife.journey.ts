import type { Page } from '@playwright/test';
import { BASKET_PARAMETER } from '#rules/addresses.ts';
import { dialogOf, expectFit, field, ownData, part, save, saved } from './accountSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveWithCart, variantId } from './purchaseSteps.ts';
import { arriveSignedUp, openSignedUp } from './sessionSteps.ts';
import { moveTo } from './settled.ts';
import { expectSignedIn, fillSignIn, newAddress, NEW_PASSWORD, signOutButton } from './signInSteps.ts';
import { texts } from './texts.ts';

const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Comment vous appelle-t-on ?' });

/** Like arriveSignedUp, but by the form, up to the account page and what greets a new customer there. */
async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto('/compte');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await page.waitForURL(/\/signup/);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(NEW_PASSWORD);
  await page.locator('#password').press('Enter');
  await page.waitForURL(/\/compte$/);
}

test.describe('on a desktop', () => {
  test.use(desktop);

  // By default: CloseAccountPanel.test.tsx, accountClosure.test.ts and identityProvider.test.ts.
  test(
    'deletes a closed account, keeps its orders as a guest’s, and lets the same address sign up again (E49)',
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(/status of 401/);
      const email = 'part@exemple.ca';
      await arriveWithCart(context, market.url, { lines: [{ variant: variantId('closing') }] });
      await arriveSignedUp(page, email);
      await field(part(page, 'Vous'), 'Nom').fill('Partant');
      await saved(page, part(page, 'Vous'));
      await page.getByRole('button', { name: 'Demander la fermeture' }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').fill('autre@exemple.ca');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Ce n’est pas le courriel de ce compte.')).toBeVisible();
      await dialog.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${market.url}/`);
      await expect(signOutButton(page)).toHaveCount(0);
      await expect(
        page
          .getByRole('button', { name: /^Panier/ })
          .or(page.getByRole('link', { name: /^Panier/ }))
          .first(),
      ).toBeVisible();
      const storedData = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(storedData).not.toMatch(/part@exemple|Partant|is\.authenticated/);

      await page.goto('/compte');
      await fillSignIn(page, email, NEW_PASSWORD);
      await expect(page.getByRole('alert')).toBeVisible();
      await openAccount(page, email);
      await expectSignedIn(page);
      // The wizard was closed in this browser, so it does not open again.
      await expect(field(part(page, 'Vous'), 'Nom')).toHaveValue('');
      expect((await ownData(page)).data.cart.lines).toEqual([]);
    },
  );

  // By default: customerPart.test.tsx.
  test(
    'greets a new customer with the wizard, and never again once it is saved (F-171, F-172)',
    { tag: '@all' },
    async ({ page }) => {
      await openAccount(page, 'accueil@exemple.ca');
      const wizard = wizardOf(page);
      await expect(field(wizard, 'Prénom')).toBeFocused();
      const button = wizard.getByRole('button', { name: 'Enregistrer' });
      await expect(button).toBeDisabled();
      await wizard.getByRole('checkbox').check();
      await expect(button).toBeEnabled();
      await field(wizard, 'Prénom').fill('Aube');
      await saved(page, wizard);
      await expect(wizard).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Aube' })).toBeVisible();
      const { newsletterConsents } = (await ownData(page)).data;
      expect(newsletterConsents.map(({ given, source }) => [given, source])).toEqual([[true, 'wizard']]);
      // The token's claim decides, not this browser's flag.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expectSignedIn(page);
      await expect(field(part(page, 'Vous'), 'Prénom')).toHaveValue('Aube');
      await expect(wizard).toHaveCount(0);
    },
  );

  // By default: customerPart.test.tsx.
  test(
    'keeps a closed wizard closed in this browser, until its address reopens it (F-171, F-173)',
    { tag: '@all' },
    async ({ page }) => {
      await arriveSignedUp(page, 'plus-tard@exemple.ca');
      expect(await page.evaluate(() => localStorage.getItem('etal.profile-wizard'))).toBe('closed');
      await page.reload();
      await expectSignedIn(page);
      await expect(part(page, 'Vous')).toBeVisible();
      await expect(wizardOf(page)).toHaveCount(0);
      await page.goto('/producteurs?complete-profile=1&x=2');
      await expect(wizardOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/producteurs\?x=2$/);
      await expect(wizardOf(page)).toHaveCount(0);
    },
  );

  // By default: AccountScreen.test.tsx and customerPart.test.tsx.
  test(
    'shows pages in the account’s language, immediately here and from the next visit in another browser',
    { tag: '@all' },
    async ({ page, browser, market }) => {
      await arriveSignedUp(page, 'langue@exemple.ca');
      await field(part(page, 'Vous'), 'Langue').selectOption('en');
      await save(part(page, 'Vous'));
      await page.waitForURL(/\/en\/account$/);
      await expectSignedIn(page);
      await expect(field(part(page, 'You'), 'Language')).toHaveValue('en');
      await page.goto('/producteurs');
      await page.waitForURL(/\/en$/);

      const elsewhere = await browser.newContext({ baseURL: market.url, locale: 'fr-CA' });
      const other = await elsewhere.newPage();
      await other.goto('/compte');
      await fillSignIn(other, 'langue@exemple.ca', NEW_PASSWORD);
      await expectSignedIn(other);
      await expect.poll(() => other.evaluate(() => localStorage.getItem('etal.language'))).toBe('secondary');
      await other.goto('/');
      await other.waitForURL(/\/en$/);
      await elsewhere.close();
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test('keeps every screen of the account accessible and without sideways scrolling', async ({ page }) => {
    await openSignedUp(page, newAddress('ecrans'));
    await expect(wizardOf(page)).toBeVisible();
    await expectFit(page, 'the wizard');
    await page.keyboard.press('Escape');
    await expectFit(page, 'the profile');
    const dialog = dialogOf(page);
    for (const [opens, fills] of [
      ['Ajouter une adresse', null],
      ['Modifier', null],
      ['Demander la fermeture', 'autre@exemple.ca'],
    ] as const) {
      await page.getByRole('button', { name: opens, exact: true }).click();
      if (fills) await dialog.getByRole('textbox').fill(fills);
      // With its validation errors.
      if (opens !== 'Modifier') await dialog.getByRole('button', { name: /Enregistrer|Fermer pour de bon/ }).click();
      await expectFit(page, opens);
      await page.keyboard.press('Escape');
    }
    const t = texts('fr');
    for (const [path, title] of [
      [t.account('notifications'), t('account.sections.notifications')],
      [t.account('balance'), t('account.sections.balance')],
      [t.account('favourites'), t('account.sections.favourites')],
      [t.path('orders'), t('orders.title')],
    ] as const) {
      await moveTo(page, path);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFit(page, path);
    }
    const basket = `${texts('en').path('basketSubscription')}?${BASKET_PARAMETER.en}=oeufs-et-lait`;
    await page.goto(basket);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFit(page, basket);
  });
});
