import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import pickListQueryNode, { type pickListQuery } from '../relay/pickListQuery.graphql.ts';

/** pickListQuery of src/desk/floor/pickList.ts. */
export const usepickListQuery = (reference: PreloadedQuery<pickListQuery>) => usePreloadedQuery<pickListQuery>(pickListQueryNode, reference);
