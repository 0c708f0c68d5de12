import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useOrdersScreenQuery } from '#generated/hooks/useOrdersScreenQuery.ts';
import OrdersScreenQueryNode, { type OrdersScreenQuery } from '#generated/relay/OrdersScreenQuery.graphql.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPlaceholder } from './OrderPlaceholder.tsx';
import styles from './OrdersScreen.module.css';

/** The customer's orders; null on the server. */
export const loader = browserLoader<OrdersScreenQuery>(OrdersScreenQueryNode);

graphql`
  query OrdersScreenQuery {
    ...OrderList_query
  }
`;

function Orders({ reference }: { reference: PreloadedQuery<OrdersScreenQuery> }) {
  return <OrderList query={useOrdersScreenQuery(reference)} />;
}

/** The customer's orders, current and previous (F-152). Behind the guard, so rendered for signed-in customers only. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<OrdersScreenQuery>>();
  return (
    <>
      <PageTitle name={t('orders.title')} />
      <h1 className={styles.title}>{t('orders.title')}</h1>
      <Suspense fallback={<OrderPlaceholder />}>
        <Orders reference={reference} />
      </Suspense>
    </>
  );
}
