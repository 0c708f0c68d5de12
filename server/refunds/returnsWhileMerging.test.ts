import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { customerBooks } from '../../tests/support/customerBooks.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

/** 10 % off the goods of one order: $27.50. */
const CODE = { discount: 275 };
const FEE = 500 + 25 + 50;

describe.each(testDatabaseKinds())('returned goods and merging (E19, F-197, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { buy, back } = staffReturns(fixture);

  it.each([
    ['a code', CODE, {}],
    ['none, and the next one has a code', {}, CODE],
  ])(
    'never merges an order with returned goods; each refunds what was paid for it, by %s',
    async (name, firstOptions, secondOptions) => {
      const { market } = fixture;
      const ann = await signedIn(market, `ann ${name}`);
      const order = await buy(ann, `ann ${name} 1`, false, firstOptions);
      await back(order.order.id, [[order.juice, 1]], 'card');
      const two = await buy(ann, `ann ${name} 2`, false, secondOptions);
      const orders = await market.customerOrders.listByCustomer(customerOf(ann));
      expect(orders.map(({ status }) => status)).toEqual(['processed', 'processed']);
      expect(await market.orderMerging.listCombinable(ann.visitor, two.order, market.clock.now())).toEqual([]);
      expect(
        await codes(market.orderMerging.combine(ann.visitor, order.order.id, two.order.id, market.clock.now())),
      ).toEqual(['COMBINE_REFUSED']);
      const off = (how: typeof firstOptions) => ('discount' in how ? CODE.discount : 0);
      const all = await back(
        two.order.id,
        [
          [two.juice, 2],
          [two.bread, 1],
        ],
        'card',
      );
      expect(all.refunded).toBe(TOTAL - FEE - off(secondOptions));
      await back(
        order.order.id,
        [
          [order.juice, 1],
          [order.bread, 1],
        ],
        'card',
      );
      expect(await customerBooks(fixture, customerOf(ann))).toMatchObject({ netPaid: 2 * FEE, crossed: [] });
    },
  );

  it.each([
    ['the first', CODE, {}],
    ['the second', {}, CODE],
  ])(
    'keeps a code with the goods it was applied to when orders merge: %s had it',
    async (name, firstOptions, secondOptions) => {
      const { market } = fixture;
      const bob = await signedIn(market, `bob ${name}`);
      const order = await buy(bob, `bob ${name} 1`, false, firstOptions);
      await buy(bob, `bob ${name} 2`, false, secondOptions);
      const { products } = await market.orders.ownOrder(bob.visitor, order.order.id);
      expect(products).toHaveLength(4);
      const items = (nth: number) =>
        products.slice(2 * nth, 2 * nth + 2).map(({ id, quantity }): [string, number] => [id, quantity]);
      const off = (how: typeof firstOptions) => ('discount' in how ? CODE.discount : 0);
      // Goods, deposits and the taxes as rounded in their own order (E1).
      expect((await back(order.order.id, items(1), 'card')).refunded).toBe(2750 + 600 + 100 + 199 - off(secondOptions));
      expect((await back(order.order.id, items(0), 'card')).refunded).toBe(2750 + 600 + 100 + 199 - off(firstOptions));
      expect(await customerBooks(fixture, customerOf(bob))).toMatchObject({ netPaid: 2 * FEE, crossed: [] });
    },
  );
});
