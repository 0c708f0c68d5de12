import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';

describe.each(testDatabaseKinds())('the stored data of a customer (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  async function buy(caller: Caller, product: string): Promise<string> {
    const { market, database } = fixture;
    await market.cart.add(caller, await offer(database, product, { price: 1000 }), 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(caller, PAY)));
    const [order] = await market.customerOrders.listByCustomer(customerOf(caller));
    return order?.id ?? '';
  }

  it('includes who changed each order and when, and what was refunded (E44, E60)', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const cancelled = await buy(ann, 'ann 1');
    await market.refunds.cancelOwn(ann, cancelled, { reopenCart: false });
    const remainingOrder = await buy(ann, 'ann 2');
    await buy(await signedIn(market, 'bob'), 'bob 1');
    const file = await market.account.personalData(ann);
    const { orders } = JSON.parse(file?.content ?? '') as { orders: { id: string }[] };
    expect(orders.map(({ id }) => id).sort()).toEqual([cancelled, remainingOrder].sort());
    expect(orders.find(({ id }) => id === cancelled)).toMatchObject({
      changes: [
        { from: null, to: 'processed', by: 'market', at: expect.any(String) },
        { from: 'processed', to: 'cancelled', by: 'customer', at: expect.any(String) },
      ],
      refunds: [{ amount: 1575, status: 'done', askedAt: expect.any(String) }],
    });
    expect(orders.find(({ id }) => id === remainingOrder)).toMatchObject({
      changes: [{ from: null, to: 'processed', by: 'market' }],
      refunds: [],
    });
  });

  it('ends with the account: membership and favourites, once the payment provider has deleted the customer (E49)', async () => {
    const { market, database } = fixture;
    const cat = await signedIn(market, 'cat');
    const id = customerOf(cat);
    await market.membership.startTrial(cat);
    const variant = await market.catalogue.variant(await offer(database, 'cat 1'));
    await market.catalogue.fresh();
    await market.favourites.mark(cat, toId('Product', variant?.product.id ?? ''), true);
    await market.cards.providerCustomer(id);
    const rows = () =>
      database.kysely.selectFrom('membership').select('status').where('customer_id', '=', id).execute();
    const remainingRows = async () => [
      (await rows()).map(({ status }) => status).join(),
      (await market.favourites.ofCustomer(id, cat.now)).length,
    ];
    market.payment.customers.behaviour.refusesDeletion = 'This customer has a disputed payment.';
    expect(await codes(market.account.erase(id))).toEqual(['PROVIDER_REFUSED']);
    expect(await remainingRows()).toEqual(['trialing', 1]);
    market.payment.customers.behaviour.refusesDeletion = null;
    await market.account.erase(id);
    expect(await remainingRows()).toEqual(['cancelled', 0]);
  });
});
