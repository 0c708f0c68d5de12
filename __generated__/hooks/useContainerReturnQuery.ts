import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ContainerReturnQueryNode, { type ContainerReturnQuery } from '../relay/ContainerReturnQuery.graphql.ts';

/** ContainerReturnQuery of src/desk/floor/ContainerReturn.tsx. */
export const useContainerReturnQuery = (reference: PreloadedQuery<ContainerReturnQuery>) => usePreloadedQuery<ContainerReturnQuery>(ContainerReturnQueryNode, reference);
