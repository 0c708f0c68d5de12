import type { PreloadedQuery } from 'react-relay';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import DeskOrderQueryNode, { type DeskOrderQuery } from '../../__generated__/relay/DeskOrderQuery.graphql.ts';
import DeskOrdersQueryNode, { type DeskOrdersQuery } from '../../__generated__/relay/DeskOrdersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { DeskOrder } from './DeskOrder.tsx';
import { DeskOrders } from './DeskOrders.tsx';
import { apiFilter, parseFilters } from './orderFilters.ts';

const listLoader = personalLoader<DeskOrdersQuery>(DeskOrdersQueryNode, (_, request) => ({
  filter: apiFilter(parseFilters(new URL(request.url).searchParams)),
}));
const orderLoader = personalLoader<DeskOrderQuery>(DeskOrderQueryNode, ({ item = '' }) => ({
  number: /^\d{1,9}$/.test(item) ? Number(item) : 0,
}));

/** The orders requested by the address, or the one whose number it contains. */
export const loader = (args: LoaderFunctionArgs) => (args.params['item'] ? orderLoader(args) : listLoader(args));

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
