import type { Page } from '@playwright/test';
import { openDesk, expectAccessible, buyAsGuest, STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { isFocused, tabTo } from './keyboardSteps.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { arriveSignedIn, openAs } from './sessionSteps.ts';
import { answerTo } from './signInFaultSteps.ts';
import { CUSTOMER } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    desk: '/comptoir',
    orders: '/comptoir/commandes',
    week: /^Semaine du /,
    places: 'Commandes par lieu et par tournée',
    search: 'Numéro, nom ou courriel',
    state: /^État de /,
    packed: 'En caisse',
    assemble: 'Marquer assemblée',
    assembled: 'Assemblée',
    hand: 'Marquer remise',
    undo: 'Annuler cette étape',
    stale: /a changé entre-temps/,
    journal: 'Journal',
    who: /^Qui est là/,
    name: 'Votre prénom',
  },
  en: {
    desk: '/en/desk',
    orders: '/en/desk/orders',
    week: /^Week of /,
    places: 'Orders by place and by round',
    search: 'Number, name or e-mail',
    state: /^State of /,
    packed: 'In crate',
    assemble: 'Mark as assembled',
    assembled: 'Assembled',
    hand: 'Mark as handed over',
    undo: 'Undo this step',
    stale: /has changed in the meantime/,
    journal: 'Journal',
    who: /^Who’s here/,
    name: 'Your first name',
  },
} as const;
type Locale = keyof typeof TEXTS;

const statusControls = (page: Page, locale: Locale) => page.getByRole('group', { name: TEXTS[locale].state });

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', phone],
  ['en', desktop],
] as const))
  test.describe(`the desk in ${locale}, ${size.viewport.width} px`, () => {
    test.use(size);

    test('lets staff find, pack and assemble a new order, shows its status to a colleague with an outdated page, and lets a volunteer hand it over', async ({
      page,
      browser,
      baseURL,
      market,
    }) => {
      const texts = TEXTS[locale];
      const guest = await browser.newContext({ baseURL: baseURL! });
      const number = await buyAsGuest(guest, market.url, `desk-${locale}`);
      await guest.close();

      await openDesk(page, texts.desk);
      await expect(page.getByRole('heading', { level: 1, name: texts.week })).toBeVisible();
      await expect(page.getByRole('table', { name: texts.places })).toBeVisible();
      await expectAccessible(page, 'the week');

      // The desk keeps its language, whatever the account's is.
      await page.goto(`${texts.orders}?semaine=toutes`);
      await page.getByLabel(texts.search).fill(number);
      const link = page.getByRole('link', { name: number, exact: true });
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await expectAccessible(page, 'the orders');
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) })).toBeVisible();
      const assemble = page.getByRole('button', { name: texts.assemble });
      await expect(assemble).toBeDisabled();
      await expectAccessible(page, 'an order');

      const colleague = await page.context().newPage();
      await colleague.goto(page.url());
      await expect(statusControls(colleague, locale)).toHaveCount(2);

      // The first line by keyboard alone, the second by its label.
      const firstLine = statusControls(page, locale).nth(0);
      await tabTo(page, firstLine.getByRole('radio'));
      const packedRadio = firstLine.getByRole('radio', { name: texts.packed });
      for (let step = 0; step < 5 && !(await isFocused(packedRadio)); step += 1) {
        const response = answerTo(page, 'UpdateOrderLinesMutation');
        await page.keyboard.press('ArrowRight');
        await response;
      }
      await expect(packedRadio).toBeChecked();
      await statusControls(page, locale).nth(1).getByText(texts.packed, { exact: true }).click();
      await expect(assemble).toBeEnabled();

      // The colleague has an outdated view of the order, and takes a line out of the crate after it was assembled.
      await colleague.reload();
      const staleButton = colleague.getByRole('button', { name: texts.assemble });
      await expect(staleButton).toBeEnabled();
      await assemble.click();
      await expect(page.getByText(texts.assembled, { exact: true }).first()).toBeVisible();
      await expect(assemble).toHaveCount(0);
      // Repeated presses do nothing more: the next step stands elsewhere, and so does undoing.
      await page.getByRole('button', { name: texts.undo }).click();
      await pressRepeatedly(assemble);
      await expect(page.getByRole('button', { name: texts.hand })).toBeEnabled();
      await expect(page.getByText(texts.assembled, { exact: true }).first()).toBeVisible();
      await statusControls(colleague, locale).nth(1).locator('label').first().click();
      await expect(colleague.getByText(texts.stale).first()).toBeVisible();
      await expect(staleButton).toHaveCount(0);
      await expect(page.getByRole('region', { name: texts.journal })).toContainText(texts.assembled);

      // A volunteer says who is there, and hands over; money the server refuses, whatever the page shows (ADR 63, 70).
      const tablet = await browser.newContext({ baseURL: baseURL!, ...size });
      const volunteer = await tablet.newPage();
      await openAs(volunteer, 'benevole@exemple.ca', `${texts.orders}/${number}`);
      await volunteer.getByRole('button', { name: texts.who }).click();
      await volunteer.getByLabel(texts.name).fill('Léa');
      await volunteer.keyboard.press('Enter');
      const request = volunteer.waitForRequest(
        (request) => request.postData()?.includes('AdvanceOrderMutation') ?? false,
      );
      await volunteer.getByRole('button', { name: texts.hand }).click();
      const advanceRequest = await request;
      await expect(volunteer.getByRole('region', { name: texts.journal })).toContainText('Léa');
      const { order } = (advanceRequest.postDataJSON() as { variables: { order: string } }).variables;
      const query = 'mutation Back($order: ID!) { advanceOrder(order: $order, to: refunded) { id } }';
      const response = await volunteer.request.post('/graphql', {
        headers: { authorization: advanceRequest.headers()['authorization']! },
        data: { operationName: 'Back', variables: { order }, query },
      });
      expect(await response.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      await tablet.close();
    });
  });

test('leads staff from the account to the desk, and from the desk to its other language', async ({ page }) => {
  await arriveSignedIn(page, STAFF);
  await page.getByRole('link', { name: 'Aller au comptoir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.fr.week })).toBeVisible();
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await page.waitForURL(/\/comptoir\/commandes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\/desk\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  // The account keeps its own language.
  await page.goto('/en/account');
  await expect(page.getByRole('link', { name: 'Go to the desk' })).toHaveAttribute('href', '/en/desk');
});

// By default: DeskScreen.test.tsx, permissions.test.ts.
test('shows a customer without the role a missing page (F-199)', { tag: '@all' }, async ({ page, complaints }) => {
  complaints.excuse(/Not found/);
  await arriveSignedIn(page, CUSTOMER);
  await expect(page.getByRole('link', { name: 'Aller au comptoir' })).toHaveCount(0);
  for (const path of ['/comptoir', '/comptoir/commandes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page a été récoltée.' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Vues du comptoir' })).toHaveCount(0);
  }
});
