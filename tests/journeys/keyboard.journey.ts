import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test } from './journey.ts';
import { expectOrderReceived } from './purchaseSteps.ts';

const MOST_STOPS = 120;

/** Where the focus is: its element in words, and whether a ring around it or its label shows it, in view. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { at: 'nowhere', ring: false, seen: false };
    const box = element.getBoundingClientRect();
    const rung = (one: Element | null, part?: string) => {
      const style = one && getComputedStyle(one, part);
      return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    };
    const around = [element, element.closest('label')];
    return {
      at: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      ring: around.some((one) => rung(one) || rung(one, '::after')),
      seen: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
    };
  });

/** Presses a key; afterwards the focus is somewhere. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(async () => (await focusOf(page)).at, `the focus after ${key}`).not.toBe('nowhere');
}

const isFocused = (target: Locator) => target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/** Goes on with Tab until the focus is on the target; every stop on the way shows where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await press(page, 'Tab');
    await expect
      .poll(async () =>
        (({ at, ring, seen }) => (ring && seen ? 'shown' : `${at}: ring ${ring}, in view ${seen}`))(
          await focusOf(page),
        ),
      )
      .toBe('shown');
    if (await isFocused(target)) return;
  }
  throw new Error(`${MOST_STOPS} stops, and never on ${String(target)}`);
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a purchase with the keyboard alone, from the skip link to the order', async ({ page }) => {
    // Some 150 stops, each looked at.
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

for (const [name, size, role] of [
  ['a phone', phone, 'dialog'],
  ['a desktop', desktop, 'complementary'],
] as const)
  test.describe(`the cart’s drawer on ${name}`, () => {
    test.use(size);

    test('opens on the cart’s link, closes by Escape, and gives the focus back', async ({ page }) => {
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

  test('the menu keeps the focus inside, closes by Escape, and gives it back', async ({ page }) => {
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
