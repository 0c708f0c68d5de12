import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useOrderSheetQueryNode, { type useOrderSheetQuery } from '../relay/useOrderSheetQuery.graphql.ts';

/** useOrderSheetQuery of src/desk/orders/useOrderSheet.ts. */
export const useuseOrderSheetQuery = (reference: PreloadedQuery<useOrderSheetQuery>) => usePreloadedQuery<useOrderSheetQuery>(useOrderSheetQueryNode, reference);
