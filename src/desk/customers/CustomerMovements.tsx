import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CustomerMovements_query$key } from '#generated/relay/CustomerMovements_query.graphql.ts';
import type { CustomerMovementsPaginationQuery } from '#generated/relay/CustomerMovementsPaginationQuery.graphql.ts';
import { knownReason } from '#rules/balance.ts';
import { MovementTable } from '../../shared/ui/MovementTable.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { balanceWords } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';

const fragment = graphql`
  fragment CustomerMovements_query on Query
  @refetchable(queryName: "CustomerMovementsPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    customer: { type: "ID!" }
  ) {
    staff {
      customer(id: $customer) {
        balanceMovements(first: $count, after: $cursor) @connection(key: "CustomerMovements_balanceMovements") {
          edges {
            __typename
          }
          ...MovementTable_movements
        }
      }
    }
  }
`;

/** Each entry of a customer's balance with its reason, newest first. "+" is credit. */
export function CustomerMovements({ query }: { query: CustomerMovements_query$key }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const { data, ...pagination } = usePaginationFragment<CustomerMovementsPaginationQuery, CustomerMovements_query$key>(
    fragment,
    query,
  );
  const movements = data.staff?.customer?.balanceMovements;
  if (!movements) return null;
  return (
    <DeskPanel title={t('desk_customers.movements')}>
      {movements.edges.length === 0 ? (
        <p>{t('desk_customers.no_movement')}</p>
      ) : (
        <MovementTable
          movements={movements}
          pagination={pagination}
          label={t('desk_customers.movements')}
          headings={{
            date: t('desk_customers.columns.date'),
            reason: t('desk_customers.columns.reason'),
            amount: t('desk_customers.columns.amount'),
            after: t('desk_customers.columns.after'),
          }}
          more={t('desk_customers.more')}
          reasonText={(reason) => t(`desk_customers.reasons.${knownReason(reason)}`)}
          orderText={(number) => (
            <TextLink href={address('orders', String(number))}>{t('desk_customers.order', { number })}</TextLink>
          )}
          balanceText={(balance) => balanceWords(t, balance)}
        />
      )}
    </DeskPanel>
  );
}
