import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BalanceLedger_user$key } from '#generated/relay/BalanceLedger_user.graphql.ts';
import type { BalanceLedgerPaginationQuery } from '#generated/relay/BalanceLedgerPaginationQuery.graphql.ts';
import { knownReason } from '#rules/balance.ts';
import { formatCents } from '#rules/money.ts';
import { Button } from '../shared/ui/Button.tsx';
import { MovementTable } from '../shared/ui/MovementTable.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const fragment = graphql`
  fragment BalanceLedger_user on User
  @refetchable(queryName: "BalanceLedgerPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    balanceMovements(first: $count, after: $cursor) @connection(key: "BalanceLedger_balanceMovements") {
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
  }
`;

/** Correcting a balance upwards is a charge, and no gesture; of a newer server's reason nothing is known. */
function reasonKey(reason: string, amount: number) {
  const known = knownReason(reason);
  if (known !== reason) return 'other';
  return known === 'adjustment' && amount > 0 ? 'charge' : known;
}

/**
 * Each entry of the balance with its reason, newest first. Credit is shown from the customer's side: "+" is added, "−"
 * is used, and the remaining sum is positive; debt is labelled as such (design 7, F-121).
 */
export function BalanceLedger({ user }: { user: BalanceLedger_user$key }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BalanceLedgerPaginationQuery,
    BalanceLedger_user$key
  >(fragment, user);
  const rows = data.balanceMovements.edges.map(({ node }) => node);
  const more = () =>
    void loadNext(20, { onComplete: (error) => void (error && toast.error(t('labels.loading_error'))) });
  return (
    <AccountPanel title={t('account.balance.movements')}>
      {rows.length === 0 ? (
        <p>{t('account.balance.empty')}</p>
      ) : (
        <MovementTable
          label={t('account.balance.movements')}
          headings={{
            date: t('account.balance.date'),
            reason: t('account.balance.reason'),
            amount: t('account.balance.amount'),
            after: t('account.balance.after'),
          }}
          rows={rows.map(({ id, amount, balance, reason, note, createdAt, order }) => ({
            id,
            createdAt,
            amount,
            reason: t(`account.balance.reasons.${reasonKey(reason, amount)}`),
            detail: [note, order && t('account.balance.order', { number: order.number })].filter(Boolean).join(', '),
            after:
              balance > 0 ? t('account.balance.owed_after', { amount: formatCents(balance) }) : formatCents(-balance),
          }))}
        />
      )}
      {hasNext && (
        <Button variant="outlined" busy={isLoadingNext} onClick={more}>
          {t('account.balance.more')}
        </Button>
      )}
    </AccountPanel>
  );
}
