import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useReturnPreviewQueryNode, { type useReturnPreviewQuery } from '../relay/useReturnPreviewQuery.graphql.ts';

/** useReturnPreviewQuery of src/desk/orders/useReturnPreview.ts. */
export const useuseReturnPreviewQuery = (reference: PreloadedQuery<useReturnPreviewQuery>) => usePreloadedQuery<useReturnPreviewQuery>(useReturnPreviewQueryNode, reference);
