import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { OrdersExportQuery } from '#generated/relay/OrdersExportQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { readPhone } from '#rules/contactDetails.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { dollarsText } from '#rules/spreadsheetText.ts';
import { dayAt } from '#rules/zone.ts';

graphql`
  fragment ordersFile_order on Order {
    number
    status
    createdAt
    customerName
    total
    cash {
      due
      byLink
    }
    period {
      deliveryDay
    }
    location {
      name
    }
    shippingZone {
      name
    }
    contact {
      email
      phone
    }
    products {
      quantity
      reusableBox
    }
  }
`;

type Staff = NonNullable<OrdersExportQuery['response']['staff']>;
type ExportedOrder = Staff['exportedOrders']['edges'][number]['node'];

/** The columns of the orders' file, in order. */
export const EXPORT_COLUMNS = [
  'code',
  'number',
  'name',
  'place',
  'round',
  'units',
  'total',
  'state',
  'week',
  'paid_on',
  'phone',
  'email',
  'payment',
  'due',
] as const;

/** How it is paid: by card, or in cash; what is still to be paid says so (ADR 169, 172). */
function paymentKey(cash: ExportedOrder['cash']) {
  if (!cash) return 'card';
  if (cash.due === 0) return 'cash';
  return cash.byLink ? 'link_due' : 'cash_due';
}

/** An order's row: days as 2026-11-27, the total in dollars with the language's decimal sign; empty where merged. */
export function exportRow(order: ExportedOrder, { t, locale }: { t: TFunction; locale: Locale }) {
  const { number, status, createdAt, customerName, total, cash, period, location, shippingZone, contact, products } =
    order;
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  const row: Record<(typeof EXPORT_COLUMNS)[number], string | number | null> = {
    code: pickupCode(number),
    number,
    name: customerName,
    place: location?.name ?? null,
    round: shippingZone?.name ?? null,
    units: products.reduce((sum, { quantity, reusableBox }) => sum + (reusableBox ? 0 : quantity), 0),
    total: status === 'merged' ? null : dollarsText(total, locale),
    state: knownStatus ? t(`orders.status.${knownStatus}`) : status,
    week: period.deliveryDay,
    paid_on: dayAt(new Date(createdAt)),
    phone: contact?.phone ? (readPhone(contact.phone) ?? contact.phone) : null,
    email: contact?.email ?? null,
    payment: status === 'merged' ? null : t(`desk_orders.paid_with.${paymentKey(cash)}`),
    due: cash && cash.due > 0 ? dollarsText(cash.due, locale) : null,
  };
  return EXPORT_COLUMNS.map((name) => row[name]);
}
