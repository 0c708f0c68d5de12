import { formatCents } from '#rules/money.ts';
import { isFullRun } from '../support/fullRun.ts';
import {
  addressIn,
  numberReceived,
  openCart,
  payByCard,
  plain,
  rowsIn,
  localeVariations,
  addSums,
  type Locale,
} from './checkoutSteps.ts';
import { expectAccessible } from './deskSteps.ts';
import { expect } from './journey.ts';
import { mailsTo, operate, testAt } from './operatedMarket.ts';
import { centsOf, fillHostedPage, HOME, payButton, sumsOf } from './purchaseSteps.ts';
import { arriveSignedUp, openAs } from './sessionSteps.ts';
import { moveTo } from './settled.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';
import { readLedger, readWeek } from './wholeWeekLedger.ts';
import {
  advanceTo,
  arriveWithGoods,
  creditProblem,
  reportProblem,
  returnItems,
  jobRow,
  markLine,
  openOrderAtDesk,
  runIdleJob,
  addToCart,
  readWeekFigures,
} from './wholeWeekSteps.ts';
import { GOODS, HANDLES, type Good } from './wholeWeekWords.ts';

const STAFF = 'equipe@exemple.ca';

/**
 * Cents, computed by hand from the shelf prices: 3 kombuchas at 4.50 (taxed, 0.10 deposit) and 2 syrups at 11.50, by a
 * member on trial, who pays no fee; then a box of scones at 10.50 (taxed), whose taxes are rounded separately (E19); at
 * the closing 2 kefirs at 5.75 (taxed, deposit). A guest has 2 juices at 7.50 (deposit) and muffins at 10.75 (taxed),
 * delivered for 6.00.
 */
const SUMS = {
  first: { count: 5, items: 3650, deposits: 30, fee: 0, gst: 68, pst: 135, total: 3883 },
  added: { count: 1, items: 1050, deposits: 0, fee: 0, gst: 53, pst: 105, total: 1208 },
  bought: { count: 2, items: 1150, deposits: 20, fee: 0, gst: 58, pst: 115, total: 1343 },
  guest: { count: 3, items: 2575, deposits: 20, fee: 500, gst: 79, pst: 157, total: 3931 },
};
const DELIVERY_FEE = 600;
/**
 * Refunds: for taxed goods the taxes on all of the original order less those on the rest (E1, E19), never more than was
 * paid.
 */
const REFUNDS = {
  scones: { items: 1050, gst: 53, pst: 105, deposit: 0, total: 1208 },
  juices: { items: 1500, gst: 0, pst: 0, deposit: 20, total: 1520 },
  kombucha: { items: 450, gst: 23, pst: 45, deposit: 10, total: 528 },
  syrup: { items: 1150, gst: 0, pst: 0, deposit: 0, total: 1150 },
  muffins: { items: 1075, gst: 54, pst: 107, deposit: 0, total: 1236 },
  bottles: 25,
};
const TOTAL_PAID = SUMS.first.total + SUMS.added.total + SUMS.bought.total;
const CREDIT = REFUNDS.scones.total + REFUNDS.kombucha.total + REFUNDS.bottles;
/** Deposits of 2 kombuchas and 2 kefirs, less the bottles that were credited by hand. */
const DEPOSITS_HELD = 15;
/** 2 kombuchas, a syrup, 2 kefirs; of the first order 0.45 and 0.90 of taxes are left, of the last one all. */
const KEPT_BY_CUSTOMER = { goods: 3200, taxes: 45 + 90 + 58 + 115 };
/** The taxes of the fee. */
const GUEST_TAXES = 25 + 50;

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations)) {
  /** A market of its own, on the Friday morning of its week; its clock is only moved forward. */
  const test = testAt('2026-11-27T08:00:00-05:00', isFullRun ? undefined : HANDLES);
  test.describe(title, () => {
    test.use(size);

    test(`balances a whole week to the cent ${title}: purchase, merge, closing, packing, missing items, pickup and returns`, async ({
      page,
      browser,
      market,
      baseURL,
    }) => {
      const t = texts(locale);
      const otherLocale: Locale = locale === 'fr' ? 'en' : 'fr';
      const nameOf = (good: Good) => GOODS[good][locale].name;
      const main = page.getByRole('main');
      const email = newAddress(`semaine-${locale}`);
      const guestEmail = newAddress(`passant-${otherLocale}`);

      // Friday: a new customer begins a free month, pays, and adds something an hour later.
      await arriveWithGoods(page.context(), market, locale, { kombucha: 3, syrup: 2 });
      await arriveSignedUp(page, email, addressIn(locale, 'account'));
      await openCart(page, locale, 'expedition');
      await page.getByRole('radio', { name: t.named('hall') }).check();
      await main.getByRole('button', { name: t('membership.remove_fee') }).click();
      await main.getByRole('button', { name: t('membership.start') }).click();
      const atHall = { [t('cart.pickup')]: 0 };
      await expect.poll(() => sumsOf(page)).toEqual(rowsIn(locale, SUMS.first, atHall));
      await payButton(page).click();
      await payByCard(page, email);
      const number = await numberReceived(page);
      expect(await sumsOf(page)).toEqual(rowsIn(locale, SUMS.first, atHall));

      const guestContext = await browser.newContext({ baseURL: baseURL! });
      await arriveWithGoods(guestContext, market, otherLocale, { juice: 2, muffins: 1 });
      const guest = await guestContext.newPage();
      await guest.goto(addressIn(otherLocale, 'cart', 'expedition'));
      await guest.getByRole('radio', { name: texts(otherLocale).like('cart.delivery') }).check();
      await guest.getByLabel(texts(otherLocale)('fulfilment.postal_code')).fill('J9B 1A1');
      const guestRows = rowsIn(otherLocale, SUMS.guest, { [texts(otherLocale)('cart.delivery')]: DELIVERY_FEE });
      await expect.poll(() => sumsOf(guest)).toMatchObject({ Total: SUMS.guest.total });
      await payButton(guest).click();
      await fillHostedPage(guest, { ...HOME, postalCode: 'J9B 2B2', email: guestEmail });
      await payButton(guest).click();
      const guestNumber = await numberReceived(guest);
      expect(await sumsOf(guest)).toEqual(guestRows);
      await guestContext.close();

      await operate(market, 'advance', '1h');
      await addToCart(page, locale, 'scones', 1);
      await payButton(page).click();
      await payByCard(page, email);
      expect(await numberReceived(page)).toBe(number);
      const mergedSums = addSums(SUMS.first, SUMS.added);
      expect(await sumsOf(page)).toEqual(rowsIn(locale, mergedSums, atHall));

      // Sunday's cart is bought automatically, with a card stored for it.
      await addToCart(page, locale, 'kefir', 2);
      await expect(payButton(page)).toBeEnabled();
      await moveTo(page, addressIn(locale, 'cart'));
      await page.getByRole('switch', { name: t('auto_close.title') }).click();
      await page.waitForURL(/\/c\/pay\//);
      const card = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille Gauthier-Roy' };
      for (const [id, value] of Object.entries(card)) await page.locator(`#${id}`).fill(value);
      await page.getByRole('button', { name: t.atProvider('keep.button') }).click();
      await expect(page.getByRole('switch', { name: t('auto_close.title') })).toBeChecked();

      // Sunday midnight.
      expect(await operate(market, 'advance', '63h')).toContain('2026-11-30T05:');
      await page.goto(t.path('orders'));
      const ownOrders = page.getByRole('link', { name: t.like('received.order') });
      const numbers = async () => (await ownOrders.allInnerTexts()).map((text) => /2\d{4}/.exec(text)?.[0]);
      await expect(ownOrders.first()).toBeVisible();
      const boughtNumber = (await numbers()).find((one) => one !== number)!;
      const receipt = await mailTo(market, email, boughtNumber);
      expect(plain(receipt.text).replaceAll(/\s+/g, ' ')).toMatch(t.mailPart('order.auto'));

      const deskContext = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 900 } });
      const desk = await deskContext.newPage();
      await openAs(desk, STAFF, t.desk('clock'));
      await expect(jobRow(desk, t('desk_clock.names.closing'))).toContainText(t.part('desk_clock.ran', { count: 1 }));
      // By default: jobTable.test.ts, scheduledJobs.test.ts and ClockView.test.tsx, missingItems.test.ts.
      if (isFullRun) await runIdleJob(desk, t, t('desk_clock.names.closing'));

      // Monday: packed, except for what was not delivered.
      await operate(market, 'advance', '9h');
      const ordersToPack: [string, Good[], Good | null][] = [
        [number, ['kombucha', 'syrup'], 'scones'],
        [boughtNumber, ['kefir'], null],
        [guestNumber, ['muffins'], 'juice'],
      ];
      for (const [order, packed, missing] of ordersToPack) {
        await openOrderAtDesk(desk, t, order, { isNew: true });
        if (order === number) await expectAccessible(desk, 'an order');
        for (const good of packed) await markLine(desk, t, nameOf(good), t('desk.line.packed'));
        if (missing) await markLine(desk, t, nameOf(missing), t('desk.line.missing'));
        await advanceTo(desk, t('desk_orders.advance.fulfilled'), t('orders.status.fulfilled'));
      }
      await moveTo(desk, t.path('desk'));
      await expect(desk.getByRole('main').locator('dl').first()).toContainText(
        formatCents(REFUNDS.scones.total + REFUNDS.juices.total),
      );

      // Wednesday, 18:00: missing items are refunded and announced, once.
      expect(await mailsTo(market, guestEmail)).toBe(1);
      expect(await operate(market, 'advance', '57h')).toContain('2026-12-02T23:');
      const missingMail = await mailTo(market, email, t.mailPart('missing.subject'));
      expect(plain(missingMail.text)).toContain(nameOf('scones'));
      expect(plain(missingMail.text)).toContain(t.mail('missing.balance'));
      expect(plain(missingMail.text)).toContain(plain(formatCents(REFUNDS.scones.total)));
      const guestMissingMail = await mailTo(market, guestEmail, texts(otherLocale).mailPart('missing.subject'));
      expect(plain(guestMissingMail.text)).toContain(GOODS.juice[otherLocale].name);
      expect(plain(guestMissingMail.text)).toContain(texts(otherLocale).mail('missing.card'));
      expect(plain(guestMissingMail.text)).toContain(plain(formatCents(REFUNDS.juices.total)));
      const mails = [await mailsTo(market, email), await mailsTo(market, guestEmail)];
      await desk.goto(t.desk('clock'));
      await expect(jobRow(desk, t('desk_clock.names.missing'))).toContainText(t.part('desk_clock.ran', { count: 4 }));
      if (isFullRun) await runIdleJob(desk, t, t('desk_clock.names.missing'));
      expect([await mailsTo(market, email), await mailsTo(market, guestEmail)]).toEqual(mails);

      const line = (good: Good) =>
        page
          .getByRole('list', { name: t('received.lines') })
          .getByRole('listitem')
          .filter({ hasText: nameOf(good) });
      await page.goto(t.path('orders'));
      await page.getByRole('link', { name: t('orders.see', { number: number }), exact: true }).click();
      await expect(line('scones')).toContainText(t('orders.missing_line'));
      await expect(line('scones')).toContainText(
        t('orders.line_to_balance', { amount: formatCents(REFUNDS.scones.total) }),
      );
      await page.getByRole('link', { name: t('orders.progress') }).click();
      await expect(line('scones')).toContainText(
        t('orders.line_to_balance', { amount: formatCents(REFUNDS.scones.total) }),
      );
      await expect(line('kombucha')).not.toContainText(t('orders.missing_line'));

      // Thursday: picked up and delivered; later some goods come back.
      await operate(market, 'advance', '1230m');
      for (const order of [number, boughtNumber]) {
        await openOrderAtDesk(desk, t, order, { isNew: order !== number });
        await advanceTo(desk, t('desk_orders.advance.completed'), t('orders.status.completed'));
      }
      await openOrderAtDesk(desk, t, guestNumber, { isNew: true });
      await advanceTo(desk, t('desk_orders.advance.shipped'), t('orders.status.shipped'));
      await advanceTo(desk, t('desk_orders.advance.completed'), t('orders.status.completed'));
      await returnItems(desk, t, [nameOf('muffins')], { ...REFUNDS.muffins, to: null });
      await page.goto(t.path('orders'));
      await page.getByRole('link', { name: t('orders.see', { number: number }), exact: true }).click();
      await reportProblem(page, t, line('kombucha'), 'Éventé');
      await creditProblem(desk, t, number, REFUNDS.kombucha.total);
      await returnItems(desk, t, [nameOf('syrup')], { ...REFUNDS.syrup, to: 'card' });

      await moveTo(desk, t.desk('customers'));
      await desk.getByLabel(t('desk_customers.words')).fill(email);
      await desk.getByRole('link', { name: email }).click();
      await desk.getByRole('button', { name: t('desk_customers.deposit.title') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(t('desk_customers.amount'), { exact: true }).fill('0,25');
      await dialog
        .getByRole('button', { name: t('desk_customers.adjust.do_credit', { amount: formatCents(REFUNDS.bottles) }) })
        .dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('main')).toContainText(
        t('desk_customers.balance.credit', { amount: formatCents(CREDIT) }),
      );
      await expect(desk.getByRole('main').locator('dl').first()).toContainText(formatCents(DEPOSITS_HELD));

      // What the customer sees: each line's money, and a statement that adds up to the balance.
      await page.goto(t.path('orders'));
      await page.getByRole('link', { name: t('orders.see', { number: number }), exact: true }).click();
      await expect(line('kombucha')).toContainText(
        t('orders.line_to_balance', { amount: formatCents(REFUNDS.kombucha.total) }),
      );
      await expect(line('syrup')).toContainText(t('orders.line_to_card', { amount: formatCents(REFUNDS.syrup.total) }));
      await moveTo(page, t.account('balance'));
      const rows = page.getByRole('region', { name: t('account.balance.movements') }).locator('tbody tr');
      await expect(rows).toHaveCount(3);
      const amounts = await Promise.all((await rows.all()).map((row) => row.locator('td').nth(-2).innerText()));
      expect(amounts.reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(CREDIT);
      await expect(main.getByText(formatCents(CREDIT), { exact: true }).first()).toBeVisible();
      await expect(main).toContainText(formatCents(DEPOSITS_HELD));

      // The books, to the cent: the provider's and the market's agree, and nothing is left over.
      const ledger = await readLedger(market, [number, boughtNumber]);
      expect(ledger).toEqual({
        charged: TOTAL_PAID,
        paid: TOTAL_PAID,
        givenBack: REFUNDS.syrup.total,
        refunded: REFUNDS.syrup.total,
        credited: CREDIT,
        goods: KEPT_BY_CUSTOMER.goods,
        deposits: DEPOSITS_HELD + REFUNDS.bottles,
      });
      expect(ledger.charged).toBe(
        ledger.goods + KEPT_BY_CUSTOMER.taxes + DEPOSITS_HELD + ledger.givenBack + ledger.credited,
      );
      const guestRefund = REFUNDS.juices.total + REFUNDS.muffins.total;
      const guestLedger = await readLedger(market, [guestNumber]);
      expect(guestLedger).toEqual({
        charged: SUMS.guest.total,
        paid: SUMS.guest.total,
        givenBack: guestRefund,
        refunded: guestRefund,
        credited: 0,
        goods: 0,
        deposits: 0,
      });
      expect(guestLedger.charged).toBe(SUMS.guest.fee + DELIVERY_FEE + GUEST_TAXES + guestRefund);
      await desk.goto(t.path('desk'));
      const week = await readWeek(market, '2026-11-27');
      expect(week.missing).toBe(3);
      expect(await readWeekFigures(desk)).toEqual(Object.values(week).map(String));
      expect(await operate(market, 'check')).toContain('agree');
      await deskContext.close();
    });
  });
}
