import { deskProductList } from '../catalogue/deskProductList.ts';
import { paginate } from '../graphql/connection.ts';
import { keyOf, type NodeType } from '../graphql/globalId.ts';
import type { StaffResolvers } from '../desk/staffResolvers.ts';
import type { RootResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type UpkeepResolvers = {
  Mutation: RootResolvers<'Mutation', 'saveProduct' | 'adjustStock'>;
  Staff: StaffResolvers<'products' | 'product'>;
};

function required(id: string, type: NodeType): string {
  const key = keyOf(id, type);
  if (key === null) throw new MarketError('NOT_FOUND');
  return key;
}

export const upkeepResolvers = {
  Mutation: {
    saveProduct: (_, { id, version, input }, context) =>
      context.services.upkeep.saveProduct(context, required(id, 'Product'), version, input),
    adjustStock: (_, { variant, ...change }, context) =>
      context.services.upkeep.adjustStock(context, required(variant, 'Variant'), change),
  },
  Staff: {
    // Asked for now: after a refusal what others have saved is to be seen, whichever server saved it.
    products: async (_staff, args, context) => {
      const { items, key } = deskProductList(await context.services.catalogue.fresh(), args, context);
      return paginate(items, args, key);
    },
    product: async (_staff, { id }, { services }) =>
      (await services.catalogue.fresh()).products.get(keyOf(id, 'Product') ?? '') ?? null,
  },
} satisfies UpkeepResolvers;
