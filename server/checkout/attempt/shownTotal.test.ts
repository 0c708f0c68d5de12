import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FREE_DELIVERY_ABOVE_CENTS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { offer, refusals, zone } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import { toId } from '../../graphql/globalId.ts';

const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
const CREDIT = { useBalance: true, period: null };

describe.each(testDatabaseKinds())('the total that a payer agrees to (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  const setZonePrice = (price: number) =>
    fixture.database.kysely.updateTable('shipping_zone').set({ price }).where('id', '=', zone('vallee')).execute();
  /** A customer of the valley, with goods of 1775 to be delivered for 700: 3050 with the fee. */
  async function customer(name: string, credit = 0, price = 1775): Promise<Caller> {
    const { market, database } = fixture;
    await setZonePrice(700);
    const ann = await signedIn(market, name);
    await writeAddress(database, ann, 'J0X1A1');
    if (credit !== 0) await giveCredit(market, ann, credit);
    await market.cart.add(ann, await offer(database, name, { price }), 1);
    await market.cart.updateSession(ann, VALLEY);
    return ann;
  }
  /** The sums that the cart shows now. */
  async function shownTo(ann: Caller, useBalance = false) {
    const { total, credit } = (await fixture.market.cart.view(ann)).totals;
    return { total, due: useBalance ? total - credit : total };
  }
  const attempts = (ann: Caller) => fixture.attemptsOf(ann);
  const paidOrders = (ann: Caller) => fixture.market.customerOrders.listByCustomer(customerOf(ann));

  it('charges no credit beyond the displayed total, though nothing is left to pay on a page (E69)', async () => {
    const { market } = fixture;
    const ann = await customer('credit alone', 9000);
    const shown = await shownTo(ann, true);
    expect(shown).toEqual({ total: 3050, due: 0 });
    await setZonePrice(1700);
    expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 3050, current: 4050 } },
    ]);
    expect(await attempts(ann)).toEqual([]);
    expect((await market.account.current(ann.visitor))?.balance).toBe(-9000);
    await market.checkout.checkout(ann, { ...CREDIT, shown: await shownTo(ann, true) });
    expect(await paidOrders(ann)).toMatchObject([{ total: 4050 }]);
  });

  it('charges a lower total without asking, and any total if none was sent', async () => {
    const { market } = fixture;
    const ann = await customer('cheaper', 9000);
    const shown = await shownTo(ann, true);
    await setZonePrice(100);
    await market.checkout.checkout(ann, { ...CREDIT, shown });
    expect(await paidOrders(ann)).toMatchObject([{ total: 2450 }]);
    const bob = await customer('old client', 9000);
    await setZonePrice(1700);
    await market.checkout.checkout(bob, CREDIT);
    expect(await paidOrders(bob)).toMatchObject([{ total: 4050 }]);
  });

  it('leaves no more to pay than displayed when credit was used elsewhere', async () => {
    const { market } = fixture;
    const ann = await customer('less credit', 2000);
    const shown = await shownTo(ann, true);
    expect(shown).toEqual({ total: 3050, due: 1050 });
    await giveCredit(market, ann, -1500);
    expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
      { code: 'DUE_RAISED', params: { shown: 1050, current: 2550 } },
    ]);
    expect(await attempts(ann)).toEqual([]);
  });

  it('charges no delivery that another order had paid for, once that order is cancelled elsewhere', async () => {
    const { market, database } = fixture;
    const ann = await customer('second order', 9000);
    await market.checkout.checkout(ann, CREDIT);
    await market.cart.add(ann, await offer(database, 'second goods', { price: 975 }), 1);
    await market.cart.updateSession(ann, VALLEY);
    const shown = await shownTo(ann, true);
    expect(shown.total).toBe(1550);
    const [first] = await paidOrders(ann);
    await market.refunds.cancelOwn(ann, first!.id, { reopenCart: false });
    expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 1550, current: 2250 } },
    ]);
    expect((await paidOrders(ann)).map(({ status }) => status)).toEqual(['cancelled']);
  });

  it('charges no delivery for a cart that fell below the free threshold elsewhere', async () => {
    const { market, database } = fixture;
    const ann = await customer('threshold', 40000, FREE_DELIVERY_ABOVE_CENTS);
    const jam = await offer(database, 'jam over the threshold', { price: 100 });
    await market.cart.add(ann, jam, 1);
    const shown = await shownTo(ann, true);
    expect(shown.total).toBe(FREE_DELIVERY_ABOVE_CENTS + 675);
    await market.cart.remove(ann, jam, true);
    expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
      {
        code: 'TOTAL_RAISED',
        params: { shown: FREE_DELIVERY_ABOVE_CENTS + 675, current: FREE_DELIVERY_ABOVE_CENTS + 1275 },
      },
    ]);
  });

  it.each([
    ['deposit', sql`update variant set deposit = 100`, 3150, sql`update variant set deposit = 0`],
    ['tax', sql`update product set taxable = true`, 3316, sql`update product set taxable = false`],
  ])(
    'charges no %s that rose after the cart was shown; a lower one passes (E69)',
    async (name, raise, current, lower) => {
      const { market, database } = fixture;
      const ann = await customer(name, 9000);
      const shown = await shownTo(ann, true);
      expect(shown.total).toBe(3050);
      await raise.execute(database.kysely);
      await market.catalogue.fresh();
      expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
        { code: 'TOTAL_RAISED', params: { shown: 3050, current } },
      ]);
      const raisedSums = await shownTo(ann, true);
      expect(raisedSums.total).toBe(current);
      await lower.execute(database.kysely);
      await market.catalogue.fresh();
      await market.checkout.checkout(ann, { ...CREDIT, shown: raisedSums });
      expect(await paidOrders(ann)).toMatchObject([{ total: 3050 }]);
    },
  );

  it('charges no fee that began after the cart was shown, when a trial ends', async () => {
    const { market, database } = fixture;
    const ann = await customer('trial', 9000);
    await market.membership.startTrial(ann);
    const shown = await shownTo(ann, true);
    expect(shown.total).toBe(2475);
    await database.kysely
      .updateTable('membership')
      .set({ current_period_end: new Date(market.clock.now().getTime() - 1000) })
      .where('customer_id', '=', customerOf(ann))
      .execute();
    expect(await refusals(market.checkout.checkout(ann, { ...CREDIT, shown }))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 2475, current: 3050 } },
    ]);
  });

  it('refuses a payment page of a higher total, and keeps the open one of the same total', async () => {
    const { market } = fixture;
    const { ann } = await fixture.filled('page', 2, { price: 450 });
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const shown = await shownTo(ann);
    const session = await market.checkout.checkout(ann, { ...PAY, shown });
    expect(await market.checkout.checkout(ann, { ...PAY, shown })).toBe(session);
    const lower = { total: shown.total - 1, due: shown.due - 1 };
    expect(await refusals(market.checkout.checkout(ann, { ...PAY, shown: lower }))).toMatchObject([
      { code: 'TOTAL_RAISED' },
    ]);
    expect(await attempts(ann)).toHaveLength(1);
  });
});
