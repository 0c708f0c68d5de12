import type { Page } from '@playwright/test';
import type { Locale } from '#rules/constants.ts';
import { formatCents } from '#rules/money.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import { openDesk } from './deskSteps.ts';
import { desktop, expect, phone } from './journey.ts';
import { testAt } from './operatedMarket.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const NOW = '2026-11-24T10:00:00-05:00';
/** A market of its own, because it changes the catalogue. */
const test = testAt(NOW);

const PRICES = { fr: ['9,25', '9,75'], en: ['9.25', '9.75'] } as const;
const LOAF = { fr: 'miche-de-campagne-au-levain', en: 'sourdough-country-loaf' } as const;

/** A product that the market does not have. */
const SALSIFY = {
  fr: { name: 'Salsifis noirs', handle: 'salsifis-noirs' },
  en: { name: 'Black salsify', handle: 'black-salsify' },
} as const;

type Column = 'name_fr' | 'name_en' | 'seller' | 'collections' | 'status' | 'variant_fr' | 'variant_en' | 'price';

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
  test.describe(`the catalogue at the desk in ${locale}`, () => {
    test.use(size);

    // By default: CatalogueView.test.tsx, DeskSellers.test.tsx, InformationView.test.tsx and catalogueAdminService.test.ts.
    test(
      'shows new prices, ingredients, stock, availability, vacations and banner in the shop immediately, and a change before a colleague overwrites it',
      { tag: '@all' },
      async ({ page, browser, baseURL }) => {
        const t = texts(locale);
        const [ownPrice, otherPrice] = PRICES[locale];
        const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
        const shop = () => shopper.getByRole('main');
        await openDesk(page, t.desk('catalogue'));
        const loaf = await findForm(page, locale, t.desk('catalogue'), t.named('loaf'));
        const colleague = await page.context().newPage();
        const staleForm = await findForm(colleague, locale, t.desk('catalogue'), t.named('loaf'));

        await loaf.getByLabel(t('desk_catalogue.fields.price'), { exact: true }).first().fill(ownPrice);
        await loaf.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(loaf.getByRole('button', { name: t('desk_catalogue.save'), exact: true })).toHaveCount(0);

        // The colleague sees the current value, keeps what was typed, and decides.
        const priceField = staleForm.getByLabel(t('desk_catalogue.fields.price'), { exact: true }).first();
        await priceField.fill(otherPrice);
        await staleForm.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(staleForm.getByText(t('desk_catalogue.changed'))).toBeVisible();
        await expect(
          staleForm.getByText(t('desk_catalogue.theirs', { label: t('desk_catalogue.fields.price'), value: '9,25' })),
        ).toBeVisible();
        await expect(priceField).toHaveValue(otherPrice);
        const ingredients = `Levain ${locale} 2026`;
        await staleForm.getByText(t('desk_catalogue.label'), { exact: true }).click();
        await staleForm
          .getByLabel(t(`desk_catalogue.fields.ingredients_${locale === 'fr' ? 'primary' : 'secondary'}`))
          .fill(ingredients);
        await staleForm.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(staleForm.getByText(t('desk_catalogue.changed'))).toHaveCount(0);
        await shopper.goto(t.path('product', { handle: LOAF[locale] }));
        await expect(
          shop()
            .getByText(/9,75\s\$/)
            .first(),
        ).toBeVisible();
        await shop().getByText(t('label.both'), { exact: true }).click();
        await expect(shop().getByText(ingredients)).toBeVisible();

        const stock = Number(await staleForm.getByRole('definition').first().innerText());
        await staleForm
          .getByRole('button', { name: t.like('desk_catalogue.adjust_of') })
          .first()
          .click();
        const dialog = colleague.getByRole('dialog');
        await dialog.getByLabel(t('desk_catalogue.difference.stock')).fill('-3');
        await expect(dialog.getByText(t('desk_catalogue.after.stock', { stock: stock - 3 }))).toBeVisible();
        await dialog.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(staleForm.getByRole('definition').first()).toHaveText(String(stock - 3));

        await staleForm
          .getByLabel(t('desk_catalogue.fields.status'))
          .selectOption({ label: t('desk_catalogue.status.inactive') });
        await staleForm.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(staleForm.getByRole('button', { name: t('desk_catalogue.save'), exact: true })).toHaveCount(0);
        await shopper.goto(t.path('product', { handle: LOAF[locale] }));
        await expect(shop().getByText(t('product.inactive'))).toBeVisible();

        const bakery = await findForm(
          page,
          locale,
          `${t.desk('catalogue')}/${locale === 'fr' ? 'producteurs' : 'producers'}`,
          'Boulangerie Levain Doux',
        );
        await bakery.getByLabel(t('desk_sellers.fields.deactivatedUntil')).fill(addDays(dayAt(new Date(NOW)), 9));
        await bakery.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(page.getByRole('dialog').getByText(t.part('desk_sellers.effect_products'))).toBeVisible();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('desk_sellers.confirm') })
          .click();
        const returnButton = bakery.getByRole('button', {
          name: t('desk_sellers.back_of', { name: 'Boulangerie Levain Doux' }),
        });
        await expect(returnButton).toBeVisible();
        await shopper.goto(t.path('seller', { handle: 'boulangerie-levain-doux' }));
        await expect(shop().getByText(t.part('products.away')).first()).toBeVisible();
        // On a phone it is where the dialog was confirmed: a press there waits for the pointer to have been elsewhere (ADR 103).
        await page.mouse.move(0, 0);
        await returnButton.click();
        await expect(returnButton).toHaveCount(0);
        await shopper.reload();
        await expect(shop().getByRole('heading', { level: 1 })).toBeVisible();
        await expect(shop().getByText(t.part('products.away'))).toHaveCount(0);

        await page.goto(t.desk('information'));
        // On a phone its parts begin closed (ADR 183).
        if (size === phone) await page.getByText(t('desk_information.parts.banner'), { exact: true }).click();
        const banner = page.getByRole('group', { name: t('desk_information.parts.banner') });
        const title = `Pommes ${locale} 2026`;
        await banner
          .getByLabel(t(`desk_information.fields.title_${locale === 'fr' ? 'primary' : 'secondary'}`))
          .fill(title);
        // The preview, before it is saved.
        await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
        await page.getByRole('button', { name: t('desk_catalogue.save'), exact: true }).click();
        await expect(page.getByRole('button', { name: t('desk_catalogue.save'), exact: true })).toHaveCount(0);
        await shopper.goto(t.path('home'));
        await expect(shop().getByText(title)).toBeVisible();
        await shopper.context().close();
      },
    );

    // By default: RecordForm.test.tsx, deskPictures.test.tsx, RecordGrid.test.tsx, saveRecords.test.ts and storedPages.test.ts.
    test(
      'makes a product with a format and a photo, changes its price in the grid, undoes that, and takes it off sale',
      { tag: '@all' },
      async ({ page, browser, baseURL }) => {
        const t = texts(locale);
        const { name, handle } = SALSIFY[locale];
        const label = (column: Column) => page.getByLabel(t(`desk_records.columns.${column}`), { exact: true });
        const save = page.getByRole('button', { name: t('desk_catalogue.save'), exact: true });
        const gridCell = (column: 'price' | 'status') =>
          page.getByLabel(t.part('desk_grid.cell', { column: t(`desk_records.columns.${column}`) }));
        const saveGrid = async () => {
          await page.getByRole('button', { name: t('desk_grid.save', { count: 1 }) }).click();
          await expect(page.getByRole('button', { name: t('desk_grid.save', { count: 0 }) })).toBeVisible();
        };
        const shop = await (await browser.newContext({ baseURL: baseURL! })).newPage();
        const shownPrice = async (price: number) => {
          await shop.goto(t.path('product', { handle }));
          await expect(shop.getByRole('main').getByText(formatCents(price), { exact: true }).first()).toBeVisible();
        };

        await openDesk(page, `${t.desk('catalogue')}?new=1`);
        await label('name_fr').fill(SALSIFY.fr.name);
        await label('name_en').fill(SALSIFY.en.name);
        await label('seller').selectOption({ index: 1 });
        await label('collections').selectOption({ index: 3 });
        await label('status').selectOption('active');
        await label('variant_fr').fill('La botte');
        await label('variant_en').fill('Bunch');
        await label('price').fill('4,25');
        await page
          .getByRole('group', { name: t.part('desk_pictures.add') })
          .locator('input[multiple]')
          .setInputFiles('docs/home.jpg');
        await expect(page.getByText(t('desk_pictures.undescribed'))).toBeVisible();
        await save.click();
        await expect(page.getByRole('form', { name })).toBeVisible();
        await expect(page).toHaveURL(/edit=salsifis-noirs/);

        await shownPrice(425);
        await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(shop.getByRole('main').locator('img[src*="photo-"]').first()).toBeVisible();

        await page.goto(
          `${t.desk('catalogue')}/${locale === 'fr' ? 'grille' : 'grid'}?s=${encodeURIComponent(SALSIFY.fr.name)}`,
        );
        await gridCell('price').fill('5');
        await saveGrid();
        await shownPrice(500);

        await page
          .getByRole('button', { name: t.part('desk_records.savings.undo_of') })
          .first()
          .click();
        await expect(gridCell('price')).toHaveValue('4,25');
        await shownPrice(425);

        await gridCell('status').selectOption('inactive');
        await saveGrid();
        await shop.goto(t.path('product', { handle }));
        await expect(shop.getByRole('main').getByText(t('product.inactive'))).toBeVisible();
        await shop.context().close();
      },
    );
  });
}
