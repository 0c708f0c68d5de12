import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useEntryPreviewQueryNode, { type useEntryPreviewQuery } from '../relay/useEntryPreviewQuery.graphql.ts';

/** useEntryPreviewQuery of src/desk/entry/useEntryPreview.ts. */
export const useuseEntryPreviewQuery = (reference: PreloadedQuery<useEntryPreviewQuery>) => usePreloadedQuery<useEntryPreviewQuery>(useEntryPreviewQueryNode, reference);
