import { periodStarting } from '#rules/period.ts';
import { staffOf } from '../caller.ts';
import { requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { textIn } from '../text/bilingualText.ts';

type ProposalResolvers = {
  Mutation: RootResolvers<'Mutation', 'answerProposals'>;
  Staff: StaffResolvers<'proposals'>;
  StaffProposals: TypeResolvers<'StaffProposals'>;
  Proposal: TypeResolvers<'Proposal'>;
};

/** What producers propose of their own goods, for managers (ADR 170). */
export const proposalResolvers = {
  Mutation: {
    answerProposals: (_, { proposals, accept, answer, requestId }, { services, visitor, locale }) =>
      services.proposals.answer(
        { staffId: staffOf(visitor), locale },
        {
          proposals: proposals.map(({ id, shown }) => ({ id: requireKey(id, 'Proposal'), shown })),
          accept,
          answer: answer ?? null,
          requestId,
        },
      ),
  },
  Staff: { proposals: (_staff, _args, { services }) => services.proposals.list() },
  StaffProposals: { id: () => 'staff_proposals' },
  Proposal: {
    id: ({ id }) => toId('Proposal', id),
    async seller({ seller_id: id }, _, { services }) {
      const seller = (await services.catalogue.fresh()).sellers.get(id);
      if (!seller) throw new MarketError('NOT_FOUND');
      return seller;
    },
    label: ({ label_primary: primary, label_secondary: secondary }, _, { locale }) =>
      textIn({ primary, secondary }, locale),
    period: async ({ week }, _, { services }) =>
      week === null ? null : periodStarting(week, await services.fulfilment.calendar()),
    proposed: ({ amount }) => amount,
    from: ({ from_day: day }) => day,
    back: ({ back_day: day }) => day,
    seenUntil: ({ seen_until: until }) => until,
    proposedAt: ({ proposed_at: at }) => at,
    answeredAt: ({ answered_at: at }) => at,
    answeredBy: ({ staffName }) => staffName,
  },
} satisfies ProposalResolvers;
