import type { Page } from '@playwright/test';
import { expect, operationsOf, test } from './journey.ts';
import { arriveWithCart, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, fillSignIn, newAddress, NEW_PASSWORD, signOut } from './signInSteps.ts';

const line = (name: string, quantity: number) => ({ variant: variantId(`sign-in ${name}`), quantity, price: 400 });

/** The quantity of each line of the cart, as its page shows it. */
async function expectCounts(page: Page, counts: string[]): Promise<void> {
  await page.goto('/panier');
  await expect(page.getByRole('main').locator('output')).toHaveText(counts);
}

// By default: cartMerging.test.ts, useIdentitySync.test.tsx, and the journey signInPopup.
test(
  'merges a guest’s cart into the customer’s once, also when a popup and another tab sign in together, and leaves a guest’s behind (E38)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    const main = page.getByRole('main');
    const email = newAddress('jointe');
    await arriveWithCart(context, market.url, { lines: [line('honey', 2)] });
    await arriveSignedUp(page, email);
    await signOut(page);
    await arriveWithCart(context, market.url, { lines: [line('honey', 1), line('bread', 3)] });
    await page.goto('/panier/expedition');
    await expect(main).toContainText('Articles (4)');

    const other = await context.newPage();
    await other.goto('/compte');
    const opened = page.waitForEvent('popup');
    await main.getByRole('button', { name: /^Se connecter/ }).click();
    const popup = await opened;
    for (const one of [popup, other]) await one.waitForURL(/\/u\//);
    const operations = operationsOf(page);
    const closed = popup.waitForEvent('close');
    await Promise.all([popup, other].map((one) => fillSignIn(one, email, NEW_PASSWORD)));
    await closed;
    for (const tab of [page, other]) await expectSignedIn(tab);
    // The page was not reloaded: it has fetched its cart again.
    await expect(main).toContainText('Articles (6)');
    expect(operations).toContain('refreshCartQuery');
    for (const tab of [page, other]) await expectCounts(tab, ['3', '3']);

    await signOut(page);
    await page.goto('/panier');
    await expect(page.getByText('Votre panier est encore vide')).toBeVisible();
  },
);
