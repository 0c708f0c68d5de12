import { isChangeable } from '../../rules/orderChanges.ts';
import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { actorOf, type Actor } from './actor.ts';
import { combinableWith, combine, mergeTarget, survivorOf } from './mergeStore.ts';
import type { MergeCriteria } from './mergeStore.ts';
import { readOrder, readOrders } from './orderStore.ts';
import type { OrderView } from './orderView.ts';

/**
 * Merging orders of one customer: automatically when they were paid close together, else on request (E19). Ids are
 * uuids.
 */
export type OrderMerging = {
  /** The orders that the visitor could combine this one with now, oldest first. */
  listCombinable(visitor: Visitor, order: OrderView): Promise<OrderView[]>;
  /**
   * Combines two orders of a customer that were paid too far apart to merge automatically, until they close. Safe to
   * send twice. NOT_FOUND for another customer's order; COMBINE_REFUSED if the orders do not match (week, place,
   * address or mode), or if one is unpaid, assembled, closed or a guest's. Staff may also combine after the closing,
   * until an order is assembled.
   */
  combine(visitor: Visitor, into: string, order: string): Promise<{ order: OrderView; merged: OrderView }>;
  /**
   * The order that a customer's order would merge into if it were paid at `at`, judged by its place and time; null if
   * none.
   */
  findMergeTarget(visitor: Visitor, criteria: Omit<MergeCriteria, 'customerId'>): Promise<OrderView | null>;
};

export function createOrderMerging({ database, clock }: { database: Database; clock: Clock }): OrderMerging {
  const db = database.kysely;

  /** The visitor is staff and not the owner, so that no closing applies. */
  const isStaffOnly = ({ customer }: Visitor, order: OrderView) =>
    customer !== null && customer.isManager && order.customerId !== customer.id;

  /** The visitor's own order, or any order for staff; else NOT_FOUND. */
  async function readOrNotFound(visitor: Visitor, id: string): Promise<OrderView> {
    const [staffOrder] = visitor.customer?.isManager ? await readOrders(db, [id]) : [];
    const order = staffOrder ?? (await readOrder(db, visitor, { id }));
    if (!order) throw new MarketError('NOT_FOUND');
    return order;
  }

  return {
    async listCombinable(visitor, order) {
      if (order.isLinked) return [];
      if (!isStaffOnly(visitor, order) && !isChangeable(order, clock.now())) return [];
      return readOrders(db, await combinableWith(db, order.id));
    },

    async combine(visitor, into, id) {
      const [target, order] = [await readOrNotFound(visitor, into), await readOrNotFound(visitor, id)];
      const isDone = async () => order.id !== target.id && (await survivorOf(db, id)) === target.id;
      if (!(await isDone())) {
        const at = clock.now();
        const areChangeable = [target, order].every(
          (candidate) => isStaffOnly(visitor, candidate) || isChangeable(candidate, at),
        );
        const actor: Actor = { ...actorOf(visitor), ...(isStaffOnly(visitor, order) && { by: 'staff' }) };
        const isCombined =
          areChangeable &&
          (await inTransaction(database, async (tx) => {
            const isMerged = await combine(tx, { into, order: id, actor, at });
            if (isMerged) await queueMail(tx, { kind: 'orders_combined', about: id, data: { orderId: id } });
            return isMerged;
          }));
        // A concurrent request may have combined them already.
        if (!isCombined && !(await isDone())) throw new MarketError('COMBINE_REFUSED');
      }
      return { order: await readOrNotFound(visitor, into), merged: await readOrNotFound(visitor, id) };
    },

    async findMergeTarget(visitor, criteria) {
      if (!visitor.customer || (criteria.locationId === null && criteria.shippingZoneId === null)) return null;
      const id = await mergeTarget(db, { ...criteria, customerId: visitor.customer.id });
      return id === null ? null : readOrder(db, visitor, { id });
    },
  };
}
