import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrdersExportQueryNode, { type OrdersExportQuery } from '../relay/OrdersExportQuery.graphql.ts';

/** OrdersExportQuery of src/desk/orders/OrdersExport.tsx. */
export const useOrdersExportQuery = (reference: PreloadedQuery<OrdersExportQuery>) => usePreloadedQuery<OrdersExportQuery>(OrdersExportQueryNode, reference);
