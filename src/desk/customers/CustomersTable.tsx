import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CustomerDepositForm_customer$key } from '#generated/relay/CustomerDepositForm_customer.graphql.ts';
import type { CustomersTable_query$key } from '#generated/relay/CustomersTable_query.graphql.ts';
import type { CustomersTablePaginationQuery } from '#generated/relay/CustomersTablePaginationQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useNextPage } from '../../shared/relay/useNextPage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { DeskTable, TableEnd } from '../frame/DeskTable.tsx';
import { CustomerDepositForm } from './CustomerDepositForm.tsx';
import { CustomersTableRow } from './CustomersTableRow.tsx';

const fragment = graphql`
  fragment CustomersTable_query on Query
  @refetchable(queryName: "CustomersTablePaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    words: { type: "String!" }
    holding: { type: "Boolean!" }
  ) {
    staff {
      customers(first: $count, after: $cursor, words: $words, holding: $holding)
        @connection(key: "CustomersTable_customers") {
        count
        edges {
          node {
            id
            ...CustomersTableRow_customer
            ...CustomerDepositForm_customer
          }
        }
      }
    }
  }
`;

const PAGE_SIZE = 50;

type Props = {
  query: CustomersTable_query$key;
  view: 'customers' | 'deposits';
  isFiltered: boolean;
  children: ReactNode;
};

/** The table of customers: rows, cards below 700 px; the total above, a link to more below. */
export function CustomersTable({ query, view, isFiltered, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const address = useDeskAddress();
  const [refunding, setRefunding] = useState<CustomerDepositForm_customer$key | null>(null);
  const { data, ...pagination } = usePaginationFragment<CustomersTablePaginationQuery, CustomersTable_query$key>(
    fragment,
    query,
  );
  const { loadMore } = useNextPage(pagination, PAGE_SIZE, () => toast.error(t('labels.loading_error')));
  const { count = 0, edges = [] } = data.staff?.customers ?? {};
  const n = formatCount(count, locale);
  const close = () => setRefunding(null);
  const holding = view === 'deposits';
  return (
    <>
      <DeskHead
        title={t(`desk.views.${view}`)}
        under={
          <span role="status">{t(holding ? 'desk_customers.holders' : 'desk_customers.count', { count, n })}</span>
        }
      />
      {children}
      {count === 0 ? (
        <EmptyState
          title={t(
            holding
              ? isFiltered
                ? 'desk_customers.guests.no_account'
                : 'desk_customers.no_holder'
              : 'desk_customers.none',
          )}
          action={isFiltered && <Button href={address(view)}>{t('desk_customers.all')}</Button>}
        />
      ) : (
        <DeskTable
          label={t(`desk.views.${view}`)}
          columns={[
            t('desk_customers.name'),
            t('desk_customers.email'),
            t('desk_customers.balance.name'),
            t('desk_customers.held'),
            t(holding ? 'desk_customers.give_back' : 'desk_customers.orders'),
          ]}
        >
          {edges.map(({ node }) => (
            <CustomersTableRow key={node.id} customer={node} {...(holding && { onRefund: () => setRefunding(node) })} />
          ))}
        </DeskTable>
      )}
      {count > 0 && (
        <TableEnd
          more={t('desk_customers.more')}
          isLoading={pagination.isLoadingNext}
          onMore={pagination.hasNext ? loadMore : undefined}
        >
          {t('desk_customers.shown', { shown: formatCount(edges.length, locale), total: n })}
        </TableEnd>
      )}
      <Dialog
        open={refunding !== null}
        onClose={close}
        title={t('desk_customers.deposit.title')}
        closeLabel={t('labels.close')}
      >
        {refunding && <CustomerDepositForm customer={refunding} onClose={close} />}
      </Dialog>
    </>
  );
}
