import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { paginate } from '../graphql/connection.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { MarketError } from '../marketError.ts';
import { joinedTo, survivorOf } from './mergeStore.ts';
import { orderIdsOf, readLinkedOrder, readOrder, readOrders, underLink } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import * as staffOrders from './staffOrders.ts';

/* Reading orders. Every lookup checks the visitor: another customer's order appears not to exist. Ids are uuids. */

export function byId(database: Database, visitor: Visitor, id: string): Promise<OrderView | null> {
  return readOrder(database.kysely, visitor, { id });
}

/** An order that the visitor may read: their own, or any for staff (schema: OWNER). */
export function readable(database: Database, visitor: Visitor, id: string): Promise<OrderView | null> {
  return visitor.customer?.isStaff ? staffOrders.byId(database, id) : readOrder(database.kysely, visitor, { id });
}

/** The order whose link has this key, for anybody who has the link (ADR 36); what others may not read of it is withheld (ADR 110). */
export function byLink(database: Database, visitor: Visitor, linkKey: string): Promise<OrderView | null> {
  return readLinkedOrder(database.kysely, visitor, linkKey);
}

/** The order of a paid attempt. */
export function ofAttempt(database: Database, visitor: Visitor, attemptId: string): Promise<OrderView | null> {
  return readOrder(database.kysely, visitor, { attemptId });
}

/** The visitor's own order, or NOT_FOUND. */
export async function ownOrder(database: Database, visitor: Visitor, id: string): Promise<OrderView> {
  const order = await readOrder(database.kysely, visitor, { id });
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}

/** A signed-in customer's orders: those in progress first, then the newest. BAD_CURSOR, BAD_INPUT. */
export async function list(database: Database, visitor: Visitor, page: PageArgs): Promise<Connection<OrderView>> {
  if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
  const customerId = visitor.customer.id;
  const { edges, ...rest } = paginate(await orderIdsOf(database.kysely, customerId), page, `orders ${customerId}`);
  const orders = await readOrders(
    database.kysely,
    edges.map(({ node }) => node.id),
  );
  return {
    ...rest,
    edges: edges.flatMap(({ cursor, node: { id } }) =>
      orders.filter((order) => order.id === id).map((node) => ({ cursor, node })),
    ),
  };
}

/**
 * The order that a merged one ended up in, after any number of merges (E19); null if it was not merged. Orders merge
 * only within one customer, so whoever may read one may read the other.
 */
export async function mergedInto(database: Database, merged: OrderView): Promise<OrderView | null> {
  const { id, isJoined } = merged;
  const [order] = isJoined ? await readOrders(database.kysely, [await survivorOf(database.kysely, id)]) : [];
  return order ? underLink(order, merged) : null;
}

/** The orders merged into this one, oldest first. */
export async function mergedFrom(database: Database, survivor: OrderView): Promise<OrderView[]> {
  const orders = await readOrders(database.kysely, await joinedTo(database.kysely, survivor.id));
  return orders.map((order) => underLink(order, survivor));
}
