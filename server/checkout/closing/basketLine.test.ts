import { describe, expect, it } from 'vitest';
import { AFTER_CLOSING, basketCart, WEEK } from '../../../tests/support/basketCart.ts';
import { basketOffer, FETCHED, idOf, standAt } from '../../../tests/support/basketMarket.ts';
import { AT_THE_MARKET } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { codes, offer, zone } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { toId } from '../../graphql/globalId.ts';

const LATER = '2026-11-21T13:00:00-05:00';
const NEXT_WEEK = '2026-11-27';

describe.each(testDatabaseKinds())('a recurring basket in the cart (%s)', (kind) => {
  const cart = basketCart(kind);
  const { view, at, linesOf, confirm, remove, own, ordersOf, pay, checkout, deliver, bought, subscribed, filled } =
    cart;

  it('is proposed in a cart with other goods, outside all totals, and in no empty cart', async () => {
    const ann = await subscribed('proposed', {
      name_secondary: 'proposed in English',
      compared_at_price: 5200,
      images: ['proposed.avif'],
    });
    expect(await linesOf(ann)).toEqual([]);
    const variant = await offer(cart.database, 'proposed goods', { price: 1000, deposit: 0 });
    const { lines, totals } = await cart.market.cart.add(at(ann), variant, 1);
    expect(lines.at(-1)).toMatchObject({
      unsure: true,
      unsureReason: 'from_basket',
      max: 1,
      quantity: 1,
      seenPrice: 4900,
      isPriceChanged: false,
      variant: {
        price: 4900,
        comparedAtPrice: 5200,
        deposit: 80,
        product: { name: { primary: 'proposed', secondary: 'proposed in English' }, images: ['proposed.avif'] },
      },
    });
    expect([totals.items, totals.deposits]).toEqual([1000, 0]);
    expect(await linesOf(ann)).toEqual(['goods', ['proposed', 'from_basket']]);
    const bob = await signedIn(cart.market, 'bob');
    await cart.market.cart.add(at(bob), variant, 1);
    expect(await linesOf(bob)).toEqual(['goods']);
    await cart.market.cart.updateSession(at(ann), { fromStorage: true });
    expect(await linesOf(ann)).toEqual(['goods']);
  });

  it('is proposed only in its delivery weeks, except paused ones', async () => {
    const ann = await filled('rhythm', { frequency: 'biweekly' });
    standAt(cart.market, AFTER_CLOSING);
    expect(await linesOf(ann)).toEqual(['goods']);
    standAt(cart.market, '2026-11-30T12:00:00-05:00');
    expect(await linesOf(ann)).toEqual(['goods', ['rhythm', 'from_basket']]);
    await cart.market.baskets.subscriptions.update(at(ann), (await own(ann)).id, {
      pauseWeeks: [toId('Period', '2026-12-04')],
    });
    expect(await linesOf(ann)).toEqual(['goods']);
    standAt(cart.market, '2026-12-14T12:00:00-05:00');
    expect(await linesOf(ann)).toEqual(['goods', ['rhythm', 'from_basket']]);
  });

  it('comes after the goods, beside others in the order of their subscriptions', async () => {
    const ann = await filled('one');
    for (const [nth, name] of ['two', 'three', 'four', 'five'].entries()) {
      standAt(cart.market, `2026-11-21T12:0${nth + 1}:00-05:00`);
      await cart.market.baskets.subscriptions.subscribe(at(ann), await basketOffer(cart.database, name), FETCHED);
    }
    expect((await linesOf(ann)).slice(1).map(([name]) => name)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('is bought with the cart once confirmed, is taxed on its taxable part, and is skipped by the job (E51, E52)', async () => {
    const ann = await filled('confirmed');
    // 1000 + 4900 + 80, fee 500, taxes of 1900 + 500.
    expect((await confirm(ann)).totals).toMatchObject({
      items: 5900,
      deposits: 80,
      fee: 500,
      taxBase: 2400,
      gst: 120,
      pst: 239,
      total: 6839,
    });
    await pay(await checkout(ann));
    expect(await linesOf(ann)).toEqual([]);
    const [order] = await ordersOf(ann);
    expect(order).toMatchObject({ subtotal: 5900, deposit: 80, total: 6839, periodStart: WEEK });
    await cart.market.cart.add(at(ann), await offer(cart.database, 'confirmed more'), 1);
    expect(await linesOf(ann)).toEqual(['goods']);
    const view = await own(ann);
    expect(
      await codes(cart.market.baskets.subscriptions.update(at(ann), view.id, { pauseWeeks: [toId('Period', WEEK)] })),
    ).toEqual(['WEEK_CLOSED']);
    await deliver();
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['confirmed', 'confirmed goods']]]);
    standAt(cart.market, '2026-12-02T00:00:00-05:00');
    await cart.market.baskets.deliver();
    expect((await bought(ann)).map(([week]) => week)).toEqual([NEXT_WEEK, WEEK]);
  });

  it('stays an order of its own when it is ignored or removed, and is proposed once a week', async () => {
    const undecided = await filled('left');
    const removed = await filled('removed');
    const basket = (await confirm(removed)).lines.at(-1)?.variant.id ?? '';
    await remove(removed);
    expect(await codes(cart.market.cart.remove(at(removed), basket, true))).toEqual(['NOT_IN_CART']);
    expect(await linesOf(removed)).toEqual(['goods']);
    expect((await view(removed)).totals.items).toBe(1000);
    for (const customer of [undecided, removed]) await pay(await checkout(customer));
    await deliver();
    for (const [customer, name] of [
      [undecided, 'left'],
      [removed, 'removed'],
    ] as const)
      expect(await bought(customer)).toEqual([
        [WEEK, 'processed', [name]],
        [WEEK, 'processed', [`${name} goods`]],
      ]);
    await cart.market.cart.add(at(removed), await offer(cart.database, 'removed more'), 1);
    expect(await linesOf(removed)).toEqual(['goods', ['removed', 'from_basket']]);
  });

  it('adds no order fee by itself (E52)', async () => {
    const ann = await filled('alone');
    const { lines } = await confirm(ann);
    await cart.market.cart.remove(at(ann), lines[0]?.variant.id ?? '', true);
    expect((await view(ann)).totals).toMatchObject({ items: 4900, fee: 0, taxBase: 1900 });
    await pay(await checkout(ann));
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['alone']]]);
  });

  it('counts towards the delivery of its week and never merges (E5, E51)', async () => {
    const ann = await filled('never joined');
    await confirm(ann);
    await pay(await checkout(ann));
    standAt(cart.market, LATER);
    await cart.market.cart.add(at(ann), await offer(cart.database, 'never joined 2'), 1);
    await cart.market.cart.updateSession(at(ann), AT_THE_MARKET);
    await pay(await checkout(ann));
    expect((await bought(ann)).map(([, status]) => status)).toEqual(['processed', 'processed']);
    const [last] = await ordersOf(ann);
    expect(last && (await cart.market.orderMerging.listCombinable(ann.visitor, last, cart.market.clock.now()))).toEqual(
      [],
    );
  });

  it('must be confirmed again after a price change, before any payment', async () => {
    const ann = await filled('dearer');
    await confirm(ann);
    await basketOffer(cart.database, 'dearer', { price: 5100, taxable_price: 1900, deposit: 80 });
    expect(await linesOf(ann)).toEqual(['goods', ['dearer', 'price_changed']]);
    expect((await view(ann)).lines.at(-1)).toMatchObject({
      seenPrice: 4900,
      isPriceChanged: true,
      variant: { price: 5100 },
    });
    expect(await codes(checkout(ann))).toEqual(['CART_CHANGED']);
    expect((await confirm(ann)).totals.items).toBe(6100);
    await pay(await checkout(ann));
    expect(await ordersOf(ann)).toMatchObject([{ subtotal: 6100 }]);
  });

  it('stops the checkout and cannot be confirmed once it is no longer offered', async () => {
    const ann = await filled('gone');
    await confirm(ann);
    await basketOffer(cart.database, 'gone', { price: 4900, taxable_price: 1900, deposit: 80, active: false });
    expect(await codes(checkout(ann))).toEqual(['UNAVAILABLE']);
    expect(await codes(confirm(ann))).toEqual(['UNAVAILABLE']);
    await remove(ann);
    await pay(await checkout(ann));
    expect(await bought(ann)).toEqual([[WEEK, 'processed', ['gone goods']]]);
  });

  it('leaves the cart when its week is paused or the subscription ends', async () => {
    const [paused, ended] = [await filled('paused'), await filled('ended')];
    for (const customer of [paused, ended]) await confirm(customer);
    const { subscriptions } = cart.market.baskets;
    await subscriptions.update(at(paused), (await own(paused)).id, { pauseWeeks: [toId('Period', WEEK)] });
    await subscriptions.cancel(at(ended), (await own(ended)).id);
    for (const customer of [paused, ended]) {
      expect(await linesOf(customer)).toEqual(['goods']);
      await pay(await checkout(customer));
      expect(await ordersOf(customer)).toMatchObject([{ subtotal: 1000 }]);
    }
    const resumed = await filled('resumed');
    await confirm(resumed);
    const { id } = await own(resumed);
    await subscriptions.update(at(resumed), id, { pauseWeeks: [toId('Period', WEEK)] });
    await subscriptions.update(at(resumed), id, { resumeWeeks: [toId('Period', WEEK)] });
    expect(await linesOf(resumed)).toEqual(['goods', ['resumed', 'from_basket']]);
  });

  it('is cancelled with its order and returns to a reopened cart (E60)', async () => {
    const [cancelled, reopened] = [await filled('cancelled'), await filled('reopened')];
    for (const customer of [cancelled, reopened]) {
      await confirm(customer);
      await pay(await checkout(customer));
      const [order] = await ordersOf(customer);
      await cart.market.refunds.cancelOwn(at(customer), order?.id ?? '', { reopenCart: customer === reopened });
    }
    expect(await linesOf(cancelled)).toEqual([]);
    expect(await linesOf(reopened)).toEqual(['goods', ['reopened', 'sure']]);
    // It was confirmed at the price that was paid, and at no higher one.
    for (const [price, state] of [
      [4901, 'price_changed'],
      [4900, 'sure'],
    ] as const) {
      await basketOffer(cart.database, 'reopened', { price, taxable_price: 1900, deposit: 80 });
      expect(await linesOf(reopened)).toEqual(['goods', ['reopened', state]]);
    }
    await deliver();
    expect(await bought(cancelled)).toEqual([[WEEK, 'cancelled', ['cancelled', 'cancelled goods']]]);
    expect(await bought(reopened)).toEqual([
      [WEEK, 'processed', ['reopened']],
      [WEEK, 'cancelled', ['reopened', 'reopened goods']],
    ]);
  });

  it('is delivered to the same place as the goods', async () => {
    const ann = await filled('brought');
    await confirm(ann);
    await cart.database.kysely
      .updateTable('customer')
      .set({
        shipping_address: JSON.stringify({
          name: 'Ann',
          line1: '1, rue',
          city: 'Gatineau',
          postalCode: 'J0X1A0',
          state: 'QC',
          country: 'CA',
          phone: null,
          line2: null,
        }),
      })
      .where('id', '=', idOf(ann))
      .execute();
    await cart.market.cart.updateCart(at(ann), {
      shippingZoneId: toId('ShippingZone', zone('vallee')),
      note: 'Chez la voisine',
    });
    await pay(await checkout(ann));
    const rows = cart.database.kysely
      .selectFrom('basket_delivery')
      .select(['location_id', 'shipping_zone_id', 'note', 'status']);
    expect(await rows.where('user_basket_id', '=', (await own(ann)).id).execute()).toEqual([
      { location_id: null, shipping_zone_id: zone('vallee'), note: 'Chez la voisine', status: 'ordered' },
    ]);
  });
});
