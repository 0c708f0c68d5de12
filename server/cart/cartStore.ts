import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { MARKET_SESSION_COOKIE_DAYS } from '#rules/constants.ts';
import type { MissingWish } from '#rules/lineStatus.ts';
import { afterLocks, writeAll, type Locking, type Write } from '../database/combinedStatements.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { KeyedRequest } from '../journal/requestKey.ts';
import type { CartOwner } from './cartOwner.ts';
import type { StoredCart, StoredLine } from './cartReadStore.ts';
import { preferredPlace } from './preferredPlaceStore.ts';

/** Inserts a cart's row if it is missing; a customer's with the preferred place, which does not count as chosen. */
function insertCart({ sessionId, customerId }: CartOwner, cartId: string, now: Date) {
  return customerId === null
    ? sql`insert into cart (id, session_id, updated_at) values (${cartId}, ${sessionId}, ${now}) on conflict (session_id) do nothing`
    : sql`insert into cart (id, customer_id, location_id, shipping_zone_id, updated_at)
        select ${cartId}::uuid, customer_id, location_id, shipping_zone_id, to_timestamp(0) from (${preferredPlace(sql`${customerId}::uuid`)}) p
        on conflict (customer_id) do nothing`;
}

/**
 * The time at which a line comes into a cart, by the market's clock: after every line that is in it, so that lines keep
 * the order in which they were added within one millisecond too.
 */
export const addedAt = (cartId: string, now: Date) => sql`greatest(${now}::timestamptz,
  (select max(added_at) + interval '1 microsecond' from cart_item where cart_id = ${cartId}::uuid))`;

export type LineAdded = Pick<StoredLine, 'id' | 'quantity' | 'ifMissing' | 'priceSeen'>;

/**
 * Adds units to the variant's line, or creates it, in one statement under the line's row lock, so that concurrent calls
 * neither lose nor double a unit. The line is confirmed at the displayed price, or stays at a lower one to which its
 * other units were agreed. Null if it would exceed `max`; nothing changes then. `create`: the session has no cart yet, so its rows are inserted too.
 * `request`: the call's key, stored with the units; one that is stored already is a unique violation, and nothing changes.
 */
export async function addUnits(
  db: Kysely<Tables>,
  line: {
    owner: CartOwner;
    cartId: string;
    create: boolean;
    variantId: string;
    quantity: number;
    max: number;
    price: number;
    /** First day of the open week. */
    week: string;
    now: Date;
    request: KeyedRequest | null;
  },
): Promise<LineAdded | null> {
  const insertSessionAndCart = sql`s as (insert into session (id) values (${line.owner.sessionId}) on conflict (id) do update set seen_at = now()),
    c as (${insertCart(line.owner, line.cartId, line.now)})`;
  const insertLine = sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, if_missing, added_at)
    values (${randomUUID()}, ${line.cartId}, ${line.variantId}, ${line.quantity}, ${line.price}, ${line.week},
      (select if_missing from cart where id = ${line.cartId}), ${addedAt(line.cartId, line.now)})
    on conflict (cart_id, variant_id) do update
      set quantity = cart_item.quantity + excluded.quantity, price_seen = least(cart_item.price_seen, excluded.price_seen),
        unsure = false, unsure_reason = null, week = excluded.week
      where cart_item.quantity + excluded.quantity <= ${line.max}
    returning id, quantity, if_missing as "ifMissing", price_seen as "priceSeen"`;
  const { request } = line;
  const insertLineAndRequest =
    request &&
    sql`l as (${insertLine}), r as (insert into cart_request (cart_id, request, input)
      select ${line.cartId}::uuid, ${request.key}, ${request.input} from l)`;
  const parts = [
    ...(line.create ? [insertSessionAndCart] : []),
    ...(insertLineAndRequest ? [insertLineAndRequest] : []),
  ];
  const { rows } = await sql<LineAdded>`${sql.raw(PREPARED)}
    ${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    ${insertLineAndRequest ? sql`select * from l` : insertLine}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a cart by its owner or its id after an earlier lock; null: none. Returns `id`. */
export function lockingCart(by: CartOwner | { cartId: string }, earlier: string | null): Locking {
  const isIt =
    'cartId' in by
      ? sql`id = ${by.cartId}::uuid`
      : by.customerId === null
        ? sql`session_id = ${by.sessionId}`
        : sql`customer_id = ${by.customerId}::uuid`;
  return sql`select id from cart where ${isIt} and ${earlier === null ? sql`true` : afterLocks(earlier)} for update`;
}

/** Locks the owner's cart until the transaction ends, creating it if there is none. Returns its id. */
export async function lockOrCreateCart(tx: Transaction, owner: CartOwner, cartId: string, now: Date): Promise<string> {
  await sql`insert into session (id) values (${owner.sessionId}) on conflict (id) do update set seen_at = now()`.execute(
    tx,
  );
  await insertCart(owner, cartId, now).execute(tx);
  const id = await lockCart(tx, owner);
  if (id === null) throw new Error('A cart that was just made is not there');
  return id;
}

/** Locks a cart by its owner or its id. Returns its id; null if there is none. */
export async function lockCart(tx: Transaction, by: CartOwner | { cartId: string }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`${lockingCart(by, null)}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Sets a line's quantity; 0 deletes the line. The cart must be locked. */
export async function setQuantity(tx: Transaction, lineId: string, quantity: number): Promise<void> {
  if (quantity > 0) await tx.updateTable('cart_item').set({ quantity }).where('id', '=', lineId).execute();
  else await tx.deleteFrom('cart_item').where('id', '=', lineId).execute();
}

/** Stores the wish for a line that turns out to be missing, also as the default of the cart's next lines. */
export async function writeIfMissing(
  tx: Transaction,
  cartId: string,
  lineId: string,
  choice: MissingWish,
): Promise<void> {
  await tx.updateTable('cart_item').set({ if_missing: choice }).where('id', '=', lineId).execute();
  await tx.updateTable('cart').set({ if_missing: choice }).where('id', '=', cartId).execute();
}

/** Confirms a line for this week, at this price in cents, with so many units. */
export async function confirmLine(
  tx: Transaction,
  lineId: string,
  { price, quantity, week }: { price: number; quantity: number; week: string },
): Promise<void> {
  await tx
    .updateTable('cart_item')
    .set({ unsure: false, unsure_reason: null, price_seen: price, quantity, week })
    .where('id', '=', lineId)
    .execute();
}

/** Makes lines unsure whose price is higher than the agreed one. */
export async function markPriceChanged(tx: Transaction, lineIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('cart_item')
    .set({ unsure: true, unsure_reason: 'price_changed' })
    .where('id', 'in', lineIds)
    .execute();
}

export type Choices = Partial<
  Pick<
    StoredCart,
    'fromStorage' | 'locationId' | 'shippingZoneId' | 'note' | 'allergies' | 'autoClose' | 'autoClosePartial'
  >
>;

/** Writes the given columns; `updated_at` is when mode, place or note were last chosen (E38), in market time. */
export async function writeChoices(tx: Transaction, cartId: string, choices: Choices, now: Date): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      from_storage: choices.fromStorage,
      location_id: choices.locationId,
      shipping_zone_id: choices.shippingZoneId,
      note: choices.note,
      allergies: choices.allergies,
      auto_close: choices.autoClose,
      auto_close_partial: choices.autoClosePartial,
      updated_at: now,
    })
    .where('id', '=', cartId)
    .execute();
}

/** Stores which variants did not fit at a merge; empty: all did, or it was shown. */
export async function writeLeftOut(tx: Transaction, cartId: string, variants: readonly string[]): Promise<void> {
  await sql`update cart set merge_left_out = ${variants}::uuid[] where id = ${cartId}`.execute(tx);
}

/** Stores the total in cents that the closing may charge at most. */
export async function writeAutoCloseTotal(db: Kysely<Tables>, cartId: string, total: number): Promise<void> {
  await db.updateTable('cart').set({ auto_close_total: total }).where('id', '=', cartId).execute();
}

/** Moves lines, and confirmations of an age, from one week to another, by their first days. */
export async function moveLines(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.updateTable('cart_item').set({ week: to }).where('week', '=', from).execute();
  await tx.updateTable('cart').set({ age_week: to }).where('age_week', '=', from).execute();
}

/** Stores that the age was confirmed in this session, for this cart in this week (E25). */
export async function writeAgeConfirmed(
  tx: Transaction,
  { sessionId, cartId, week }: { sessionId: string; cartId: string; week: string },
): Promise<void> {
  await tx.updateTable('cart').set({ age_week: week }).where('id', '=', cartId).execute();
  await tx.updateTable('session').set({ age_confirmed: true }).where('id', '=', sessionId).execute();
}

/**
 * The removal of what was bought from the cart. Units added in the meantime stay; note and place are cleared, as the order has
 * them, and a customer's cart gets the preferred place again. What follows is another cart, whose age is to be
 * confirmed again before an automatic purchase (E76).
 */
export function purchaseWrites(
  cartId: string,
  purchased: readonly { variantId: string; quantity: number }[],
  now: Date,
): Write[] {
  const variants = purchased.map((line) => line.variantId);
  const quantities = purchased.map((line) => line.quantity);
  const bought = sql`unnest(${variants}::uuid[], ${quantities}::int[]) as b (variant_id, quantity)`;
  return [
    {
      statement: sql`
        delete from cart_item i using ${bought}
        where i.cart_id = ${cartId} and i.variant_id = b.variant_id and i.quantity <= b.quantity`,
    },
    {
      statement: sql`
        update cart c set note = null, allergies = null, age_week = null, auto_close_total = null, updated_at = ${now},
          (location_id, shipping_zone_id) = (select location_id, shipping_zone_id from (${preferredPlace(sql`c.customer_id`)}) p)
        where c.id = ${cartId}`,
    },
    {
      statement: sql`
        update cart_item i set quantity = i.quantity - b.quantity from ${bought}
        where i.cart_id = ${cartId} and i.variant_id = b.variant_id and i.quantity > b.quantity`,
    },
  ];
}

/** The same at once. */
export function removePurchased(tx: Transaction, ...purchase: Parameters<typeof purchaseWrites>): Promise<void> {
  return writeAll(tx, purchaseWrites(...purchase));
}

/** Renews a used session for another 30 days (E61). */
export async function renewSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await sql`update session set seen_at = now() where id = ${sessionId}`.execute(db);
}

/**
 * Erases sessions, with their carts, that were unused for longer than their cookie lasts (E61) and have no open
 * payment. Orders are kept. Returns how many.
 */
export async function eraseSessions(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from session s where s.seen_at < now() - make_interval(days => ${MARKET_SESSION_COOKIE_DAYS + 1})
      and not exists (
        select from checkout_attempt a where a.session_id = s.id and a.status in ('creating', 'pending')
      )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function hasCard(db: Kysely<Tables>, customerId: string): Promise<boolean> {
  const card = db.selectFrom('payment_card').select('provider_id').where('customer_id', '=', customerId);
  return (await card.executeTakeFirst()) !== undefined;
}
