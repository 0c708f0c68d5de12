import type { Caller } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { AT_THE_MARKET, PAY } from './checkoutFixture.ts';
import { giveCredit, writeAddress } from './credit.ts';
import { signedIn } from './customers.ts';
import type { MoneyCase } from './moneyCases.ts';
import { offer, shopper, zone, type MarketServices } from './purchaseMarket.ts';
import { smallMarket } from './smallMarket.ts';

export type CaseMarket = {
  database: Database;
  market: MarketServices;
  /** The uuid of the variant that lends a box, at 10.00 $ as in the cases. */
  box: string;
};

/** Offers the box of the worked cases in an open market. */
export async function lendBox({ database, market }: Omit<CaseMarket, 'box'>): Promise<string> {
  const loan = { price: 0, deposit: 1000, track_stock: false, stock: 0, stored: true, stock_mdo: 50 };
  const box = await offer(database, 'boite des cas', loan);
  await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
  market.catalogue.changed();
  await market.catalogue.fresh();
  return box;
}

/** The shopper of a case: a customer if it needs an account, else a guest. */
async function payerOf({ market, database }: CaseMarket, { id, input }: MoneyCase): Promise<Caller> {
  const { isSubscribed, balanceAvailable, deliveryAlreadyPaidInPeriod: isPaid, items } = input;
  const isCustomer = isSubscribed || isPaid || balanceAvailable !== 0 || items.some((item) => item.reusableBox);
  if (!isCustomer) return shopper(market, `guest of ${id}`);
  const ann = await signedIn(market, `customer-of-${id.toLowerCase()}`);
  await writeAddress(database, ann);
  if (isSubscribed) await market.membership.startTrial(ann);
  if (balanceAvailable !== 0) await giveCredit(market, ann, -balanceAvailable);
  if (isPaid) {
    await market.cart.add(ann, await offer(database, `earlier order of ${id}`), 1);
    await market.cart.updateSession(ann, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
  }
  return ann;
}

/** Fills a cart as a worked case has it, through the shopper's own calls, with its place; returns its owner. */
export async function moneyCaseCart(parts: CaseMarket, one: MoneyCase): Promise<Caller> {
  const { market, database, box } = parts;
  const { id, input } = one;
  const ann = await payerOf(parts, one);
  for (const [index, item] of input.items.entries()) {
    const offers = {
      price: item.price,
      deposit: item.deposit,
      compared_at_price: item.comparedAtPrice ?? null,
      track_stock: false,
      stored: item.stored === true,
      stock_mdo: item.stored === true ? item.quantity : 0,
      product: { taxable: item.taxable, is_alcohol: item.isAlcohol === true },
    };
    const variant = item.reusableBox ? box : await offer(database, `${id} ${index}`, offers);
    const { lines } = await market.cart.add(ann, variant, item.quantity);
    if (item.unsure)
      await database.kysely
        .updateTable('cart_item')
        .set({ unsure: true, unsure_reason: 'last_week' })
        .where('id', '=', lines.at(-1)!.id)
        .execute();
    if (item.isAlcohol) await market.cart.confirmAge(ann, '1990-01-01');
  }
  const { fulfillment } = input;
  const price = fulfillment.type === 'ship' ? fulfillment.zonePrice : null;
  const round =
    price === null ? null : await smallMarket(database.kysely).zone(`round of ${id}`, ['J0X', 'J9A'], { price });
  await market.cart.updateSession(
    ann,
    round === null ? AT_THE_MARKET : { shippingZoneId: toId('ShippingZone', round) },
  );
  if (input.fromStorage === true) await market.cart.updateSession(ann, { fromStorage: true });
  return ann;
}
