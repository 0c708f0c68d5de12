import type { StaffResolvers } from '../graphql/required.ts';

type AccountingResolvers = {
  Staff: StaffResolvers<'salesReport'>;
};

/** The accounts of the market, for managers. */
export const accountingResolvers = {
  Staff: {
    salesReport: (_staff, { from, to }, { services, now }) =>
      services.accounting.salesReport({ from: from ?? null, to: to ?? null }, now),
  },
} satisfies AccountingResolvers;
