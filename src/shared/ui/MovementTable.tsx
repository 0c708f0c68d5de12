import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { MovementTable_movements$key } from '#generated/relay/MovementTable_movements.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../browser/useNow.ts';
import { useLocale } from '../i18n/translator.ts';
import { useNextPage, type Pagination } from '../relay/useNextPage.ts';
import { Button } from './Button.tsx';
import styles from './MovementTable.module.css';
import { useToast } from './toasts.tsx';

const PAGE_SIZE = 20;
const fragment = graphql`
  fragment MovementTable_movements on BalanceMovementConnection {
    edges {
      node {
        id
        amount
        balance
        reason
        note
        createdAt
        order {
          number
        }
      }
    }
  }
`;

type Props<Q extends OperationType> = {
  movements: MovementTable_movements$key;
  /** From usePaginationFragment. */
  pagination: Pagination<Q>;
  label: string;
  headings: Record<'date' | 'reason' | 'amount' | 'after', string>;
  more: string;
  reasonText: (reason: string, amount: number) => string;
  orderText: (number: number) => ReactNode;
  /** The remaining balance, in words. */
  balanceText: (balance: number) => string;
};

/**
 * The entries of a balance, newest first: cents as the market counts them (negative: credit). "+" is credit to the
 * customer, "−" is used (design 7, F-121).
 */
export function MovementTable<Q extends OperationType>({ movements, pagination, ...texts }: Props<Q>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const toast = useToast();
  const { edges } = useFragment(fragment, movements);
  const { hasNext, isLoadingNext } = pagination;
  const { loadMore } = useNextPage(pagination, PAGE_SIZE, () => toast.error(t('labels.loading_error')));
  return (
    <>
      <table className={styles.table} aria-label={texts.label}>
        <thead>
          <tr>
            <th scope="col">{texts.headings.date}</th>
            <th scope="col">{texts.headings.reason}</th>
            <th scope="col">{texts.headings.amount}</th>
            <th scope="col">{texts.headings.after}</th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node: { id, createdAt, amount, balance, reason, note, order } }) => (
            <tr key={id}>
              <td>{formatDay(createdAt, locale, now, 'short')}</td>
              <td>
                {texts.reasonText(reason, amount)}
                {(note || order) && (
                  <span className={styles.detail}>
                    {note}
                    {note && order && ', '}
                    {order && texts.orderText(order.number)}
                  </span>
                )}
              </td>
              <td className={amount < 0 ? styles.credit : undefined}>
                {`${amount < 0 ? '+' : ''}${formatCents(-amount)}`}
              </td>
              <td>{texts.balanceText(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNext && (
        <Button variant="outlined" busy={isLoadingNext} onClick={loadMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
