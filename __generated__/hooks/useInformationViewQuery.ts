import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import InformationViewQueryNode, { type InformationViewQuery } from '../relay/InformationViewQuery.graphql.ts';

/** InformationViewQuery of src/desk/information/InformationView.tsx. */
export const useInformationViewQuery = (reference: PreloadedQuery<InformationViewQuery>) => usePreloadedQuery<InformationViewQuery>(InformationViewQueryNode, reference);
