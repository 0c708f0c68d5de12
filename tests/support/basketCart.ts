import { afterEach, beforeEach } from 'vitest';
import type { Caller } from '../../server/caller.ts';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from './basketMarket.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from './checkoutFixture.ts';
import { signedIn } from './customers.ts';
import { offer } from './purchaseMarket.ts';
import type { testDatabaseKinds } from './testDatabase.ts';

export const SATURDAY = '2026-11-21T12:00:00-05:00';
export const AFTER_CLOSING = '2026-11-23T00:00:01-05:00';
/** After the opt-out of the week that is open on that Saturday. */
export const WEDNESDAY = '2026-11-25T00:00:00-05:00';
export const WEEK = '2026-11-20';

/** Subscribers with a cart, on a Saturday, for the tests of one `describe`. */
export function basketCart(kind: ReturnType<typeof testDatabaseKinds>[number]) {
  const fixture = checkoutFixture(kind);
  beforeEach(() => standAt(fixture.market, SATURDAY));
  afterEach(async () => {
    // Otherwise the next test would charge what this one leaves.
    standAt(fixture.market, '2026-12-30T00:00:00-05:00');
    await fixture.database.kysely.updateTable('user_basket').set({ cancelled_at: new Date() }).execute();
    await fixture.database.kysely
      .updateTable('basket_delivery')
      .set({ status: 'missed' })
      .where('status', '=', 'due')
      .execute();
  });

  const view = (caller: Caller) => fixture.market.cart.view(at(caller));
  /** The caller at the market's current time. */
  const at = (caller: Caller): Caller => ({ ...caller, now: fixture.market.clock.now() });
  const linesOf = async (caller: Caller) =>
    (await view(caller)).lines.map(({ variant, unsure, unsureReason, basket }) =>
      basket ? [variant.product.name.primary, unsure ? unsureReason : 'sure'] : 'goods',
    );
  const basketIn = async (caller: Caller) => {
    const line = (await view(caller)).lines.find(({ basket }) => basket);
    if (!line) throw new Error('No basket is in the cart');
    return line;
  };
  const confirm = async (caller: Caller) => fixture.market.cart.confirm(at(caller), (await basketIn(caller)).id);
  const remove = async (caller: Caller) =>
    fixture.market.cart.remove(at(caller), (await basketIn(caller)).variant.id, false);
  const ownSubscription = async (caller: Caller) =>
    (await fixture.market.baskets.subscriptions.list(caller.visitor))[0]!;
  const ordersOf = (caller: Caller) => fixture.market.customerOrders.listByCustomer(idOf(caller));
  const pay = (session: string) => fixture.market.checkout.handleEvent(fixture.market.payment.pay(session));
  const checkout = (caller: Caller) => fixture.market.checkout.checkout(at(caller), PAY);
  /** Runs the job after the opt-out, when everything due becomes an order. */
  async function deliver(): Promise<void> {
    standAt(fixture.market, WEDNESDAY);
    await fixture.market.baskets.deliver();
  }
  const purchasedBaskets = async (caller: Caller) =>
    (await ordersOf(caller)).map(({ periodStart, status, products }) => [
      periodStart,
      status,
      products.map(({ product }) => product.primary).toSorted(),
    ]);

  async function subscribed(name: string, basket: Parameters<typeof basketOffer>[2] = {}): Promise<Caller> {
    const ann = await signedIn(fixture.market, name);
    await leaveCard(fixture.market, ann);
    await fixture.market.baskets.subscriptions.subscribe(
      at(ann),
      await basketOffer(fixture.database, name, { price: 4900, taxable_price: 1900, deposit: 80, ...basket }),
      FETCHED,
    );
    return ann;
  }
  async function filled(name: string, basket: Parameters<typeof basketOffer>[2] = {}): Promise<Caller> {
    const ann = await subscribed(name, basket);
    const variant = await offer(fixture.database, `${name} goods`, { price: 1000, deposit: 0 });
    await fixture.market.cart.add(at(ann), variant, 1);
    await fixture.market.cart.updateSession(at(ann), AT_THE_MARKET);
    return ann;
  }

  return {
    get database() {
      return fixture.database;
    },
    get market() {
      return fixture.market;
    },
    view,
    at,
    linesOf,
    confirm,
    remove,
    own: ownSubscription,
    ordersOf,
    pay,
    checkout,
    deliver,
    bought: purchasedBaskets,
    subscribed,
    filled,
  };
}
