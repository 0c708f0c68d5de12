import { isChangeable } from '#rules/orderChanges.ts';
import type { Visitor } from '../caller.ts';
import { readCalendar } from '../database/calendarReading.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { actorOf, type Actor } from './actor.ts';
import * as store from './mergeStore.ts';
import type { MergeCriteria } from './mergeStore.ts';
import { readOrder, readOrders } from './orderStore.ts';
import type { OrderView } from './orderView.ts';

/*
 * Merging orders of one customer: automatically when they were paid close together, else on request (E19). Ids are
 * uuids.
 */

/** The visitor is staff and not the owner, so that no closing applies. */
function isStaffOnly({ customer }: Visitor, order: OrderView) {
  return customer !== null && customer.isManager && order.customerId !== customer.id;
}

/** The visitor's own order, or any order for staff; else NOT_FOUND. */
async function readOrNotFound(database: Database, visitor: Visitor, id: string): Promise<OrderView> {
  const [staffOrder] = visitor.customer?.isManager ? await readOrders(database.kysely, [id]) : [];
  const order = staffOrder ?? (await readOrder(database.kysely, visitor, { id }));
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}

/** The orders that the visitor could combine this one with now, oldest first. */
export async function listCombinable(
  database: Database,
  visitor: Visitor,
  order: OrderView,
  now: Date,
): Promise<OrderView[]> {
  if (order.isLinked) return [];
  if (!isStaffOnly(visitor, order) && !isChangeable(order, await readCalendar(database.kysely), now)) return [];
  return readOrders(database.kysely, await store.combinableWith(database.kysely, order.id));
}

/**
 * Combines two orders of a customer that were paid too far apart to merge automatically, until they close. Safe to
 * send twice. NOT_FOUND for another customer's order; COMBINE_REFUSED if the orders do not match (week, place,
 * address or mode), or if one is unpaid, assembled, closed or a guest's. Staff may also combine after the closing,
 * until an order is assembled.
 */
export async function combine(
  database: Database,
  visitor: Visitor,
  into: string,
  id: string,
  now: Date,
): Promise<{ order: OrderView; merged: OrderView }> {
  const [target, order] = [await readOrNotFound(database, visitor, into), await readOrNotFound(database, visitor, id)];
  const isDone = async () => order.id !== target.id && (await store.survivorOf(database.kysely, id)) === target.id;
  if (!(await isDone())) {
    const calendar = await readCalendar(database.kysely);
    const areChangeable = [target, order].every(
      (candidate) => isStaffOnly(visitor, candidate) || isChangeable(candidate, calendar, now),
    );
    const actor: Actor = { ...actorOf(visitor), ...(isStaffOnly(visitor, order) && { by: 'staff' }) };
    const isCombined =
      areChangeable &&
      (await inTransaction(database, async (tx) => {
        const isMerged = await store.combine(tx, { into, order: id, actor, at: now });
        if (isMerged) await queueMail(tx, { kind: 'orders_combined', about: id, data: { orderId: id } });
        return isMerged;
      }));
    // A concurrent request may have combined them already.
    if (!isCombined && !(await isDone())) throw new MarketError('COMBINE_REFUSED');
  }
  return { order: await readOrNotFound(database, visitor, into), merged: await readOrNotFound(database, visitor, id) };
}

/**
 * The order that a customer's order would merge into if it were paid at `at`, judged by its place and time; null if
 * none.
 */
export async function findMergeTarget(
  database: Database,
  visitor: Visitor,
  criteria: Omit<MergeCriteria, 'customerId'>,
): Promise<OrderView | null> {
  if (!visitor.customer || (criteria.locationId === null && criteria.shippingZoneId === null)) return null;
  const id = await store.mergeTarget(database.kysely, { ...criteria, customerId: visitor.customer.id });
  return id === null ? null : readOrder(database.kysely, visitor, { id });
}
