import type { OrderStatus } from '../../rules/orderStatus.ts';
import { keyOf } from '../graphql/globalId.ts';
import type { TypeResolvers } from '../graphql/required.ts';

/** Of an id that names nothing: what no order has. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

const idOf = (id: string | null | undefined, type: Parameters<typeof keyOf>[1]): string | null =>
  typeof id === 'string' ? (keyOf(id, type) ?? (type === 'Period' ? '1970-01-02' : NOWHERE)) : null;

export const deskOrderResolvers = {
  orders: (_, { filter, ...page }, { services }) =>
    services.orders.staff.list(
      {
        period: idOf(filter?.period, 'Period'),
        status: (filter?.status as OrderStatus[] | null | undefined) ?? null,
        locationId: idOf(filter?.location, 'Location'),
        shippingZoneId: idOf(filter?.shippingZone, 'ShippingZone'),
        customerId: idOf(filter?.customer, 'User'),
        words: filter?.words ?? '',
      },
      page,
    ),
  order: (_, { number }, { services }) => services.orders.staff.byNumber(number),
} satisfies Pick<TypeResolvers<'Staff'>, 'orders' | 'order'>;
