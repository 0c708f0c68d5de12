import type { Kysely } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import { ownerOf } from './cartOwner.ts';
import { readCart, type StoredCart } from './cartReadStore.ts';
import { lockCart, markPriceChanged, removePurchased } from './cartStore.ts';
import { inOpenWeek } from './lateLines.ts';
import { balanceLeft, standingOf, type Standing } from './standing.ts';
import { readStanding } from './standingStore.ts';

export type { StoredBasket } from './basketLineStore.ts';
export type { StoredCart, StoredLine } from './cartReadStore.ts';
export type { Standing } from './standing.ts';

export type WeekStanding = { isDeliverySettled: boolean; balance: number };

/** A cart that nobody has: the open payments of every cart count. */
const NO_CART = '00000000-0000-0000-0000-000000000000';

/** The cart in a checkout's transaction, which locks it first. Ids are uuids. */
export type CartCheckout = {
  /** Locks the visitor's cart until the transaction ends and reads it. Null: it was never stored. */
  lock(tx: Transaction, caller: Pick<Caller, 'visitor' | 'now'>): Promise<StoredCart | null>;
  /** Locks the cart that a finished payment came from. Returns false if it no longer exists. */
  lockById(tx: Transaction, cartId: string): Promise<boolean>;
  /** What the owner's account contributes to the cart. */
  readStanding(tx: Transaction, caller: Caller, cart: Pick<StoredCart, 'id' | 'fromStorage'>): Promise<Standing>;
  /**
   * What a customer contributes to a basket of a week, given by its first day: whether a paid order covers its delivery
   * (E5), and the balance that pays for it, in cents: negative is credit, 0 if credit does not pay before the card (E71).
   */
  weekStanding(db: Kysely<Tables>, customerId: string, week: string): Promise<WeekStanding>;
  /** Makes lines unsure whose price is higher than the agreed one. */
  markPriceChanged(tx: Transaction, lineIds: readonly string[]): Promise<void>;
  /** Removes paid units from the cart, with note and place; units added meanwhile stay. */
  removePurchased(
    tx: Transaction,
    cartId: string,
    purchased: readonly { variantId: string; quantity: number }[],
    now: Date,
  ): Promise<void>;
};

export function createCartCheckout({ fulfilment }: { fulfilment: FulfilmentService }): CartCheckout {
  return {
    async lock(tx, { visitor, now }) {
      const owner = ownerOf(visitor);
      if (!(await lockCart(tx, owner))) return null;
      const week = fulfilment.openPeriod(now).startDate;
      const { cart } = await readCart(tx, owner, { week });
      return cart && inOpenWeek(cart, week);
    },
    lockById: async (tx, cartId) => (await lockCart(tx, { cartId })) !== null,
    readStanding: (tx, caller, cart) => standingOf({ db: tx, fulfilment }, caller, cart),
    async weekStanding(db, customerId, week) {
      const row = await readStanding(db, { customerId, cartId: NO_CART, week });
      const pays = row?.creditFirst === true && row.postalCode !== null;
      return { isDeliverySettled: row?.isDelivered ?? false, balance: row && pays ? Math.min(0, balanceLeft(row)) : 0 };
    },
    markPriceChanged,
    removePurchased,
  };
}
