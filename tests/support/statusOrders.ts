import { ORDER_STATUSES, type OrderStatus } from '#rules/orderStatus.ts';
import { addDays } from '#rules/zone.ts';
import type { Database } from '../../server/database/database.ts';
import { location, zone } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';

/** pickup and ship: of a customer of its own. guest: picked up, without an account. */
export const ORDER_KINDS = ['pickup', 'ship', 'guest'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** An order as rows alone. No two share a customer, a week, a time or an amount, so that no value stands for another. */
export type StatusOrder = {
  kind: OrderKind;
  status: OrderStatus;
  id: string;
  attemptId: string;
  lineId: string;
  /** Null: a guest's. */
  customerId: string | null;
  email: string;
  /** The Friday of its week, which no other order has. */
  week: string;
  locationId: string | null;
  shippingZoneId: string | null;
  createdAt: Date;
  /** Its latest line change. */
  lastUpdated: Date;
  /** Cents of its line's deposits. */
  deposit: number;
  paymentIntent: string;
};

const FIRST_FRIDAY = '2026-01-02';
const HOUR_MS = 3_600_000;

function orderOf(kind: OrderKind, status: OrderStatus): StatusOrder {
  const name = `${kind} ${status}`;
  const nth = ORDER_KINDS.indexOf(kind) * ORDER_STATUSES.length + ORDER_STATUSES.indexOf(status);
  const week = addDays(FIRST_FRIDAY, 7 * nth);
  const createdAt = new Date(Date.parse(`${week}T15:00:00Z`) - (40 + nth) * HOUR_MS);
  return {
    kind,
    status,
    id: testId(`order ${name}`),
    attemptId: testId(`attempt ${name}`),
    lineId: testId(`line ${name}`),
    customerId: kind === 'guest' ? null : testId(`customer ${name}`),
    email: `${kind}.${status}@exemple.ca`,
    week,
    locationId: kind === 'ship' ? null : location('marche'),
    shippingZoneId: kind === 'ship' ? zone('vallee') : null,
    createdAt,
    lastUpdated: new Date(createdAt.getTime() + (20 + nth) * HOUR_MS),
    deposit: 4 * (100 + nth),
    paymentIntent: `pi_${kind}_${status}`,
  };
}

/** Every status of every kind of order. The market of `openMarket` must be open. */
export const statusOrders = (): StatusOrder[] =>
  ORDER_KINDS.flatMap((kind) => ORDER_STATUSES.map((status) => orderOf(kind, status)));

/**
 * Writes these orders. Each has one line of four units, all packed, one of them missing and not refunded; a delivery goes to
 * an address outside its zone.
 */
export async function writeStatusOrders({ kysely: db }: Database, orders: readonly StatusOrder[]): Promise<void> {
  const customers = orders.flatMap((order, nth) =>
    order.customerId === null
      ? []
      : [
          {
            id: order.customerId,
            subject: order.email,
            email: order.email,
            identity_at: order.createdAt,
            created_at: order.createdAt,
            locale: 'fr' as const,
            balance: -(20_000 + nth),
          },
        ],
  );
  await db.insertInto('customer').values(customers).execute();
  const common = (order: StatusOrder, nth: number) => ({
    session_id: order.email,
    customer_id: order.customerId,
    subtotal: 4000 + nth,
    deposit: order.deposit,
    shipping: order.kind === 'ship' ? 700 : 0,
    fee: 0,
    gst: 50 + nth,
    pst: 150 + nth,
    location_id: order.locationId,
    shipping_zone_id: order.shippingZoneId,
    from_storage: false,
    note: null,
    period_start: order.week,
    locale: 'fr' as const,
    slot_from: new Date(Date.parse(`${order.week}T19:00:00Z`) - 24 * HOUR_MS),
    slot_to: new Date(Date.parse(`${order.week}T22:00:00Z`) - 24 * HOUR_MS),
  });
  const totalOf = ({ subtotal, deposit, shipping, gst, pst }: ReturnType<typeof common>) =>
    subtotal + deposit + shipping + gst + pst;
  const rows = orders.map((order, nth) => ({ order, sums: common(order, nth) }));
  await db
    .insertInto('checkout_attempt')
    .values(
      rows.map(({ order, sums }) => ({
        ...sums,
        id: order.attemptId,
        cart_id: testId(`cart ${order.email}`),
        status: 'paid' as const,
        total: totalOf(sums),
        fingerprint: order.email,
        provider_session_id: `cs_${order.paymentIntent}`,
        payment_url: null,
        expires_at: new Date(order.createdAt.getTime() + HOUR_MS),
      })),
    )
    .execute();
  await db
    .insertInto('orders')
    .values(
      rows.map(({ order, sums }) => ({
        ...sums,
        id: order.id,
        attempt_id: order.attemptId,
        status: order.status,
        total: totalOf(sums),
        contact_email: order.email,
        contact_name: `Name of ${order.email}`,
        contact_phone: null,
        payment_intent: order.paymentIntent,
        // Into any other order: the rows have no need of a real one.
        merged_into: order.status === 'merged' ? orderOf(order.kind, 'processed').id : null,
        cancelling: null,
        created_at: order.createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('order_line')
    .values(
      orders.map((order, nth) => ({
        id: order.lineId,
        order_id: order.id,
        position: 0,
        status: 'packed' as const,
        variant_id: null,
        seller_id: null,
        seller_name: `Ferme ${order.email}`,
        product_name_primary: 'pain',
        product_name_secondary: null,
        variant_name_primary: 'unité',
        variant_name_secondary: null,
        image: null,
        price: 1000 + nth,
        compared_at_price: null,
        taxable_price: 0,
        deposit: order.deposit / 4,
        quantity: 4,
        taken: 0,
        taken_mdo: 0,
        missing: 1,
        last_updated: order.lastUpdated,
      })),
    )
    .execute();
  await db
    .insertInto('fulfillment')
    .values(
      orders
        .filter(({ kind }) => kind === 'ship')
        .map((order) => ({
          id: testId(`stop ${order.email}`),
          order_id: order.id,
          recipient: `Name of ${order.email}`,
          line1: '1, rue Principale',
          line2: null,
          city: 'Gatineau',
          state: 'QC',
          postal_code: 'H2X1Y4',
          country: 'CA',
          outside_zone: true,
        })),
    )
    .execute();
}
