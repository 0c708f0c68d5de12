import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import MessagePreviewPanelQueryNode, { type MessagePreviewPanelQuery } from '../relay/MessagePreviewPanelQuery.graphql.ts';

/** MessagePreviewPanelQuery of src/desk/mailing/MessagePreviewPanel.tsx. */
export const useMessagePreviewPanelQuery = (reference: PreloadedQuery<MessagePreviewPanelQuery>) => usePreloadedQuery<MessagePreviewPanelQuery>(MessagePreviewPanelQueryNode, reference);
