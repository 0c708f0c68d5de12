import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CollectionScreenQueryNode, { type CollectionScreenQuery } from '../relay/CollectionScreenQuery.graphql.ts';

export const useCollectionScreenQuery = (reference: PreloadedQuery<CollectionScreenQuery>) => usePreloadedQuery<CollectionScreenQuery>(CollectionScreenQueryNode, reference);
