import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { canTransition, STEP_UNDO_MS } from '#rules/orderStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { Write } from '../database/combinedStatements.ts';
import type { ChangedBy } from '../database/orderTables.ts';
import type { OrderTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import { queueMail, withdrawMail } from '../outbox/mailOutbox.ts';
import type { Actor } from './actor.ts';

/** One change of an order's status, with actor and market time. */
export type ChangeView = { from: OrderStatus | null; to: OrderStatus; by: ChangedBy; at: Date };

/** Every status change of a customer's orders, by order uuid, oldest first. */
export async function readChanges(db: Kysely<Tables>, customerId: string): Promise<Map<string, ChangeView[]>> {
  const rows = await db
    .selectFrom('order_change as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .select(['h.order_id', 'h.from_status', 'h.to_status', 'h.changed_by', 'h.at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('h.position')
    .execute();
  const changes = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...changes].map(([id, orderChanges]) => [
      id,
      orderChanges.map(({ from_status: from, to_status: to, changed_by: by, at }) => ({ from, to, by, at })),
    ]),
  );
}

export type LockedOrder = Selectable<OrderTable>;

/** Locks orders in ascending order of id. Call it after locking carts, variants and balances. Unknown ids are left out. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<LockedOrder[]> {
  return tx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export type StatusChange = { orderId: string; actor: Actor; at: Date };

const changeStatement = ({
  orderId,
  actor,
  at,
  from,
  to,
}: StatusChange & { from: OrderStatus | null; to: OrderStatus }) => sql`
    insert into order_change (id, order_id, position, from_status, to_status, changed_by, customer_id, at)
    select ${randomUUID()}::uuid, ${orderId}::uuid, coalesce(max(position), 0) + 1, ${from}::text, ${to}::text, ${actor.by}::text,
      ${actor.customerId}::uuid, ${at}::timestamptz
    from order_change where order_id = ${orderId}::uuid`;

async function record(tx: Transaction, change: Parameters<typeof changeStatement>[0]): Promise<void> {
  await changeStatement(change).execute(tx);
}

/** The initial status of an order, as a write beside it. */
export const writtenWrite = ({ status, ...change }: StatusChange & { status: OrderStatus }): Write => ({
  statement: changeStatement({ ...change, from: null, to: status }),
});

/**
 * The mail that a status triggers: when a pickup is ready or a delivery is on its way, and after the handover. Null if
 * none.
 */
function handoverMailOf(to: OrderStatus, by: 'pickup' | 'ship'): 'order_ready' | 'order_handed_over' | null {
  if (to === 'completed') return 'order_handed_over';
  return to === (by === 'pickup' ? 'fulfilled' : 'shipped') ? 'order_ready' : null;
}

/**
 * Moves an order along the table of transitions (E44), under its lock, and records who did it and when (market time).
 * The only way to change a status. `mergedInto` is the uuid of the surviving order, for `merged`. TRANSITION_REFUSED
 * otherwise, and for every change except the pending cancellation while the whole order is being refunded (E60).
 */
export async function moveOrder(
  tx: Transaction,
  { to, mergedInto = null, ...change }: StatusChange & { to: OrderStatus; mergedInto?: string | null },
): Promise<void> {
  const [order] = await lockOrders(tx, [change.orderId]);
  if (!order) throw new MarketError('NOT_FOUND');
  const from = order.status;
  const by = order.shipping_zone_id === null ? 'pickup' : 'ship';
  if (!canTransition(from, to, by) || (order.cancelling !== null && to !== (order.cancelling.to ?? 'cancelled')))
    throw new MarketError('TRANSITION_REFUSED', { from, to });
  await tx
    .updateTable('orders')
    .set({ status: to, merged_into: mergedInto, cancelling: null, cancelling_since: null })
    .where('id', '=', order.id)
    .execute();
  if (to === 'completed' && by === 'ship')
    await tx
      .updateTable('fulfillment')
      .set({ delivered_at: change.at })
      .where('order_id', '=', order.id)
      .where('delivered_at', 'is', null)
      .execute();
  await record(tx, { ...change, from, to });
  const mail = from === 'disputed' ? null : handoverMailOf(to, by);
  if (mail) await queueMail(tx, { kind: mail, about: order.id, data: { orderId: order.id } }, STEP_UNDO_MS);
}

/** The last status change of an order; null if none is recorded. */
export async function lastChange(tx: Transaction, orderId: string): Promise<(ChangeView & Actor) | null> {
  const row = await tx
    .selectFrom('order_change')
    .select(['from_status as from', 'to_status as to', 'changed_by as by', 'customer_id as customerId', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type UndoneStep = {
  /** Locked by the caller; its status is `to`. */
  order: LockedOrder;
  step: { from: OrderStatus; to: OrderStatus };
} & Omit<StatusChange, 'orderId'>;

/**
 * Returns the order to the status `from` and records who did it and when. A mail of the undone step that was not sent
 * yet is dropped.
 */
export async function undoStep(tx: Transaction, { order, step, actor, at }: UndoneStep): Promise<void> {
  await tx.updateTable('orders').set({ status: step.from }).where('id', '=', order.id).execute();
  if (step.to === 'completed')
    await tx.updateTable('fulfillment').set({ delivered_at: null }).where('order_id', '=', order.id).execute();
  await record(tx, { orderId: order.id, actor, at, from: step.to, to: step.from });
  const mail = handoverMailOf(step.to, order.shipping_zone_id === null ? 'pickup' : 'ship');
  if (mail) await withdrawMail(tx, { kind: mail, about: order.id });
}
