import { sql, type Kysely, type Selectable } from 'kysely';
import { awaitsHandover, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { CASH_DUE, CASH_TILL, cashDueOf, isCashIntent } from '../balance/cashSql.ts';
import type { LinkEnd } from '../database/orderTables.ts';
import type {
  AttemptKind,
  CreditAsked,
  AttemptLineTable,
  CheckoutAttemptTable,
  FulfillmentTable,
  OrderTable,
  Tables,
} from '../database/tables.ts';
import type { RefusalReason } from '../marketError.ts';
import { RECIPIENT_LOCALE } from './addressSql.ts';

type Addressed = { customer_email: string | null };
type Line = Selectable<AttemptLineTable>;

/**
 * An order as it was paid: the lines are the attempt's, since an order merged into another has none of its own (E19). Its language is
 * RECIPIENT_LOCALE.
 */
export type OrderMailData = Selectable<OrderTable> &
  Addressed & {
    kind: AttemptKind;
    left_out: RefusalReason[] | null;
    /** How its customer asked staff that credit pays, and what it paid of it as it was entered (ADR 181); null, 0: it did not. */
    credit_asked: CreditAsked | null;
    credit_paid: number;
    /** Cents that are still to be paid in cash. */
    cash_due: number;
    /** The link by which it is paid by card (ADR 172); null: it never had one. */
    link_ended: LinkEnd | null;
    link_pay_by: Date | null;
    merged_number: number | null;
    /** Null: a guest's. */
    notify_order_progress: boolean | null;
    lines: Line[];
  } & {
    /** Where it is delivered; null: picked up. */
    delivery: Selectable<FulfillmentTable> | null;
  };

export async function readOrderMail(db: Kysely<Tables>, orderId: string): Promise<OrderMailData | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('checkout_attempt as a', 'a.id', 'o.attempt_id')
    .leftJoin('customer as u', 'u.id', 'o.customer_id')
    .leftJoin('orders as m', 'm.id', 'o.merged_into')
    .leftJoin('payment_link as p', 'p.order_id', 'o.id')
    .selectAll('o')
    .select([
      'a.kind',
      'p.ended as link_ended',
      'p.pay_by as link_pay_by',
      'a.left_out',
      'a.credit_asked',
      'a.balance_applied as credit_paid',
      'u.email as customer_email',
      'u.notify_order_progress',
      'm.number as merged_number',
      'm.link_key as merged_link_key',
    ])
    .select([cashDueOf('o').as('cash_due'), RECIPIENT_LOCALE.as('recipient_locale')])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const lines = db.selectFrom('attempt_line').selectAll().where('attempt_id', '=', row.attempt_id).orderBy('position');
  const delivery = db.selectFrom('fulfillment').selectAll().where('order_id', '=', orderId);
  // Of a merged order everything is in the one that it joined: mails open that one.
  const { merged_link_key: mergedLinkKey, recipient_locale: locale, ...order } = row;
  return {
    ...order,
    locale,
    // An order that a card has paid by its link, or credit completely, is one like any other.
    kind: order.kind === 'cash' && !isCashIntent(order.payment_intent) ? 'session' : order.kind,
    link_key: mergedLinkKey ?? order.link_key,
    lines: await lines.execute(),
    delivery: (await delivery.executeTakeFirst()) ?? null,
  };
}

/**
 * What was refunded of a cancelled order, with what was refunded of its goods before, or is being refunded, and what the card's provider refused: cents, 0 or
 * positive.
 */
export type RefundedMoney = { card: number; balance: number; refused: number } & RefundedCash;
/** Of an order that is paid in cash: not to be paid any more, and paid out. Cents. */
export type RefundedCash = { due: number; till: number };

export async function moneyBack(db: Kysely<Tables>, orderId: string): Promise<RefundedMoney> {
  const { rows } = await sql<RefundedMoney>`
    select coalesce(sum(amount) filter (where status <> 'refused' and provider_id is distinct from ${CASH_DUE} and provider_id is distinct from ${CASH_TILL}), 0)::int as card,
      coalesce(sum(amount) filter (where provider_id = ${CASH_DUE}), 0)::int as due,
      coalesce(sum(amount) filter (where provider_id = ${CASH_TILL}), 0)::int as till,
      coalesce(sum(amount) filter (where status = 'refused'), 0)::int as refused,
      (select coalesce(-sum(amount), 0)::int from balance_movement
        where order_id = ${orderId} and reason in ('order_cancelled', 'items_returned', 'item_missing', 'items_removed', 'amount_refunded')) as balance
    from refund where order_id = ${orderId}`.execute(db);
  return rows[0] ?? { card: 0, balance: 0, refused: 0, due: 0, till: 0 };
}

/** The uuid of the order whose calendar file has this key; null: none. */
export async function orderIdOfCalendar(db: Kysely<Tables>, key: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('id').where('calendar_key', '=', key).executeTakeFirst();
  return row?.id ?? null;
}

/** A purchase, its language as that of `readOrderMail`. */
export async function attemptToTell(
  db: Kysely<Tables>,
  attemptId: string,
): Promise<(Selectable<CheckoutAttemptTable> & Addressed) | null> {
  const row = await db
    .selectFrom('checkout_attempt as a')
    .innerJoin('customer as c', 'c.id', 'a.customer_id')
    .selectAll('a')
    .select(['c.email as customer_email', 'c.locale as customer_locale'])
    .where('a.id', '=', attemptId)
    .executeTakeFirst();
  if (!row) return null;
  const { customer_locale: locale, ...attempt } = row;
  return { ...attempt, locale };
}

export async function customerToTell(db: Kysely<Tables>, customerId: string) {
  const row = await db
    .selectFrom('customer')
    .select(['email', 'locale', 'notify_abandoned_cart'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** A customer's orders that are still to be handed over, the next first. */
export async function openOrdersOf(db: Kysely<Tables>, customerId: string) {
  return db
    .selectFrom('orders')
    .select(['number', 'link_key', 'slot_from', 'slot_to', 'location_id', 'shipping_zone_id'])
    .where('customer_id', '=', customerId)
    .where('status', 'in', ORDER_STATUSES.filter(awaitsHandover))
    .orderBy('slot_from', (order) => order.asc().nullsLast())
    .orderBy('number')
    .execute();
}

/** The confirmed lines of a customer's cart with their present names, at most `limit`. */
export async function cartToTell(db: Kysely<Tables>, customerId: string, limit: number) {
  return db
    .selectFrom('cart as c')
    .innerJoin('cart_item as i', 'i.cart_id', 'c.id')
    .innerJoin('variant as v', 'v.id', 'i.variant_id')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select([
      'i.quantity',
      'p.name_primary as product_name_primary',
      'p.name_secondary as product_name_secondary',
      'v.name_primary as variant_name_primary',
      'v.name_secondary as variant_name_secondary',
    ])
    .where('c.customer_id', '=', customerId)
    .where('i.unsure', '=', false)
    .where('p.status', '=', 'active')
    .orderBy('i.added_at')
    .limit(limit)
    .execute();
}

/** A movement of a balance (uuid) with its customer. Null: unknown, or no recipient. */
export async function movementOfMail(db: Kysely<Tables>, movementId: string) {
  const row = await db
    .selectFrom('balance_movement as m')
    .innerJoin('customer as c', 'c.id', 'm.customer_id')
    .select(['m.amount', 'm.balance', 'm.reason', 'm.note', 'c.email', 'c.locale'])
    .where('m.id', '=', movementId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.email ? row : null;
}
