import type { Page } from '@playwright/test';
import type { Locale } from '#rules/constants.ts';
import { openDesk, expectAccessible, buyAsGuest, STAFF } from './deskSteps.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { isFocused, tabTo } from './keyboardSteps.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { arriveSignedIn, openAs } from './sessionSteps.ts';
import { answerTo } from './signInFaultSteps.ts';
import { CUSTOMER } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const statusControls = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: texts(locale).like('desk_orders.line_state') });

for (const [locale, size] of variationsToRun(import.meta.filename, [
  ['fr', phone],
  ['en', desktop],
] as const))
  test.describe(`the desk in ${locale}, ${size.viewport.width} px`, () => {
    test.use(size);

    // By default: OrdersView.test.tsx, DeskScreen.test.tsx and guardedFields.test.ts; wholeWeek.journey.ts packs and hands over.
    test(
      'lets staff find, pack and assemble a new order, shows its status to a colleague with an outdated page, and lets a volunteer hand it over',
      { tag: '@all' },
      async ({ page, browser, baseURL, market }) => {
        const t = texts(locale);
        const number = await buyAsGuest(market.url, `desk-${locale}`);
        await openDesk(page, t.path('desk'));
        await expect(page.getByRole('heading', { level: 1, name: t.like('desk.week.title') })).toBeVisible();
        await expect(page.getByRole('table', { name: t('desk_week.places') })).toBeVisible();

        // The desk keeps its language, whatever the account's is.
        await page.goto(`${t.desk('orders')}?semaine=toutes`);
        await page.getByLabel(t('desk_orders.words')).fill(number);
        const link = page.getByRole('link', { name: number, exact: true });
        await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) })).toBeVisible();
        const assemble = page.getByRole('button', { name: t('desk_orders.advance.fulfilled') });
        await expect(assemble).toBeDisabled();
        await expectAccessible(page, 'an order');

        const colleague = await page.context().newPage();
        await colleague.goto(page.url());
        await expect(statusControls(colleague, locale)).toHaveCount(2);

        // The first line by keyboard alone, the second by its label.
        const firstLine = statusControls(page, locale).nth(0);
        await tabTo(page, firstLine.getByRole('radio'));
        const packedRadio = firstLine.getByRole('radio', { name: t('desk.line.packed') });
        for (let step = 0; step < 5 && !(await isFocused(packedRadio)); step += 1) {
          const response = answerTo(page, 'UpdateOrderLinesMutation');
          await page.keyboard.press('ArrowRight');
          await response;
        }
        await expect(packedRadio).toBeChecked();
        await statusControls(page, locale).nth(1).getByText(t('desk.line.packed'), { exact: true }).click();
        await expect(assemble).toBeEnabled();

        // The colleague has an outdated view of the order, and takes a line out of the crate after it was assembled.
        await colleague.reload();
        const staleButton = colleague.getByRole('button', { name: t('desk_orders.advance.fulfilled') });
        await expect(staleButton).toBeEnabled();
        await assemble.click();
        await expect(page.getByText(t('orders.status.fulfilled'), { exact: true }).first()).toBeVisible();
        await expect(assemble).toHaveCount(0);
        // Repeated presses do nothing more: the next step stands elsewhere, and so does undoing.
        await page.getByRole('button', { name: t('desk_orders.undo') }).click();
        await pressRepeatedly(assemble);
        await expect(page.getByRole('button', { name: t('desk_orders.advance.completed') })).toBeEnabled();
        await expect(page.getByText(t('orders.status.fulfilled'), { exact: true }).first()).toBeVisible();
        await statusControls(colleague, locale).nth(1).locator('label').first().click();
        await expect(colleague.getByText(t.part('desk_orders.line_refused')).first()).toBeVisible();
        await expect(staleButton).toHaveCount(0);
        await expect(page.getByRole('region', { name: t('desk_orders.journal') })).toContainText(
          t('orders.status.fulfilled'),
        );

        // A volunteer says who is there, and hands over; money the server refuses, whatever the page shows (ADR 63, 70).
        const tablet = await browser.newContext({ baseURL: baseURL!, ...size });
        const volunteer = await tablet.newPage();
        await openAs(volunteer, 'benevole@exemple.ca', `${t.desk('orders')}/${number}`);
        await volunteer.getByRole('button', { name: t('desk.shift.ask') }).click();
        await volunteer.getByLabel(t('desk.shift.name')).fill('Léa');
        await volunteer.keyboard.press('Enter');
        const request = volunteer.waitForRequest(
          (request) => request.postData()?.includes('AdvanceOrderMutation') ?? false,
        );
        await volunteer.getByRole('button', { name: t('desk_orders.advance.completed') }).click();
        await volunteer
          .getByRole('dialog')
          .getByRole('button', { name: t('desk_handover.today') })
          .click();
        const advanceRequest = await request;
        await expect(volunteer.getByRole('region', { name: t('desk_orders.journal') })).toContainText('Léa');
        const { order } = (advanceRequest.postDataJSON() as { variables: { order: string } }).variables;
        const query = 'mutation Back($order: ID!) { advanceOrder(order: $order, to: refunded) { id } }';
        const response = await volunteer.request.post('/graphql', {
          headers: { authorization: advanceRequest.headers()['authorization']! },
          data: { operationName: 'Back', variables: { order }, query },
        });
        expect(await response.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
        await tablet.close();
      },
    );
  });

// By default: AccountScreen.test.tsx and DeskScreen.test.tsx.
test(
  'leads staff from the account to the desk, and from the desk to its other language',
  { tag: '@all' },
  async ({ page }) => {
    await arriveSignedIn(page, STAFF);
    await page.getByRole('link', { name: 'Aller au comptoir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts('fr').like('desk.week.title') })).toBeVisible();
    await page.getByRole('link', { name: 'Commandes', exact: true }).click();
    await page.waitForURL(/\/comptoir\/commandes$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/desk\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    // The account keeps its own language.
    await page.goto('/en/account');
    await expect(page.getByRole('link', { name: 'Go to the desk' })).toHaveAttribute('href', '/en/desk');
  },
);

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
