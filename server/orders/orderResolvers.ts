import { formatDay, formatTimeRange } from '../../rules/dates.ts';
import { isOngoing } from '../../rules/orderStatus.ts';
import { periodStarting } from '../../rules/period.ts';
import { properName, textIn } from '../bilingualText.ts';
import type { LineStatus } from '../database/tables.ts';
import { toId } from '../graphql/globalId.ts';
import type { TypeResolvers } from '../graphql/required.ts';

type OrderTypeResolvers = {
  Order: TypeResolvers<'Order'>;
  OrderLine: TypeResolvers<'OrderLine'>;
  Fulfillment: TypeResolvers<'Fulfillment'>;
};

/** Percent of the way to the customer's crate (schema: LineStatus). */
const PROGRESS: Readonly<Record<LineStatus, number>> = {
  waiting: 0,
  preparing: 33,
  received: 66,
  packed: 100,
  missing: 100,
};

export const orderResolvers = {
  Order: {
    id: (order) => toId('Order', order.id),
    ongoing: ({ status }) => isOngoing(status),
    paymentPage: ({ status, paymentSession }) =>
      status === 'pending' && paymentSession ? `/paiement/${paymentSession}` : null,
    location: ({ locationId }, _, { services }) =>
      locationId === null ? null : services.fulfilment.location(locationId),
    mergedInto: ({ mergedInto }, _, { services, visitor }) =>
      mergedInto === null ? null : services.orders.byId(visitor, mergedInto),
    period: ({ periodStart }) => periodStarting(periodStart),
  },
  OrderLine: {
    id: (line) => toId('OrderLine', line.id),
    productName: ({ product }, _, { locale }) => textIn(product, locale),
    variantName: ({ variant }, _, { locale }) => textIn(variant, locale),
    variantId: ({ variantId }) => (variantId === null ? null : toId('Variant', variantId)),
    image: ({ imagePath }) => (imagePath === null ? null : { path: imagePath, alt: null }),
    seller: async ({ sellerId }, _, { services }) =>
      sellerId === null ? null : ((await services.catalogue.current()).sellers.get(sellerId) ?? null),
    sellerName: ({ sellerName }) => properName(sellerName),
    progress: ({ status }) => PROGRESS[status],
    reusableBox: async ({ variantId }, _, { services }) =>
      variantId !== null && variantId === ((await services.catalogue.current()).reusableBox?.id ?? null),
  },
  Fulfillment: {
    id: ({ id }) => toId('Fulfillment', id),
    deliveryRange: ({ slot }, _, { locale }) =>
      slot && `${formatDay(slot.from, locale)}, ${formatTimeRange(slot.from, slot.to, locale)}`,
  },
} satisfies OrderTypeResolvers;
