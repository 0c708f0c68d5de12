import { keyOf, requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { properName, textIn } from '../text/bilingualText.ts';

type AccountingResolvers = {
  Mutation: RootResolvers<'Mutation', 'markProducerPaid' | 'sendStatements'>;
  Staff: StaffResolvers<'salesReport' | 'producerStatements' | 'marketNumbers'>;
  NumbersGoods: TypeResolvers<'NumbersGoods'>;
  NumbersMissing: TypeResolvers<'NumbersMissing'>;
  ProducerStatement: TypeResolvers<'ProducerStatement'>;
  StatementMail: TypeResolvers<'StatementMail'>;
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
    markProducerPaid: async (_, { seller, periods, paid }, { services, visitor }) => {
      const [sellerId, weeks] = [requireKey(seller, 'Seller'), weeksOf(periods)];
      const statement = await services.statements.markPaid(visitor, { sellerId, weeks, paid });
      const [marked] = await services.statementMails.withMails([statement]);
      return marked ?? { ...statement, mails: [] };
    },
    sendStatements: (_, { periods, statements }, { services, visitor }) =>
      services.statementMails.send(visitor, {
        weeks: weeksOf(periods),
        statements: statements.map(({ seller, content }) => ({ sellerId: requireKey(seller, 'Seller'), content })),
      }),
  },
  Staff: {
    salesReport: (_staff, { from, to }, { services, now }) =>
      services.accounting.salesReport({ from: from ?? null, to: to ?? null }, now),
    marketNumbers: (_staff, { weeks }, { services, now }) => services.numbers.marketNumbers(weeks, now),
    producerStatements: async (_staff, { periods }, { services }) => {
      const stated = await services.statements.statements(periods ? weeksOf(periods) : null);
      return { ...stated, statements: await services.statementMails.withMails(stated.statements) };
    },
  },
  NumbersGoods: {
    productName: ({ product }, _args, { locale }) => textIn(product, locale),
    sellerName: ({ sellerName }) => properName(sellerName),
  },
  NumbersMissing: { sellerName: ({ sellerName }) => properName(sellerName) },
  ProducerStatement: {
    id: ({ sellerId, name, asked }) =>
      `statement_${sellerId ?? Buffer.from(name).toString('base64url')}_${asked.join('_')}`,
    seller: async ({ sellerId }, _args, { services }) =>
      sellerId === null ? null : ((await services.catalogue.current()).sellers.get(sellerId) ?? null),
    name: ({ name }) => properName(name),
    draft: (statement, _args, { services }) => services.statementMails.draft(statement),
    mail: ({ mails }) => mails[0] ?? null,
  },
  StatementMail: {
    sentBy: ({ by }) => by,
    owed: ({ statement }) => statement.total.owed,
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
