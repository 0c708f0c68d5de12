import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useMovePreviewQueryNode, { type useMovePreviewQuery } from '../relay/useMovePreviewQuery.graphql.ts';

/** useMovePreviewQuery of src/desk/moving/useMovePreview.ts. */
export const useuseMovePreviewQuery = (reference: PreloadedQuery<useMovePreviewQuery>) => usePreloadedQuery<useMovePreviewQuery>(useMovePreviewQueryNode, reference);
