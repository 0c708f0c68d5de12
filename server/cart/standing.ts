import type { Kysely } from 'kysely';
import { isMember } from '../../rules/membership.ts';
import type { Caller } from '../caller.ts';
import type { Tables } from '../database/tables.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import { readStanding } from './standingStore.ts';

/** What the visitor's account contributes to a cart: money in cents, negative balance is credit (E13). */
export type Standing = {
  /** Member or on trial: no order fee. */
  isSubscribed: boolean;
  /** Without the credit that open payments of other carts will use. */
  balance: number;
  /** Credit pays before the card where nobody is asked: switched on, with an address on file (E71, F-118). */
  creditFirst: boolean;
  /** Another paid order of the period has paid the delivery (E5). */
  deliveryAlreadyPaid: boolean;
  /** Brings a reusable box back, and so pays no new deposit (E9). */
  hasReusableBox: boolean;
  /** Of the delivery address on file (spec 5); null if none. */
  postalCode: string | null;
  /** The hosted page has to request name, phone and address (E59). */
  isGuest: boolean;
};

const GUEST: Standing = {
  isSubscribed: false,
  balance: 0,
  creditFirst: false,
  deliveryAlreadyPaid: false,
  hasReusableBox: false,
  postalCode: null,
  isGuest: true,
};

export type StandingParts = {
  db: Kysely<Tables>;
  fulfilment: Pick<FulfilmentService, 'currentPeriod' | 'openPeriod'>;
};

/** A balance without the credit that open payments will use. Cents. */
export const balanceLeft = ({ balance, reserved }: { balance: number; reserved: number }): number =>
  balance < 0 ? Math.min(0, balance + reserved) : balance;

/** The visitor's standing for a cart. A guest's earlier orders cannot be recognised (E5). */
export async function standingOf(
  { db, fulfilment }: StandingParts,
  { visitor: { customer }, now }: Pick<Caller, 'visitor' | 'now'>,
  cart: { id: string; fromStorage: boolean },
): Promise<Standing> {
  if (!customer) return GUEST;
  const period = cart.fromStorage ? fulfilment.currentPeriod(now) : fulfilment.openPeriod(now);
  const row = await readStanding(db, { customerId: customer.id, cartId: cart.id, week: period.startDate });
  if (!row) return { ...GUEST, isGuest: false };
  const { membership: status, currentPeriodEnd, isBilled, cancelAtPeriodEnd } = row;
  return {
    isSubscribed: isMember(
      status && currentPeriodEnd && { status, currentPeriodEnd, isBilled, cancelAtPeriodEnd },
      now,
    ),
    balance: balanceLeft(row),
    creditFirst: row.creditFirst && row.postalCode !== null,
    deliveryAlreadyPaid: row.isDelivered,
    hasReusableBox: row.hasBox,
    postalCode: row.postalCode,
    isGuest: false,
  };
}
