import { openPeriodAt } from '#rules/period.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Market } from '../runningMarket.ts';
import type { VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { lockLines } from './cartMergeStore.ts';
import { cartIdOf, ownerOf } from './cartOwner.ts';
import { inOpenWeek, readCart, readExisting, type StoredCart } from './cartReadStore.ts';
import * as store from './cartStore.ts';
import { emptyCart, viewCart } from './cartView.ts';
import type { CartView } from './cartView.ts';
import { standingOf } from './standingStore.ts';

/**
 * A stored cart with its goods, place and sums. `isDeliveryPaid`: by an order that the caller knows and the owner's account does not, such as
 * the one that an entered order of somebody without an account adds to (E5).
 */
export async function toView(
  market: Market,
  caller: Caller,
  cart: StoredCart,
  { isDeliveryPaid = false } = {},
): Promise<CartView> {
  const snapshot = await market.catalogue.current();
  const { startDate: week } = openPeriodAt(caller.now, snapshot.calendar);
  const [account, location, zone] = await Promise.all([
    standingOf(market.database.kysely, caller, cart, week),
    cart.locationId === null ? null : market.fulfilment.location(cart.locationId),
    cart.shippingZoneId === null ? null : market.fulfilment.zone(cart.shippingZoneId),
  ]);
  const standing = { ...account, deliveryAlreadyPaid: account.deliveryAlreadyPaid || isDeliveryPaid };
  const isSold = (variant: VariantRow) => market.catalogue.isSellable(variant.product, caller.now);
  return viewCart({ cart, catalogue: snapshot, location, zone, standing, isSold, now: caller.now });
}

/** First day of the week that takes orders. Not to be called in a transaction. */
export async function openWeek({ fulfilment }: Pick<Market, 'fulfilment'>, now: Date): Promise<string> {
  return (await fulfilment.openPeriod(now)).startDate;
}

/** The visitor's cart as stored, empty if it never was. */
export async function readStored(market: Market, { visitor, now }: Caller): Promise<StoredCart> {
  const week = await openWeek(market, now);
  const { cart } = await readCart(market.database.kysely, ownerOf(visitor), { week });
  if (cart?.isStale) await store.renewSession(market.database.kysely, visitor.sessionId);
  return cart ? inOpenWeek(cart, week) : emptyCart(cartIdOf(visitor));
}

export async function view(market: Market, caller: Caller): Promise<CartView> {
  return toView(market, caller, await readStored(market, caller));
}

/**
 * Runs a change on the visitor's locked cart, whose rows are created if necessary. Its lines are locked too, since an
 * addition takes the lock of its line alone: units added meanwhile would be overwritten. `week`: the first day of the open one.
 */
export async function change(
  market: Market,
  caller: Caller,
  work: (tx: Transaction, cart: StoredCart, week: string) => Promise<void>,
): Promise<CartView> {
  const owner = ownerOf(caller.visitor);
  const week = await openWeek(market, caller.now);
  await inTransaction(market.database, async (tx) => {
    const id = await store.lockOrCreateCart(tx, owner, cartIdOf(caller.visitor), caller.now);
    await lockLines(tx, [id]);
    const cart = await readExisting(tx, owner, { week });
    await work(tx, inOpenWeek(cart, week), week);
    if (cart.mergeLeftOut.length > 0) await store.writeLeftOut(tx, cart.id, []);
  });
  return view(market, caller);
}
