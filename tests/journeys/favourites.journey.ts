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

    // By default: favourites.test.tsx, FavouritesScreen.test.tsx, customerPart.test.tsx (joined at sign-up), and favouriteNews.test.ts.
    test(
      'stores a guest’s favourites, adds them to the account at sign-up, and announces when one is back in stock',
      { tag: '@all' },
      async ({ page, market, complaints }) => {
        complaints.excuse(/status of 404/);
        const t = texts(locale);
        const main = page.getByRole('main');
        await page.goto(t.path('collection', { handle: SHELF[locale] }));
        // Cards have no heart: it is on the product's own page.
        const first = main.getByRole('article').first().getByRole('heading').getByRole('link');
        const product = await first.innerText();
        await first.click();
        await main.getByRole('button', { name: t('favourites.keep_this') }).click();
        await main.getByRole('link', { name: t('favourites.see') }).click();
        const guestList = main.getByRole('heading', { level: 3 });
        await expect(guestList).toHaveText([product]);
        await expectFit(page, 'a guest’s favourites');
        await page.reload();
        await expect(guestList).toHaveText([product]);

        const joined = page.waitForResponse((response) =>
          /JoinFavouritesMutation/.test(response.request().postData() ?? ''),
        );
        await main.getByRole('button', { name: t('account.favourites.sign_in') }).click();
        await page.getByRole('link', { name: t.atSignIn('signUp.link') }).click();
        await page.waitForURL(/\/signup/);
        await page.locator('#email').fill(newAddress(`favoris-${locale}`));
        await page.locator('#password').fill(NEW_PASSWORD);
        await page.locator('#password').press('Enter');
        await joined;
        const later = page.getByRole('dialog').getByRole('button', { name: t('account.wizard.later') });
        await expect(later).toBeVisible();
        await later.click();
        await expectSignedIn(page);
        await expect(page).toHaveURL(new RegExp(`${t.account('favourites')}$`));
        await expect(guestList).toHaveText([product]);

        await expectFit(page, 'the favourites');

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
      },
    );
  });
