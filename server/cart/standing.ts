import type { Visitor } from '../graphql/context.ts';

/** What the visitor's account says about a cart: money in cents, negative balance is credit (E13). */
export type Standing = {
  /** Member or on trial: no order fee. */
  isSubscribed: boolean;
  balance: number;
  /** Another paid order of the period has settled the delivery (E5). */
  deliveryAlreadyPaid: boolean;
  /** The hosted page has to ask for name, phone and address (E59). */
  isGuest: boolean;
};

const GUEST: Standing = { isSubscribed: false, balance: 0, deliveryAlreadyPaid: false, isGuest: true };

/** The visitor's standing. A guest's earlier orders cannot be known (E5). */
export function standing({ customer }: Pick<Visitor, 'customer'>): Standing {
  return { ...GUEST, isGuest: customer === null };
}
