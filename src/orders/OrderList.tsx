import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OrderList_query$key } from '#generated/relay/OrderList_query.graphql.ts';
import type { OrderListPaginationQuery } from '#generated/relay/OrderListPaginationQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useNextPage } from '../shared/relay/useNextPage.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { NextOrder } from './NextOrder.tsx';
import styles from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';

const fragment = graphql`
  fragment OrderList_query on Query
  @refetchable(queryName: "OrderListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    orders(first: $count, after: $cursor) @connection(key: "OrderList_orders") {
      count
      edges {
        node {
          id
          status
          ongoing
          slot {
            ...wholeObjects_slot @relay(mask: false)
          }
          ...NextOrder_order
          ...OrderRow_order
        }
      }
    }
  }
`;

const PAGE_SIZE = 10;

/** The customer's orders: those in progress, the next upcoming one set apart, then the previous ones (F-152). */
export function OrderList({ query }: { query: OrderList_query$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const now = useNow();
  const toast = useToast();
  const [ongoingTitle, previousTitle] = [useId(), useId()];
  const { data, ...pagination } = usePaginationFragment<OrderListPaginationQuery, OrderList_query$key>(fragment, query);
  const { loadMore } = useNextPage(pagination, PAGE_SIZE, () => toast.error(t('labels.loading_error')));
  const orders = data.orders.edges.map(({ node }) => node);
  const ongoing = orders.filter((order) => order.ongoing);
  const previous = orders.filter((order) => !order.ongoing);
  const [next] = ongoing
    .filter(({ status, slot }) => status !== 'pending' && slot && new Date(slot.to) > now)
    .toSorted((a, b) => new Date(a.slot!.from).getTime() - new Date(b.slot!.from).getTime());
  const others = ongoing.filter((order) => order !== next);
  if (orders.length === 0)
    return (
      <EmptyState title={t('orders.none')} action={<Button href={address('home')}>{t('shell.see_products')}</Button>}>
        <p>{t('orders.none_detail')}</p>
      </EmptyState>
    );
  return (
    <>
      {ongoing.length > 0 && (
        <section aria-labelledby={ongoingTitle} className={styles.part}>
          <h2 id={ongoingTitle} className={styles.title}>
            {t('orders.ongoing')}
          </h2>
          {next && <NextOrder order={next} />}
          {others.length > 0 && (
            <ul className={styles.rows}>
              {others.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          )}
        </section>
      )}
      {previous.length > 0 && (
        <section aria-labelledby={previousTitle} className={styles.part}>
          <h2 id={previousTitle} className={styles.title}>
            {t('orders.previous')}
          </h2>
          <ul className={styles.rows}>
            {previous.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.end}>
        <p>
          {t('orders.shown', {
            shown: formatCount(orders.length, locale),
            total: formatCount(data.orders.count, locale),
          })}
        </p>
        {pagination.hasNext && (
          <Button variant="outlined" busy={pagination.isLoadingNext} onClick={loadMore}>
            {t('orders.more')}
          </Button>
        )}
      </div>
    </>
  );
}
