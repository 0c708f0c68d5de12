import { requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { reasonTexts } from '../text/reasonTexts.ts';

type CartRootResolvers = {
  Query: RootResolvers<'Query', 'cart'>;
  Mutation: RootResolvers<
    'Mutation',
    | 'addToCart'
    | 'removeFromCart'
    | 'confirmItemInCart'
    | 'chooseIfMissing'
    | 'updateShoppingSession'
    | 'updateCart'
    | 'confirmAge'
  >;
  Cart: TypeResolvers<'Cart'>;
  CartItem: TypeResolvers<'CartItem'>;
};

export const cartResolvers = {
  Query: {
    cart: (_, _args, context) => context.services.cart.view(context),
  },
  Mutation: {
    addToCart: (_, { variant, quantity, seenPrice, requestId }, context) =>
      context.services.cart.add(context, requireKey(variant, 'Variant', 'NOT_FOUND'), quantity, seenPrice, requestId),
    removeFromCart: (_, { variant, all, requestId }, context) =>
      context.services.cart.remove(context, requireKey(variant, 'Variant', 'NOT_IN_CART'), all, requestId),
    confirmItemInCart: (_, { item, ...request }, context) =>
      context.services.cart.confirm(context, requireKey(item, 'CartItem', 'NOT_IN_CART'), request),
    chooseIfMissing: (_, { item, wish }, context) =>
      context.services.cart.chooseIfMissing(context, requireKey(item, 'CartItem', 'NOT_IN_CART'), wish),
    updateShoppingSession: (_, { input }, context) => context.services.cart.updateSession(context, input),
    updateCart: (_, { input }, context) => context.services.cart.updateCart(context, input),
    confirmAge: (_, { birthDate }, context) => context.services.cart.confirmAge(context, birthDate),
  },
  Cart: {
    id: (cart) => toId('Cart', cart.id),
    locationId: ({ location }) => (location ? toId('Location', location.id) : null),
    shippingZone: (cart) => cart.zone,
    items: (cart) => cart.lines,
    slot: ({ location, zone, fromStorage }, _, { services, now }) => {
      const place = zone ?? location;
      return place && services.fulfilment.slotFor(place, now, fromStorage);
    },
    autoCloseRefusal: ({ refusal }, _, { locale }) => refusal && reasonTexts(refusal, locale),
    autoClosePreview: (cart, _, context) => context.services.cart.previewClosing(context, cart),
    mergesInto: async ({ lines, location, zone, fromStorage }, _, { services, visitor, now }) => {
      const sure = lines.filter(({ unsure }) => !unsure);
      // An order with a recurring basket never merges (E51).
      if (sure.length === 0 || sure.some(({ basket }) => basket)) return null;
      const { fulfilment } = services;
      const week = fromStorage ? fulfilment.currentPeriod(now) : await fulfilment.openPeriod(now);
      const chosen = zone ?? location;
      const slot = chosen && (await fulfilment.slotFor(chosen, now, fromStorage));
      const place = {
        locationId: location?.id ?? null,
        shippingZoneId: zone?.id ?? null,
        slotFrom: slot?.from ?? null,
      };
      return services.orderMerging.findMergeTarget(visitor, {
        ...place,
        fromStorage,
        periodStart: week.startDate,
        at: now,
      });
    },
  },
  CartItem: {
    id: (line) => toId('CartItem', line.id),
    variantId: (line) => toId('Variant', line.variant.id),
    basket: ({ basket }, _, { services }) => basket && services.baskets.byId(basket.basketId),
  },
} satisfies CartRootResolvers;
