import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import InformationViewQueryNode, { type InformationViewQuery } from '../relay/InformationViewQuery.graphql.ts';

export const useInformationViewQuery = (reference: PreloadedQuery<InformationViewQuery>) => usePreloadedQuery<InformationViewQuery>(InformationViewQueryNode, reference);
