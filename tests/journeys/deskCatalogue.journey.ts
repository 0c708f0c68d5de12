import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../rules/zone.ts';
import { testAt } from './besideMarket.ts';
import { comeToWork } from './deskSteps.ts';
import { desktop, expect, phone } from './journey.ts';
import { variationsToRun } from './variations.ts';

/** Of each twin its own, since journeys with the same one share a market (testAt). */
const NOW = { fr: '2026-11-24T10:00:00-05:00', en: '2026-11-24T10:30:00-05:00' } as const;

const words = {
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
type Locale = keyof typeof words;

async function find(page: Page, locale: Locale, path: string, name: string) {
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
  test.describe(`upkeep at the desk in ${locale}`, () => {
    test.use(size);

    test('shows prices, stock, availability, vacations and the banner in the shop immediately, and tells a late colleague', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const say = words[locale];
      const [mine, theirs] = say.typed;
      const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
      const seen = () => shopper.getByRole('main');
      await comeToWork(page, say.catalogue);
      const loaf = await find(page, locale, say.catalogue, say.loaf);
      const colleague = await page.context().newPage();
      const late = await find(colleague, locale, say.catalogue, say.loaf);

      await loaf.getByLabel(say.price, { exact: true }).first().fill(mine);
      await loaf.getByRole('button', { name: say.save, exact: true }).click();
      await expect(loaf.getByRole('button', { name: say.save, exact: true })).toHaveCount(0);

      // The colleague sees the current value, keeps what was typed, and decides.
      const typed = late.getByLabel(say.price, { exact: true }).first();
      await typed.fill(theirs);
      await late.getByRole('button', { name: say.save, exact: true }).click();
      await expect(late.getByText(say.stale)).toBeVisible();
      await expect(late.getByText(say.theirs)).toBeVisible();
      await expect(typed).toHaveValue(theirs);
      await late.getByRole('button', { name: say.save, exact: true }).click();
      await expect(late.getByText(say.stale)).toHaveCount(0);
      await shopper.goto(say.page);
      await expect(
        seen()
          .getByText(/9,75\s\$/)
          .first(),
      ).toBeVisible();

      const stock = Number(await late.getByRole('definition').first().innerText());
      await late.getByRole('button', { name: say.adjust }).first().click();
      const dialog = colleague.getByRole('dialog');
      await dialog.getByLabel(say.fewer).fill('-3');
      await expect(dialog.getByText(say.after(stock - 3))).toBeVisible();
      await dialog.getByRole('button', { name: say.save, exact: true }).click();
      await expect(late.getByRole('definition').first()).toHaveText(String(stock - 3));

      await late.getByLabel(say.onSale).selectOption({ label: say.off });
      await late.getByRole('button', { name: say.save, exact: true }).click();
      await expect(late.getByRole('button', { name: say.save, exact: true })).toHaveCount(0);
      await shopper.goto(say.page);
      await expect(seen().getByText(say.gone)).toBeVisible();

      const bakery = await find(page, locale, say.sellers, 'Boulangerie Levain Doux');
      await bakery.getByLabel(say.until).fill(addDays(dayAt(new Date(NOW[locale])), 9));
      await bakery.getByRole('button', { name: say.save, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(say.cannotSell)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: say.leave }).click();
      const back = bakery.getByRole('button', { name: say.back });
      await expect(back).toBeVisible();
      await shopper.goto(say.shop);
      await expect(seen().getByText(say.away).first()).toBeVisible();
      await back.click();
      await expect(back).toHaveCount(0);
      await shopper.reload();
      await expect(seen().getByRole('heading', { level: 1 })).toBeVisible();
      await expect(seen().getByText(say.away)).toHaveCount(0);

      await page.goto(say.information);
      const banner = page.getByRole('group', { name: say.banner });
      const title = `Pommes ${locale} 2026`;
      await banner.getByLabel(say.title).fill(title);
      // The preview, before it is saved.
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: say.save, exact: true }).click();
      await expect(page.getByRole('button', { name: say.save, exact: true })).toHaveCount(0);
      await shopper.goto(say.home);
      await expect(seen().getByText(title)).toBeVisible();
      await shopper.context().close();
    });
  });
}
