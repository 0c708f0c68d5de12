import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type CartChoices = {
  id: string;
  fromStorage: boolean;
  locationId: string | null;
  shippingZoneId: string | null;
  note: string | null;
  allergies: string | null;
  /** When mode, place or note were last chosen. */
  updatedAt: Date;
};

export async function readChoices(tx: Transaction, cartId: string): Promise<CartChoices> {
  const row = await tx.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
  return {
    id: row.id,
    fromStorage: row.from_storage,
    locationId: row.location_id,
    shippingZoneId: row.shipping_zone_id,
    note: row.note,
    allergies: row.allergies,
    updatedAt: row.updated_at,
  };
}

/**
 * Moves an open payment to the customer's cart, which has taken over its lines. Returns false, changing nothing, if
 * both carts are being paid.
 */
export async function moveAttempt(
  tx: Transaction,
  { from, to, customerId }: { from: string; to: string; customerId: string },
): Promise<boolean> {
  const live = await tx
    .selectFrom('checkout_attempt')
    .select(['id', 'cart_id'])
    .where('cart_id', 'in', [from, to])
    .where('status', 'in', ['creating', 'pending'])
    .execute();
  const guestAttempt = live.find((attempt) => attempt.cart_id === from);
  if (!guestAttempt) return true;
  if (live.length > 1) return false;
  await tx
    .updateTable('checkout_attempt')
    .set({ cart_id: to, customer_id: customerId })
    .where('id', '=', guestAttempt.id)
    .where('status', 'in', ['creating', 'pending'])
    .execute();
  return true;
}

/** Locks the lines of both carts: a unit added concurrently waits, and is added to the merged line. */
export async function lockLines(tx: Transaction, cartIds: string[]): Promise<void> {
  await tx.selectFrom('cart_item').select('id').where('cart_id', 'in', cartIds).orderBy('id').forUpdate().execute();
}

/** Moves lines unchanged, with their ids. */
export async function moveLines(tx: Transaction, lineIds: string[], cartId: string): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.updateTable('cart_item').set({ cart_id: cartId }).where('id', 'in', lineIds).execute();
}

export type MergedLine = {
  id: string;
  quantity: number;
  priceSeen: number;
  unsure: boolean;
  unsureReason: string | null;
  /** First day of the week in which all of it was confirmed. */
  week: string;
};

export async function writeLines(tx: Transaction, lines: readonly MergedLine[]): Promise<void> {
  await sql`
    update cart_item i
    set quantity = j.quantity, price_seen = j.price_seen, unsure = j.unsure, unsure_reason = j.unsure_reason,
      week = j.week
    from unnest(
      ${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ priceSeen }) => priceSeen)}::int[], ${lines.map(({ unsure }) => unsure)}::boolean[],
      ${lines.map(({ unsureReason }) => unsureReason)}::text[], ${lines.map(({ week }) => week)}::date[]
    ) as j (id, quantity, price_seen, unsure, unsure_reason, week)
    where i.id = j.id`.execute(tx);
}

/** Deletes a cart with its remaining lines. */
export async function deleteCart(tx: Transaction, by: { id: string } | { customerId: string }): Promise<void> {
  const query = tx.deleteFrom('cart');
  await ('id' in by ? query.where('id', '=', by.id) : query.where('customer_id', '=', by.customerId)).execute();
}

/** The number of carts of all visitors that contain one of these variants (uuids). */
export async function countCartsWith(db: Kysely<Tables>, variants: readonly string[]): Promise<number> {
  const { carts } = await db
    .selectFrom('cart_item')
    .select(sql<number>`count(distinct cart_id)::int`.as('carts'))
    .where(sql<boolean>`variant_id = any(${variants}::uuid[])`)
    .executeTakeFirstOrThrow();
  return carts;
}
