import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import producersQueryNode, { type producersQuery } from '../relay/producersQuery.graphql.ts';

/** producersQuery of src/desk/floor/producers.ts. */
export const useproducersQuery = (reference: PreloadedQuery<producersQuery>) => usePreloadedQuery<producersQuery>(producersQueryNode, reference);
