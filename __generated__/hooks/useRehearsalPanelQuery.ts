import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import RehearsalPanelQueryNode, { type RehearsalPanelQuery } from '../relay/RehearsalPanelQuery.graphql.ts';

/** RehearsalPanelQuery of src/desk/clock/RehearsalPanel.tsx. */
export const useRehearsalPanelQuery = (reference: PreloadedQuery<RehearsalPanelQuery>) => usePreloadedQuery<RehearsalPanelQuery>(RehearsalPanelQueryNode, reference);
