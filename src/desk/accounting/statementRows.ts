import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import { dayAt } from '#rules/zone.ts';
import { dollarsText } from '../frame/spreadsheetText.ts';

graphql`
  fragment statementRows_sums on StatementSums {
    sold
    missing
    returned
    earlier
    commission
    owed
  }
`;

graphql`
  fragment statementRows_statement on ProducerStatement {
    id
    name
    seller {
      id
    }
    total {
      ...statementRows_sums @relay(mask: false)
    }
    items {
      productName
      variantName
      price
      commission
      sold
      missing
      returned
      earlier
      replaced
      amount
    }
    weeks {
      period {
        startDate
      }
      sums {
        ...statementRows_sums @relay(mask: false)
      }
      ended
      paidAt
      paidBy
      paidAmount
    }
  }
`;

export type Statement = NonNullable<
  StatementsViewQuery['response']['staff']
>['producerStatements']['statements'][number];

export const SUMS = ['sold', 'missing', 'returned', 'earlier', 'commission', 'owed'] as const;

/** paid: all its weeks are. open: a week runs, or is not paid. */
export const isPaid = ({ weeks }: Statement): boolean => weeks.every(({ paidAt }) => paidAt);
/** The id by which it is marked as paid; null: the producer has left the market. */
export const sellerOf = ({ seller }: Statement): string | null => seller?.id ?? null;
/** What the producer is owed in all. */
export const totalOf = ({ total }: Statement): Statement['total'] => total;
/** Something can be marked as paid: a week has ended and is not. */
export const isPayable = ({ seller, weeks }: Statement): boolean =>
  seller !== null && weeks.some(({ ended, paidAt }) => ended && !paidAt);

/** A row for each producer and week, its columns as docs/accounting.md describes them. */
export function statementsFile(t: TFunction, locale: Locale, statements: readonly Statement[]) {
  const columns = ['producer', 'week', ...SUMS, 'paid_on', 'paid_by', 'paid_amount'] as const;
  return [
    columns.map((name) => t(`desk_statements.columns.${name}`)),
    ...statements.flatMap(({ name, weeks }) =>
      weeks.map(
        ({ period, sums: { sold, missing, returned, earlier, commission, owed }, paidAt, paidBy, paidAmount }) => [
          name,
          period.startDate,
          ...[sold, missing, returned, earlier, commission, owed].map((sum) => dollarsText(sum, locale)),
          paidAt ? dayAt(new Date(paidAt)) : null,
          paidBy ?? null,
          typeof paidAmount === 'number' ? dollarsText(paidAmount, locale) : null,
        ],
      ),
    ),
  ];
}

/** A producer's own file: a row for each of their goods, price and commission. */
export function itemsFile(t: TFunction, locale: Locale, { name, items }: Statement) {
  const columns = ['producer', 'product', 'variant', 'price', 'rate'] as const;
  const units = ['sold', 'missing', 'returned', 'earlier', 'replaced'] as const;
  return [
    [
      ...columns.map((column) => t(`desk_statements.columns.${column}`)),
      ...units.map((column) => t('desk_statements.columns.units', { name: t(`desk_statements.columns.${column}`) })),
      t('desk_statements.columns.amount'),
    ],
    ...items.map(
      ({ productName, variantName, price, commission, sold, missing, returned, earlier, replaced, amount }) => [
        name,
        productName,
        variantName,
        dollarsText(price, locale),
        formatTaxRate(commission, locale),
        sold,
        missing,
        returned,
        earlier,
        replaced,
        dollarsText(amount, locale),
      ],
    ),
  ];
}
