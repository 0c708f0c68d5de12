import type { OrderStatus } from '../../rules/orderStatus.ts';
import { checkPostalCode, liesInZone } from '../../rules/postalCode.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PaidContact } from '../gateways/payment.ts';
import { MARKET, type Actor } from './actor.ts';
import { mergeIntoEarlier } from './mergeStore.ts';
import { lastChange, lockOrders, moveOrder, recordWritten, undoStep } from './orderStatusStore.ts';
import type { ChangeView, LockedOrder, StatusChange, UndoneStep } from './orderStatusStore.ts';
import { insertOrder } from './orderStore.ts';
import type { FulfillmentInsert, OrderInsert, OrderLineInsert, OrderWritten } from './orderStore.ts';
import type { SlotView } from './orderView.ts';

export type { LockedOrder } from './orderStatusStore.ts';

/** A paid attempt: its sums, place and week, which the order takes over unchanged. */
export type PaidOrder = Omit<
  OrderInsert,
  | 'status'
  | 'contact_email'
  | 'contact_name'
  | 'contact_phone'
  | 'created_at'
  | 'slot_from'
  | 'slot_to'
  | 'discount'
  | 'total'
> & {
  /** Cents before the provider's discount. */
  total: number;
  discount: number;
  slot: SlotView | null;
  contact: PaidContact;
  /** Postal prefixes of the delivery zone; null: picked up. */
  zonePrefixes: readonly string[] | null;
  /** Market time. */
  at: Date;
  lines: OrderLineInsert[];
};

/** Orders in the caller's transaction, which locks them after carts, variants and balances. Ids are uuids. */
export type OrderRecords = {
  /** Locks orders in the order of their ids; missing ones are left out. */
  lock(tx: Transaction, ids: readonly string[]): Promise<LockedOrder[]>;
  /**
   * Changes an order's status along the table (E44), with actor and market time; nothing else does. `mergedInto`: the
   * surviving order, for `merged`. NOT_FOUND; TRANSITION_REFUSED.
   */
  changeStatus(tx: Transaction, change: StatusChange & { to: OrderStatus; mergedInto?: string | null }): Promise<void>;
  /** Takes a step back, with actor and time; its mail is not sent, unless it was already. */
  undoStep(tx: Transaction, step: UndoneStep): Promise<void>;
  /** The last change of an order; null: none was recorded. */
  lastChange(tx: Transaction, orderId: string): Promise<(ChangeView & Actor) | null>;
  /**
   * Writes a paid order, once per attempt, in the transaction that moves its stock; a customer's merges into an earlier one
   * that it fits (E19). The caller has locked the cart. Null: it was written before.
   */
  write(tx: Transaction, paid: PaidOrder): Promise<OrderWritten | null>;
};

/** The destination of a delivery. An address outside the zone stands and is flagged, so that the market calls (E59). */
function fulfillmentOf(contact: PaidContact, prefixes: readonly string[]): FulfillmentInsert {
  const address = contact.address;
  const postal = checkPostalCode(address?.postalCode ?? '');
  return {
    recipient: contact.name ?? contact.email ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? null,
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: postal.state === 'ok' ? postal.code : (address?.postalCode ?? ''),
    country: address?.country ?? 'CA',
    outside_zone: !liesInZone(address?.postalCode ?? '', prefixes),
  };
}

export const orderRecords: OrderRecords = {
  lock: lockOrders,
  changeStatus: moveOrder,
  undoStep,
  lastChange,
  async write(tx, { contact, slot, zonePrefixes, lines, at, discount, ...paid }) {
    const order: OrderInsert = {
      ...paid,
      status: 'processed',
      discount,
      total: paid.total - discount,
      contact_email: contact.email,
      contact_name: contact.name,
      contact_phone: contact.phone,
      slot_from: slot?.from ?? null,
      slot_to: slot?.to ?? null,
      created_at: at,
    };
    const fulfillment = zonePrefixes ? fulfillmentOf(contact, zonePrefixes) : null;
    const written = await insertOrder(tx, order, lines, fulfillment);
    if (!written) return null;
    await recordWritten(tx, { orderId: written.id, status: order.status, actor: MARKET, at });
    if (order.customer_id !== null) await mergeIntoEarlier(tx, written.id, at);
    return written;
  },
};
