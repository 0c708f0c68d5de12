import { unsettledUnits } from '#rules/lineStatus.ts';
import { DEFAULT_SHORTAGE_RULE } from '#rules/shortage.ts';
import { keyOf, toId, type NodeType } from '../graphql/globalId.ts';
import type { TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { properName, textIn, textOrNull } from '../text/bilingualText.ts';
import { missingPlan } from './moneyResolvers.ts';

type PackingTypeResolvers = {
  PackingWeek: TypeResolvers<'PackingWeek'>;
  PackingSheet: TypeResolvers<'PackingSheet'>;
  ProducerList: TypeResolvers<'ProducerList'>;
  ProducerItem: TypeResolvers<'ProducerItem'>;
};

/** The uuid of the requested place; null: all places. BAD_INPUT for an id of anything else. */
function keyAsked(id: string | null | undefined, type: NodeType, field: string): string | null {
  if (id === null || id === undefined) return null;
  const key = keyOf(id, type);
  if (key === null) throw new MarketError('BAD_INPUT', { field });
  return key;
}

/** The fields of Staff that list what is packed and brought. */
export const packingFields: Pick<Required<TypeResolvers<'Staff'>>, 'packingWeek' | 'packingSheet'> = {
  packingSheet: (_staff, { order }, { services }) => {
    const key = keyOf(order, 'Order');
    return key === null ? null : services.packing.sheet(key);
  },
  packingWeek: async (_staff, { startDate }, { services, now }) => ({
    period: await services.packing.workWeek(startDate ?? null, now),
  }),
};

export const packingResolvers = {
  PackingWeek: {
    sheets: ({ period }, { location, shippingZone, changedSince }, { services }) =>
      services.packing.sheets({
        periodStart: period.startDate,
        locationId: keyAsked(location, 'Location', 'location'),
        shippingZoneId: keyAsked(shippingZone, 'ShippingZone', 'shippingZone'),
        changedSince: typeof changedSince === 'string' ? new Date(changedSince) : null,
      }),
    producers: ({ period }, _, { services }) => services.packing.producers(period.startDate),
    dropOff: ({ period }, _, { services }) => services.packing.dropOff(period),
    dropOffFrom: async ({ period }, _, { services }) => (await services.packing.dropOffTime(period))?.from ?? null,
    dropOffBefore: async ({ period }, _, { services }) => (await services.packing.dropOffTime(period))?.to ?? null,
    dropOffPlace: async ({ period }, _, { services, locale }) =>
      textOrNull((await services.packing.dropOffTime(period))?.place ?? null, locale),
    shortageRule: async (_week, _, { services }) =>
      (await services.siteInformation.settings()).identity?.shortageRule ?? DEFAULT_SHORTAGE_RULE,
    assemblies: async ({ period }, _, { services }) =>
      (await services.packing.assemblies(period.startDate)).map(({ orders, ...assembly }) => ({
        ...assembly,
        orders: orders.map((id) => toId('Order', id)),
      })),
    containersHeld: async ({ period }, _, { services }) =>
      (await services.packing.containersHeld(period.startDate)).map(({ orderId, containers }) => ({
        order: toId('Order', orderId),
        containers,
      })),
  },
  PackingSheet: {
    owed: async ({ order }, _, { services }) => {
      const isOwed = order.products.some((line) => unsettledUnits(line) > 0);
      const plan = isOwed ? await missingPlan(services, order.id, 'balance') : null;
      return plan ? plan.card + plan.balance : 0;
    },
  },
  ProducerList: {
    name: ({ name }) => properName(name),
    seller: async ({ sellerId }, _, { services }) =>
      sellerId === null ? null : ((await services.catalogue.current()).sellers.get(sellerId) ?? null),
  },
  ProducerItem: {
    productName: ({ productName }, _, { locale }) => textIn(productName, locale),
    variantName: ({ variantName }, _, { locale }) => textIn(variantName, locale),
  },
} satisfies PackingTypeResolvers;
