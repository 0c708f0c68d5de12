import { checkPostalCode } from '../../rules/postalCode.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PaidContact } from '../gateways/payment.ts';
import type { Visitor } from '../graphql/context.ts';
import { takeGuestOrders } from './guestOrderStore.ts';
import { mergeIntoEarlier, mergeTarget } from './mergeStore.ts';
import type { MergeWish } from './mergeStore.ts';
import { blankOrders, insertOrder, readOrder, readOrdersOf } from './orderStore.ts';
import type { FulfillmentInsert, OrderInsert, OrderLineInsert, OrderWithContact, OrderWritten } from './orderStore.ts';
import type { OrderView, SlotView } from './orderView.ts';

/** What was paid: the sums, the place and the week of the attempt, which the order takes over as they are. */
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

/** Orders: everything is asked with the visitor, and somebody else's order does not exist. Ids are uuids. */
export type OrderService = {
  byId(visitor: Visitor, id: string): Promise<OrderView | null>;
  /** The order that an attempt paid. */
  ofAttempt(visitor: Visitor, attemptId: string): Promise<OrderView | null>;
  /** All orders of a customer (their uuid), newest first, with what the payer wrote. */
  ofCustomer(customerId: string): Promise<OrderWithContact[]>;
  /** Takes name, address and note out of a customer's orders, which stay (E49). */
  blank(tx: Transaction, customerId: string): Promise<void>;
  /**
   * Writes a paid order, once per attempt, in the transaction that moves its stock; a customer's joins the earlier one that
   * it belongs with (E19). The cart, whose lock its caller has, is the customer's only one. Null: it was written before.
   */
  write(tx: Transaction, paid: PaidOrder): Promise<OrderWritten | null>;
  /**
   * Gives a customer (their uuid) the orders that a guest paid with their confirmed address (E64), under the lock of their
   * cart, as each that is theirs is written. Answers how many.
   */
  takeGuestOrders(tx: Transaction, customerId: string): Promise<number>;
  /** The order that a customer's would join if it were paid at `at`, as far as its place tells (E19); null: none. */
  mergeTarget(visitor: Visitor, wish: Omit<MergeWish, 'customerId'>): Promise<OrderView | null>;
};

/** Where a delivery goes. An address outside the zone stands and is flagged, so that the market calls (E59). */
export function fulfillmentOf(contact: PaidContact, prefixes: readonly string[]): FulfillmentInsert {
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
    outside_zone: postal.state !== 'ok' || !prefixes.includes(postal.prefix),
  };
}

export function createOrderService({ database }: { database: Database }): OrderService {
  const db = database.kysely;
  return {
    byId: (visitor, id) => readOrder(db, visitor, { id }),
    ofAttempt: (visitor, attemptId) => readOrder(db, visitor, { attemptId }),
    ofCustomer: (customerId) => readOrdersOf(db, customerId),
    blank: blankOrders,
    takeGuestOrders,
    async mergeTarget(visitor, wish) {
      if (!visitor.customer || (wish.locationId === null && wish.shippingZoneId === null)) return null;
      const id = await mergeTarget(db, { ...wish, customerId: visitor.customer.id });
      return id === null ? null : readOrder(db, visitor, { id });
    },
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
      if (written && order.customer_id !== null) await mergeIntoEarlier(tx, written.id);
      return written;
    },
  };
}
