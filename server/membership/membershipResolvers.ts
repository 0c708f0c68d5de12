import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type MembershipRootResolvers = {
  Query: RootResolvers<'Query', 'membership'>;
  Mutation: RootResolvers<'Mutation', 'startTrial' | 'createMembership' | 'manageMembership'>;
  Membership: TypeResolvers<'Membership'>;
  MembershipReceipt: TypeResolvers<'MembershipReceipt'>;
};

const SECOND_MS = 1000;
const seconds = (instant: Date): number => Math.floor(instant.getTime() / SECOND_MS);

export const membershipResolvers = {
  Query: {
    membership: (_, _args, context) => context.services.membership.current(context),
  },
  Mutation: {
    startTrial: async (_, { price }, context) => {
      const { services, visitor } = context;
      const membership = await services.membership.startTrial(context, price);
      const [user, cart] = await Promise.all([services.account.current(visitor), services.cart.view(context)]);
      if (!user) throw new MarketError('UNAUTHENTICATED');
      return { membership, user, cart };
    },
    createMembership: (_, { price }, context) => context.services.membership.create(context, price),
    manageMembership: (_, { returnUrl }, context) => context.services.membership.manage(context, returnUrl),
  },
  Membership: {
    renews: ({ status, provider_id: provider, cancel_at_period_end: isCancelling }) =>
      provider !== null && status !== 'cancelled' && !isCancelling,
    nextCharge: ({ next_charge: cents, provider_id: provider, status, cancel_at_period_end: isCancelling }) =>
      provider !== null && status !== 'cancelled' && !isCancelling ? cents : null,
    endedUnpaid: ({ ended_unpaid: isUnpaid }) => isUnpaid,
    card: ({ card_id: reference, card_brand: brand, card_last4: last4 }) =>
      reference !== null && brand !== null && last4 !== null ? { reference, brand, last4 } : null,
    receipts: (row, _, { services }) => services.membership.charges(row),
    saved: (row, _, context) => context.services.membership.saved(row),
    id: ({ id }) => toId('Membership', id),
    trialEnd: ({ trial_end: end }) => end && seconds(end),
    currentPeriodEnd: ({ current_period_end: end }) => seconds(end),
    cancelAtPeriodEnd: ({ cancel_at_period_end: isCancelling }) => isCancelling,
    startDate: ({ start_date: start }) => seconds(start),
  },
  MembershipReceipt: {
    id: ({ id }) => toId('MembershipReceipt', id),
    paidAt: ({ paid_at: at }) => at,
    periodStart: ({ period_start: start }) => start,
    periodEnd: ({ period_end: end }) => end,
    gstRate: async ({ paid_at: at }, _, { services }) => (await services.siteInformation.termsAt(at)).taxes.gst,
    pstRate: async ({ paid_at: at }, _, { services }) => (await services.siteInformation.termsAt(at)).taxes.pst,
  },
} satisfies MembershipRootResolvers;
