import { desktop, expect, phone, test } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { expectOrderReceived } from './purchaseSteps.ts';
import { waitForHydration } from './settled.ts';
import { variationsToRun } from './variations.ts';

/** Presses of Tab from home to the paid order; Enter and Space are not counted. */
const MOST_STOPS_TO_PAID = 60;

test.describe('on a desktop', () => {
  test.use(desktop);

  // By default: AddControl.test.tsx and BuyControl.test.tsx, whose every press must leave the focus on a control (domSetup.ts), and the
  // order paid by keyboard, below.
  test(
    'adds and removes with the keyboard alone, on a product’s page and in the cart',
    { tag: '@all' },
    async ({ page }) => {
      // Checks each of some 100 tab stops.
      test.slow();
      const main = page.getByRole('main');
      await page.goto('/categories/fromages');
      await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }));
      await press(page, 'Enter');
      await expect(main).toBeFocused();
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
        .first();
      const name = await card.getByRole('link').last().innerText();
      await tabTo(page, card.getByRole('link').last());
      await press(page, 'Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

      await tabTo(page, main.getByRole('button', { name: /^Ajouter · / }));
      await press(page, 'Enter');
      await expect(main.locator('output').first()).toHaveText('1');
      await expect(main.getByRole('button', { name: `Ajouter au panier : ${name}` })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await press(page, 'Enter');
      await expect(main.getByRole('button', { name: /^Ajouter · / })).toBeFocused();
      await press(page, 'Enter');
      await expect(main.locator('output').first()).toHaveText('1');

      await page.goto('/panier');
      await tabTo(page, main.getByRole('button', { name: /^Ajouter au panier/ }));
      await press(page, 'Enter');
      await expect(main.locator('output')).toHaveText('2');
      await page.keyboard.press('Shift+Tab');
      await press(page, 'Enter');
      await expect(main.locator('output')).toHaveText('1');
      await expect(main.getByRole('button', { name: /^Retirer du panier/ })).toBeFocused();
      await tabTo(page, main.getByRole('button', { name: 'Continuer' }));
    },
  );

  test('goes from home to the paid order in few stops, past the categories and with a link from the added product', async ({
    page,
  }) => {
    test.slow();
    const main = page.getByRole('main');
    let stops = 0;
    const go = async (target: Parameters<typeof tabTo>[1]) => void (stops += await tabTo(page, target));
    await page.goto('/');
    await waitForHydration(page);
    await go(page.getByRole('link', { name: 'Aller aux produits' }));
    await press(page, 'Enter');
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
      .first();
    const name = await card.getByRole('link').first().innerText();
    await go(card.getByRole('button', { name: /^Ajouter au panier/ }));
    await press(page, 'Enter');
    await expect(card.locator('output')).toHaveText('1');
    await go(card.getByRole('link', { name: 'Voir le panier' }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeFocused();

    await go(main.getByRole('button', { name: 'Continuer' }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Où vous retrouve-t-on ?' })).toBeFocused();
    await go(main.getByRole('radio', { name: /^Cueillette/ }));
    await go(main.getByRole('radio', { name: /^Halle du Portage/ }));
    await press(page, 'Space');
    await expect(main.getByRole('radio', { name: /^Halle du Portage/ })).toBeChecked();
    await go(main.getByRole('button', { name: 'Payer' }));
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/c\/pay\//);
    for (const [id, text] of [
      ['email', 'camille@exemple.ca'],
      ['card', '4242424242424242'],
      ['expiry', '0838'],
      ['code', '424'],
      ['cardName', 'Camille Gauthier-Roy'],
    ] as const) {
      if (!(await isFocused(page.locator(`#${id}`)))) await go(page.locator(`#${id}`));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expectOrderReceived(page);
    await expect(main).toContainText(name);
    expect(stops).toBeLessThanOrEqual(MOST_STOPS_TO_PAID);
    await tabTo(page, main.getByRole('link', { name: 'Voir les produits' }));
  });

  test('passes a row of cards with one stop', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const rows = page.locator('#goods section');
    const skip = (row: number) => rows.nth(row).getByRole('link', { name: /^Passer cette rangée/ });
    await tabTo(page, page.getByRole('link', { name: 'Aller aux produits' }));
    await press(page, 'Enter');
    await tabTo(page, skip(0));
    await press(page, 'Enter');
    expect(await tabTo(page, skip(1))).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
  });
});

// By default: Drawer.test.tsx, and the menu, below.
for (const [name, size, role] of variationsToRun(import.meta.filename, [
  ['a phone', phone, 'dialog'],
  ['a desktop', desktop, 'complementary'],
] as const))
  test.describe(`the cart’s drawer on ${name}`, () => {
    test.use(size);

    test('opens on the cart’s link, closes with Escape, and returns focus', { tag: '@all' }, async ({ page }) => {
      await page.goto('/categories/fromages');
      const link = page.getByRole('banner').getByRole('link', { name: /^Panier/ });
      await tabTo(page, link);
      await press(page, 'Enter');
      const drawer = page.getByRole(role, { name: 'Panier' });
      await expect(drawer).toBeVisible();
      await expect.poll(() => drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await press(page, 'Escape');
      await expect(drawer).toBeHidden();
      await expect(link).toBeFocused();
    });
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('keeps focus inside the menu, closes with Escape, and returns focus', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await tabTo(page, menu);
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
