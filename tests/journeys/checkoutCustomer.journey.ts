import { formatDay, formatTimeRange } from '../../rules/dates.ts';
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
} from './checkoutSteps.ts';
import { test, expect } from './journey.ts';
import { tabTo } from './keyboardSteps.ts';
import { payButton, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    habits: 'Vos habitudes',
    way: 'Mode préféré',
    box: /^Boîte réutilisable/,
    disposable: /^Une boîte jetable, cette fois/,
    note: /^Une note pour l’équipe/,
    next: 'Continuer',
    code: 'Votre code postal',
    free: 'Tournée du jeudi',
    zone: 'Chelsea et Cantley',
    ship: /^Livraison/,
    home: 'À livrer chez vous : 14, chemin du Ruisseau-Clair, Chelsea.',
    delivery: 'Livraison',
    address: 'Camille Gauthier-Roy, 14, chemin du Ruisseau-Clair, Chelsea, J9B 1A1',
    paidWith: 'Déjà payée avec une autre commande de la semaine',
    joined: (number: string) => `Réunie à votre commande ${number}`,
    merges: (number: string) => `Payés maintenant, ces articles rejoindront votre commande ${number}`,
    mail: {
      subject: 'confirmée : livraison le',
      when: 'livraison le',
      note: 'Note',
      fee: 'Frais de commande',
      deposits: 'Consignes remboursables',
      gst: 'TPS',
      pst: 'TVQ',
      items: 'Produits',
      summary: 'Livraison : commande',
    },
    boxName: 'Boîte réutilisable, prêtée',
    boxKept: 'Une, chez vous',
    file: 'commande',
  },
  en: {
    habits: 'Your preferences',
    way: 'Preferred method',
    box: /^Reusable box/,
    disposable: /^A disposable box this time/,
    note: /^A note for the team/,
    next: 'Continue',
    code: 'Your postal code',
    free: 'Thursday round',
    zone: 'Chelsea and Cantley',
    ship: /^Delivery/,
    home: 'We’ll deliver to 14, chemin du Ruisseau-Clair, Chelsea.',
    delivery: 'Delivery',
    address: 'Camille Gauthier-Roy, 14, chemin du Ruisseau-Clair, Chelsea, J9B 1A1',
    paidWith: 'Paid with another order this week',
    joined: (number: string) => `Merged into your order ${number}`,
    merges: (number: string) => `If you pay now, these items are added to your order ${number}`,
    mail: {
      subject: 'confirmed: delivery on',
      when: 'delivery on',
      note: 'Note',
      fee: 'Order fee',
      deposits: 'Refundable deposits',
      gst: 'GST',
      pst: 'QST',
      items: 'Products',
      summary: 'Delivery: order',
    },
    boxName: 'Reusable box, lent',
    boxKept: 'You have one at home',
    file: 'order',
  },
};
const NOTE = 'Sonnez deux fois ; le chien est gentil.';

/** An instant in a calendar file: 20261126T220000Z. */
function instantIn(file: string, name: string): Date {
  const [, year, month, day, hour, minute, second] =
    new RegExp(`^${name}:(\\d{4})(\\d{2})(\\d{2})T(\\d{2})(\\d{2})(\\d{2})Z\\r?$`, 'm').exec(file) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
const escaped = (text: string) => text.replaceAll(/[.$*+?()[\]{}|\\]/g, '\\$&');
/** The row of a mail: its label and amount at the two ends of a line. */
const mailRow = (label: string, amount: string) => new RegExp(`${escaped(label)} \\.+ ${escaped(amount)}`);

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('delivers as the customer likes it, with a lent box; the next order of the week pays no delivery (F-093, F-094, F-104 to F-111, E5, E9)', async ({
      page,
      market,
    }) => {
      test.setTimeout(240_000);
      const texts = TEXTS[locale];
      const main = page.getByRole('main');
      const email = newAddress(`livree-${locale}`);
      const toCart = (view = '') => openCart(page, locale, view);
      const line = (name: string) => variantId(`delivered ${locale} ${name}`);

      await arriveSignedUp(page, email, addressIn(locale, 'account'));
      await writeAddress(page, locale);
      await part(page, texts.habits).getByRole('button').click();
      await field(dialogOf(page), texts.way).selectOption('ship');
      await dialogOf(page)
        .getByRole('button', { name: /^(Enregistrer|Save)$/ })
        .click();
      await expect(dialogOf(page)).toHaveCount(0);

      const [bread, cans] = moneyCase('M-04').items;
      await buyProduct(page, market, locale, { variant: line('bread'), price: bread!.price });
      await buyProduct(
        page,
        market,
        locale,
        { variant: line('cans'), price: cans!.price, deposit: cans!.deposit, taxable: true },
        cans!.quantity,
      );

      // The box adds its deposit alone, and does not count as an item.
      await toCart();
      const goodsSums = sumsOfCase('M-04');
      const sums = { ...goodsSums, deposits: goodsSums.deposits + 1000, total: goodsSums.total + 1000 + 600 };
      const box = main.getByRole('switch', { name: texts.box });
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await expect.poll(() => sumsOf(page)).toMatchObject({ Total: sums.total });
      await main.getByRole('textbox', { name: texts.note }).fill(NOTE);
      await main.getByRole('button', { name: texts.next }).first().click();

      // The zone of the customer's address is selected without another postal code, and no other is offered (F-111).
      await expect(page.getByRole('radio', { name: texts.ship })).toBeChecked();
      await expect(main).toContainText(texts.home);
      const zone = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
      await expect(zone(texts.zone)).toBeChecked();
      await expect(zone(texts.free)).toHaveCount(0);
      await expect(page.getByLabel(texts.code)).toHaveCount(0);
      await expect.poll(async () => Object.entries(await sumsOf(page))).toContainEqual(['Total', sums.total]);
      await payButton(page).click();
      await payByCard(page, email);
      const number = await numberReceived(page);
      const rows = rowsIn(locale, sums, { [texts.delivery]: 600 });
      expect(await sumsOf(page)).toEqual(rows);
      await expect(main).toContainText(texts.address);
      await expect(main).toContainText(NOTE);

      const mail = await mailTo(market, email, texts.mail.when);
      const mailText = plain(mail.text);
      const file = plain(mail.files[0]!.text);
      expect(mail.files.map(({ name }) => name)).toEqual([`${texts.file}-${number}.ics`]);
      const [from, to] = [instantIn(file, 'DTSTART'), instantIn(file, 'DTEND')];
      const day = plain(formatDay(from, locale));
      const hours = plain(formatTimeRange(from, to, locale));
      expect(file).toContain(`SUMMARY:${texts.mail.summary} ${number}`);
      expect(file).toContain('LOCATION:14\\, chemin du Ruisseau-Clair');
      expect(plain(mail.subject)).toBe(
        `${texts.file === 'order' ? 'Order' : 'Commande'} ${number} ${texts.mail.subject} ${day}`,
      );
      expect(plain(await main.innerText())).toContain(hours);
      for (const text of [texts.zone, `${day}, ${hours}`, NOTE, texts.boxName]) expect(mailText).toContain(text);
      for (const [label, amount] of [
        [texts.mail.items, '25,99 $'],
        [texts.mail.deposits, '10,40 $'],
        [texts.delivery, '6,00 $'],
        [texts.mail.fee, '5,00 $'],
        [texts.mail.gst, '1,10 $'],
        [texts.mail.pst, '2,19 $'],
        ['Total', '50,68 $'],
      ] as const)
        expect(mailText).toMatch(mailRow(label, amount));

      // Who has a box at home asks for a disposable one; the delivery of the week is already paid (E5).
      const [later] = moneyCase('M-12').items;
      await buyProduct(page, market, locale, { variant: line('later'), price: later!.price });
      await toCart();
      await expect(box).toHaveCount(0);
      const disposable = main.getByRole('switch', { name: texts.disposable });
      await tabTo(page, disposable);
      await page.keyboard.press('Space');
      await expect(disposable).toBeChecked();
      await main.getByRole('button', { name: texts.next }).first().click();
      await expect(zone(texts.zone)).toBeChecked();
      await expect(main).toContainText(texts.paidWith);
      await expect(main).toContainText(texts.merges(number));
      const checkoutRequest = page.waitForRequest(
        (request) => request.postData()?.includes('CheckoutMutation') ?? false,
      );
      await payButton(page).click();
      expect((await checkoutRequest).postDataJSON()).toMatchObject({
        variables: { forceDisposableBox: true, useBalance: false },
      });
      await payByCard(page, email);
      await numberReceived(page);
      // Paid shortly after the other, it is merged with it, lines included (E19).
      await expect(main).toContainText(texts.joined(number));
      const mergedSums = addSums(sums, sumsOfCase('M-12'));
      expect(await sumsOf(page)).toEqual(rowsIn(locale, mergedSums, { [texts.delivery]: 600 }));
      await page.goto(addressIn(locale, 'account'));
      await expect(part(page, texts.habits)).toContainText(texts.boxKept);
    });
  });
