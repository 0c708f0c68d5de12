import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { REFUNDS_NO_ORDER } from '#rules/balance.ts';
import { receiptUndo } from '#rules/cashReceipt.ts';
import { DEFAULT_MISSING_WISH, missingUnits } from '#rules/lineStatus.ts';
import { isOngoing, isToPack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { CASH_DUE, cashDueOf, isCashOf, isRefundedSince } from '../balance/cashSql.ts';
import { isOwn as isOwnRow, type Visitor } from '../caller.ts';
import { writeTogether, type Write } from '../database/combinedStatements.ts';
import { recordsStatement } from '../database/insertRecords.ts';
import type { LinkEnd } from '../database/orderTables.ts';
import type { FulfillmentTable, OrderLineTable, OrderTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { textOf } from '../text/bilingualText.ts';
import { lineReturns } from './lineReturnStore.ts';
import { mayMerge } from './mergeStore.ts';
import { AWAITING } from './orderPersonStore.ts';
import { hasProblem, lineProblems } from './orderProblemStore.ts';
import type {
  CashView,
  FulfillmentView,
  LineProblemView,
  LineReturnView,
  OrderLineView,
  OrderView,
  SlotView,
} from './orderView.ts';

export type OrderInsert = Omit<Insertable<OrderTable>, 'id' | 'number'>;
export type OrderLineInsert = Omit<Insertable<OrderLineTable>, 'id' | 'order_id'>;
export type FulfillmentInsert = Omit<Insertable<FulfillmentTable>, 'id' | 'order_id'>;
/** `mayMerge`: into an earlier one (E19). */
export type OrderWritten = { id: string; number: number; mayMerge: boolean };

/**
 * Writes an order, whose id is chosen before, with its lines and `more` in one statement. An attempt that has an order already is a
 * unique violation, and nothing is written.
 */
export async function insertOrder(
  tx: Transaction,
  { id, ...order }: OrderInsert & { id: string },
  lines: readonly OrderLineInsert[],
  fulfillment: FulfillmentInsert | null,
  more: readonly Write[] = [],
): Promise<OrderWritten> {
  const state = { status: 'waiting', last_updated: null, discount: 0, returned: 0, taken: 0, taken_mdo: 0 } as const;
  const rows = lines.map((line): Insertable<OrderLineTable> => ({
    ...state,
    ...line,
    id: randomUUID(),
    order_id: id,
  }));
  const destination = fulfillment && [{ ...fulfillment, id: randomUUID(), order_id: id }];
  const [written] = await writeTogether<OrderWritten>(
    tx,
    sql`${recordsStatement('orders', [{ ...order, id }])} returning id, number, ${mayMerge} as "mayMerge"`,
    [
      { statement: recordsStatement('order_line', rows) },
      ...(destination ? [{ statement: recordsStatement('fulfillment', destination) }] : []),
      ...more,
    ],
  );
  if (!written) throw new Error(`The order ${id} was not written`);
  return written;
}

type OrderRow = Selectable<OrderTable> & {
  provider_session_id: string | null;
  refunded_to_card: number;
  refunded_to_balance: number;
  cash_due: number;
  is_cash: boolean;
  cash_received: number | null;
  cash_received_at: Date | null;
  is_refunded_since: boolean;
  link_ended: LinkEnd | null;
  link_pay_by: Date | null;
  link_sent_at: Date | null;
  account_allergies: string | null;
};
type LineRow = Selectable<OrderLineTable> & { has_problem: boolean };
type FulfillmentRow = Selectable<FulfillmentTable>;

function lineView(row: LineRow, returns: LineReturnView[], problems: LineProblemView[]): OrderLineView {
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
    quantity: row.quantity - row.removed,
    returned: row.returned - row.removed,
    removed: row.removed,
    missing: missingUnits({ ...row, quantity: row.quantity - row.removed }),
    missingReturned: row.missing_returned,
    ifMissing: row.if_missing ?? DEFAULT_MISSING_WISH,
    replaced: row.replaced,
    replacedBy: textOf(row.replaced_by_primary, row.replaced_by_secondary),
    returns,
    problems,
    status: row.status,
    lastUpdated: row.last_updated,
  };
}

function fulfillmentView(row: FulfillmentRow, slot: SlotView | null): FulfillmentView {
  const { id, recipient, line1, line2, city, state, postal_code: postalCode, country } = row;
  const { delivered_at: deliveredAt, outside_zone: outsideZone } = row;
  return { id, recipient, line1, line2, city, state, postalCode, country, deliveredAt, outsideZone, slot };
}

/** Of an order in cash. A link whose order is paid in cash, or was cancelled before its end, is none any more (ADR 172). */
function cashView(row: OrderRow): CashView {
  const { cash_due: due, cash_received: received, cash_received_at: receivedAt } = row;
  const { link_ended: ended, link_pay_by: payBy, link_sent_at: sentAt } = row;
  const byLink = ended === null && payBy !== null && due > 0;
  const state = byLink ? ('open' as const) : ended;
  const isShown = state === 'open' || state === 'expired';
  const link = isShown && payBy && sentAt ? { state, payBy, sentAt } : null;
  const undo = receivedAt === null ? null : receiptUndo({ status: row.status, isRefunded: row.is_refunded_since });
  return { due, received: received ?? 0, receivedAt, byLink, link, undo };
}

type Parts = {
  lines: LineRow[];
  returns: ReadonlyMap<string, LineReturnView[]>;
  problems: ReadonlyMap<string, LineProblemView[]>;
  fulfillment: FulfillmentRow | undefined;
};

function orderView(row: OrderRow, { lines, returns, problems, fulfillment }: Parts): OrderView {
  const bought = lines.map((line) => lineView(line, returns.get(line.id) ?? [], problems.get(line.id) ?? []));
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
    refundedToCard: row.refunded_to_card,
    refundedToBalance: row.refunded_to_balance,
    cash: row.is_cash ? cashView(row) : null,
    fromStorage: row.from_storage,
    note: row.note,
    allergies: row.account_allergies ?? row.allergies,
    customerName: row.contact_name ?? row.contact_email ?? '',
    contact: { email: row.contact_email, name: row.contact_name, phone: row.contact_phone },
    customerId: row.customer_id,
    isJoined: row.merged_into !== null,
    isCancelling: row.cancelling !== null,
    calendarKey: row.calendar_key,
    linkKey: row.link_key,
    isLinked: false,
    isWithheld: false,
    locationId: row.location_id,
    shippingZoneId: row.shipping_zone_id,
    periodStart: row.period_start,
    slot,
    paymentSession: row.provider_session_id,
    products: bought.filter(({ quantity }) => quantity > 0),
    bought,
    fulfillment: fulfillment ? fulfillmentView(fulfillment, slot) : null,
  };
}

type Reading = { db: Kysely<Tables>; rows: OrderRow[] };

/** Loads the complete orders of these rows in three statements, plus one each if goods were returned or problems reported. */
async function readWhole({ db, rows }: Reading): Promise<OrderView[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .select(hasProblem.as('has_problem'))
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const fulfillments = await db.selectFrom('fulfillment').selectAll().where('order_id', 'in', ids).execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const fulfillmentOf = new Map(fulfillments.map((fulfillment) => [fulfillment.order_id, fulfillment]));
  const returns = await lineReturns(
    db,
    lines.filter(({ returned }) => returned > 0).map(({ id }) => id),
  );
  const problems = await lineProblems(
    db,
    lines.filter((line) => line.has_problem).map(({ id }) => id),
  );
  return rows.map((row) =>
    orderView(row, { lines: linesOf.get(row.id) ?? [], returns, problems, fulfillment: fulfillmentOf.get(row.id) }),
  );
}

/** An order as its link shows it, or another that is read by way of it (ADR 110). */
export function underLink(order: OrderView, { isLinked, isWithheld }: Pick<OrderView, 'isLinked' | 'isWithheld'>) {
  const linked = (line: OrderLineView) => ({
    ...line,
    problems: line.problems.map((problem) => ({ ...problem, isWithheld })),
  });
  return { ...order, isLinked, isWithheld, products: order.products.map(linked), bought: order.bought.map(linked) };
}

const orderRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('orders')
    .innerJoin('checkout_attempt', 'checkout_attempt.id', 'orders.attempt_id')
    .leftJoin('cash_receipt', 'cash_receipt.order_id', 'orders.id')
    .leftJoin('payment_link', 'payment_link.order_id', 'orders.id')
    .selectAll('orders')
    .select(['cash_receipt.amount as cash_received', 'cash_receipt.at as cash_received_at'])
    .select([
      'payment_link.ended as link_ended',
      'payment_link.pay_by as link_pay_by',
      'payment_link.sent_at as link_sent_at',
    ])
    .select([isCashOf('orders').as('is_cash'), cashDueOf('orders').as('cash_due')])
    .select(isRefundedSince('orders').as('is_refunded_since'))
    .select(['checkout_attempt.provider_session_id'])
    .select(
      sql<string | null>`(select c.allergies from customer c where c.id = orders.customer_id)`.as('account_allergies'),
    )
    .select([
      sql<number>`(select coalesce(sum(r.amount), 0)::int from refund r
        where r.order_id = orders.id and r.status <> 'refused')`.as('refunded_to_card'),
      sql<number>`(select coalesce(-sum(m.amount), 0)::int from balance_movement m
        where m.order_id = orders.id and m.reason <> all(${REFUNDS_NO_ORDER}))`.as('refunded_to_balance'),
    ]);

type Who = Pick<Visitor, 'sessionId' | 'customer'>;

const isOwn = ({ sessionId, customer }: Who) =>
  customer
    ? sql<boolean>`(orders.customer_id = ${customer.id} or orders.session_id = ${sessionId} and orders.customer_id is null)`
    : sql<boolean>`(orders.session_id = ${sessionId} and orders.customer_id is null)`;

/**
 * The visitor's complete order, by its id or by its paid attempt; null if there is none or it is somebody else's. A
 * session alone never opens a customer's order.
 */
export async function readOrder(
  db: Kysely<Tables>,
  who: Who,
  by: { id: string } | { attemptId: string },
): Promise<OrderView | null> {
  const rows = await orderRows(db)
    .where(isOwn(who))
    .where('id' in by ? 'orders.id' : 'orders.attempt_id', '=', 'id' in by ? by.id : by.attemptId)
    .execute();
  const [order = null] = await readWhole({ db, rows });
  return order;
}

/** The complete order whose link has this key, for any visitor; null if none. */
export async function readLinkedOrder(db: Kysely<Tables>, who: Who, linkKey: string): Promise<OrderView | null> {
  const rows = await orderRows(db).where('orders.link_key', '=', linkKey).execute();
  const [order = null] = await readWhole({ db, rows });
  const [row] = rows;
  if (!order || !row) return null;
  return underLink(order, { isLinked: true, isWithheld: !who.customer?.isStaff && !isOwnRow(row, who) });
}

/** The complete orders with these ids, in the order of the ids. The caller checks who may read them. */
export async function readOrders(db: Kysely<Tables>, ids: readonly string[]): Promise<OrderView[]> {
  if (ids.length === 0) return [];
  const rows = await orderRows(db).where('orders.id', 'in', ids).execute();
  const orders = new Map((await readWhole({ db, rows })).map((order) => [order.id, order]));
  return ids.flatMap((id) => orders.get(id) ?? []);
}

const ONGOING = ORDER_STATUSES.filter(isOngoing);

/** The ids of a customer's orders: those in progress first, then the newest. */
export async function orderIdsOf(db: Kysely<Tables>, customerId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy((order) => order('status', 'in', ONGOING), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A customer's orders, newest first. */
export async function readOrdersOf(db: Kysely<Tables>, customerId: string): Promise<OrderView[]> {
  const rows = await orderRows(db)
    .where('orders.customer_id', '=', customerId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .execute();
  return readWhole({ db, rows });
}

/** A customer's orders that are still to be handed over, the next first. */
export async function readAwaiting(db: Kysely<Tables>, customerId: string): Promise<OrderView[]> {
  const rows = await orderRows(db)
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', AWAITING)
    .orderBy('orders.slot_from', (order) => order.asc().nullsLast())
    .orderBy('orders.number')
    .execute();
  return readWhole({ db, rows });
}

/** Selects the orders to pack of a week (its Friday), optionally of one pickup point or delivery zone (uuids). */
export type WeekOrders = {
  periodStart: string;
  locationId: string | null;
  shippingZoneId: string | null;
  /** Only orders that changed, had a line change, or whose cash was received, undone or lowered, since then (market time); null for all. */
  changedSince?: Date | null;
};

const TO_PACK = ORDER_STATUSES.filter(isToPack);

/** The complete orders to pack, by number, in three statements. The caller checks the role. */
export async function readOrdersToPack(
  db: Kysely<Tables>,
  { periodStart, locationId, shippingZoneId, changedSince = null }: WeekOrders,
): Promise<OrderView[]> {
  let query = orderRows(db).where('orders.period_start', '=', periodStart).where('orders.status', 'in', TO_PACK);
  if (locationId !== null) query = query.where('orders.location_id', '=', locationId);
  if (shippingZoneId !== null) query = query.where('orders.shipping_zone_id', '=', shippingZoneId);
  if (changedSince !== null)
    query = query.where(
      sql<boolean>`(exists (select from order_line l where l.order_id = orders.id and l.last_updated >= ${changedSince})
        or exists (select from order_change h where h.order_id = orders.id and h.at >= ${changedSince})
        or exists (select from order_return r where r.order_id = orders.id and r.kind = 'removed'
          and coalesce(r.done_at, r.at) >= ${changedSince})
        or exists (select from moved_order v join order_move w on w.id = v.move_id
          where v.order_id = orders.id and coalesce(w.undone_at, w.at) >= ${changedSince})
        or exists (select from cash_receipt k where k.order_id = orders.id and k.at >= ${changedSince})
        or exists (select from desk_action a where a.order_id = orders.id and a.kind = 'undo_cash' and a.at >= ${changedSince})
        or exists (select from payment_link p where p.order_id = orders.id and coalesce(p.ended_at, p.sent_at) >= ${changedSince})
        or exists (select from refund f where f.order_id = orders.id and f.provider_id = ${CASH_DUE}
          and coalesce(f.at, f.asked_at) >= ${changedSince}))`,
    );
  return readWhole({ db, rows: await query.orderBy('orders.number').execute() });
}
