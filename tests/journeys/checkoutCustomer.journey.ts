import type { Page } from '@playwright/test';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { dialogOf, field, part } from './accountSteps.ts';
import {
  addressIn,
  buyProduct,
  moneyCase,
  numberReceived,
  openCart,
  payByCard,
  plain,
  rowsIn,
  addSums,
  sumsOfCase,
  localeVariations,
  writeAddress,
  type Locale,
} from './checkoutSteps.ts';
import { test, expect } from './journey.ts';
import { tabTo } from './keyboardSteps.ts';
import { arriveWithCart, payButton, sumsOf, variantId, type Line } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const NOTE = 'Sonnez deux fois ; le chien est gentil.';

const variant = (locale: Locale, name: string) => variantId(`delivered ${locale} ${name}`);
const zoneRadio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });
const continueToPlace = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts(locale)('labels.continue') })
    .first()
    .click();

/** Signs up with an address in a delivery zone, and prefers delivery. */
async function arriveWithDeliveryPreference(page: Page, locale: Locale, email: string): Promise<void> {
  const t = texts(locale);
  await arriveSignedUp(page, email, addressIn(locale, 'account'));
  await writeAddress(page, locale);
  await part(page, t('account.habits.title')).getByRole('button').click();
  await field(dialogOf(page), t('account.habits.way')).selectOption('ship');
  await dialogOf(page)
    .getByRole('button', { name: /^(Enregistrer|Save)$/ })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** The items of money case M-04. */
function breadAndCans(locale: Locale): Line[] {
  const [bread, cans] = moneyCase('M-04').items;
  return [
    { variant: variant(locale, 'bread'), price: bread!.price },
    {
      variant: variant(locale, 'cans'),
      price: cans!.price,
      deposit: cans!.deposit,
      taxable: true,
      quantity: cans!.quantity,
    },
  ];
}

async function turnOn(page: Page, name: RegExp): Promise<void> {
  const option = page.getByRole('main').getByRole('switch', { name });
  await tabTo(page, option);
  await page.keyboard.press('Space');
  await expect(option).toBeChecked();
}

/** An instant in a calendar file: 20261126T220000Z. */
function instantIn(file: string, name: string): Date {
  const [, year, month, day, hour, minute, second] =
    new RegExp(`^${name}:(\\d{4})(\\d{2})(\\d{2})T(\\d{2})(\\d{2})(\\d{2})Z\\r?$`, 'm').exec(file) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
const escaped = (text: string) => text.replaceAll(/[.$*+?()[\]{}|\\]/g, '\\$&');
/** The row of a mail: its label and amount at the two ends of a line. */
const mailRow = (label: string, amount: string) => new RegExp(`${escaped(label)} \\.+ ${escaped(amount)}`);

/** The mail of the order that the page shows: zone, day, note, box and sums, with a calendar file. */
async function expectConfirmation(page: Page, market: MarketProcess, locale: Locale, email: string, number: string) {
  const t = texts(locale);
  const mail = await mailTo(market, email, t.mailPart('order.subject.delivery'));
  const [mailText, file] = [plain(mail.text), plain(mail.files[0]!.text)];
  expect(mail.files.map(({ name }) => name)).toEqual([`${locale === 'fr' ? 'commande' : 'order'}-${number}.ics`]);
  const [from, to] = [instantIn(file, 'DTSTART'), instantIn(file, 'DTEND')];
  const [day, hours] = [plain(formatDay(from, locale, new Date(from))), plain(formatTimeRange(from, to, locale))];
  expect(file).toContain(`SUMMARY:${plain(t.mail('calendar.delivery', { number })).split(',')[0]}`);
  expect(file).toContain('LOCATION:14\\, chemin du Ruisseau-Clair');
  expect(plain(mail.subject)).toBe(plain(t.mail('order.subject.delivery', { number, day })));
  expect(plain(await page.getByRole('main').innerText())).toContain(hours);
  for (const text of [t.named('chelsea'), `${day}, ${hours}`, NOTE, t.named('loan')]) expect(mailText).toContain(text);
  for (const [label, amount] of [
    [t.mail('sums.items'), '25,99 $'],
    [t.mail('sums.deposits'), '10,40 $'],
    [t('cart.delivery'), '6,00 $'],
    [t.mail('sums.fee'), '5,00 $'],
    [t.mail('sums.gst'), '1,10 $'],
    [t.mail('sums.pst'), '2,19 $'],
    ['Total', '50,68 $'],
  ] as const)
    expect(mailText).toMatch(mailRow(label, amount));
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const t = texts(locale);
    const goods = sumsOfCase('M-04');
    /** The goods with a lent box, whose deposit is the only addition. */
    const withBox = { ...goods, deposits: goods.deposits + 1000, total: goods.total + 1000 + 600 };

    // By default: customersCart.test.tsx, homeDelivery.test.tsx, reusableBox.test.ts and orderMerging.test.ts; wholeWeek.journey.ts delivers and merges.
    test(
      'delivers to the address of the account, with a lent box, and charges one delivery a week (F-093, F-094, F-104 to F-111, E5, E9)',
      { tag: '@all' },
      async ({ page, market }) => {
        const main = page.getByRole('main');
        const email = newAddress(`livree-${locale}`);
        await arriveWithCart(page.context(), market.url, { lines: breadAndCans(locale) });
        await arriveWithDeliveryPreference(page, locale, email);

        const number = await test.step('delivers to the zone of the address, with a lent box', async () => {
          await openCart(page, locale);
          await turnOn(page, t.like('box.title'));
          await expect.poll(() => sumsOf(page)).toMatchObject({ Total: withBox.total });
          await main.getByRole('textbox', { name: t('checkout.note') }).fill(NOTE);
          await continueToPlace(page, locale);
          // The zone is chosen without another postal code, and no other is offered (F-111).
          await expect(page.getByRole('radio', { name: t.like('cart.delivery') })).toBeChecked();
          await expect(main).toContainText(
            t('checkout.address_known', { address: '14, chemin du Ruisseau-Clair, Chelsea' }),
          );
          await expect(zoneRadio(page, t.named('chelsea'))).toBeChecked();
          await expect(zoneRadio(page, t.named('thursday'))).toHaveCount(0);
          await expect(page.getByLabel(t('fulfilment.postal_code'))).toHaveCount(0);
          await expect.poll(async () => Object.entries(await sumsOf(page))).toContainEqual(['Total', withBox.total]);
          await payButton(page).click();
          await payByCard(page, email);
          return numberReceived(page);
        });
        expect(await sumsOf(page)).toEqual(rowsIn(locale, withBox, { [t('cart.delivery')]: 600 }));
        await expect(main).toContainText('Camille Gauthier-Roy, 14, chemin du Ruisseau-Clair, Chelsea, J9B 1A1');
        await expect(main).toContainText(NOTE);
        await expectConfirmation(page, market, locale, email, number);

        await test.step('offers a disposable box and a paid delivery to the next order of the week', async () => {
          const [later] = moneyCase('M-12').items;
          await buyProduct(page, market, locale, { variant: variant(locale, 'later'), price: later!.price });
          await openCart(page, locale);
          await expect(main.getByRole('switch', { name: t.like('box.title') })).toHaveCount(0);
          await turnOn(page, t.like('box.disposable'));
          await continueToPlace(page, locale);
          await expect(zoneRadio(page, t.named('chelsea'))).toBeChecked();
          await expect(main).toContainText(t('cart.waived_paid'));
          await expect(main).toContainText(t.part('checkout.merges_into', { number }));
        });
        const request = page.waitForRequest((sent) => sent.postData()?.includes('CheckoutMutation') ?? false);
        await payButton(page).click();
        const { variables } = (await request).postDataJSON() as { variables: object };
        expect(variables).toMatchObject({ forceDisposableBox: true, useBalance: false });
        await payByCard(page, email);
        await numberReceived(page);
        // Paid shortly after the other, it is merged with it, lines included (E19).
        await expect(main).toContainText(t.part('received.merged_into', { number }));
        const mergedSums = addSums(withBox, sumsOfCase('M-12'));
        expect(await sumsOf(page)).toEqual(rowsIn(locale, mergedSums, { [t('cart.delivery')]: 600 }));
        await page.goto(addressIn(locale, 'account'));
        await expect(part(page, t('account.habits.title'))).toContainText(t('account.habits.box_yes'));
      },
    );
  });
