import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { dollarsText } from '#rules/spreadsheetText.ts';
import { dayAt } from '#rules/zone.ts';

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
    mail {
      sentAt
      sentBy
      email
      owed
      failed
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
/** The producer's goods, with what names them in a list. */
export const itemsOf = ({ items }: Statement) =>
  items.map(({ productName, variantName, price, commission, sold, missing, returned, earlier, replaced, amount }) => ({
    productName,
    variantName,
    price,
    commission,
    sold,
    missing,
    returned,
    earlier,
    replaced,
    amount,
  }));
/** The statement's latest mail; null: none. isCurrent: it states what is owed now. */
export function mailOf({ mail, total }: Statement) {
  if (!mail) return null;
  const { sentAt, sentBy, email, owed, failed } = mail;
  return { sentAt, sentBy, email, owed, failed, isCurrent: owed === total.owed };
}
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
