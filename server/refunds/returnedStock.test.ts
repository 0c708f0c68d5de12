import { describe, expect, it } from 'vitest';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, offer } from '../../tests/support/purchaseMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';
import type { OrderView } from '../orders/orderView.ts';

/**
 * Units that are gone from each kind of stock once goods came back in each way: `stock/stock_mdo`. The first three are bought
 * in an ordinary cart, 2, 3 and 4 of them; the others in Express, 5 and 6. A unit that was returned at the desk or was
 * missing is counted in by hand, one that was removed before packing goes back at once, and neither a second time by what follows.
 */
const { columns, rows } = parseTable(`
                               tracked stored untracked express untracked_express
  sold                         2/0     3/0    0/0       5/5     0/6
  page_expired                 0/0     0/0    0/0       0/0     0/0
  page_left                    0/0     0/0    0/0       0/0     0/0
  cart_changed_while_paying    0/0     0/0    0/0       0/0     0/0
  cancelled                    0/0     0/0    0/0       0/0     0/0
  cancelled_twice              0/0     0/0    0/0       0/0     0/0
  cancelled_while_provider_off 0/0     0/0    0/0       0/0     0/0
  put_back_into_the_cart       0/0     0/0    0/0       0/0     0/0
  cancelled_by_the_desk        0/0     0/0    0/0       0/0     0/0
  refunded_by_the_desk         2/0     3/0    0/0       5/5     0/6
  one_returned                 2/0     3/0    0/0       5/5     0/6
  one_returned_then_cancelled  1/0     1/0    0/0       1/1     0/1
  one_removed                  1/0     2/0    0/0       4/4     0/5
  one_removed_then_cancelled   0/0     0/0    0/0       0/0     0/0
  one_removed_then_reopened    0/0     0/0    0/0       0/0     0/0
  one_missing_then_cancelled   1/0     1/0    0/0       1/1     0/1
  one_returned_then_reopened   1/0     1/0    0/0       1/1     0/1`);

const KINDS = [
  { quantity: 2, columns: { stock: 31 } },
  { quantity: 3, columns: { stock: 32, stored: true, stock_mdo: 12 } },
  { quantity: 4, columns: { track_stock: false, stock: 0 } },
  { quantity: 5, columns: { stock: 34, stored: true, stock_mdo: 14 } },
  { quantity: 6, columns: { track_stock: false, stock: 0, stored: true, stock_mdo: 15 } },
] as const;
const ORDINARY = 3;

describe('stock of goods that come back', () => {
  const fixture = checkoutFixture(eitherDatabaseKind());
  const { lower } = staffReturns(fixture);
  let staff: Caller;

  /** A cart with every kind of stock that its mode sells. */
  async function fillCart(name: string, isExpress: boolean) {
    const { market, database } = fixture;
    const caller = await signedIn(market, name);
    const kinds = isExpress ? KINDS.slice(ORDINARY) : KINDS.slice(0, ORDINARY);
    const variants: string[] = [];
    for (const [nth, kind] of kinds.entries())
      variants.push(await offer(database, `${name} ${nth}`, { price: 700 + nth, ...kind.columns }));
    await market.catalogue.fresh();
    const place = location(isExpress ? 'depot' : 'marche');
    await market.cart.updateSession(caller, { fromStorage: isExpress, locationId: toId('Location', place) });
    for (const [nth, variant] of variants.entries()) await market.cart.add(caller, variant, kinds[nth]?.quantity ?? 0);
    return { caller, variants, kinds };
  }
  async function pay(caller: Caller): Promise<OrderView> {
    const { market } = fixture;
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(caller, PAY)));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    return order;
  }
  const cancel = (caller: Caller, { id }: OrderView, reopenCart = false) =>
    fixture.market.refunds.cancelOwn(caller, id, { reopenCart });
  async function returnOne(order: OrderView, kind: 'returned' | 'missing') {
    staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] });
    if (kind === 'missing')
      await fixture.database.kysely
        .updateTable('order_line')
        .set({ missing: 1 })
        .where('order_id', '=', order.id)
        .execute();
    const items = order.products.map(({ id }) => ({ lineId: id, quantity: 1 }));
    await fixture.market.refunds.returnGoods(
      staff.visitor,
      order.id,
      `${kind} ${order.id}`,
      kind === 'missing' ? { kind, to: 'card', missingBy: null } : { kind, to: 'card', items, locale: 'fr' },
    );
  }
  const removeOne = (order: OrderView) =>
    lower(
      order.id,
      order.products.map(({ id, quantity }) => [id, quantity, quantity - 1]),
    );
  const byDesk = async (order: OrderView, to: 'cancelled' | 'refunded') => {
    staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] });
    return fixture.market.refunds.cancelAs({ by: 'staff', customerId: staff.visitor.customer?.id ?? '' }, order.id, to);
  };

  const WAYS: Record<string, (caller: Caller, name: string) => Promise<unknown>> = {
    sold: (caller) => pay(caller),
    async page_expired(caller) {
      const { checkout, payment } = fixture.market;
      const lapsed = payment.lapse(await checkout.checkout(caller, PAY));
      for (let nth = 0; nth < 2; nth += 1) await checkout.handleEvent({ ...lapsed, id: `${lapsed.id} ${nth}` });
    },
    async page_left(caller) {
      await fixture.market.checkout.checkout(caller, PAY);
      const attempt = await fixture.market.checkout.payment(caller.visitor);
      for (let nth = 0; nth < 2; nth += 1) await fixture.market.checkout.leave(caller.visitor, attempt?.id ?? '');
    },
    async cart_changed_while_paying(caller, name) {
      await fixture.market.checkout.checkout(caller, PAY);
      const [line] = (await fixture.market.cart.view(caller)).lines;
      await fixture.market.cart.updateCart(caller, { note: name });
      await fixture.market.cart.remove(caller, line?.variant.id ?? '', false);
      const again = await fixture.market.checkout.checkout(caller, PAY);
      await fixture.market.checkout.handleEvent(fixture.market.payment.lapse(again));
    },
    cancelled: async (caller) => cancel(caller, await pay(caller)),
    async cancelled_twice(caller) {
      const order = await pay(caller);
      await Promise.all([cancel(caller, order), cancel(caller, order)]);
      await cancel(caller, order);
    },
    async cancelled_while_provider_off(caller) {
      const order = await pay(caller);
      fixture.market.payment.provider.state = 'down';
      await cancel(caller, order);
      fixture.market.payment.provider.state = 'up';
      for (let nth = 0; nth < 2; nth += 1) await fixture.market.refunds.resume(0);
    },
    put_back_into_the_cart: async (caller) => cancel(caller, await pay(caller), true),
    cancelled_by_the_desk: async (caller) => byDesk(await pay(caller), 'cancelled'),
    refunded_by_the_desk: async (caller) => byDesk(await pay(caller), 'refunded'),
    one_returned: async (caller) => returnOne(await pay(caller), 'returned'),
    async one_returned_then_cancelled(caller) {
      const order = await pay(caller);
      await returnOne(order, 'returned');
      await cancel(caller, order);
    },
    one_removed: async (caller) => removeOne(await pay(caller)),
    async one_removed_then_cancelled(caller) {
      const order = await pay(caller);
      await removeOne(order);
      await cancel(caller, order);
    },
    async one_removed_then_reopened(caller) {
      const order = await pay(caller);
      await removeOne(order);
      await cancel(caller, order, true);
      const { lines } = await fixture.market.cart.view(caller);
      expect(lines.map(({ quantity }) => quantity)).toEqual(order.products.map(({ quantity }) => quantity - 1));
    },
    async one_missing_then_cancelled(caller) {
      const order = await pay(caller);
      await returnOne(order, 'missing');
      await cancel(caller, order);
    },
    async one_returned_then_reopened(caller) {
      const order = await pay(caller);
      await returnOne(order, 'returned');
      await cancel(caller, order, true);
      const { lines } = await fixture.market.cart.view(caller);
      expect(lines.map(({ quantity }) => quantity)).toEqual(order.products.map(({ quantity }) => quantity - 1));
    },
  };

  it('has a row for each way', () => {
    expect(columns).toHaveLength(KINDS.length);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(WAYS));
  });
  it.each(rows)('is as the table says, and nothing stays held: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const isExpress of [false, true]) {
      const { caller, variants, kinds } = await fillCart(`${name} ${isExpress}`, isExpress);
      await WAYS[name]?.(caller, name);
      for (const [nth, variant] of variants.entries()) {
        const { stock, stock_mdo, held, held_mdo } = await fixture.stockOf(variant);
        expect({ held, held_mdo }).toEqual({ held: 0, held_mdo: 0 });
        const before = { stock: 0, stock_mdo: 0, ...kinds[nth]?.columns };
        read.push(`${before.stock - stock}/${before.stock_mdo - stock_mdo}`);
      }
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });
});
