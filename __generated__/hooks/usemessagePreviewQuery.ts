import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import messagePreviewQueryNode, { type messagePreviewQuery } from '../relay/messagePreviewQuery.graphql.ts';

/** messagePreviewQuery of src/desk/mailing/messagePreview.ts. */
export const usemessagePreviewQuery = (reference: PreloadedQuery<messagePreviewQuery>) => usePreloadedQuery<messagePreviewQuery>(messagePreviewQueryNode, reference);
