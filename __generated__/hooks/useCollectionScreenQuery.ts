import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CollectionScreenQueryNode, { type CollectionScreenQuery } from '../relay/CollectionScreenQuery.graphql.ts';

/** CollectionScreenQuery of src/catalogue/CollectionScreen.tsx. */
export const useCollectionScreenQuery = (reference: PreloadedQuery<CollectionScreenQuery>) => usePreloadedQuery<CollectionScreenQuery>(CollectionScreenQueryNode, reference);
