import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BalanceLedger_user$key } from '#generated/relay/BalanceLedger_user.graphql.ts';
import type { BalanceLedgerPaginationQuery } from '#generated/relay/BalanceLedgerPaginationQuery.graphql.ts';
import { knownReason } from '#rules/balance.ts';
import { formatCents } from '#rules/money.ts';
import { MovementTable } from '../shared/ui/MovementTable.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const fragment = graphql`
  fragment BalanceLedger_user on User
  @refetchable(queryName: "BalanceLedgerPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    balanceMovements(first: $count, after: $cursor) @connection(key: "BalanceLedger_balanceMovements") {
      edges {
        __typename
      }
      ...MovementTable_movements
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
  const { data, ...pagination } = usePaginationFragment<BalanceLedgerPaginationQuery, BalanceLedger_user$key>(
    fragment,
    user,
  );
  return (
    <AccountPanel title={t('account.balance.movements')}>
      {data.balanceMovements.edges.length === 0 ? (
        <p>{t('account.balance.empty')}</p>
      ) : (
        <MovementTable
          movements={data.balanceMovements}
          pagination={pagination}
          label={t('account.balance.movements')}
          headings={{
            date: t('account.balance.date'),
            reason: t('account.balance.reason'),
            amount: t('account.balance.amount'),
            after: t('account.balance.after'),
          }}
          more={t('account.balance.more')}
          reasonText={(reason, amount) => t(`account.balance.reasons.${reasonKey(reason, amount)}`)}
          orderText={(number) => t('account.balance.order', { number })}
          balanceText={(balance) =>
            balance > 0 ? t('account.balance.owed_after', { amount: formatCents(balance) }) : formatCents(-balance)
          }
        />
      )}
    </AccountPanel>
  );
}
