import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CustomerMovements_query$key } from '#generated/relay/CustomerMovements_query.graphql.ts';
import type { CustomerMovementsPaginationQuery } from '#generated/relay/CustomerMovementsPaginationQuery.graphql.ts';
import { knownReason } from '#rules/balance.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { MovementTable } from '../../shared/ui/MovementTable.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
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
    }
  }
`;

const PAGE_SIZE = 20;
/** Each entry of a customer's balance with its reason, newest first. "+" is credit. */
export function CustomerMovements({ query }: { query: CustomerMovements_query$key }) {
  const { t } = useTranslation();
  const toast = useToast();
  const address = useDeskAddress();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CustomerMovementsPaginationQuery,
    CustomerMovements_query$key
  >(fragment, query);
  const rows = (data.staff?.customer?.balanceMovements.edges ?? []).map(({ node }) => node);
  const more = () =>
    void loadNext(PAGE_SIZE, { onComplete: (error) => void (error && toast.error(t('labels.loading_error'))) });
  return (
    <DeskPanel title={t('desk_customers.movements')}>
      {rows.length === 0 ? (
        <p>{t('desk_customers.no_movement')}</p>
      ) : (
        <MovementTable
          label={t('desk_customers.movements')}
          headings={{
            date: t('desk_customers.columns.date'),
            reason: t('desk_customers.columns.reason'),
            amount: t('desk_customers.columns.amount'),
            after: t('desk_customers.columns.after'),
          }}
          rows={rows.map(({ id, amount, balance, reason, note, createdAt, order }) => ({
            id,
            createdAt,
            amount,
            reason: t(`desk_customers.reasons.${knownReason(reason)}`),
            detail: (note || order) && (
              <>
                {note}
                {note && order && ', '}
                {order && (
                  <TextLink href={address('orders', String(order.number))}>
                    {t('desk_customers.order', { number: order.number })}
                  </TextLink>
                )}
              </>
            ),
            after: balanceWords(t, balance),
          }))}
        />
      )}
      {hasNext && (
        <Button variant="outlined" busy={isLoadingNext} onClick={more}>
          {t('desk_customers.more')}
        </Button>
      )}
    </DeskPanel>
  );
}
