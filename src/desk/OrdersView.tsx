import type { PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import type { DeskOrderQuery } from '../../__generated__/relay/DeskOrderQuery.graphql.ts';
import type { DeskOrdersQuery } from '../../__generated__/relay/DeskOrdersQuery.graphql.ts';
import { DeskOrder } from './DeskOrder.tsx';
import { DeskOrders } from './DeskOrders.tsx';

type Props = { reference: PreloadedQuery<DeskOrdersQuery> | PreloadedQuery<DeskOrderQuery> };

/** All orders, or the one whose number the address contains. */
export function OrdersView({ reference }: Props) {
  const { item } = useParams();
  return item ? (
    <DeskOrder key={item} reference={reference as PreloadedQuery<DeskOrderQuery>} number={item} />
  ) : (
    <DeskOrders reference={reference as PreloadedQuery<DeskOrdersQuery>} />
  );
}
