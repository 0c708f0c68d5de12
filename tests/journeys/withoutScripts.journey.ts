import type { Page } from '@playwright/test';
import { PLACE_FORM } from '#rules/addresses.ts';
import { isFullRun } from '../support/fullRun.ts';
import { everyPage } from './examples.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { texts } from './texts.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
/** Product cards, whose names are headings with links. */
const products = (page: Page) => main(page).getByRole('listitem').getByRole('heading').getByRole('link');

/** The least number of words that each page has beside its heading: fewer would be a page without its content. */
const LEAST_WORDS = {
  home: 200,
  collection: 100,
  product: 40,
  sellers: 150,
  seller: 60,
  faq: 300,
  privacy: 150,
  terms: 150,
};

const SCRIPTLESS = { fr: /^Sans JavaScript, vous pouvez/, en: /^Without JavaScript you can/ };

for (const [locale, size] of [
  ['fr', phone],
  ['en', desktop],
] as const)
  test.describe(locale, () => {
    test.use(size);

    test('shows the content of every public page', async ({ page, market }) => {
      const walked = (await everyPage(market.url)).filter((one) => one.full && one.locale === locale);
      // By default every other page in each language.
      const turn = locale === 'fr' ? 0 : 1;
      const pagesToRead = isFullRun ? walked : walked.filter((_, place) => place % 2 === turn);
      for (const { path, page: name } of pagesToRead) {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(response?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        // Answers open on a press, without scripts.
        const closed = main(page).locator('details:not([open]) > summary');
        while ((await closed.count()) > 0) await closed.first().click();
        const wordCount = (await main(page).innerText()).split(/\s+/).length;
        const least = new Map<string, number>(Object.entries(LEAST_WORDS)).get(name) ?? 15;
        expect.soft(wordCount, `words of ${path}`).toBeGreaterThan(least);
        await expect.soft(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
        await expect.soft(page.locator('button[type=button]:visible'), `dead buttons on ${path}`).toHaveCount(0);
        await expect.soft(page.getByText(SCRIPTLESS[locale]), path).toBeVisible();
        if (['home', 'collection', 'seller'].includes(name)) {
          await expect.soft(products(page).first(), path).toBeVisible();
          await expect
            .soft(
              main(page)
                .getByText(/^\d+,\d\d\s\$/)
                // A folded filter has prices, too.
                .filter({ visible: true })
                .first(),
              `a price on ${path}`,
            )
            .toBeVisible();
        }
      }
    });
  });

test('says on cart and account that they need scripts, and what works without, instead of a skeleton', async ({
  page,
}) => {
  for (const [path, title, browse] of [
    ['/panier', 'Cette page a besoin de JavaScript.', 'Voir les produits'],
    ['/compte', 'Cette page a besoin de JavaScript.', 'Voir les produits'],
    ['/en/cart', 'This page needs JavaScript.', 'Browse products'],
    ['/en/account', 'This page needs JavaScript.', 'Browse products'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect.soft(main(page).getByRole('link', { name: browse }), path).toBeVisible();
    await expect.soft(main(page).locator('[aria-busy="true"]:visible'), path).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('leads by the menu to producers, baskets and English', async ({ page }) => {
    for (const [link, path] of [
      [/^Producteurs/, '/producteurs'],
      [/^Paniers/, '/paniers-hebdomadaires'],
      [/^English/, '/en'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: link }).first().click();
      await page.waitForURL(`**${path}`);
    }
  });

  test('leads by links from home to a category, its next page, a product and its producer', async ({ page }) => {
    await page.goto('/');
    await main(page)
      .getByRole('link', { name: /^Légumes/ })
      .first()
      .click();
    await page.waitForURL('**/categories/legumes');
    await expect(page.getByRole('heading', { level: 1, name: 'Légumes' })).toBeVisible();

    const first = await products(page).allInnerTexts();
    await main(page).getByRole('link', { name: 'Afficher la suite' }).click();
    await page.waitForURL(/\/categories\/legumes\?after=/);
    const second = await products(page).allInnerTexts();
    expect(second.length).toBeGreaterThan(5);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await main(page).getByRole('link', { name: 'Revenir au début' }).click();
    await page.waitForURL(/\/categories\/legumes$/);

    await main(page).getByRole('navigation', { name: 'Sous-catégories' }).getByRole('link').last().click();
    await page.waitForURL(/\/categories\/legumes\/[\w-]+$/);
    const name = (await products(page).first().innerText()).trim();
    await products(page).first().click();
    await page.waitForURL(/\/produits\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      main(page)
        .getByText(/\d+,\d\d\s\$/)
        .first(),
    ).toBeVisible();

    const maker = main(page).locator('a[href^="/producteurs/"]').first();
    await maker.click();
    await page.waitForURL(/\/producteurs\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(products(page).first()).toBeVisible();
  });

  test('asks for a place in a form, and says its day on the page that led there (F-049)', async ({ page }) => {
    const t = texts('fr');
    await page.goto('/categories/legumes');
    await products(page).first().click();
    await page.waitForURL(/\/produits\//);
    const product = page.url();
    const bar = page.getByRole('complementary', { name: t('shell.week') });
    await bar.getByRole('link', { name: t('shell.place') }).click();
    await page.waitForURL(`**${PLACE_FORM.fr}`);
    await page.getByRole('button', { name: new RegExp(t.named('hall')) }).click();
    await page.waitForURL(product);
    await expect(bar.getByRole('link')).toContainText(t.named('hall'));
    await expect(page.getByText(t.like('product.ready_at', { place: t.named('hall') }))).toBeVisible();
  });

  test('continues the list of producers by a link', async ({ page }) => {
    await page.goto('/producteurs');
    const names = () => main(page).getByRole('list').last().getByRole('listitem').getByRole('heading').allInnerTexts();
    const first = await names();
    expect(first).toHaveLength(40);
    await main(page).getByRole('link', { name: 'Afficher la suite' }).click();
    await page.waitForURL(/\/producteurs\?after=/);
    const second = await names();
    expect(second.length).toBeGreaterThan(5);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('submits the search as a form, and shows results', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('champignon');
    await page.getByRole('searchbox', { name: 'Chercher' }).press('Enter');
    await page.waitForURL('**/recherche?s=champignon');
    await expect(page.getByRole('searchbox', { name: 'Chercher' })).toHaveValue('champignon');
    await expect(
      main(page)
        .getByRole('link', { name: /champignon/i })
        .first(),
    ).toBeVisible();
  });

  test('filters by links and sorts by a form, each keeping the other’s choice', async ({ page }) => {
    await page.goto('/categories/legumes');
    const tools = page.getByRole('region', { name: 'Trier et filtrer' });
    await tools.getByRole('link', { name: 'Bio' }).click();
    await page.waitForURL(/\?bio=1/);
    await expect(products(page).first()).toBeVisible();
    await tools.locator('summary', { hasText: 'Filtrer et trier' }).click();
    await tools.getByRole('radio', { name: 'prix croissant' }).check();
    await tools.getByRole('button', { name: 'Voir les produits' }).click();
    await page.waitForURL(/sort=price/);
    expect(new URL(page.url()).searchParams.get('bio')).toBeTruthy();
    await expect(products(page).first()).toBeVisible();
    await tools.getByRole('link', { name: /^Bio/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('bio'));
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
  });
});
