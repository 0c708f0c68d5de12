import type { Page } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { openDesk, STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { answerTo, tamperNext } from './signInFaultSteps.ts';
import { fillSignIn, providerOf } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const REASON = 'Panier oublié';

/** Ends the provider's session, so that the next token refresh fails. */
async function endSession(page: Page, market: MarketProcess, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const body = new URLSearchParams({ client_id: 'etal-storefront', token });
    await fetch(`${providerOf(market)}/oauth/revoke`, { method: 'POST', body });
  }
  await page.context().clearCookies({ name: /^etal_idp/ });
}

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', desktop],
  ['en', phone],
] as const))
  test.describe(`the session ends at the desk in ${locale}`, () => {
    test.use(size);

    // By default: unsavedDeskInput.test.tsx.
    test(
      'keeps an open dialog with its input through the login, ready to be sent',
      { tag: '@all' },
      async ({ page, context, market, complaints }) => {
        complaints.excuse(/status of 40[13]/);
        const t = texts(locale);
        const tokens: string[] = [];
        page.on('response', async (response) => {
          if (!response.url().endsWith('/oauth/token')) return;
          const { refresh_token: token } = (await response.json().catch(() => ({}))) as { refresh_token?: string };
          if (token) tokens.push(token);
        });
        await openDesk(page, t.desk('customers'));
        await page
          .getByRole('main')
          .getByRole('link', { name: /@|Membre|Member/ })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await page.getByRole('button', { name: t('desk_customers.adjust.title') }).click();
        await dialog.getByLabel(t('desk_customers.amount')).fill(t.locale === 'fr' ? '12,50' : '12.50');
        await dialog.getByLabel(t('desk_customers.adjust.reason')).fill(REASON);
        const path = new URL(page.url()).pathname;
        await endSession(page, market, tokens);
        await tamperNext(context, 'AdjustBalanceMutation');
        await dialog.getByLabel(t('desk_customers.adjust.reason')).press('Enter');
        await fillSignIn(page, STAFF);
        await page.waitForURL((url) => url.pathname === path);
        await expect(dialog.getByLabel(t('desk_customers.amount'))).toHaveValue(t.locale === 'fr' ? '12,50' : '12.50');
        await expect(dialog.getByLabel(t('desk_customers.adjust.reason'))).toHaveValue(REASON);
        const response = answerTo(page, 'AdjustBalanceMutation');
        await dialog.getByLabel(t('desk_customers.adjust.reason')).press('Enter');
        expect(await (await response).json()).not.toHaveProperty('errors');
        await expect(dialog).toHaveCount(0);
        await page.reload();
        await expect(page.getByText(REASON).first()).toBeVisible();
        await expect(dialog).toHaveCount(0);
      },
    );
  });
