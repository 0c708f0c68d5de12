import type { Page } from '@playwright/test';
import { comeToWork, expectSound, guestBuys, STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { isFocused, tabTo } from './keyboardSteps.ts';
import { arriveSignedIn, openAs } from './sessionSteps.ts';
import { CUSTOMER } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const words = {
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
type Locale = keyof typeof words;

const states = (page: Page, locale: Locale) => page.getByRole('group', { name: words[locale].state });

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', phone],
  ['en', desktop],
] as const))
  test.describe(`the desk in ${locale}, ${size.viewport.width} px`, () => {
    test.use(size);

    test('lets staff find, pack and assemble what was just bought, and tells a colleague who is late; a volunteer hands it over', async ({
      page,
      browser,
      baseURL,
      market,
    }) => {
      test.setTimeout(240_000);
      const say = words[locale];
      const guest = await browser.newContext({ baseURL: baseURL! });
      const number = await guestBuys(guest, market.url, `desk-${locale}`);
      await guest.close();

      await comeToWork(page, say.desk);
      await expect(page.getByRole('heading', { level: 1, name: say.week })).toBeVisible();
      await expect(page.getByRole('table', { name: say.places })).toBeVisible();
      await expectSound(page, 'the week');

      // The desk keeps its language, whatever the account's is.
      await page.goto(`${say.orders}?semaine=toutes`);
      await page.getByLabel(say.search).fill(number);
      const link = page.getByRole('link', { name: number, exact: true });
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await expectSound(page, 'the orders');
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) })).toBeVisible();
      const assemble = page.getByRole('button', { name: say.assemble });
      await expect(assemble).toBeDisabled();
      await expectSound(page, 'an order');

      const colleague = await page.context().newPage();
      await colleague.goto(page.url());
      await expect(states(colleague, locale)).toHaveCount(2);

      // The first line by keyboard alone, the second by its label.
      const first = states(page, locale).nth(0);
      await tabTo(page, first.getByRole('radio'));
      const last = first.getByRole('radio', { name: say.packed });
      for (let step = 0; step < 5 && !(await isFocused(last)); step += 1) {
        const marked = page.waitForResponse('**/graphql');
        await page.keyboard.press('ArrowRight');
        await marked;
      }
      await expect(last).toBeChecked();
      await states(page, locale).nth(1).getByText(say.packed, { exact: true }).click();
      await expect(assemble).toBeEnabled();

      // The colleague has an outdated view of the order, and takes a line out of the crate after it was assembled.
      await colleague.reload();
      const late = colleague.getByRole('button', { name: say.assemble });
      await expect(late).toBeEnabled();
      await assemble.click();
      await expect(page.getByText(say.assembled, { exact: true }).first()).toBeVisible();
      await expect(assemble).toHaveCount(0);
      // Repeated presses do nothing more (issue 21): the next step is another press, and so is undoing.
      await page.getByRole('button', { name: say.undo }).click();
      await assemble.scrollIntoViewIfNeeded();
      const place = (await assemble.boundingBox())!;
      for (const wait of [0, 450, 450, 450])
        await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2, { delay: wait });
      await expect(page.getByRole('button', { name: say.hand })).toBeEnabled();
      await expect(page.getByText(say.assembled, { exact: true }).first()).toBeVisible();
      await states(colleague, locale).nth(1).locator('label').first().click();
      await expect(colleague.getByText(say.stale).first()).toBeVisible();
      await expect(late).toHaveCount(0);
      await expect(page.getByRole('region', { name: say.journal })).toContainText(say.assembled);

      // A volunteer says who is there, and hands over; money the server refuses, whatever the page shows (ADR 63, 70).
      const tablet = await browser.newContext({ baseURL: baseURL!, ...size });
      const volunteer = await tablet.newPage();
      await openAs(volunteer, 'benevole@exemple.ca', `${say.orders}/${number}`);
      await volunteer.getByRole('button', { name: say.who }).click();
      await volunteer.getByLabel(say.name).fill('Léa');
      await volunteer.keyboard.press('Enter');
      const sent = volunteer.waitForRequest((request) => request.postData()?.includes('AdvanceOrderMutation') ?? false);
      await volunteer.getByRole('button', { name: say.hand }).click();
      const call = await sent;
      await expect(volunteer.getByRole('region', { name: say.journal })).toContainText('Léa');
      const { order } = (call.postDataJSON() as { variables: { order: string } }).variables;
      const query = 'mutation Back($order: ID!) { advanceOrder(order: $order, to: refunded) { id } }';
      const refused = await volunteer.request.post('/graphql', {
        headers: { authorization: call.headers()['authorization']! },
        data: { operationName: 'Back', variables: { order }, query },
      });
      expect(await refused.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      await tablet.close();
    });
  });

test('leads staff from the account to the desk, and from the desk to its other language', async ({ page }) => {
  await arriveSignedIn(page, STAFF);
  await page.getByRole('link', { name: 'Aller au comptoir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.week })).toBeVisible();
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
