import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

type CardRootResolvers = {
  Mutation: RootResolvers<'Mutation', 'setupPaymentMethod'>;
  PaymentMethod: TypeResolvers<'PaymentMethod'>;
};

export const cardResolvers = {
  Mutation: {
    setupPaymentMethod: (_, { successUrl, cancelUrl, paysMembership }, context) =>
      context.services.cards.setUp(context, successUrl, cancelUrl, paysMembership ?? false),
  },
  PaymentMethod: {
    id: ({ provider_id: id }) => id,
    created: ({ created_at: at }) => Math.floor(at.getTime() / 1000),
    card: ({ brand, country, last4, exp_month: expMonth, exp_year: expYear }) =>
      brand !== null && country !== null && last4 !== null && expMonth !== null && expYear !== null
        ? { brand, country, last4, expMonth, expYear }
        : null,
  },
} satisfies CardRootResolvers;
