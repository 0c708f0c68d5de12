import type { ResolversParentTypes } from '#generated/resolvers.ts';
import { PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { weekStarting } from '#rules/period.ts';
import { weekdayOf } from '#rules/zone.ts';
import { MAX_NODE_IDS } from '../graphql/documentLimits.ts';
import { fromId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import type { Context } from './context.ts';

type NodeValue = ResolversParentTypes['Node'];
/** The types that implement Node, so that they can be refetched by id. */
type Fetchable =
  | 'BalanceMovement'
  | 'Basket'
  | 'Cart'
  | 'Collection'
  | 'Location'
  | 'Membership'
  | 'Order'
  | 'Payment'
  | 'Period'
  | 'Product'
  | 'Seller'
  | 'ShippingZone'
  | 'User'
  | 'UserBasket'
  | 'Variant';
type Loaders = { [T in Fetchable]: (key: string, context: Context) => Promise<ResolversParentTypes[T] | null> };

/**
 * Looks a node up by uuid as the type's @access requires: what belongs to somebody is looked up with the visitor, so
 * that others' is null (F-044).
 */
const loaders: Loaders = {
  Product: (key, { services }) => services.catalogue.node('Product', key),
  Variant: (key, { services }) => services.catalogue.node('Variant', key),
  Seller: (key, { services }) => services.catalogue.node('Seller', key),
  Collection: (key, { services }) => services.catalogue.node('Collection', key),
  Location: (key, { services }) => services.fulfilment.location(key),
  ShippingZone: (key, { services }) => services.fulfilment.zone(key),
  Basket: (key, { services }) => services.baskets.byId(key),
  Period: async (friday) => (weekdayOf(friday) === PERIOD_START_WEEKDAY ? weekStarting(friday) : null),
  Cart: (key, context) => context.services.cart.byId(context, key),
  Payment: (key, { services, visitor }) => services.checkout.byId(visitor, key),
  User: (key, { services, visitor }) => services.account.byId(visitor, key),
  UserBasket: (key, { services, visitor }) => services.baskets.subscriptions.byId(visitor, key),
  Membership: (key, context) => context.services.membership.byId(context, key),
  BalanceMovement: (key, { services, visitor }) => services.balance.byId(visitor, key),
  Order: (key, { services, visitor }) => services.orders.readable(visitor, key),
};

function isFetchable(type: string): type is Fetchable {
  return Object.hasOwn(loaders, type);
}

/** Rows do not carry their type: it comes from the id that they were fetched by. */
const typeOfNode = new WeakMap<NodeValue, Fetchable>();

async function load(id: string, context: Context): Promise<NodeValue | null> {
  const parsed = fromId(id);
  if (!parsed || !isFetchable(parsed.type)) return null;
  const value = await loaders[parsed.type](parsed.key, context);
  if (value) typeOfNode.set(value, parsed.type);
  return value;
}

export const nodeResolvers = {
  Query: {
    node: (_, { id }, context) => load(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > MAX_NODE_IDS) throw new MarketError('BAD_INPUT', { field: 'ids' });
      return Promise.all(ids.map((id) => load(id, context)));
    },
  },
  Node: {
    __resolveType(value) {
      const type = typeOfNode.get(value);
      if (!type) throw new Error('A Node that was not fetched by its id');
      return type;
    },
  },
} satisfies { Query: RootResolvers<'Query', 'node' | 'nodes'>; Node: TypeResolvers<'Node'> };
