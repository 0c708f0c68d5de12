import { staffOf } from '../caller.ts';
import { requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';

type SlipResolvers = {
  Mutation: RootResolvers<'Mutation', 'sendSlip' | 'revokeSlipLinks'>;
  Staff: StaffResolvers<'slipContacts'>;
  SlipContact: TypeResolvers<'SlipContact'>;
  SlipMail: TypeResolvers<'SlipMail'>;
};

/** What producers bring, and what they are mailed of it, for managers (ADR 163). */
export const slipResolvers = {
  Mutation: {
    sendSlip: (_, { seller, period, requestId }, { services, visitor }) =>
      services.slips.send(staffOf(visitor), {
        sellerId: requireKey(seller, 'Seller'),
        week: requireKey(period, 'Period'),
        requestId,
      }),
    revokeSlipLinks: (_, { seller, period }, { services, visitor }) =>
      services.slips.revokeLinks(staffOf(visitor), {
        sellerId: requireKey(seller, 'Seller'),
        week: requireKey(period, 'Period'),
      }),
  },
  Staff: {
    slipContacts: async (_staff, { period }, { services, now }) =>
      services.slips.contacts(await services.packing.week(period ? requireKey(period, 'Period') : null, now)),
  },
  SlipContact: {
    id: ({ seller, week }) => `slip_${seller.id}_${week.id}`,
    period: ({ week }) => week,
  },
  SlipMail: {
    id: ({ id }) => `slip_mail_${id}`,
    sentBy: ({ by }) => by,
  },
} satisfies SlipResolvers;
