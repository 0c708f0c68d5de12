import { ORDER_FEE_CENTS } from '../../rules/constants.ts';
import { isChangeable } from '../../rules/orderChanges.ts';
import { checkPostalCode, liesInZone } from '../../rules/postalCode.ts';
import { gst, pst } from '../../rules/taxes.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { PaidContact } from '../gateways/payment.ts';
import { paginate } from '../graphql/connection.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import type { Visitor } from '../caller.ts';
import { takeGuestOrders } from './guestOrderStore.ts';
import { queueMail } from '../mail/mailOutbox.ts';
import { MarketError } from '../marketError.ts';
import { combinableWith, combine, joinedTo, mergeIntoEarlier, mergeTarget, survivorOf } from './mergeStore.ts';
import type { MergeWish } from './mergeStore.ts';
import {
  actorOf,
  lastChange,
  lockOrders,
  MARKET,
  moveOrder,
  readChanges,
  recordWritten,
  undoStep,
} from './orderStatusStore.ts';
import type { Actor, ChangeView } from './orderStatusStore.ts';
import { blankDue, blankEnded, blankGuest, guestOrderIds } from './orderPersonStore.ts';
import {
  insertOrder,
  orderIdsOf,
  readAwaiting,
  readLinkedOrder,
  readOrder,
  readOrders,
  readOrdersOf,
} from './orderStore.ts';
import type { FulfillmentInsert, OrderInsert, OrderLineInsert, OrderWritten } from './orderStore.ts';
import type { OrderView, SlotView } from './orderView.ts';
import { countWithoutFee } from './savedFeeStore.ts';
import { createStaffOrders } from './staffOrders.ts';
import type { StaffOrders } from './staffOrders.ts';

export type { Actor } from './orderStatusStore.ts';
export type { WeekOrders } from './orderStore.ts';

const FEE_WITH_TAXES = ORDER_FEE_CENTS + gst(ORDER_FEE_CENTS) + pst(ORDER_FEE_CENTS);

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

/** Orders. Everything is looked up with the visitor; somebody else's order does not exist. Ids are uuids. */
export type OrderService = {
  byId(visitor: Visitor, id: string): Promise<OrderView | null>;
  /** The order that the visitor may read: their own, or any for staff (schema: OWNER). */
  readable(visitor: Visitor, id: string): Promise<OrderView | null>;
  /** The order whose own address has this key, whoever reads it (ADR 36). */
  byLink(linkKey: string): Promise<OrderView | null>;
  /** The order of a paid attempt. */
  ofAttempt(visitor: Visitor, attemptId: string): Promise<OrderView | null>;
  /** A signed-in customer's orders: those in progress first, then the newest. BAD_CURSOR, BAD_INPUT. */
  list(visitor: Visitor, page: PageArgs): Promise<Connection<OrderView>>;
  /** The visitor's own order, or NOT_FOUND. */
  own(visitor: Visitor, id: string): Promise<OrderView>;
  /**
   * The surviving order of a merged one, after however many merges (E19); null: it was not merged. Orders merge within
   * one customer only, so whoever may read one may read the other.
   */
  survivor(order: OrderView): Promise<OrderView | null>;
  /** The orders merged into one, oldest first. */
  joined(order: OrderView): Promise<OrderView[]>;
  /** The same customer's orders that the visitor could combine this one with now, oldest first (E19). */
  combinable(visitor: Visitor, order: OrderView): Promise<OrderView[]>;
  /**
   * Combines two orders of a customer that were too far apart to merge by themselves, until they close (E19); repeated,
   * it changes nothing. NOT_FOUND for somebody else's, COMBINE_REFUSED for orders that do not fit together: another
   * week, place, address or mode, not paid, worked on, closed, or a guest's. Staff may combine after the closing too,
   * until an order is worked on.
   */
  combine(visitor: Visitor, into: string, order: string): Promise<{ order: OrderView; merged: OrderView }>;
  /** Changes of status: locks, and changes along the table with actor and time (E44). */
  status: {
    lock: typeof lockOrders;
    move: typeof moveOrder;
    undo: typeof undoStep;
    last: typeof lastChange;
    actorOf: typeof actorOf;
  };
  /** Cents that a member has saved on orders since then: the fee and its taxes (F-134). */
  savedFees(customerId: string, since: Date): Promise<number>;
  /** All orders of a customer (their uuid), newest first. */
  ofCustomer(customerId: string): Promise<OrderView[]>;
  /** A customer's (their uuid) orders that are still to be handed over, the next first. */
  awaiting(customerId: string): Promise<OrderView[]>;
  /** Everybody's orders, for the desk. */
  staff: StaffOrders;
  /** Every change of a customer's orders, with actor and time (E44), by the order's uuid. */
  changesOf(customerId: string): Promise<Map<string, ChangeView[]>>;
  /**
   * Erases name, address and note from a customer's finished orders (E49); those to be handed over keep them until
   * then.
   */
  blank(tx: Transaction, customerId: string): Promise<void>;
  /** The same for orders that no longer need a person, of closed accounts and of guests. Returns how many. */
  forget(): Promise<number>;
  /**
   * The orders that a guest paid with an address (Law 25), oldest first, without those that an account has taken over.
   */
  ofGuest(email: string): Promise<OrderView[]>;
  /** Erases a guest, by address, from their finished orders. Returns how many. */
  forgetGuest(email: string): Promise<number>;
  /**
   * Writes a paid order, once per attempt, in the transaction that moves its stock; a customer's merges into an earlier
   * one that it fits (E19). The caller has locked the cart. Null: it was written before.
   */
  write(tx: Transaction, paid: PaidOrder): Promise<OrderWritten | null>;
  /**
   * Gives a customer (their uuid) the orders that a guest paid with their confirmed address (E64), under the lock of
   * their cart. Returns how many.
   */
  takeGuestOrders(tx: Transaction, customerId: string): Promise<number>;
  /**
   * The order that a customer's would merge into if it were paid at `at`, as far as the place decides it (E19); null:
   * none.
   */
  mergeTarget(visitor: Visitor, wish: Omit<MergeWish, 'customerId'>): Promise<OrderView | null>;
};

/** The destination of a delivery. An address outside the zone stands and is flagged, so that the market calls (E59). */
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
    outside_zone: !liesInZone(address?.postalCode ?? '', prefixes),
  };
}

export function createOrderService({ database, clock }: { database: Database; clock: Clock }): OrderService {
  const db = database.kysely;

  /** The desk acts, not the owner: no closing applies. */
  const isDesks = ({ customer }: Visitor, order: OrderView) =>
    customer !== null && customer.isStaff && order.customerId !== customer.id;

  async function own(visitor: Visitor, id: string): Promise<OrderView> {
    const order = await readOrder(db, visitor, { id });
    if (!order) throw new MarketError('NOT_FOUND');
    return order;
  }
  /** The visitor's own order, or anybody's for staff; NOT_FOUND. */
  async function read(visitor: Visitor, id: string): Promise<OrderView> {
    const [order] = visitor.customer?.isStaff ? await readOrders(db, [id]) : [];
    return order ?? own(visitor, id);
  }

  const staff = createStaffOrders(database);
  return {
    byId: (visitor, id) => readOrder(db, visitor, { id }),
    readable: (visitor, id) => (visitor.customer?.isStaff ? staff.byId(id) : readOrder(db, visitor, { id })),
    byLink: (linkKey) => readLinkedOrder(db, linkKey),
    ofAttempt: (visitor, attemptId) => readOrder(db, visitor, { attemptId }),
    own,
    async list(visitor, page) {
      if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
      const customerId = visitor.customer.id;
      const { edges, ...rest } = paginate(await orderIdsOf(db, customerId), page, `orders ${customerId}`);
      const orders = await readOrders(
        db,
        edges.map(({ node }) => node.id),
      );
      return {
        ...rest,
        edges: edges.flatMap(({ cursor, node: { id } }) =>
          orders.filter((order) => order.id === id).map((node) => ({ cursor, node })),
        ),
      };
    },
    async survivor({ id, isJoined, isLinked }) {
      const [order] = isJoined ? await readOrders(db, [await survivorOf(db, id)]) : [];
      return order ? { ...order, isLinked } : null;
    },
    async joined({ id, isLinked }) {
      const orders = await readOrders(db, await joinedTo(db, id));
      return orders.map((order) => ({ ...order, isLinked }));
    },
    async combinable(visitor, order) {
      if (order.isLinked) return [];
      if (!isDesks(visitor, order) && !isChangeable(order, clock.now())) return [];
      return readOrders(db, await combinableWith(db, order.id));
    },
    async combine(visitor, into, id) {
      const [target, order] = [await read(visitor, into), await read(visitor, id)];
      const isDone = async () => order.id !== target.id && (await survivorOf(db, id)) === target.id;
      if (!(await isDone())) {
        const at = clock.now();
        const mayBe = [target, order].every((one) => isDesks(visitor, one) || isChangeable(one, at));
        const actor: Actor = { ...actorOf(visitor), ...(isDesks(visitor, order) && { by: 'staff' }) };
        const fits =
          mayBe &&
          (await inTransaction(database, async (tx) => {
            const isJoined = await combine(tx, { into, order: id, actor, at });
            if (isJoined) await queueMail(tx, { kind: 'orders_combined', about: id, data: { orderId: id } });
            return isJoined;
          }));
        // A concurrent request has done it.
        if (!fits && !(await isDone())) throw new MarketError('COMBINE_REFUSED');
      }
      return { order: await read(visitor, into), merged: await read(visitor, id) };
    },
    staff,
    status: { lock: lockOrders, move: moveOrder, undo: undoStep, last: lastChange, actorOf },
    savedFees: async (customerId, since) =>
      (await countWithoutFee(database.kysely, customerId, since)) * FEE_WITH_TAXES,
    ofCustomer: (customerId) => readOrdersOf(db, customerId),
    awaiting: (customerId) => readAwaiting(db, customerId),
    changesOf: (customerId) => readChanges(db, customerId),
    blank: blankEnded,
    forget: () => blankDue(db, clock.now()),
    ofGuest: async (email) => readOrders(db, await guestOrderIds(db, email)),
    forgetGuest: (email) => blankGuest(db, email),
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
      if (!written) return null;
      await recordWritten(tx, { orderId: written.id, status: order.status, actor: MARKET, at });
      if (order.customer_id !== null) await mergeIntoEarlier(tx, written.id, at);
      return written;
    },
  };
}
