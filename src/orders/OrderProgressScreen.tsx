import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useOrderProgressScreenQuery } from '#generated/hooks/useOrderProgressScreenQuery.ts';
import OrderProgressScreenQueryNode, {
  type OrderProgressScreenQuery,
} from '#generated/relay/OrderProgressScreenQuery.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { usePolling } from '../shared/relay/usePolling.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { MissingOrder } from './MissingOrder.tsx';
import { itemCount } from './orderFacts.ts';
import { OrderPlaceholder } from './OrderPlaceholder.tsx';
import styles from './OrderProgressScreen.module.css';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { OrderStops } from './OrderStops.tsx';
import { ProgressLines } from './ProgressLines.tsx';

/** One of the customer's orders; null on the server. */
export const loader = browserLoader<OrderProgressScreenQuery>(OrderProgressScreenQueryNode, ({ id = '' }) => ({ id }));

graphql`
  query OrderProgressScreenQuery($id: ID!) {
    order(id: $id) {
      id
      number
      ongoing
      status
      cash {
        due
        byLink
        receivedAt
      }
      createdAt
      total
      ...orderFacts_articles
      ...OrderStops_order
    }
    orderProgress(id: $id) {
      ...ProgressLines_line
    }
  }
`;

/** How often an order in progress is polled, in ms: market day moves by minutes. */
export const PROGRESS_EVERY_MS = 30_000;

function Progress({ reference }: { reference: PreloadedQuery<OrderProgressScreenQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { order, orderProgress } = useOrderProgressScreenQuery(reference);
  const environment = useRelayEnvironment();
  usePolling(order?.ongoing ?? false, {
    poll: () => refetch<OrderProgressScreenQuery>(environment, OrderProgressScreenQueryNode, reference.variables),
    pause: () => PROGRESS_EVERY_MS,
  });
  if (!order || !orderProgress) return <MissingOrder />;
  const { id, number, ongoing, status, cash, createdAt, total } = order;
  const count = itemCount(order);
  return (
    <div className={styles.page}>
      <PageTitle name={t('sign_in.pages.orderProgress')} />
      <Trail
        steps={[
          { name: t('orders.title'), href: address('orders') },
          { name: t('received.order', { number }), href: address('order', { id }) },
          { name: t('orders.progress') },
        ]}
      />
      <header className={styles.head}>
        <div>
          <h1>{t('sign_in.pages.orderProgress')}</h1>
          <p className={styles.facts}>
            {t('orders.facts', {
              moment: formatMoment(createdAt, locale, null),
              articles: t('cart.articles', { count }),
              total: formatCents(total),
            })}
          </p>
        </div>
        <OrderStatusTag status={status} due={cash?.due} byLink={cash?.byLink} />
      </header>
      <OrderStops order={order} />
      {ongoing && <p className={styles.follows}>{t('orders.follows')}</p>}
      <ProgressLines lines={orderProgress} cash={cash && { receivedAt: cash.receivedAt }} />
    </div>
  );
}

/** The status of each product of an order, by producer (F-159); updates while it is open. */
export function OrderProgressScreen() {
  const reference = useLoaderData<PreloadedQuery<OrderProgressScreenQuery>>();
  return (
    <Suspense fallback={<OrderPlaceholder />}>
      <Progress reference={reference} />
    </Suspense>
  );
}
