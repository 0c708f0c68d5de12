import type { Kysely } from 'kysely';
import type { Caller, Visitor } from '../caller.ts';
import type { Locking } from '../database/combinedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { cartIdOf, ownerOf } from './cartOwner.ts';
import { inOpenWeek, readCart, type StoredCart } from './cartReadStore.ts';
import { lockCart, lockingCart, lockOrCreateCart } from './cartStore.ts';
import { balanceLeft, readStanding, standingIn, type Standing } from './standingStore.ts';

/*
 * The cart in the transactions of other domains: checkout, closing and cancelled orders. Ids are uuids, weeks their
 * first day; locks last until the transaction ends.
 */

export type { StoredBasket } from './basketLineStore.ts';
export { lineMax, type StoredCart, type StoredLine } from './cartReadStore.ts';
export { lockCart, lockingCart, markPriceChanged, purchaseWrites } from './cartStore.ts';
export {
  awaitsPurchase,
  countAutoPurchases,
  lateCartOwners,
  lateCarts,
  markLinesUnsure,
  writeRefusal,
  type LateCart,
} from './closingStore.ts';
export { restoreLines } from './reopeningStore.ts';
export type { Standing } from './standingStore.ts';

export type WeekStanding = { isDeliverySettled: boolean; balance: number };

/** A cart that nobody has: the open payments of every cart count. */
const NO_CART = '00000000-0000-0000-0000-000000000000';

/** Locks the visitor's cart and reads it as of the open week, given by its first day. Null: it was never stored. */
export async function lockAndRead(
  tx: Transaction,
  { visitor }: Pick<Caller, 'visitor'>,
  week: string,
): Promise<StoredCart | null> {
  return (await lockCart(tx, ownerOf(visitor))) === null ? null : readLocked(tx, { visitor }, week);
}

/** The lock of the visitor's cart after an earlier lock. */
export const lockingOwn = ({ visitor }: Pick<Caller, 'visitor'>, earlier: string): Locking =>
  lockingCart(ownerOf(visitor), earlier);

/** Reads the visitor's locked cart as of the open week. */
export async function readLocked(
  tx: Transaction,
  { visitor }: Pick<Caller, 'visitor'>,
  week: string,
): Promise<StoredCart | null> {
  const { cart } = await readCart(tx, ownerOf(visitor), { week });
  return cart && inOpenWeek(cart, week);
}

/** The same, with what the visitor's account contributes to an order now. */
export async function readLockedWithStanding(
  tx: Transaction,
  caller: Pick<Caller, 'visitor' | 'now'>,
  week: string,
): Promise<{ stored: StoredCart; account: Standing } | null> {
  const { visitor, now } = caller;
  const standingOf = visitor.customer && { customerId: visitor.customer.id, now };
  const { cart, standing } = await readCart(tx, ownerOf(visitor), { week, standingOf });
  return cart && { stored: inOpenWeek(cart, week), account: standingIn(standing, caller) };
}

/** Locks the visitor's cart, creating it if necessary. Returns its id. */
export function lockOrCreate(tx: Transaction, visitor: Visitor, now: Date): Promise<string> {
  return lockOrCreateCart(tx, ownerOf(visitor), cartIdOf(visitor), now);
}

/**
 * What a customer contributes to a basket of a week, given by its first day: whether a paid order covers its delivery
 * (E5), and the balance that pays for it, in cents: negative is credit, 0 if credit does not pay before the card (E71).
 */
export async function weekStanding(db: Kysely<Tables>, customerId: string, week: string): Promise<WeekStanding> {
  const row = await readStanding(db, { customerId, cartId: NO_CART, week });
  const pays = row?.creditFirst === true && row.postalCode !== null;
  return { isDeliverySettled: row?.isDelivered ?? false, balance: row && pays ? Math.min(0, balanceLeft(row)) : 0 };
}
