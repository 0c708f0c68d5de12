import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { UrlPolicy } from '#rules/siteLink.ts';
import { accountResolvers } from '../account/accountResolvers.ts';
import { accountingResolvers } from '../accounting/accountingResolvers.ts';
import { balanceResolvers } from '../balance/balanceResolvers.ts';
import { basketResolvers } from '../baskets/basketResolvers.ts';
import { cardResolvers } from '../cards/cardResolvers.ts';
import { cartResolvers } from '../cart/cartResolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogueResolvers.ts';
import { catalogueAdminResolvers } from '../catalogueAdmin/catalogueAdminResolvers.ts';
import { checkoutResolvers } from '../checkout/checkoutResolvers.ts';
import { clockResolvers } from '../desk/clockResolvers.ts';
import { deskResolvers } from '../desk/deskResolvers.ts';
import { moneyResolvers } from '../desk/moneyResolvers.ts';
import { packingResolvers } from '../desk/packingResolvers.ts';
import { weekResolvers } from '../desk/weekResolvers.ts';
import { favouriteResolvers } from '../favourites/favouriteResolvers.ts';
import { fulfilmentResolvers } from '../fulfilment/fulfilmentResolvers.ts';
import type { CompleteResolvers } from '../graphql/required.ts';
import { scalarsOf } from '../graphql/scalars.ts';
import { schemaDocument } from '../graphql/schemaText.ts';
import { membershipResolvers } from '../membership/membershipResolvers.ts';
import { orderMoveResolvers } from '../orderMoves/orderMoveResolvers.ts';
import { orderResolvers } from '../orders/orderResolvers.ts';
import { proposalResolvers } from '../proposals/proposalResolvers.ts';
import { restockResolvers } from '../restock/restockResolvers.ts';
import { siteInformationResolvers } from '../siteInformation/siteInformationResolvers.ts';
import { slipResolvers } from '../slips/slipResolvers.ts';
import type { Context } from './context.ts';
import { nodeResolvers } from './nodeResolvers.ts';

function resolversOf(urls: UrlPolicy): CompleteResolvers {
  const { Query: catalogueQuery, ...catalogue } = catalogueResolvers;
  const { Query: fulfilmentQuery, ...fulfilment } = fulfilmentResolvers;
  const { Query: basketQuery, Mutation: basketMutation, ...baskets } = basketResolvers;
  const { Query: siteQuery, ...site } = siteInformationResolvers;
  const { Query: cartQuery, Mutation: cartMutation, ...cart } = cartResolvers;
  const { Mutation: cardMutation, ...cards } = cardResolvers;
  const { Query: checkoutQuery, Mutation: checkoutMutation, ...checkout } = checkoutResolvers;
  const { Query: accountQuery, Mutation: accountMutation, ...account } = accountResolvers;
  const { Mutation: favouriteMutation } = favouriteResolvers;
  const { Mutation: restockMutation } = restockResolvers;
  const { Query: orderQuery, Mutation: orderMutation, ...orders } = orderResolvers;
  const { Query: membershipQuery, Mutation: membershipMutation, ...membership } = membershipResolvers;
  const { Query: deskQuery, Mutation: deskMutation, Staff: deskStaff, ...desk } = deskResolvers;
  const { Mutation: clockMutation, Staff: clockStaff, ...deskClock } = clockResolvers;
  const { Mutation: moneyMutation, ...money } = moneyResolvers;
  const { Mutation: catalogueAdminMutation, Staff: catalogueAdminStaff, ...catalogueAdmin } = catalogueAdminResolvers;
  const { Mutation: accountingMutation, Staff: accountingStaff, ...accounting } = accountingResolvers;
  const { Mutation: slipMutation, Staff: slipStaff, ...slips } = slipResolvers;
  const { Mutation: proposalMutation, Staff: proposalStaff, ...proposals } = proposalResolvers;
  const { Mutation: orderMoveMutation, Staff: orderMoveStaff, ...orderMoves } = orderMoveResolvers;
  const { Query: nodeQuery, ...nodes } = nodeResolvers;
  return {
    ...scalarsOf(urls),
    ...catalogue,
    ...fulfilment,
    ...site,
    ...baskets,
    ...cart,
    ...cards,
    ...checkout,
    ...orders,
    ...account,
    ...membership,
    ...desk,
    ...money,
    ...packingResolvers,
    ...weekResolvers,
    ...deskClock,
    Staff: {
      ...deskStaff,
      ...clockStaff,
      ...catalogueAdminStaff,
      ...accountingStaff,
      ...slipStaff,
      ...proposalStaff,
      ...orderMoveStaff,
    },
    ...accounting,
    ...catalogueAdmin,
    ...slips,
    ...proposals,
    ...orderMoves,
    ...balanceResolvers,
    ...nodes,
    Query: {
      ...nodeQuery,
      ...catalogueQuery,
      ...fulfilmentQuery,
      ...siteQuery,
      ...basketQuery,
      ...cartQuery,
      ...checkoutQuery,
      ...orderQuery,
      ...accountQuery,
      ...membershipQuery,
      ...deskQuery,
    },
    Mutation: {
      ...cartMutation,
      ...cardMutation,
      ...basketMutation,
      ...checkoutMutation,
      ...orderMutation,
      ...accountMutation,
      ...favouriteMutation,
      ...restockMutation,
      ...membershipMutation,
      ...deskMutation,
      ...clockMutation,
      ...accountingMutation,
      ...slipMutation,
      ...proposalMutation,
      ...orderMoveMutation,
      ...moneyMutation,
      ...catalogueAdminMutation,
    },
  };
}

/** schema.graphql with the resolvers of every domain; a missing one is a type error. */
export function createMarketSchema(urls: UrlPolicy): GraphQLSchema {
  return makeExecutableSchema<Context>({
    typeDefs: schemaDocument,
    resolvers: resolversOf(urls),
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
