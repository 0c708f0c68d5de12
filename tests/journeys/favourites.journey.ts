import { keyOf } from '../../server/graphql/globalId.ts';
import { expectFit } from './accountSteps.ts';
import { localeVariations } from './checkoutSteps.ts';
import { test, expect } from './journey.ts';
import { operate } from './operatedMarket.ts';
import { putState, variantId } from './purchaseSteps.ts';
import { expectSignedIn, NEW_PASSWORD, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const SHELF = { fr: 'legumes', en: 'vegetables' } as const;

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('leads a guest who adds a favourite to sign-in, stores it, and announces when it is back in stock', async ({
      page,
      market,
      complaints,
    }) => {
      complaints.excuse(/status of 404/);
      const t = texts(locale);
      const main = page.getByRole('main');
      await page.goto(t.path('collection', { handle: SHELF[locale] }));
      // Cards have no heart: it is on the product's own page, with the way to sign in.
      const first = main.getByRole('article').first().getByRole('heading').getByRole('link');
      const product = await first.innerText();
      await first.click();
      const keep = main.getByRole('button', { name: t('favourites.sign_in') });

      // A closed window has no effect, and that is reported.
      const closing = page.waitForEvent('popup');
      await keep.click();
      await (await closing).close();
      await expect(page.getByText(t('sign_in.failures.closed.title')).first()).toBeVisible();

      const second = page.waitForEvent('popup');
      await keep.click();
      const popup = await second;
      await popup.getByRole('link', { name: t.atSignIn('signUp.link') }).click();
      await popup.waitForURL(/\/signup/);
      await popup.locator('#email').fill(newAddress(`favoris-${locale}`));
      await popup.locator('#password').fill(NEW_PASSWORD);
      const closed = popup.waitForEvent('close');
      await popup.locator('#password').press('Enter');
      await closed;
      const later = page.getByRole('dialog').getByRole('button', { name: t('account.wizard.later') });
      await expect(later).toBeVisible();
      await later.click();
      await expectSignedIn(page);
      await expect(main.getByRole('button', { name: t('favourites.kept'), exact: true })).toBeVisible();

      const listed = { variant: variantId(`favourite ${locale}`) };
      await putState(market.url, 'a product on sale', listed);
      await page.goto(
        t.path('product', {
          handle: `produit-sous-contrat-${keyOf(listed.variant, 'Variant')}${locale === 'en' ? '-en' : ''}`,
        }),
      );
      const marked = page.waitForResponse((response) =>
        /MarkFavouriteMutation/.test(response.request().postData() ?? ''),
      );
      await main.getByRole('button', { name: t('favourites.keep_this'), exact: true }).click();
      await expect(main.getByRole('button', { name: t('favourites.kept') })).toBeVisible();
      await marked;

      await page.goto(t.account('favourites'));
      const list = page.getByRole('region', { name: t('account.favourites.title') });
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expectFit(page, 'the favourites');

      await putState(market.url, 'a product on sale', { ...listed, status: 'inactive' });
      await operate(market, 'run', 'favourites');
      await page.reload();
      await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(list.getByText(t('account.favourites.back', { names: t.named('product') }))).toHaveCount(0);
      await putState(market.url, 'a product on sale', listed);
      await operate(market, 'run', 'favourites');
      await page.reload();
      await expect(list.getByText(t('account.favourites.back', { names: t.named('product') }))).toBeVisible();
      await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/Produit sous contrat|Product under/);

      const heartButton = list.getByRole('button', { name: t('favourites.keep', { name: product }), exact: true });
      await heartButton.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
      await page.reload();
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1);
    });
  });
