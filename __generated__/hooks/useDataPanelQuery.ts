import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DataPanelQueryNode, { type DataPanelQuery } from '../relay/DataPanelQuery.graphql.ts';

/** DataPanelQuery of src/account/DataPanel.tsx. */
export const useDataPanelQuery = (reference: PreloadedQuery<DataPanelQuery>) => usePreloadedQuery<DataPanelQuery>(DataPanelQueryNode, reference);
