import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type MembershipRootResolvers = {
  Query: RootResolvers<'Query', 'membership'>;
  Mutation: RootResolvers<'Mutation', 'startTrial'>;
  Membership: TypeResolvers<'Membership'>;
};

const SECOND_MS = 1000;
const seconds = (instant: Date): number => Math.floor(instant.getTime() / SECOND_MS);

export const membershipResolvers = {
  Query: {
    membership: (_, _args, context) => context.services.membership.own(context),
  },
  Mutation: {
    startTrial: async (_, _args, context) => {
      const { services, visitor } = context;
      const membership = await services.membership.startTrial(context);
      const [user, cart] = await Promise.all([services.account.own(visitor), services.cart.view(context)]);
      if (!user) throw new MarketError('UNAUTHENTICATED');
      return { membership, user, cart };
    },
  },
  Membership: {
    id: ({ id }) => toId('Membership', id),
    trialEnd: ({ trial_end: end }) => end && seconds(end),
    currentPeriodEnd: ({ current_period_end: end }) => seconds(end),
    cancelAtPeriodEnd: ({ cancel_at_period_end: ends }) => ends,
    startDate: ({ start_date: start }) => seconds(start),
  },
} satisfies MembershipRootResolvers;
