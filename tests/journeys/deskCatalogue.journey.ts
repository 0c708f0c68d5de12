import type { Page } from '@playwright/test';
import { addDays, dayAt } from '#rules/zone.ts';
import { openDesk } from './deskSteps.ts';
import { desktop, expect, phone } from './journey.ts';
import { testAt } from './operatedMarket.ts';
import { variationsToRun } from './variations.ts';

/** Of each twin its own, since journeys with the same one share a market (testAt). */
const NOW = { fr: '2026-11-24T10:00:00-05:00', en: '2026-11-24T10:30:00-05:00' } as const;

const TEXTS = {
  fr: {
    catalogue: '/comptoir/catalogue',
    sellers: '/comptoir/catalogue/producteurs',
    information: '/comptoir/informations',
    loaf: 'Miche de campagne au levain',
    page: '/produits/miche-de-campagne-au-levain',
    shop: '/producteurs/boulangerie-levain-doux',
    home: '/',
    find: /^Chercher un/,
    price: 'Prix',
    typed: ['9,25', '9,75'],
    save: 'Enregistrer',
    stale: 'Quelqu’un a changé ce produit entre-temps.',
    theirs: /Prix\s: 9,25/,
    adjust: /^Ajuster le stock\s: /,
    fewer: /^Stock\s: combien/,
    after: (stock: number) => `Stock ensuite : ${stock}, dont 0 au marché.`,
    onSale: 'Mise en vente',
    off: 'Retiré',
    gone: 'Ce produit n’est pas en vente en ce moment.',
    until: 'En vacances jusqu’au',
    leave: 'Mettre en vacances',
    cannotSell: /produits? ne se vend(ent)? plus d’ici là/,
    away: /En vacances/,
    back: 'De retour : Boulangerie Levain Doux',
    banner: 'Bannière de l’accueil',
    title: 'Titre en français',
  },
  en: {
    catalogue: '/en/desk/catalogue',
    sellers: '/en/desk/catalogue/producers',
    information: '/en/desk/information',
    loaf: 'Sourdough country loaf',
    page: '/en/products/sourdough-country-loaf',
    shop: '/en/sellers/boulangerie-levain-doux',
    home: '/en',
    find: /^Find a pr/,
    price: 'Price',
    typed: ['9.25', '9.75'],
    save: 'Save',
    stale: 'Somebody else has changed this product in the meantime.',
    theirs: /Price: 9,25/,
    adjust: /^Adjust the stock: /,
    fewer: /^Stock: how many/,
    after: (stock: number) => `Stock afterwards: ${stock}, of which 0 at the market.`,
    onSale: 'On sale or not',
    off: 'Not on sale',
    gone: 'This product is not on sale at the moment.',
    until: 'On vacation until',
    leave: 'Start the vacation',
    cannotSell: /products? will not be sold until then/,
    away: /On vacation/,
    back: 'Back from vacation: Boulangerie Levain Doux',
    banner: 'Home banner',
    title: 'Title in English',
  },
} as const;
type Locale = keyof typeof TEXTS;

async function findForm(page: Page, locale: Locale, path: string, name: string) {
  await page.goto(`${path}?s=${encodeURIComponent(name)}`);
  const form = page.getByRole('form', { name, exact: true });
  await expect(form).toBeVisible();
  return form;
}

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', phone],
  ['en', desktop],
] as const)) {
  /** A market of its own, because it changes the catalogue. */
  const test = testAt(NOW[locale]);
  test.describe(`the catalogue at the desk in ${locale}`, () => {
    test.use(size);

    test('shows new prices, stock, availability, vacations and banner in the shop immediately, and a change before a colleague overwrites it', async ({
      page,
      browser,
      baseURL,
    }) => {
      const texts = TEXTS[locale];
      const [ownPrice, otherPrice] = texts.typed;
      const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
      const shop = () => shopper.getByRole('main');
      await openDesk(page, texts.catalogue);
      const loaf = await findForm(page, locale, texts.catalogue, texts.loaf);
      const colleague = await page.context().newPage();
      const staleForm = await findForm(colleague, locale, texts.catalogue, texts.loaf);

      await loaf.getByLabel(texts.price, { exact: true }).first().fill(ownPrice);
      await loaf.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(loaf.getByRole('button', { name: texts.save, exact: true })).toHaveCount(0);

      // The colleague sees the current value, keeps what was typed, and decides.
      const priceField = staleForm.getByLabel(texts.price, { exact: true }).first();
      await priceField.fill(otherPrice);
      await staleForm.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(staleForm.getByText(texts.stale)).toBeVisible();
      await expect(staleForm.getByText(texts.theirs)).toBeVisible();
      await expect(priceField).toHaveValue(otherPrice);
      await staleForm.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(staleForm.getByText(texts.stale)).toHaveCount(0);
      await shopper.goto(texts.page);
      await expect(
        shop()
          .getByText(/9,75\s\$/)
          .first(),
      ).toBeVisible();

      const stock = Number(await staleForm.getByRole('definition').first().innerText());
      await staleForm.getByRole('button', { name: texts.adjust }).first().click();
      const dialog = colleague.getByRole('dialog');
      await dialog.getByLabel(texts.fewer).fill('-3');
      await expect(dialog.getByText(texts.after(stock - 3))).toBeVisible();
      await dialog.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(staleForm.getByRole('definition').first()).toHaveText(String(stock - 3));

      await staleForm.getByLabel(texts.onSale).selectOption({ label: texts.off });
      await staleForm.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(staleForm.getByRole('button', { name: texts.save, exact: true })).toHaveCount(0);
      await shopper.goto(texts.page);
      await expect(shop().getByText(texts.gone)).toBeVisible();

      const bakery = await findForm(page, locale, texts.sellers, 'Boulangerie Levain Doux');
      await bakery.getByLabel(texts.until).fill(addDays(dayAt(new Date(NOW[locale])), 9));
      await bakery.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(texts.cannotSell)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: texts.leave }).click();
      const returnButton = bakery.getByRole('button', { name: texts.back });
      await expect(returnButton).toBeVisible();
      await shopper.goto(texts.shop);
      await expect(shop().getByText(texts.away).first()).toBeVisible();
      await returnButton.click();
      await expect(returnButton).toHaveCount(0);
      await shopper.reload();
      await expect(shop().getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shop().getByText(texts.away)).toHaveCount(0);

      await page.goto(texts.information);
      const banner = page.getByRole('group', { name: texts.banner });
      const title = `Pommes ${locale} 2026`;
      await banner.getByLabel(texts.title).fill(title);
      // The preview, before it is saved.
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('button', { name: texts.save, exact: true })).toHaveCount(0);
      await shopper.goto(texts.home);
      await expect(shop().getByText(title)).toBeVisible();
      await shopper.context().close();
    });
  });
}
