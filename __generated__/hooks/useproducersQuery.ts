import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import producersQueryNode, { type producersQuery } from '../relay/producersQuery.graphql.ts';

export const useproducersQuery = (reference: PreloadedQuery<producersQuery>) => usePreloadedQuery<producersQuery>(producersQueryNode, reference);
