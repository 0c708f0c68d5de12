import { keyOf } from '../../server/graphql/globalId.ts';
import { expectFit } from './accountSteps.ts';
import { addressIn, localeVariations } from './checkoutSteps.ts';
import { test, expect } from './journey.ts';
import { operate } from './operatedMarket.ts';
import { putState, variantId } from './purchaseSteps.ts';
import { expectSignedIn, NEW_PASSWORD, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    shelf: '/categories/legumes',
    heart: (name: string) => `Garder ${name} dans vos favoris`,
    signIn: 'Se connecter pour garder ce produit',
    closed: 'La fenêtre de connexion a été fermée.',
    signUp: 'Créer un compte',
    later: 'Plus tard',
    product: '/produits/produit-sous-contrat-',
    keep: 'Garder dans vos favoris',
    kept: 'Dans vos favoris',
    view: 'favoris',
    title: 'Vos favoris',
    back: /^De retour\s: Produit sous contrat\.$/,
  },
  en: {
    shelf: '/en/categories/vegetables',
    heart: (name: string) => `Add ${name} to your favourites`,
    signIn: 'Sign in to save this product',
    closed: 'The sign-in window was closed.',
    signUp: 'Create an account',
    later: 'Later',
    product: '/en/products/produit-sous-contrat-',
    keep: 'Add to favourites',
    kept: 'In your favourites',
    view: 'favourites',
    title: 'Your favourites',
    back: /^Back in stock: Product under contract\.$/,
  },
} as const;

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('leads a guest who adds a favourite to sign-in, stores it, and announces when it is back in stock', async ({
      page,
      market,
      complaints,
    }) => {
      complaints.excuse(/status of 404/);
      const texts = TEXTS[locale];
      const main = page.getByRole('main');
      await page.goto(texts.shelf);
      // Cards have no heart: it is on the product's own page, with the way to sign in.
      const first = main.getByRole('article').first().getByRole('heading').getByRole('link');
      const product = await first.innerText();
      await first.click();
      const keep = main.getByRole('button', { name: texts.signIn });

      // A closed window has no effect, and that is reported.
      const closing = page.waitForEvent('popup');
      await keep.click();
      await (await closing).close();
      await expect(page.getByText(texts.closed).first()).toBeVisible();

      const second = page.waitForEvent('popup');
      await keep.click();
      const popup = await second;
      await popup.getByRole('link', { name: texts.signUp }).click();
      await popup.waitForURL(/\/signup/);
      await popup.locator('#email').fill(newAddress(`favoris-${locale}`));
      await popup.locator('#password').fill(NEW_PASSWORD);
      const closed = popup.waitForEvent('close');
      await popup.locator('#password').press('Enter');
      await closed;
      const later = page.getByRole('dialog').getByRole('button', { name: texts.later });
      await expect(later).toBeVisible();
      await later.click();
      await expectSignedIn(page);
      await expect(main.getByRole('button', { name: texts.kept, exact: true })).toBeVisible();

      const listed = { variant: variantId(`favourite ${locale}`) };
      await putState(market.url, 'a product on sale', listed);
      await page.goto(`${texts.product}${keyOf(listed.variant, 'Variant')}${locale === 'en' ? '-en' : ''}`);
      const marked = page.waitForResponse((response) =>
        /MarkFavouriteMutation/.test(response.request().postData() ?? ''),
      );
      await main.getByRole('button', { name: texts.keep, exact: true }).click();
      await expect(main.getByRole('button', { name: texts.kept })).toBeVisible();
      await marked;

      await page.goto(addressIn(locale, 'account', texts.view));
      const list = page.getByRole('region', { name: texts.title });
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expectFit(page, 'the favourites');

      await putState(market.url, 'a product on sale', { ...listed, status: 'inactive' });
      await operate(market, 'run', 'favourites');
      await page.reload();
      await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(list.getByText(texts.back)).toHaveCount(0);
      await putState(market.url, 'a product on sale', listed);
      await operate(market, 'run', 'favourites');
      await page.reload();
      await expect(list.getByText(texts.back)).toBeVisible();
      await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/Produit sous contrat|Product under/);

      const heartButton = list.getByRole('button', { name: texts.heart(product), exact: true });
      await heartButton.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
      await page.reload();
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1);
    });
  });
