import { formatCents } from '../../rules/money.ts';
import { mailsTo, operate, testAt } from './besideMarket.ts';
import {
  addressIn,
  numberReceived,
  openCart,
  payByCard,
  plain,
  rowsIn,
  ways,
  addSums,
  type Locale,
} from './checkoutSteps.ts';
import { expect } from './journey.ts';
import { centsOf, fillHostedPage, HOME, payButton, sumsOf } from './purchaseSteps.ts';
import { arriveSignedUp, openAs } from './sessionSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';
import { bookOf, weekOf } from './wholeWeekLedger.ts';
import { advanceTo, giveBack, jobRow, mark, openAtDesk, runForNothing, take, weekFigures } from './wholeWeekSteps.ts';
import { GOODS, WEEK, type Good } from './wholeWeekWords.ts';

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
const ROUND = 600;
/**
 * Refunds: for taxed goods the taxes on all of the original order less those on the rest (E1, E19), never more than was
 * paid.
 */
const BACK = {
  scones: { items: 1050, gst: 53, pst: 105, deposit: 0, total: 1208 },
  juices: { items: 1500, gst: 0, pst: 0, deposit: 20, total: 1520 },
  kombucha: { items: 450, gst: 23, pst: 45, deposit: 10, total: 528 },
  syrup: { items: 1150, gst: 0, pst: 0, deposit: 0, total: 1150 },
  muffins: { items: 1075, gst: 54, pst: 107, deposit: 0, total: 1236 },
  bottles: 25,
};
const PAID = SUMS.first.total + SUMS.added.total + SUMS.bought.total;
const CREDIT = BACK.scones.total + BACK.kombucha.total + BACK.bottles;
/** Deposits of 2 kombuchas and 2 kefirs, less the bottles that were credited by hand. */
const HELD = 15;
/** 2 kombuchas, a syrup, 2 kefirs; of the first order 0.45 and 0.90 of taxes are left, of the last one all. */
const KEPT = { goods: 3200, taxes: 45 + 90 + 58 + 115 };
/** The taxes of the fee. */
const GUEST_TAXES = 25 + 50;

for (const { locale, size, title } of variationsToRun(import.meta.filename, ways)) {
  /** A market of its own, on the Friday morning of its week; its clock is only moved forward. */
  const test = testAt('2026-11-27T08:00:00-05:00');
  test.describe(title, () => {
    test.use(size);

    test(`a whole week ${title}: bought, joined, closed, packed, one missing, fetched, brought back, and balanced to the cent`, async ({
      page,
      browser,
      market,
      baseURL,
    }) => {
      test.setTimeout(360_000);
      const say = WEEK[locale];
      const other: Locale = locale === 'fr' ? 'en' : 'fr';
      const named = (good: Good) => GOODS[good][locale].name;
      const main = page.getByRole('main');
      const email = newAddress(`semaine-${locale}`);
      const guestEmail = newAddress(`passant-${other}`);

      // Friday: a new customer begins a free month, pays, and adds something an hour later.
      await arriveSignedUp(page, email, addressIn(locale, 'account'));
      await take(page, locale, 'kombucha', 3);
      await take(page, locale, 'syrup', 2);
      await openCart(page, locale, 'expedition');
      await page.getByRole('radio', { name: say.place }).check();
      await main.getByRole('button', { name: say.removeFee }).click();
      await main.getByRole('button', { name: say.trial }).click();
      const atHall = { [say.pickup]: 0 };
      await expect.poll(() => sumsOf(page)).toEqual(rowsIn(locale, SUMS.first, atHall));
      await payButton(page).click();
      await payByCard(page, email);
      const number = await numberReceived(page);
      expect(await sumsOf(page)).toEqual(rowsIn(locale, SUMS.first, atHall));

      const guestContext = await browser.newContext({ baseURL: baseURL! });
      const guest = await guestContext.newPage();
      await take(guest, other, 'juice', 2);
      await take(guest, other, 'muffins', 1);
      await guest.goto(addressIn(other, 'cart', 'expedition'));
      await guest.getByRole('button', { name: /^(Continuer sans compte|Continue without an account)/ }).click();
      await guest.getByRole('radio', { name: WEEK[other].ship }).check();
      await guest.getByLabel(WEEK[other].postalCode).fill('J9B 1A1');
      const guestRows = rowsIn(other, SUMS.guest, { [WEEK[other].delivery]: ROUND });
      await expect.poll(() => sumsOf(guest)).toMatchObject({ Total: SUMS.guest.total });
      await payButton(guest).click();
      await fillHostedPage(guest, { ...HOME, postalCode: 'J9B 2B2', email: guestEmail });
      await payButton(guest).click();
      const guestNumber = await numberReceived(guest);
      expect(await sumsOf(guest)).toEqual(guestRows);
      await guestContext.close();

      await operate(market, 'advance', '1h');
      await take(page, locale, 'scones', 1);
      await openCart(page, locale, 'expedition');
      await page.getByRole('radio', { name: say.place }).check();
      await payButton(page).click();
      await payByCard(page, email);
      expect(await numberReceived(page)).toBe(number);
      const joined = addSums(SUMS.first, SUMS.added);
      expect(await sumsOf(page)).toEqual(rowsIn(locale, joined, atHall));

      // Sunday's cart is bought automatically, with a card stored for it.
      await take(page, locale, 'kefir', 2);
      await openCart(page, locale, 'expedition');
      await page.getByRole('radio', { name: say.place }).check();
      await expect(payButton(page)).toBeEnabled();
      await page.goto(addressIn(locale, 'cart'));
      await page.getByRole('switch', { name: say.auto }).click();
      await page.waitForURL(/\/c\/pay\//);
      const card = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille Gauthier-Roy' };
      for (const [id, value] of Object.entries(card)) await page.locator(`#${id}`).fill(value);
      await page.getByRole('button', { name: say.keepCard }).click();
      await expect(page.getByRole('switch', { name: say.auto })).toBeChecked({ timeout: 30_000 });

      // Sunday midnight.
      expect(await operate(market, 'advance', '63h')).toContain('2026-11-30T05:');
      await page.goto(say.orders);
      const ownOrders = page.getByRole('link', { name: say.anyOrder });
      const numbers = async () => (await ownOrders.allInnerTexts()).map((text) => /2\d{4}/.exec(text)?.[0]);
      await expect(ownOrders.first()).toBeVisible();
      const boughtNumber = (await numbers()).find((one) => one !== number)!;
      const receipt = await mailTo(market, email, boughtNumber);
      expect(plain(receipt.text).replaceAll(/\s+/g, ' ')).toContain(say.bought);

      const deskContext = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 900 } });
      const desk = await deskContext.newPage();
      await openAs(desk, STAFF, say.desk.clock);
      await expect(jobRow(desk, say.desk.closing)).toContainText(say.desk.did(1));
      await runForNothing(desk, say, say.desk.closing);

      // Monday: packed, except for what was not delivered.
      await operate(market, 'advance', '9h');
      const done: [string, Good[], Good | null][] = [
        [number, ['kombucha', 'syrup'], 'scones'],
        [boughtNumber, ['kefir'], null],
        [guestNumber, ['muffins'], 'juice'],
      ];
      for (const [order, packed, missing] of done) {
        await openAtDesk(desk, say, order);
        for (const good of packed) await mark(desk, say, named(good), say.desk.packed);
        if (missing) await mark(desk, say, named(missing), say.desk.missingState);
        await advanceTo(desk, say.desk.assemble, say.desk.assembled);
      }
      await desk.goto(say.desk.home);
      await expect(desk.getByRole('main').locator('dl').first()).toContainText(
        formatCents(BACK.scones.total + BACK.juices.total),
      );

      // Wednesday, 18:00: missing items are refunded and announced, once.
      expect(await mailsTo(market, guestEmail)).toBe(1);
      expect(await operate(market, 'advance', '57h')).toContain('2026-12-02T23:');
      const told = await mailTo(market, email, say.mailMissing);
      expect(plain(told.text)).toContain(named('scones'));
      expect(plain(told.text)).toContain(say.mailBalance);
      expect(plain(told.text)).toContain(plain(formatCents(BACK.scones.total)));
      const toldGuest = await mailTo(market, guestEmail, WEEK[other].mailMissing);
      expect(plain(toldGuest.text)).toContain(GOODS.juice[other].name);
      expect(plain(toldGuest.text)).toContain(WEEK[other].mailCard);
      expect(plain(toldGuest.text)).toContain(plain(formatCents(BACK.juices.total)));
      const mails = [await mailsTo(market, email), await mailsTo(market, guestEmail)];
      await desk.goto(say.desk.clock);
      await expect(jobRow(desk, say.desk.missing)).toContainText(say.desk.did(4));
      await runForNothing(desk, say, say.desk.missing);
      expect([await mailsTo(market, email), await mailsTo(market, guestEmail)]).toEqual(mails);

      const line = (good: Good) =>
        page
          .getByRole('list', { name: say.lines })
          .getByRole('listitem')
          .filter({ hasText: named(good) });
      await page.goto(say.orders);
      await page.getByRole('link', { name: say.order(number), exact: true }).click();
      await expect(line('scones')).toContainText(say.missingTag);
      await expect(line('scones')).toContainText(say.toBalance(formatCents(BACK.scones.total)));
      await page.getByRole('link', { name: say.follow }).click();
      await expect(line('scones')).toContainText(say.toBalance(formatCents(BACK.scones.total)));
      await expect(line('kombucha')).not.toContainText(say.missingTag);

      // Thursday: picked up and delivered; later some goods come back.
      await operate(market, 'advance', '1230m');
      for (const order of [number, boughtNumber]) {
        await openAtDesk(desk, say, order);
        await advanceTo(desk, say.desk.hand, say.desk.completed);
      }
      await openAtDesk(desk, say, guestNumber);
      await advanceTo(desk, say.desk.ship, say.desk.shipped);
      await advanceTo(desk, say.desk.hand, say.desk.completed);
      await giveBack(desk, say, [named('muffins')], { ...BACK.muffins, to: null });
      await openAtDesk(desk, say, number);
      await giveBack(desk, say, [named('kombucha')], { ...BACK.kombucha, to: 'balance' });
      await giveBack(desk, say, [named('syrup')], { ...BACK.syrup, to: 'card' });

      await desk.goto(say.desk.customers);
      await desk.getByLabel(say.desk.words).fill(email);
      await desk.getByRole('link', { name: email }).click();
      await desk.getByRole('button', { name: say.desk.deposit }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(say.desk.amount, { exact: true }).fill('0,25');
      await dialog.getByRole('button', { name: say.desk.credit(formatCents(BACK.bottles)) }).dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('main')).toContainText(say.desk.credited(formatCents(CREDIT)));
      await expect(desk.getByRole('main').locator('dl').first()).toContainText(formatCents(HELD));

      // What the customer sees: each line's money, and a statement that adds up to the balance.
      await page.goto(say.orders);
      await page.getByRole('link', { name: say.order(number), exact: true }).click();
      await expect(line('kombucha')).toContainText(say.toBalance(formatCents(BACK.kombucha.total)));
      await expect(line('syrup')).toContainText(say.toCard(formatCents(BACK.syrup.total)));
      await page.goto(addressIn(locale, 'account', say.balance));
      const rows = page.getByRole('region', { name: say.statement }).locator('tbody tr');
      await expect(rows).toHaveCount(3);
      const amounts = await Promise.all((await rows.all()).map((row) => row.locator('td').nth(-2).innerText()));
      expect(amounts.reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(CREDIT);
      await expect(main.getByText(formatCents(CREDIT), { exact: true }).first()).toBeVisible();
      await expect(main).toContainText(formatCents(HELD));

      // The books, to the cent: the provider's and the market's agree, and nothing is left over.
      const book = await bookOf(market, [number, boughtNumber]);
      expect(book).toEqual({
        took: PAID,
        paid: PAID,
        gave: BACK.syrup.total,
        refunded: BACK.syrup.total,
        credited: CREDIT,
        goods: KEPT.goods,
        deposits: HELD + BACK.bottles,
      });
      expect(book.took).toBe(book.goods + KEPT.taxes + HELD + book.gave + book.credited);
      const toGuest = BACK.juices.total + BACK.muffins.total;
      const guestBook = await bookOf(market, [guestNumber]);
      expect(guestBook).toEqual({
        took: SUMS.guest.total,
        paid: SUMS.guest.total,
        gave: toGuest,
        refunded: toGuest,
        credited: 0,
        goods: 0,
        deposits: 0,
      });
      expect(guestBook.took).toBe(SUMS.guest.fee + ROUND + GUEST_TAXES + toGuest);
      await desk.goto(say.desk.home);
      const week = await weekOf(market, '2026-11-27');
      expect(week.missing).toBe(3);
      expect(await weekFigures(desk)).toEqual(Object.values(week).map(String));
      expect(await operate(market, 'check')).toContain('agree');
      await deskContext.close();
    });
  });
}
