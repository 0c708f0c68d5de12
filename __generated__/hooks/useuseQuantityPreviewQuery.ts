import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useQuantityPreviewQueryNode, { type useQuantityPreviewQuery } from '../relay/useQuantityPreviewQuery.graphql.ts';

/** useQuantityPreviewQuery of src/desk/orders/useQuantityPreview.ts. */
export const useuseQuantityPreviewQuery = (reference: PreloadedQuery<useQuantityPreviewQuery>) => usePreloadedQuery<useQuantityPreviewQuery>(useQuantityPreviewQueryNode, reference);
