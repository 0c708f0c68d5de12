import type { Page } from '@playwright/test';
import { coveredText } from './coveredText.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, mailTo, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    home: '/',
    add: /^Ajouter au panier/,
    cart: '/panier',
    unsure: /à confirmer$/,
    joins: /^Ajouter à cette commande/,
    offer: '/paniers-hebdomadaires',
    account: '/compte',
    path: '/paniers',
    mine: /\/compte\/paniers$/,
    subscribeTo: /^S’abonner\s: Œufs et lait$/,
    form: /\/paniers-hebdomadaires\/inscription\?panier=oeufs-et-lait/,
    point: /^Halle du Portage/,
    note: /^Une note pour le marché/,
    toCard: 'Ajouter une carte',
    without: 'Aucune carte n’a été laissée. Vos choix sont gardés.',
    back: /^(Annuler|Retour)/,
    keep: 'Enregistrer la carte',
    subscribe: 'S’abonner',
    mail: 'panier',
    charged: 'Sera débité',
    save: 'Enregistrer la pause',
    skipped: '1 semaine sautée.',
    resume: 'Tout reprendre',
    none: 'Aucune semaine sautée.',
    change: /^Modifier le lieu ou la note/,
    other: /^Café Le Traversier/,
    moved: /^Cueillette\s: Café Le Traversier$/,
    end: /^Arrêter\s: Œufs et lait$/,
    confirm: 'Arrêter le panier',
    empty: 'Aucun panier récurrent.',
  },
  en: {
    home: '/en',
    add: /^Add to cart/,
    cart: '/en/cart',
    unsure: /to confirm$/,
    joins: /^Add to this order/,
    offer: '/en/weekly-baskets',
    account: '/en/account',
    path: '/baskets',
    mine: /\/en\/account\/baskets$/,
    subscribeTo: 'Subscribe: Eggs and milk',
    form: /\/en\/weekly-baskets\/subscribe\?basket=oeufs-et-lait/,
    point: /^Portage Market Hall/,
    note: /^A note for the market/,
    toCard: 'Add a card',
    without: 'No card was added. Your choices are saved.',
    back: /^(Cancel|Back)/,
    keep: 'Save the card',
    subscribe: 'Subscribe',
    mail: 'basket',
    charged: 'Will be charged',
    save: 'Save changes',
    skipped: '1 week skipped.',
    resume: 'Resume all',
    none: 'No week skipped.',
    change: /^Change place or note/,
    other: /^Le Traversier Café/,
    moved: 'Pickup: Le Traversier Café',
    end: 'Cancel: Eggs and milk',
    confirm: 'Cancel the basket',
    empty: 'No recurring basket.',
  },
} as const;

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille' };

/** The summary's button, which comes last on a page that shows a card beside its form too. */
const summaryButton = (page: Page, name: string) =>
  page.getByRole('complementary').last().getByRole('button', { name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

for (const locale of variationsToRun(import.meta.filename, ['fr', 'en'] as const)) {
  const texts = TEXTS[locale];
  test.describe(`recurring baskets (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('chooses a basket on the public page, subscribes with a card stored on the way, skips weeks, restores them, and cancels (F-141 to F-149)', async ({
      page,
      market,
    }) => {
      test.setTimeout(150_000);
      const email = newAddress('panier');
      await arriveSignedUp(page, email, texts.account);
      await page.goto(texts.offer);
      await page.getByRole('link', { name: texts.subscribeTo }).click();
      await expect(page).toHaveURL(texts.form);
      await page.getByRole('radio', { name: texts.point }).check();
      await page.getByLabel(texts.note).fill('Deuxième porte');

      // Returning from the card page without a card is reported, and nothing is lost.
      await summaryButton(page, texts.toCard).click();
      await page.waitForURL(/\/c\/pay\//);
      await page
        .getByRole('link', { name: texts.back })
        .or(page.getByRole('button', { name: texts.back }))
        .first()
        .click();
      await expect(page.getByText(texts.without)).toBeVisible();
      await expect(page.getByRole('radio', { name: texts.point })).toBeChecked();
      await expect(page.getByLabel(texts.note)).toHaveValue('Deuxième porte');

      await summaryButton(page, texts.toCard).click();
      await page.waitForURL(/\/c\/pay\//);
      for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
      await page.getByRole('button', { name: texts.keep }).click();
      await expect(page).toHaveURL(texts.form);
      await expectSignedIn(page);
      const subscribe = summaryButton(page, texts.subscribe);
      // The card is fetched until the provider's message has arrived.
      await expect(subscribe).toBeEnabled({ timeout: 30_000 });
      await expect(page.getByRole('complementary').last()).toContainText(/28,00\s\$/);
      await subscribe.dblclick();
      await expect(page).toHaveURL(texts.mine);
      await expect(page.getByText(texts.charged)).toBeVisible();
      await expect(page.getByText('Visa 4242')).toBeVisible();
      expect((await mailTo(market, email, texts.mail)).text).toMatch(/28,00|24,00/);

      const second = page.getByRole('checkbox').nth(1);
      await second.focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: texts.save }).click();
      await expect(status(page, texts.skipped)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
      await page.getByRole('button', { name: texts.resume }).click();
      await expect(status(page, texts.none)).toBeVisible();

      await page.getByRole('button', { name: texts.change }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: texts.point })).toBeChecked();
      await dialog.getByRole('radio', { name: texts.other }).check();
      await dialog.locator('[type=submit]').click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(texts.moved)).toBeVisible();

      // A cart of the same week offers to include the basket (E51): its long buttons leave room for the text.
      await page.goto(texts.home);
      await page.getByRole('article').getByRole('button', { name: texts.add }).first().click();
      await expect(page.getByRole('article').locator('output').first()).toHaveText('1');
      await page.goto(texts.cart);
      const unsure = page.getByRole('region', { name: texts.unsure });
      await expect(unsure.getByRole('button', { name: texts.joins })).toBeVisible();
      expect(await coveredText(unsure)).toEqual([]);

      await page.goto(texts.account + texts.path);
      await page.getByRole('button', { name: texts.end }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    });
  });
}
