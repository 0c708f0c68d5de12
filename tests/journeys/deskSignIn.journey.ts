import type { Page } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { openDesk, STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { answerTo, tamperNext } from './signInFaultSteps.ts';
import { fillSignIn, providerOf } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: { path: '/comptoir/clients', adjust: 'Corriger le solde', amount: /^Montant/, reason: /^Raison/, typed: '12,50' },
  en: {
    path: '/en/desk/customers',
    adjust: 'Correct the balance',
    amount: /^Amount/,
    reason: /^Reason/,
    typed: '12.50',
  },
} as const;
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

    test('keeps an open dialog with its input through the login, ready to be sent', async ({
      page,
      context,
      market,
      complaints,
    }) => {
      complaints.excuse(/status of 40[13]/);
      const texts = TEXTS[locale];
      const tokens: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().endsWith('/oauth/token')) return;
        const { refresh_token: token } = (await response.json().catch(() => ({}))) as { refresh_token?: string };
        if (token) tokens.push(token);
      });
      await openDesk(page, texts.path);
      await page
        .getByRole('main')
        .getByRole('link', { name: /@|Membre|Member/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: texts.adjust }).click();
      await dialog.getByLabel(texts.amount).fill(texts.typed);
      await dialog.getByLabel(texts.reason).fill(REASON);
      const path = new URL(page.url()).pathname;
      await endSession(page, market, tokens);
      await tamperNext(context, 'AdjustBalanceMutation');
      await dialog.getByLabel(texts.reason).press('Enter');
      await fillSignIn(page, STAFF);
      await page.waitForURL((url) => url.pathname === path);
      await expect(dialog.getByLabel(texts.amount)).toHaveValue(texts.typed);
      await expect(dialog.getByLabel(texts.reason)).toHaveValue(REASON);
      const response = answerTo(page, 'AdjustBalanceMutation');
      await dialog.getByLabel(texts.reason).press('Enter');
      expect(await (await response).json()).not.toHaveProperty('errors');
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(REASON).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
  });
