import moneyCases from '../support/money-cases.json' with { type: 'json' };
import { expect, test } from './journey.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  goToPayment,
  HOME,
  locationId,
  payButton,
  sumsOf,
  variantId,
  zoneId,
} from './purchaseSteps.ts';

/** Empty rows are omitted, except for the place, which is then free. */
function rowsOf(id: string) {
  const { input, expected } = moneyCases.cases.find((one) => one.id === id)!;
  const count = input.items.reduce((sum, { quantity, unsure }) => sum + (unsure ? 0 : quantity), 0);
  const paid = {
    Consignes: expected.deposits,
    'Frais de commande': expected.fee,
    TPS: expected.gst,
    TVQ: expected.pst,
  };
  return {
    [`Articles (${count})`]: expected.itemsTotal,
    ...Object.fromEntries(Object.entries(paid).filter(([, cents]) => cents !== 0)),
    Total: expected.total,
    delivery: expected.delivery === 0 ? 'Gratuit' : expected.delivery,
  };
}

/** The place's row is labelled with its day in the cart. */
const withPlace = (rows: Record<string, number | string>) =>
  Object.fromEntries(
    Object.entries(rows).map(([label, value]) => [/^(Cueillette|Livraison)/.test(label) ? 'delivery' : label, value]),
  );

/**
 * All of them are proven to the cent without a browser (rules/totals.test.ts). By default the sums of a cart and of its order are read
 * by wholeWeek.journey.ts and checkoutAlcohol.journey.ts.
 */
for (const id of ['M-01', 'M-04', 'M-08']) {
  const { title, input } = moneyCases.cases.find((one) => one.id === id)!;
  test(
    `money case ${id} to the cent, in the cart and in the order (${title})`,
    { tag: '@all' },
    async ({ page, context, market }) => {
      const { fulfillment } = input;
      const ships = fulfillment.type === 'ship';
      await arriveWithCart(context, market.url, {
        lines: input.items.map(({ price, quantity, taxable, deposit }, index) => ({
          variant: variantId(`${id}/${index}`),
          price,
          quantity,
          taxable,
          deposit,
        })),
        place: ships ? { zone: zoneId(id), price: fulfillment.zonePrice ?? 0 } : { location: locationId(id) },
      });
      await page.goto('/panier');
      await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
      expect(withPlace(await sumsOf(page))).toEqual(rowsOf(id));
      await goToPayment(page);
      await fillHostedPage(page, ships ? HOME : {});
      await payButton(page).click();
      await expectOrderReceived(page);
      expect(withPlace(await sumsOf(page))).toEqual(rowsOf(id));
    },
  );
}
