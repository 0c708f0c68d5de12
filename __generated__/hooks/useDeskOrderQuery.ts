import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskOrderQueryNode, { type DeskOrderQuery } from '../relay/DeskOrderQuery.graphql.ts';

/** DeskOrderQuery of src/desk/orders/DeskOrder.tsx. */
export const useDeskOrderQuery = (reference: PreloadedQuery<DeskOrderQuery>) => usePreloadedQuery<DeskOrderQuery>(DeskOrderQueryNode, reference);
