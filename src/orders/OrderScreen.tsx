import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation } from 'react-router';
import { useOrderScreenQuery } from '#generated/hooks/useOrderScreenQuery.ts';
import OrderScreenQueryNode, { type OrderScreenQuery } from '#generated/relay/OrderScreenQuery.graphql.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { MissingOrder } from './MissingOrder.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderPlaceholder } from './OrderPlaceholder.tsx';

/** One of the customer's orders; null on the server. */
export const loader = browserLoader<OrderScreenQuery>(OrderScreenQueryNode, ({ id = '' }) => ({ id }));

graphql`
  query OrderScreenQuery($id: ID!) {
    order(id: $id) {
      id
      number
      ...OrderDetail_order
    }
  }
`;

function Order({ reference }: { reference: PreloadedQuery<OrderScreenQuery> }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { pathname } = useLocation();
  const { order } = useOrderScreenQuery(reference);
  if (!order) return <MissingOrder />;
  const linked = pathname === address('orderLink', { id: reference.variables.id });
  return (
    <>
      <PageTitle name={t('received.order', { number: order.number })} />
      <OrderDetail key={order.id} order={order} linked={linked} />
    </>
  );
}

/** One order of the customer's (F-155 to F-158), or anybody's by its public link (ADR 36), which prints as its receipt. */
export function OrderScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<OrderScreenQuery> | null>();
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <PageTitle name={t('orders.title')} />}
      <Suspense fallback={<OrderPlaceholder />}>
        {isHydrated && reference ? <Order reference={reference} /> : <OrderPlaceholder />}
      </Suspense>
    </>
  );
}
