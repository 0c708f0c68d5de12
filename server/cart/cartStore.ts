import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { PREPARED } from '../database/preparedStatements.ts';
import type { CartItemTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

type Line = Selectable<CartItemTable>;

/** Live stock figures of a variant, and what this cart's own payment under way holds of them (E28). */
export type LiveStock = {
  trackStock: boolean;
  stored: boolean;
  stock: number;
  held: number;
  stockMdo: number;
  heldMdo: number;
  ownHeld: number;
  ownHeldMdo: number;
};

export type StoredLine = {
  id: string;
  variantId: string;
  quantity: number;
  /** Cents that the shopper was shown. */
  priceSeen: number;
  unsure: boolean;
  unsureReason: Line['unsure_reason'];
  stock: LiveStock;
};

export type StoredCart = {
  id: string;
  fromStorage: boolean;
  locationId: string | null;
  shippingZoneId: string | null;
  note: string | null;
  ageConfirmed: boolean;
  /** In the order they were added. */
  lines: StoredLine[];
};

export type CartReading = {
  cart: StoredCart | null;
  /** The asked variant's figures, whether it is in the cart or not; null when none was asked or it does not exist. */
  asked: LiveStock | null;
};

type ReadRow = {
  age_confirmed: boolean | null;
  cart_id: string | null;
  from_storage: boolean;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  id: string | null;
  variant_id: string | null;
  quantity: number;
  price_seen: number;
  unsure: boolean;
  unsure_reason: Line['unsure_reason'];
  track_stock: boolean | null;
  stored: boolean;
  stock: number;
  held: number;
  stock_mdo: number;
  held_mdo: number;
  own_held: number;
  own_held_mdo: number;
};

const stockOf = (row: ReadRow): LiveStock => ({
  trackStock: row.track_stock === true,
  stored: row.stored,
  stock: row.stock,
  held: row.held,
  stockMdo: row.stock_mdo,
  heldMdo: row.held_mdo,
  ownHeld: row.own_held,
  ownHeldMdo: row.own_held_mdo,
});

const lineOf = (row: ReadRow & { id: string; variant_id: string }): StoredLine => ({
  id: row.id,
  variantId: row.variant_id,
  quantity: row.quantity,
  priceSeen: row.price_seen,
  unsure: row.unsure,
  unsureReason: row.unsure_reason,
  stock: stockOf(row),
});

const hasLine = (row: ReadRow): row is ReadRow & { id: string; variant_id: string } => row.id !== null && row.variant_id !== null;

/** A session's cart with its lines and their stock, in one statement. */
export async function readCart(db: Kysely<Tables>, sessionId: string, asked: string | null = null): Promise<CartReading> {
  const { rows } = await sql<ReadRow>`${sql.raw(PREPARED)}
    select s.age_confirmed, c.id as cart_id, c.from_storage, c.location_id, c.shipping_zone_id, c.note,
      i.id, w.variant_id, i.quantity, i.price_seen, i.unsure, i.unsure_reason,
      v.track_stock, v.stored, v.stock, v.held, v.stock_mdo, v.held_mdo,
      coalesce(l.held, 0) as own_held, coalesce(l.held_mdo, 0) as own_held_mdo
    from (values (${sessionId}::text, ${asked}::uuid)) as q (session_id, asked)
    left join session s on s.id = q.session_id
    left join cart c on c.session_id = s.id
    left join lateral (
      select variant_id from cart_item where cart_id = c.id
      union select q.asked where q.asked is not null
    ) w on true
    left join cart_item i on i.cart_id = c.id and i.variant_id = w.variant_id
    left join variant v on v.id = w.variant_id
    left join checkout_attempt a on a.cart_id = c.id and a.status in ('creating', 'pending')
    left join attempt_line l on l.attempt_id = a.id and l.variant_id = w.variant_id
    order by i.added_at, i.id`.execute(db);
  const found = rows.find((row) => asked !== null && row.variant_id === asked && row.track_stock !== null);
  const first = rows[0];
  if (!first || first.cart_id === null) return { cart: null, asked: found ? stockOf(found) : null };
  return {
    cart: {
      id: first.cart_id,
      fromStorage: first.from_storage,
      locationId: first.location_id,
      shippingZoneId: first.shipping_zone_id,
      note: first.note,
      ageConfirmed: first.age_confirmed === true,
      lines: rows.filter(hasLine).map(lineOf),
    },
    asked: found ? stockOf(found) : null,
  };
}

export type LineAdded = Pick<StoredLine, 'id' | 'quantity'>;

/**
 * Adds units to the variant's line, or makes it, in one statement under the line's row lock: parallel calls neither lose
 * nor double a unit. The line becomes sure, at the price shown. Null: it would hold more than `max`; nothing is changed.
 * `create`: the session has no cart yet, so its rows are written as well.
 */
export async function addUnits(
  db: Kysely<Tables>,
  line: { sessionId: string; cartId: string; create: boolean; variantId: string; quantity: number; max: number; price: number },
): Promise<LineAdded | null> {
  const rowsOfCart = sql`with s as (insert into session (id) values (${line.sessionId}) on conflict (id) do update set seen_at = now()),
    c as (insert into cart (id, session_id) values (${line.cartId}, ${line.sessionId}) on conflict (session_id) do nothing)`;
  const { rows } = await sql<LineAdded>`${sql.raw(PREPARED)}
    ${line.create ? rowsOfCart : sql``}
    insert into cart_item (id, cart_id, variant_id, quantity, price_seen)
    values (${randomUUID()}, ${line.cartId}, ${line.variantId}, ${line.quantity}, ${line.price})
    on conflict (cart_id, variant_id) do update
      set quantity = cart_item.quantity + excluded.quantity, price_seen = excluded.price_seen, unsure = false, unsure_reason = null
      where cart_item.quantity + excluded.quantity <= ${line.max}
    returning id, quantity`.execute(db);
  return rows[0] ?? null;
}

/** Locks the session's cart until the transaction ends, making its rows when there are none. Returns the cart's id. */
export async function lockOrCreateCart(tx: Transaction, sessionId: string, cartId: string): Promise<string> {
  await sql`insert into session (id) values (${sessionId}) on conflict (id) do update set seen_at = now()`.execute(tx);
  await sql`insert into cart (id, session_id) values (${cartId}, ${sessionId}) on conflict (session_id) do nothing`.execute(tx);
  const row = await tx.selectFrom('cart').select('id').where('session_id', '=', sessionId).forUpdate().executeTakeFirstOrThrow();
  return row.id;
}

/** Locks a cart by the session it belongs to, or by its id. False: there is none. */
export async function lockCart(tx: Transaction, by: { sessionId: string } | { cartId: string }): Promise<boolean> {
  const query = tx.selectFrom('cart').select('id').forUpdate();
  const row = await ('cartId' in by ? query.where('id', '=', by.cartId) : query.where('session_id', '=', by.sessionId)).executeTakeFirst();
  return row !== undefined;
}

/** Sets a line's quantity; 0 takes the line away. The cart must be locked. */
export async function setQuantity(tx: Transaction, lineId: string, quantity: number): Promise<void> {
  if (quantity > 0) await tx.updateTable('cart_item').set({ quantity }).where('id', '=', lineId).execute();
  else await tx.deleteFrom('cart_item').where('id', '=', lineId).execute();
}

/** Makes a line sure at this price, in cents. */
export async function confirmLine(tx: Transaction, lineId: string, price: number): Promise<void> {
  await tx
    .updateTable('cart_item')
    .set({ unsure: false, unsure_reason: null, price_seen: price })
    .where('id', '=', lineId)
    .execute();
}

/** Makes lines unsure because their price is another than the one shown. */
export async function markPriceChanged(tx: Transaction, lineIds: string[]): Promise<void> {
  await tx
    .updateTable('cart_item')
    .set({ unsure: true, unsure_reason: 'price_changed' })
    .where('id', 'in', lineIds)
    .execute();
}

export type Choices = Partial<Pick<StoredCart, 'fromStorage' | 'locationId' | 'shippingZoneId' | 'note'>>;

/** Writes what is given and leaves the rest; `updated_at` tells when mode, place or note were last chosen (E38). */
export async function writeChoices(tx: Transaction, cartId: string, choices: Choices): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      from_storage: choices.fromStorage,
      location_id: choices.locationId,
      shipping_zone_id: choices.shippingZoneId,
      note: choices.note,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', cartId)
    .execute();
}

export async function writeAgeConfirmed(tx: Transaction, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ age_confirmed: true }).where('id', '=', sessionId).execute();
}

/** Takes what was bought out of the cart: units added meanwhile stay; the note and the place went with the order. */
export async function takeBought(tx: Transaction, cartId: string, bought: { variantId: string; quantity: number }[]): Promise<void> {
  const variants = bought.map((line) => line.variantId);
  const quantities = bought.map((line) => line.quantity);
  await sql`
    with bought as (select * from unnest(${variants}::uuid[], ${quantities}::int[]) as b (variant_id, quantity)),
      gone as (
        delete from cart_item i using bought b
        where i.cart_id = ${cartId} and i.variant_id = b.variant_id and i.quantity <= b.quantity)
    update cart_item i set quantity = i.quantity - b.quantity from bought b
    where i.cart_id = ${cartId} and i.variant_id = b.variant_id and i.quantity > b.quantity`.execute(tx);
  await writeChoices(tx, cartId, { locationId: null, shippingZoneId: null, note: null });
}
