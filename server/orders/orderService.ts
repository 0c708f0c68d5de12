import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { paginate } from '../graphql/connection.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { MarketError } from '../marketError.ts';
import { joinedTo, survivorOf } from './mergeStore.ts';
import { orderIdsOf, readLinkedOrder, readOrder, readOrders } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import type { StaffOrders } from './staffOrders.ts';

/** Reading orders. Every lookup checks the visitor: another customer's order appears not to exist. Ids are uuids. */
export type OrderService = {
  byId(visitor: Visitor, id: string): Promise<OrderView | null>;
  /** An order that the visitor may read: their own, or any for staff (schema: OWNER). */
  readable(visitor: Visitor, id: string): Promise<OrderView | null>;
  /** The order whose link has this key, for anybody who has the link (ADR 36); what others may not read of it is withheld (ADR 110). */
  byLink(visitor: Visitor, linkKey: string): Promise<OrderView | null>;
  /** The order of a paid attempt. */
  ofAttempt(visitor: Visitor, attemptId: string): Promise<OrderView | null>;
  /** The visitor's own order, or NOT_FOUND. */
  ownOrder(visitor: Visitor, id: string): Promise<OrderView>;
  /** A signed-in customer's orders: those in progress first, then the newest. BAD_CURSOR, BAD_INPUT. */
  list(visitor: Visitor, page: PageArgs): Promise<Connection<OrderView>>;
  /**
   * The order that a merged one ended up in, after any number of merges (E19); null if it was not merged. Orders merge
   * only within one customer, so whoever may read one may read the other.
   */
  mergedInto(order: OrderView): Promise<OrderView | null>;
  /** The orders merged into this one, oldest first. */
  mergedFrom(order: OrderView): Promise<OrderView[]>;
};

type OrderParts = { database: Database; staffOrders: Pick<StaffOrders, 'byId'> };

export function createOrderService({ database, staffOrders }: OrderParts): OrderService {
  const db = database.kysely;
  return {
    byId: (visitor, id) => readOrder(db, visitor, { id }),
    readable: (visitor, id) => (visitor.customer?.isStaff ? staffOrders.byId(id) : readOrder(db, visitor, { id })),
    byLink: (visitor, linkKey) => readLinkedOrder(db, visitor, linkKey),
    ofAttempt: (visitor, attemptId) => readOrder(db, visitor, { attemptId }),
    async ownOrder(visitor, id) {
      const order = await readOrder(db, visitor, { id });
      if (!order) throw new MarketError('NOT_FOUND');
      return order;
    },
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
    async mergedInto({ id, isJoined, isLinked, isWithheld }) {
      const [order] = isJoined ? await readOrders(db, [await survivorOf(db, id)]) : [];
      return order ? { ...order, isLinked, isWithheld } : null;
    },
    async mergedFrom({ id, isLinked, isWithheld }) {
      const orders = await readOrders(db, await joinedTo(db, id));
      return orders.map((order) => ({ ...order, isLinked, isWithheld }));
    },
  };
}
