import { keyOf, requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { properName, textIn } from '../text/bilingualText.ts';

type AccountingResolvers = {
  Mutation: RootResolvers<'Mutation', 'markProducerPaid'>;
  Staff: StaffResolvers<'salesReport' | 'producerStatements'>;
  ProducerStatement: TypeResolvers<'ProducerStatement'>;
  StatementItem: TypeResolvers<'StatementItem'>;
  StatementWeek: TypeResolvers<'StatementWeek'>;
};

/** The first days of weeks, by their ids, each once. */
function weeksOf(ids: readonly string[]): string[] {
  const weeks = ids.map((id) => keyOf(id, 'Period'));
  if (weeks.includes(null)) throw new MarketError('BAD_INPUT', { field: 'periods' });
  return [...new Set(weeks.flatMap((week) => week ?? []))];
}

/** The accounts of the market, for managers. */
export const accountingResolvers = {
  Mutation: {
    markProducerPaid: (_, { seller, periods, paid }, { services, visitor }) =>
      services.statements.markPaid(visitor, {
        sellerId: requireKey(seller, 'Seller'),
        weeks: weeksOf(periods),
        paid,
      }),
  },
  Staff: {
    salesReport: (_staff, { from, to }, { services, now }) =>
      services.accounting.salesReport({ from: from ?? null, to: to ?? null }, now),
    producerStatements: (_staff, { periods }, { services }) =>
      services.statements.statements(periods ? weeksOf(periods) : null),
  },
  ProducerStatement: {
    id: ({ sellerId, name, asked }) => `statement_${sellerId ?? name}_${asked.join('_')}`,
    seller: async ({ sellerId }, _args, { services }) =>
      sellerId === null ? null : ((await services.catalogue.current()).sellers.get(sellerId) ?? null),
    name: ({ name }) => properName(name),
  },
  StatementItem: {
    productName: ({ product }, _args, { locale }) => textIn(product, locale),
    variantName: ({ variant }, _args, { locale }) => textIn(variant, locale),
  },
  StatementWeek: {
    paidAt: ({ payment }) => payment?.at ?? null,
    paidBy: ({ payment }) => payment?.by ?? null,
    paidAmount: ({ payment }) => payment?.amount ?? null,
  },
} satisfies AccountingResolvers;
