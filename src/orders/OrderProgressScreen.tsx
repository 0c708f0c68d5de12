import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useOrderProgressScreenQuery } from '../../__generated__/hooks/useOrderProgressScreenQuery.ts';
import type { OrderProgressScreenQuery } from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { MissingOrder } from './MissingOrder.tsx';
import { OrderPlaceholder } from './OrderPlaceholder.tsx';
import styles from './OrderProgressScreen.module.css';
import { OrderStops } from './OrderStops.tsx';
import { ProgressLines } from './ProgressLines.tsx';
import { useProgressWatch } from './useProgressWatch.ts';

graphql`
  query OrderProgressScreenQuery($id: ID!) {
    order(id: $id) {
      id
      number
      ongoing
      ...OrderStops_order
    }
    orderProgress(id: $id) {
      ...ProgressLines_line
    }
  }
`;

function Progress({ reference }: { reference: PreloadedQuery<OrderProgressScreenQuery> }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { order, orderProgress } = useOrderProgressScreenQuery(reference);
  useProgressWatch(reference.variables.id, order?.ongoing ?? false);
  if (!order || !orderProgress) return <MissingOrder />;
  const { id, number, ongoing } = order;
  return (
    <div className={styles.page}>
      <PageTitle name={t('sign_in.pages.orderProgress')} />
      <p>
        <TextLink tone="quiet" href={address('order', { id })}>
          {t('received.order', { number })}
        </TextLink>
      </p>
      <h1>{t('sign_in.pages.orderProgress')}</h1>
      <OrderStops order={order} />
      {ongoing && <p className={styles.follows}>{t('orders.follows')}</p>}
      <ProgressLines lines={orderProgress} />
    </div>
  );
}

/** Where each product of an order is, by producer (F-159); it follows while it is open. */
export function OrderProgressScreen() {
  const reference = useLoaderData<PreloadedQuery<OrderProgressScreenQuery>>();
  return (
    <Suspense fallback={<OrderPlaceholder />}>
      <Progress reference={reference} />
    </Suspense>
  );
}
