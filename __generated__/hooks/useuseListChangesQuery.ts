import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useListChangesQueryNode, { type useListChangesQuery } from '../relay/useListChangesQuery.graphql.ts';

/** useListChangesQuery of src/desk/frame/useListChanges.ts. */
export const useuseListChangesQuery = (reference: PreloadedQuery<useListChangesQuery>) => usePreloadedQuery<useListChangesQuery>(useListChangesQueryNode, reference);
