import { sql } from 'kysely';
import type { LineStatus } from '#rules/lineStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { Database } from '../../server/database/database.ts';
import { testId } from './smallMarket.ts';

/**
 * A paid order as rows alone, for long lists, at a dollar a unit without taxes or fee; unset fields have plain
 * defaults. Ids are uuids.
 */
export type OrderWish = {
  name: string;
  period: string;
  status?: OrderStatus;
  fromStorage?: boolean;
  disposableBox?: boolean;
  locationId?: string | null;
  /** A delivery to this street and postal code. */
  delivery?: { zoneId: string; postalCode: string; line1: string; outsideZone?: boolean } | null;
  lines: readonly LineWish[];
};
/** variantId null: product and seller are no longer in the catalogue. */
export type LineWish = {
  variantId: string | null;
  product: string;
  seller: string;
  quantity: number;
  /** Cents of a unit; unset: a dollar. */
  price?: number;
  deposit?: number;
  status?: LineStatus;
  /** Returned units. */
  returned?: number;
  /** Units that were bought besides `quantity`, and removed before they were packed (ADR 168). */
  removed?: number;
};

/**
 * The same orders, of which some lines had more units, and some orders another line, that were removed before packing (ADR 168). Lists and
 * counts are the same as without them.
 */
export const withRemovedUnits = (orders: readonly OrderWish[]): OrderWish[] =>
  orders.map((order, at) => {
    const lines = order.lines.map((line, nth) => ((at + nth) % 3 === 0 ? { ...line, removed: 1 + (nth % 2) } : line));
    const [first] = order.lines;
    const gone =
      at % 4 === 0 && first ? [{ ...first, quantity: 0, returned: 0, removed: 2, status: 'received' as const }] : [];
    return { ...order, lines: [...lines, ...gone] };
  });

const PRICE = 100;

const sums = { subtotal: 0, deposit: 0, shipping: 0, fee: 0, gst: 0, pst: 0, total: 0 };

function rowsOf(input: OrderWish) {
  const { name, period, status = 'processed', delivery = null, locationId = null } = input;
  const [id, attemptId] = [testId(`order ${name}`), testId(`attempt ${name}`)];
  const common = {
    ...sums,
    session_id: name,
    location_id: delivery ? null : locationId,
    shipping_zone_id: delivery?.zoneId ?? null,
    from_storage: input.fromStorage ?? false,
    note: null,
    period_start: period,
    locale: 'fr',
    disposable_box: input.disposableBox ?? false,
  };
  const attempt = { ...common, id: attemptId, cart_id: testId(`cart ${name}`), status: 'paid', fingerprint: name };
  const subtotal = input.lines.reduce(
    (sum, { quantity, removed = 0, price = PRICE }) => sum + (quantity + removed) * price,
    0,
  );
  const deposit = input.lines.reduce(
    (sum, line) => sum + (line.quantity + (line.removed ?? 0)) * (line.deposit ?? 0),
    0,
  );
  const paid = { subtotal, deposit, total: subtotal + deposit };
  const order = {
    ...common,
    ...paid,
    id,
    attempt_id: attemptId,
    status,
    contact_name: name,
    contact_phone: '819 555-0123',
  };
  const lines = input.lines.map((line, at) => ({
    id: testId(`line ${name} ${at}`),
    order_id: id,
    position: at,
    status: line.status ?? 'waiting',
    variant_id: line.variantId,
    seller_id: line.variantId === null ? null : testId(`seller ${line.seller}`),
    seller_name: line.seller,
    product_name_primary: line.product,
    variant_name_primary: 'unit',
    price: line.price ?? PRICE,
    taxable_price: 0,
    deposit: line.deposit ?? 0,
    quantity: line.quantity + (line.removed ?? 0),
    discount: 0,
    returned: (line.returned ?? 0) + (line.removed ?? 0),
    removed: line.removed ?? 0,
    missing: 0,
    missing_returned: 0,
    replaced: 0,
    replaced_told: false,
    taken: 0,
    taken_mdo: 0,
    commission: 0,
    tax_kind: 'both',
  }));
  const { postalCode: postal_code, line1, outsideZone: outside_zone = false } = delivery ?? {};
  const place = { city: 'Gatineau', state: 'QC', country: 'CA', recipient: name, line2: null };
  const fulfillment = { ...place, id: testId(`stop ${name}`), order_id: id, postal_code, line1, outside_zone };
  return { attempt, order, lines, fulfillments: delivery ? [fulfillment] : [] };
}

/** Writes orders, with one statement per table; their numbers follow the list. */
export async function writeWeekOrders({ kysely: db }: Database, wishes: readonly OrderWish[]): Promise<void> {
  const rows = wishes.map(rowsOf);
  const attempts = JSON.stringify(rows.map(({ attempt }) => attempt));
  await sql`
    insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, expires_at, subtotal, deposit, shipping, fee,
      gst, pst, total, location_id, shipping_zone_id, from_storage, period_start, locale, disposable_box)
    select r.id, r.cart_id, r.session_id, r.status, r.fingerprint, now(), 0, 0, 0, 0, 0, 0, 0, r.location_id, r.shipping_zone_id,
      r.from_storage, r.period_start, r.locale, r.disposable_box
    from jsonb_populate_recordset(null::checkout_attempt, ${attempts}) r`.execute(db);
  const orders = JSON.stringify(rows.map(({ order }, at) => ({ ...order, number: at })));
  await sql`
    insert into orders (id, attempt_id, session_id, status, contact_name, contact_phone, subtotal, deposit, shipping, fee, gst,
      pst, total, location_id, shipping_zone_id, from_storage, period_start, locale, disposable_box, merged_into)
    select r.id, r.attempt_id, r.session_id, r.status, r.contact_name, r.contact_phone, r.subtotal, r.deposit, 0, 0, 0, 0, r.total, r.location_id,
      r.shipping_zone_id, r.from_storage, r.period_start, r.locale, r.disposable_box,
      case r.status when 'merged' then r.id end
    from jsonb_populate_recordset(null::orders, ${orders}) r order by r.number`.execute(db);
  const lines = JSON.stringify(rows.flatMap((row) => row.lines));
  await sql`insert into order_line select l.* from jsonb_populate_recordset(null::order_line, ${lines}) l`.execute(db);
  const fulfillments = JSON.stringify(rows.flatMap((row) => row.fulfillments));
  await sql`insert into fulfillment select f.* from jsonb_populate_recordset(null::fulfillment, ${fulfillments}) f`.execute(
    db,
  );
}
