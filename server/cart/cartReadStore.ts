import { sql, type Kysely, type Selectable } from 'kysely';
import { REUSABLE_BOX_MAX, UNTRACKED_MAX } from '#rules/constants.ts';
import { maxQuantity } from '#rules/stock.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { AutoCloseRefusalRow, CartItemTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { KeyedRequest } from '../journal/requestKey.ts';
import { basketsOfCart, dueBaskets } from './basketLineStore.ts';
import type { BasketRow, StoredBasket } from './basketLineStore.ts';
import type { CartOwner } from './cartOwner.ts';
import { standingOfCart, type StandingJson } from './standingStore.ts';

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
  /** The total in cents that was shown last while automatic purchase was on; null: none (E69). */
  autoCloseTotal: number | null;
  /** The week in which the age was confirmed for it; null: none (E25). */
  ageWeek: string | null;
  /** Why the last closing did not buy it, or a part of it. */
  refusal: AutoCloseRefusalRow | null;
  /** Variants that did not fit when a guest's cart was merged into it; empty after its next change (E38). */
  mergeLeftOut: string[];
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
  requestedStock: LiveStock | null;
  /** The input of the call that changed the cart by the requested key; null if none was requested or none did. */
  requestInput: string | null;
  /** What was requested of the cart's owner; null if it was not, or there is no cart. */
  standing: StandingJson | null;
};

/** A line of the cart, or the requested variant; the columns of the cart are the same in every row. */
type ReadRow = Omit<StoredCart, 'id' | 'ageConfirmed' | 'lines' | 'baskets'> &
  Omit<StoredLine, 'id' | 'variantId' | 'stock'> &
  Omit<LiveStock, 'trackStock'> & {
    cartId: string | null;
    ageConfirmed: boolean | null;
    baskets: BasketRow[] | null;
    requestInput: string | null;
    standing: StandingJson | null;
    id: string | null;
    variantId: string | null;
    /** Null: the variant does not exist. */
    trackStock: boolean | null;
  };

const stockOf = (row: ReadRow): LiveStock => ({
  trackStock: row.trackStock === true,
  stored: row.stored,
  stock: row.stock,
  held: row.held,
  stockMdo: row.stockMdo,
  heldMdo: row.heldMdo,
  ownHeld: row.ownHeld,
  ownHeldMdo: row.ownHeldMdo,
});

type LineRow = ReadRow & { id: string; variantId: string };

const lineOf = (row: LineRow): StoredLine => ({
  id: row.id,
  variantId: row.variantId,
  quantity: row.quantity,
  priceSeen: row.priceSeen,
  unsure: row.unsure,
  unsureReason: row.unsureReason,
  week: row.week,
  ifMissing: row.ifMissing,
  stock: stockOf(row),
});

const hasLine = (row: ReadRow): row is LineRow => row.id !== null && row.variantId !== null;

/**
 * Reads the owner's cart, its lines and their stock in one statement. The age confirmation belongs to the session
 * (E25). `week`: the first day of the week whose baskets are read; null for none. `standingOf`: reads a customer's standing
 * too, for an order of it at this time of the market.
 */
export async function readCart(
  db: Kysely<Tables>,
  { sessionId, customerId }: CartOwner,
  {
    variantId = null,
    week = null,
    request = null,
    standingOf = null,
  }: {
    variantId?: string | null;
    week?: string | null;
    request?: KeyedRequest | null;
    standingOf?: { customerId: string; now: Date } | null;
  } = {},
): Promise<CartReading> {
  const isOwn = customerId === null ? sql`c.session_id = s.id` : sql`c.customer_id = ${customerId}::uuid`;
  const { rows } = await sql<ReadRow>`${sql.raw(PREPARED)}
    select s.age_confirmed as "ageConfirmed", s.seen_at < now() - interval '1 day' as "isStale", c.id as "cartId",
      c.from_storage as "fromStorage", c.location_id as "locationId", c.shipping_zone_id as "shippingZoneId", c.note, c.allergies,
      c.auto_close as "autoClose", c.auto_close_partial as "autoClosePartial",
      c.auto_close_total as "autoCloseTotal", c.age_week as "ageWeek",
      c.auto_close_refusal as refusal, c.merge_left_out as "mergeLeftOut", a.id is not null as "isPaying", due.baskets,
      ${request ? sql`r.input` : sql`null`} as "requestInput",
      ${standingOf && week ? standingOfCart(standingOf.customerId, week, standingOf.now) : sql`null::jsonb`} as standing,
      i.id, w.variant_id as "variantId", i.quantity, i.price_seen as "priceSeen", i.unsure, i.unsure_reason as "unsureReason",
      i.week, i.if_missing as "ifMissing", v.track_stock as "trackStock", v.stored, v.stock, v.held,
      v.stock_mdo as "stockMdo", v.held_mdo as "heldMdo", coalesce(l.held, 0) as "ownHeld", coalesce(l.held_mdo, 0) as "ownHeldMdo"
    from (values (${sessionId}::text, ${variantId}::uuid)) as q (session_id, variant_id)
    left join session s on s.id = q.session_id
    left join cart c on ${isOwn}
    ${request ? sql`left join cart_request r on r.cart_id = c.id and r.request = ${request.key}` : sql``}
    ${basketsOfCart(week)}
    left join lateral (
      select variant_id from cart_item where cart_id = c.id
      union select q.variant_id where q.variant_id is not null
    ) w on true
    left join cart_item i on i.cart_id = c.id and i.variant_id = w.variant_id
    left join variant v on v.id = w.variant_id
    left join checkout_attempt a on a.cart_id = c.id and a.status in ('creating', 'pending')
    left join attempt_line l on l.attempt_id = a.id and l.variant_id = w.variant_id
    order by i.added_at, i.id`.execute(db);
  const requested = rows.find((row) => row.variantId === variantId && row.trackStock !== null);
  const requestedStock = requested ? stockOf(requested) : null;
  const first = rows[0];
  if (!first || first.cartId === null) return { cart: null, requestedStock, requestInput: null, standing: null };
  return {
    cart: {
      id: first.cartId,
      fromStorage: first.fromStorage,
      locationId: first.locationId,
      shippingZoneId: first.shippingZoneId,
      note: first.note,
      allergies: first.allergies,
      ageConfirmed: first.ageConfirmed === true,
      isStale: first.isStale,
      autoClose: first.autoClose,
      autoClosePartial: first.autoClosePartial,
      autoCloseTotal: first.autoCloseTotal,
      ageWeek: first.ageWeek,
      refusal: first.refusal,
      mergeLeftOut: first.mergeLeftOut,
      isPaying: first.isPaying,
      lines: rows.filter(hasLine).map(lineOf),
      baskets: dueBaskets(first.baskets),
    },
    requestedStock,
    requestInput: first.requestInput,
    standing: first.standing,
  };
}

/** Reads a cart that this transaction has made or locked. */
export async function readExisting(
  tx: Transaction,
  owner: CartOwner,
  options?: Parameters<typeof readCart>[2],
): Promise<StoredCart> {
  const { cart } = await readCart(tx, owner, options);
  if (!cart) throw new Error('A cart that was just locked is not there');
  return cart;
}

/** Whether lines are stored in a visitor's cart. */
export async function hasLines(db: Kysely<Tables>, { sessionId, customerId }: CartOwner): Promise<boolean> {
  const owned = customerId === null ? sql`c.session_id = ${sessionId}` : sql`c.customer_id = ${customerId}`;
  const { rows } = await sql`${sql.raw(PREPARED)}
    select 1 from cart c join cart_item i on i.cart_id = c.id where ${owned} limit 1`.execute(db);
  return rows.length > 0;
}

/** The most units of any line (schema: quantity, 1 to 1000). */
export const LINE_MAX = UNTRACKED_MAX;

/**
 * The most units that a cart's line may hold; stock reserved by its own payment does not count against it (E28, E29,
 * E58). One reusable box at most (E9).
 */
export function lineMax(stock: LiveStock, fromStorage: boolean, isBox = false): number {
  const heldByOthers = stock.held - stock.ownHeld;
  const mdoHeldByOthers = stock.heldMdo - stock.ownHeldMdo;
  return Math.min(
    isBox ? REUSABLE_BOX_MAX : LINE_MAX,
    maxQuantity({ ...stock, fromStorage, heldByOthers, mdoHeldByOthers }),
  );
}

/**
 * The cart as of the open week (its first day): lines confirmed in a closed week are unsure from the instant of the
 * closing, even before its job has stored that (E57). Not while it is being paid (E56), nor in an Express cart, which
 * has no closing (E63).
 */
export function inOpenWeek(cart: StoredCart, week: string): StoredCart {
  if (cart.fromStorage || cart.isPaying || cart.lines.every((line) => line.unsure || line.week >= week)) return cart;
  const lines = cart.lines.map((line) =>
    line.unsure || line.week >= week ? line : { ...line, unsure: true, unsureReason: 'last_week' as const },
  );
  return { ...cart, lines };
}
