import { desktop, expect, phone, test } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { expectOrderReceived } from './purchaseSteps.ts';
import { variationsToRun } from './variations.ts';

test.describe('on a desktop', () => {
  test.use(desktop);

  test('completes a purchase with the keyboard alone, from the skip link to the order', async ({ page }) => {
    // Checks each of some 150 tab stops.
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
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Avec ou sans compte ?' })).toBeFocused();
    await tabTo(page, main.getByRole('button', { name: 'Continuer sans compte' }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Où vous retrouve-t-on ?' })).toBeFocused();

    await tabTo(page, main.getByRole('radio', { name: /^Cueillette/ }));
    await tabTo(page, main.getByRole('radio', { name: /^Halle du Portage/ }));
    await press(page, 'Space');
    await expect(main.getByRole('radio', { name: /^Halle du Portage/ })).toBeChecked();
    await tabTo(page, main.getByRole('button', { name: 'Payer' }));
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/c\/pay\//);
    for (const [id, text] of [
      ['email', 'camille@exemple.ca'],
      ['card', '4242424242424242'],
      ['expiry', '0838'],
      ['code', '424'],
      ['cardName', 'Camille Gauthier-Roy'],
    ] as const) {
      if (!(await isFocused(page.locator(`#${id}`)))) await tabTo(page, page.locator(`#${id}`));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expectOrderReceived(page);
    await expect(main).toContainText(name);
    await tabTo(page, main.getByRole('link', { name: 'Voir les produits' }));
  });
});

// The other size by default: Drawer.test.tsx.
for (const [name, size, role] of variationsToRun(import.meta.filename, [
  ['a phone', phone, 'dialog'],
  ['a desktop', desktop, 'complementary'],
] as const))
  test.describe(`the cart’s drawer on ${name}`, () => {
    test.use(size);

    test('opens on the cart’s link, closes with Escape, and returns focus', async ({ page }) => {
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
