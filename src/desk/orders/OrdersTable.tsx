import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OrdersTable_query$key } from '#generated/relay/OrdersTable_query.graphql.ts';
import type { OrdersTablePaginationQuery } from '#generated/relay/OrdersTablePaginationQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useNextPage } from '../../shared/relay/useNextPage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { DeskTable, TableEnd } from '../frame/DeskTable.tsx';
import styles from './OrdersTable.module.css';
import { OrdersTableRow } from './OrdersTableRow.tsx';

const fragment = graphql`
  fragment OrdersTable_query on Query
  @refetchable(queryName: "OrdersTablePaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    filter: { type: "StaffOrderFilter" }
  ) {
    staff {
      orders(first: $count, after: $cursor, filter: $filter) @connection(key: "OrdersTable_orders") {
        count
        edges {
          node {
            id
            ...OrdersTableRow_order
          }
        }
      }
    }
  }
`;

const PAGE_SIZE = 50;

type Props = {
  query: OrdersTable_query$key;
  actions: ReactNode;
  /** Beside them, also without any order. */
  head?: ReactNode;
  /** Where more orders are when none match: in every week, or without filters. */
  allOrders: { href: string; text: string };
  children: ReactNode;
};

/** The table of orders: rows, cards below 700 px; the total above, a link to more below. */
export function OrdersTable({ query, actions, head, allOrders, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const { data, ...pagination } = usePaginationFragment<OrdersTablePaginationQuery, OrdersTable_query$key>(
    fragment,
    query,
  );
  const { loadMore } = useNextPage(pagination, PAGE_SIZE, () => toast.error(t('labels.loading_error')));
  const { count = 0, edges = [] } = data.staff?.orders ?? {};
  const n = formatCount(count, locale);
  return (
    <>
      <DeskHead
        title={t('desk.views.orders')}
        under={<span role="status">{t('desk_orders.count', { count, n })}</span>}
      >
        {count > 0 && actions}
        {head}
      </DeskHead>
      {children}
      {count === 0 ? (
        <EmptyState title={t('desk_orders.none')} action={<Button href={allOrders.href}>{allOrders.text}</Button>}>
          <p>{t('desk_orders.none_detail')}</p>
        </EmptyState>
      ) : (
        <DeskTable
          label={t('desk_orders.list')}
          className={styles.table}
          columns={[
            t('desk_orders.number'),
            t('desk_orders.who'),
            t('desk_orders.where'),
            t('desk_orders.when'),
            t('desk_orders.state'),
            { amount: t('desk_orders.total') },
          ]}
        >
          {edges.map(({ node }) => (
            <OrdersTableRow key={node.id} order={node} />
          ))}
        </DeskTable>
      )}
      {count > 0 && (
        <TableEnd
          more={t('desk_orders.more')}
          isLoading={pagination.isLoadingNext}
          onMore={pagination.hasNext ? loadMore : undefined}
        >
          {t('desk_orders.shown', { shown: formatCount(edges.length, locale), total: n })}
        </TableEnd>
      )}
    </>
  );
}
