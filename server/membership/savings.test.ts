import { expect, it, describe } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

/** 5,00 $ and its taxes, 0,25 $ and 0,50 $. */
const PER_ORDER = 575;

describe.each(testDatabaseKinds())('a member’s savings (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const savedBy = async (ann: Caller) => {
    const row = await fixture.market.membership.current(ann);
    return row && fixture.market.membership.saved(row);
  };
  async function buy(ann: Caller, variant: string): Promise<void> {
    const { cart, checkout, payment } = fixture.market;
    await cart.add(ann, variant, 1);
    await cart.updateSession(ann, AT_THE_MARKET);
    await checkout.handleEvent(payment.pay(await checkout.checkout(ann, PAY)));
  }

  it('are the fee and its taxes of every valid order since the start, without other customers’ orders', async () => {
    const { market, database } = fixture;
    const [ann, eve] = [await signedIn(market, 'ann'), await signedIn(market, 'eve')];
    const variant = await offer(database, 'savings', { price: 1030, stock: 50, product: { taxable: true } });
    await buy(ann, variant);
    expect(await savedBy(ann)).toBeNull();
    await market.membership.startTrial(eve);
    await buy(eve, variant);

    // What was paid with the fee, too long ago to be joined.
    const later = new Date(market.clock.now().getTime() + 5 * 3_600_000);
    market.clock.now = () => later;
    await market.membership.startTrial(ann);
    expect(await savedBy(ann)).toBe(0);
    await buy(ann, variant);
    expect(await savedBy(ann)).toBe(PER_ORDER);
    const { id } = await database.kysely
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', ann.visitor.customer!.id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    await market.refunds.cancelOwn(ann, id, { reopenCart: false });
    expect(await savedBy(ann)).toBe(0);
    // The second is joined with the first (E19): a guest would have paid the fee twice.
    await buy(ann, variant);
    await buy(ann, variant);
    expect(await savedBy(ann)).toBe(2 * PER_ORDER);
    expect(await savedBy(eve)).toBe(PER_ORDER);
    // The one that it was joined with is cancelled, and everything goes back: neither has saved anything.
    const joined = await database.kysely
      .selectFrom('orders')
      .select('merged_into')
      .where('customer_id', '=', ann.visitor.customer!.id)
      .where('status', '=', 'merged')
      .executeTakeFirstOrThrow();
    await market.refunds.cancelOwn(ann, joined.merged_into!, { reopenCart: false });
    expect(await savedBy(ann)).toBe(0);
  });
});
