import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { FulfillmentTable, OrderLineTable, OrderTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfillmentView, OrderLineView, OrderView, SlotView } from './orderView.ts';

export type OrderInsert = Omit<Insertable<OrderTable>, 'id' | 'number'>;
export type OrderLineInsert = Omit<Insertable<OrderLineTable>, 'id' | 'order_id'>;
export type FulfillmentInsert = Omit<Insertable<FulfillmentTable>, 'id' | 'order_id'>;
export type OrderWritten = { id: string; number: number };

/** Writes an order once per attempt. Null: the attempt has its order already, and nothing is written. */
export async function insertOrder(
  tx: Transaction,
  order: OrderInsert,
  lines: OrderLineInsert[],
  fulfillment: FulfillmentInsert | null,
): Promise<OrderWritten | null> {
  const written = await tx
    .insertInto('orders')
    .values({ ...order, id: randomUUID() })
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (!written) return null;
  const rows = lines.map((line) => ({ ...line, id: randomUUID(), order_id: written.id }));
  await tx.insertInto('order_line').values(rows).execute();
  if (fulfillment)
    await tx
      .insertInto('fulfillment')
      .values({ ...fulfillment, id: randomUUID(), order_id: written.id })
      .execute();
  return written;
}

type OrderRow = Selectable<OrderTable> & { provider_session_id: string | null };
type LineRow = Selectable<OrderLineTable>;
type FulfillmentRow = Selectable<FulfillmentTable>;

function lineView(row: LineRow): OrderLineView {
  return {
    id: row.id,
    product: { primary: row.product_name_primary, secondary: row.product_name_secondary },
    variant: { primary: row.variant_name_primary, secondary: row.variant_name_secondary },
    variantId: row.variant_id,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    price: row.price,
    comparedAtPrice: row.compared_at_price,
    deposit: row.deposit,
    imagePath: row.image,
    quantity: row.quantity,
    returned: row.returned,
    status: row.status,
    lastUpdated: row.last_updated,
  };
}

function fulfillmentView(row: FulfillmentRow, slot: SlotView | null): FulfillmentView {
  const { id, recipient, line1, line2, city, state, postal_code: postalCode, country, delivered_at: deliveredAt } = row;
  return { id, recipient, line1, line2, city, state, postalCode, country, deliveredAt, slot };
}

function orderView(row: OrderRow, lines: LineRow[], fulfillment: FulfillmentRow | undefined): OrderView {
  const slot = row.slot_from && row.slot_to ? { from: row.slot_from, to: row.slot_to } : null;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    createdAt: row.created_at,
    total: row.total,
    subtotal: row.subtotal,
    deposit: row.deposit,
    shipping: row.shipping,
    fee: row.fee,
    gst: row.gst,
    pst: row.pst,
    discount: row.discount,
    balanceApplied: row.balance_applied,
    fromStorage: row.from_storage,
    note: row.note,
    customerName: row.contact_name ?? row.contact_email ?? '',
    locationId: row.location_id,
    periodStart: row.period_start,
    slot,
    paymentSession: row.provider_session_id,
    products: lines.map(lineView),
    fulfillment: fulfillment ? fulfillmentView(fulfillment, slot) : null,
  };
}

/** An order of a session, whole, by its id or by the attempt that paid it; null: none, or another session's. */
export async function readOrder(
  db: Kysely<Tables>,
  sessionId: string,
  by: { id: string } | { attemptId: string },
): Promise<OrderView | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('checkout_attempt', 'checkout_attempt.id', 'orders.attempt_id')
    .selectAll('orders')
    .select('checkout_attempt.provider_session_id')
    .where('orders.session_id', '=', sessionId)
    .where('id' in by ? 'orders.id' : 'orders.attempt_id', '=', 'id' in by ? by.id : by.attemptId)
    .executeTakeFirst();
  if (!row) return null;
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const fulfillment = await db.selectFrom('fulfillment').selectAll().where('order_id', '=', row.id).executeTakeFirst();
  return orderView(row, lines, fulfillment);
}
