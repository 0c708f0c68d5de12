import { sql, type Kysely, type Selectable } from 'kysely';
import { PREPARED } from '../database/preparedStatements.ts';
import type { AutoCloseRefusalRow, CartItemTable, Tables } from '../database/tables.ts';
import { basketsOfCart, dueBaskets } from './basketLineStore.ts';
import type { FoundBasket, StoredBasket } from './basketLineStore.ts';
import type { CartOwner } from './cartOwner.ts';

type Line = Selectable<CartItemTable>;

/** Current stock of a variant, and the part reserved by this cart's own payment (E28). */
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
  /** The price that the shopper saw, in cents. */
  priceSeen: number;
  unsure: boolean;
  unsureReason: Line['unsure_reason'];
  /** First day of the week in which it was last confirmed. */
  week: string;
  /** Null: the market's default. */
  ifMissing: Line['if_missing'];
  stock: LiveStock;
};

export type StoredCart = {
  id: string;
  fromStorage: boolean;
  locationId: string | null;
  shippingZoneId: string | null;
  note: string | null;
  /** Allergies of the cart itself; a customer's are in the account. */
  allergies: string | null;
  ageConfirmed: boolean;
  /** The session was unused for a day: reading it renews it (E61). */
  isStale: boolean;
  /** Automatic purchase at the closing (E20). */
  autoClose: boolean;
  /** The closing buys what is available, instead of all or nothing (E20). */
  autoClosePartial: boolean;
  /** The week in which the age was confirmed for it; null: none (E25). */
  ageWeek: string | null;
  /** Why the last closing did not buy it, or a part of it. */
  refusal: AutoCloseRefusalRow | null;
  /** A payment of it is open. */
  isPaying: boolean;
  /** In the order they were added. */
  lines: StoredLine[];
  /** The customer's baskets of the requested week, whether they will be bought here or not (E51). */
  baskets: StoredBasket[];
};

export type CartReading = {
  cart: StoredCart | null;
  /** Stock of the requested variant, whether in the cart or not; null if none was requested or it does not exist. */
  asked: LiveStock | null;
};

type ReadRow = {
  age_confirmed: boolean | null;
  stale: boolean;
  cart_id: string | null;
  auto_close: boolean;
  auto_close_partial: boolean;
  age_week: string | null;
  auto_close_refusal: AutoCloseRefusalRow | null;
  paying: boolean;
  week: string;
  from_storage: boolean;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  allergies: string | null;
  id: string | null;
  variant_id: string | null;
  quantity: number;
  price_seen: number;
  unsure: boolean;
  unsure_reason: Line['unsure_reason'];
  if_missing: Line['if_missing'];
  track_stock: boolean | null;
  stored: boolean;
  stock: number;
  held: number;
  stock_mdo: number;
  held_mdo: number;
  own_held: number;
  own_held_mdo: number;
  baskets: FoundBasket[] | null;
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
  week: row.week,
  ifMissing: row.if_missing,
  stock: stockOf(row),
});

const hasLine = (row: ReadRow): row is ReadRow & { id: string; variant_id: string } =>
  row.id !== null && row.variant_id !== null;

/**
 * Reads the owner's cart, its lines and their stock in one statement. The age confirmation belongs to the session
 * (E25). `week`: the first day of the week whose baskets are read; null for none.
 */
export async function readCart(
  db: Kysely<Tables>,
  { sessionId, customerId }: CartOwner,
  { asked = null, week = null }: { asked?: string | null; week?: string | null } = {},
): Promise<CartReading> {
  const isOwn = customerId === null ? sql`c.session_id = s.id` : sql`c.customer_id = ${customerId}::uuid`;
  const { rows } = await sql<ReadRow>`${sql.raw(PREPARED)}
    select s.age_confirmed, s.seen_at < now() - interval '1 day' as stale, c.id as cart_id, c.from_storage, c.location_id, c.shipping_zone_id, c.note, c.allergies,
      c.auto_close, c.auto_close_partial, c.age_week, c.auto_close_refusal, a.id is not null as paying,
      own.baskets, i.id, w.variant_id, i.quantity, i.price_seen, i.unsure, i.unsure_reason, i.week, i.if_missing,
      v.track_stock, v.stored, v.stock, v.held, v.stock_mdo, v.held_mdo,
      coalesce(l.held, 0) as own_held, coalesce(l.held_mdo, 0) as own_held_mdo
    from (values (${sessionId}::text, ${asked}::uuid)) as q (session_id, asked)
    left join session s on s.id = q.session_id
    left join cart c on ${isOwn}
    ${basketsOfCart(week)}
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
      allergies: first.allergies,
      ageConfirmed: first.age_confirmed === true,
      isStale: first.stale,
      autoClose: first.auto_close,
      autoClosePartial: first.auto_close_partial,
      ageWeek: first.age_week,
      refusal: first.auto_close_refusal,
      isPaying: first.paying,
      lines: rows.filter(hasLine).map(lineOf),
      baskets: dueBaskets(first.baskets),
    },
    asked: found ? stockOf(found) : null,
  };
}

/** Whether anything is in the cart of a guest's session. */
export async function hasLines(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const { rows } = await sql`${sql.raw(PREPARED)}
    select 1 from cart c join cart_item i on i.cart_id = c.id where c.session_id = ${sessionId} limit 1`.execute(db);
  return rows.length > 0;
}
